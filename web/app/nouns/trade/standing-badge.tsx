import type { Trade } from '@tradewind/contract/trades';
import classes from './standing-badge.module.css';
import { standingOf } from './trade-texts.ts';

/** Where a trade stands for its reader. */
export function StandingBadge({ trade, reader }: { trade: Trade; reader: string }) {
  const { text, tone } = standingOf(trade, reader);
  return (
    <span className={classes.badge} data-tone={tone}>
      {text}
    </span>
  );
}
