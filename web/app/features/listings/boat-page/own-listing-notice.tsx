import type { Removal } from '@tradewind/contract/removal';
import { RemovalNotice } from '../removal-notice.tsx';
import { StatusBadge } from '../status-badge.tsx';
import classes from './own-listing-actions.module.css';

interface OwnListingNoticeProps {
  status: string;
  removal: Removal | null | undefined;
}

/** Tells owners that their listing is inactive, on the page that only they still see. */
export default function OwnListingNotice({ status, removal }: OwnListingNoticeProps) {
  if (removal) return <RemovalNotice removal={removal} />;
  if (status === 'active') return null;
  return (
    <div className={classes.notice} role="status">
      <StatusBadge status={status} />
      <p>Only you can see this page. Everyone else sees that the boat is no longer available.</p>
    </div>
  );
}
