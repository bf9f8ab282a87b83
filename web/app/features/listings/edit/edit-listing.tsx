import { Skeleton } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SignedOut } from '../signed-out.tsx';
import { useMyListings } from '../use-my-listings.ts';
import { EditListingForm } from './edit-listing-form.tsx';
import { ListingNotYours } from './listing-not-yours.tsx';

export function EditListing({ id }: { id: string }) {
  const state = useMyListings({ fresh: true });
  if (state.kind === 'signedOut') return <SignedOut here={paths.editListing(id)} />;
  const boat = state.kind === 'listed' ? state.boats.find((one) => String(one.id) === id) : undefined;
  if (state.kind !== 'loading' && boat === undefined) return <ListingNotYours />;
  return (
    <Page width="text">
      <PageTitle lead={boat?.title}>Edit listing</PageTitle>
      {boat === undefined ? (
        <Skeleton height={640} radius={16} role="status" aria-label="Loading your listing" />
      ) : (
        <EditListingForm key={boat.id} boat={boat} />
      )}
    </Page>
  );
}
