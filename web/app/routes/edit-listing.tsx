import { possessionPath } from '@tradewind/contract/paths';
import { useLocation, useParams } from 'react-router';
import { EditListing } from '../features/listings/edit/edit-listing.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';

const PossessionScreen = lazyPart(() => import('../features/listings/possession/possession-screen.tsx'));

/** One route for two screens, since every page loads the list of routes. */
export default function EditListingScreen() {
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') === possessionPath(id))
    return (
      <>
        <PageHead title="Prove Possession" description="Show that you hold the boat you list on Tradewind." hidden />
        <PossessionScreen id={id} />
      </>
    );
  return (
    <>
      <PageHead title="Edit listing" description="Edit your boat listing on Tradewind." hidden />
      <EditListing id={id} />
    </>
  );
}
