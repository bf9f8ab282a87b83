import { tradePath } from '@tradewind/contract/paths';
import type { Removal } from '@tradewind/contract/removal';
import { Link } from 'react-router';
import { isTradePending } from '../../../nouns/boat/pending-badge.tsx';
import { useItemInTrades } from '../../../nouns/trade/bound/items-in-trades.ts';
import { RemovalNotice } from '../removal-notice.tsx';
import { StatusBadge } from '../status-badge.tsx';
import classes from './own-listing-actions.module.css';

interface OwnListingNoticeProps {
  id: number;
  status: string;
  removal: Removal | null | undefined;
}

const HIDDEN = 'Only you can see this page. Everyone else sees that the boat is no longer available.';
const PENDING = 'This boat is reserved for an agreed trade. Everyone can see it, and it takes no new offers.';

/** Tells owners why their listing takes no offers, on its page. */
export default function OwnListingNotice({ id, status, removal }: OwnListingNoticeProps) {
  const tradeId = useItemInTrades({ kind: 'boat', id })?.tradeId ?? null;
  if (removal) return <RemovalNotice removal={removal} />;
  if (status === 'active') return null;
  return (
    <div className={classes.notice} role="status">
      <StatusBadge status={status} />
      <p>
        {isTradePending({ status }) ? PENDING : HIDDEN}{' '}
        {tradeId === null ? null : <Link to={tradePath(tradeId)}>Open the trade</Link>}
      </p>
    </div>
  );
}
