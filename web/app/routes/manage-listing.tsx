import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { managedListingQuery } from '../features/listings/listing-queries.ts';
import { InvalidLink } from '../features/listings/manage/invalid-link.tsx';
import { ManageListing } from '../features/listings/manage/manage-listing.tsx';
import { ManagePlaceholder } from '../features/listings/manage/manage-placeholder.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** The address is a secret: it is neither told to other pages nor found by search engines. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

/** Read by the browser, not by the page's server: what the link opens is in no kept page. */
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
      {/* For who comes here by navigation in the app, without headers. */}
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
