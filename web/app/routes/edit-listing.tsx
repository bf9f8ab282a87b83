import { useParams } from 'react-router';
import { EditListing } from '../features/listings/edit/edit-listing.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function EditListingScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title="Edit listing" description="Edit your boat listing on Tradewind." hidden />
      <EditListing id={id} />
    </>
  );
}
