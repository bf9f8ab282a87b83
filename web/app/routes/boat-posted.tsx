import { paths } from '@tradewind/contract/paths';
import { redirect, useSearchParams } from 'react-router';
import { BoatPosted } from '../features/listings/boat-posted.tsx';
import { readBoatId } from '../nouns/boat/boat-id.ts';
import { PageHead } from '../ui/page-head.tsx';

/** Redirects home without a boat. */
const requireBoat = ({ request }: { request: Request }) =>
  readBoatId(new URL(request.url).searchParams.get('id')) === undefined ? redirect(paths.home) : null;

export const loader = requireBoat;
export const clientLoader = requireBoat;

export default function BoatPostedScreen() {
  const [query] = useSearchParams();
  const id = readBoatId(query.get('id'));
  if (id === undefined) return null;
  return (
    <>
      <PageHead
        title="Thank you"
        description="Your boat is on Tradewind. Share its public link and see what happens next."
        path={paths.boatPosted}
        hidden
      />
      <BoatPosted id={id} title={query.get('title')?.trim() || 'Your Boat'} />
    </>
  );
}
