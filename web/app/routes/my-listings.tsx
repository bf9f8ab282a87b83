import { paths } from '@tradewind/contract/paths';
import { MyListings } from '../features/listings/my-listings.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function MyListingsScreen() {
  return (
    <>
      <PageHead
        title="My Listings"
        description="View, edit, pause and manage the boats you’ve listed on Tradewind."
        path={paths.myListings}
        hidden
      />
      <MyListings />
    </>
  );
}
