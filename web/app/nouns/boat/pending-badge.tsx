import classes from './pending-badge.module.css';

/** Part of an agreed trade: everyone still sees it, and nobody can make an offer. */
export const isTradePending = ({ status }: { status: string }): boolean => status === 'pending';

export const TRADE_PENDING = 'Trade pending';
export const PENDING_REASON =
  'This boat is part of an agreed trade, so it takes no new offers right now. Save it, and we’ll tell you if it becomes available again.';

export function PendingBadge() {
  return <span className={classes.badge}>{TRADE_PENDING}</span>;
}
