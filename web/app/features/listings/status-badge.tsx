import { isTradePending, TRADE_PENDING } from '../../nouns/boat/pending-badge.tsx';
import classes from './status-badge.module.css';

/** Highlights active listings only. */
export function StatusBadge({ status }: { status: string }) {
  return (
    <span className={classes.badge} data-active={status === 'active' || undefined}>
      {isTradePending({ status }) ? TRADE_PENDING : status}
    </span>
  );
}
