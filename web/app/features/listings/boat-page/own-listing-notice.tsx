import type { Removal } from '@tradewind/contract/removal';
import { isTradePending } from '../../../nouns/boat/pending-badge.tsx';
import { RemovalNotice } from '../removal-notice.tsx';
import { StatusBadge } from '../status-badge.tsx';
import classes from './own-listing-actions.module.css';

interface OwnListingNoticeProps {
  status: string;
  removal: Removal | null | undefined;
}

const HIDDEN = 'Only you can see this page. Everyone else sees that the boat is no longer available.';
const PENDING = 'This boat is reserved for an agreed trade. Everyone can see it, and it takes no new offers.';

/** Tells owners why their listing takes no offers, on its page. */
export default function OwnListingNotice({ status, removal }: OwnListingNoticeProps) {
  if (removal) return <RemovalNotice removal={removal} />;
  if (status === 'active') return null;
  return (
    <div className={classes.notice} role="status">
      <StatusBadge status={status} />
      <p>{isTradePending({ status }) ? PENDING : HIDDEN}</p>
    </div>
  );
}
