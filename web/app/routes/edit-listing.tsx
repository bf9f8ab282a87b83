import { useParams } from 'react-router';
import { EditListing } from '../features/listings/edit-listing.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function EditListingScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title="Edit listing" description="Change what your boat listing says on Tradewind." hidden />
      <EditListing id={id} />
    </>
  );
}
