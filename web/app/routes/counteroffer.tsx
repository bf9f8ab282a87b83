import { isRouteErrorResponse, useParams, useRouteError, useSearchParams } from 'react-router';
import { Counteroffer } from '../features/trades/builder/counteroffer.tsx';
import { TradeNotFound } from '../features/trades/page/trade-screen.tsx';
import { readsOfTrade } from '../features/trades/trade-reads.ts';
import { TradesGate } from '../features/trades/trades-gate.tsx';
import { browserLoader, serverLoader } from '../lib/page-data.ts';
import { readRowId } from '../lib/row-id.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export const loader = serverLoader(readsOfTrade);
export const clientLoader = browserLoader(readsOfTrade);

const signIn = {
  heading: 'Sign in to answer this offer',
  text: 'Trades are private, so we need to know that this one is yours.',
};

export default function CounterofferRoute() {
  const id = readRowId(useParams().id);
  const assetId = readRowId(useSearchParams()[0].get('asset'));
  if (id === undefined) return <TradeNotFound />;
  return (
    <>
      <PageHead title="Counteroffer" description="Decision an offer on Tradewind with one of your own." hidden />
      <TradesGate title="Make a counteroffer" signIn={signIn}>
        {(reader) => <Counteroffer key={id} id={id} reader={reader} assetId={assetId} />}
      </TradesGate>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <TradeNotFound /> : <FailureScreen error={error} />;
}
