import { IconInfoCircle } from '@tabler/icons-react';
import type { Trade } from '@tradewind/contract/trades';
import { listed } from '../../../nouns/trade/trade-sides.ts';
import classes from './trade-page.module.css';

/** Tells the reader first that an item is taken, or why the trade ended. */
export function TradeNotices({ trade }: { trade: Trade }) {
  const taken = trade.legs.filter((leg) => leg.taken).map(({ title }) => title);
  if (trade.list === 'ended' && trade.endedReason)
    return (
      <p className={classes.notice}>
        <IconInfoCircle size={20} stroke={1.5} aria-hidden />
        <span>
          <strong>Why it ended: </strong>
          {trade.endedReason}
        </span>
      </p>
    );
  if (!trade.backup) return null;
  return (
    <p className={classes.notice}>
      <IconInfoCircle size={20} stroke={1.5} aria-hidden />
      <span>
        <strong>This is a backup offer. </strong>
        {taken.length === 0 ? 'Something in it' : listed(taken)} {taken.length > 1 ? 'are' : 'is'} part of another
        agreed trade, so nobody can accept this offer right now. It doesn’t expire meanwhile. You can change it so that
        it contains nothing that is taken, or wait: we’ll tell you if everything is free again.
      </span>
    </p>
  );
}
