import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { managedListingQuery } from '../features/listings/listing-queries.ts';
import { InvalidLink } from '../features/listings/manage/invalid-link.tsx';
import { ManageListing } from '../features/listings/manage/manage-listing.tsx';
import { ManagePlaceholder } from '../features/listings/manage/manage-placeholder.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** The URL is a secret, so keep it from other sites and search engines. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

/** Loads the listing in the browser only, so that it is never part of a cached page. */
export default function ManageListingScreen() {
  const { managementToken = '' } = useParams();
  const { data: boat, isPending } = useQuery(managedListingQuery(managementToken));
  return (
    <>
      <PageHead
        title="Manage your listing"
        description="See how your boat listing is doing, or take it off Tradewind."
        hidden
      />
      {/* For navigations within the app, which have no headers. */}
      <meta name="referrer" content="no-referrer" />
      {isPending ? (
        <ManagePlaceholder />
      ) : boat ? (
        <ManageListing boat={boat} token={managementToken} />
      ) : (
        <InvalidLink />
      )}
    </>
  );
}
