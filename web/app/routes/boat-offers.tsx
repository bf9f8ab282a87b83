import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { BoatOffers, ListingNotFound } from '../features/trades/compare/boat-offers.tsx';
import { readsOfTrade } from '../features/trades/trade-reads.ts';
import { TradesGate } from '../features/trades/trades-gate.tsx';
import { browserLoader, serverLoader } from '../lib/page-data.ts';
import { readRowId } from '../lib/row-id.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export const loader = serverLoader(readsOfTrade);
export const clientLoader = browserLoader(readsOfTrade);

const signIn = { heading: 'Sign in to see your offers', text: 'Only a boat’s owner can compare the offers on it.' };

export default function BoatOffersRoute() {
  const id = readRowId(useParams().id);
  if (id === undefined) return <ListingNotFound />;
  return (
    <>
      <PageHead title="Offers" description="All open offers on one of your boats, side by side." hidden />
      <TradesGate title="Offers" signIn={signIn}>
        {(reader) => <BoatOffers key={id} boatId={id} reader={reader} />}
      </TradesGate>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <ListingNotFound /> : <FailureScreen error={error} />;
}
