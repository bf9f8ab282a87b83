import { Button, type ButtonProps } from '@mantine/core';
import type { Boat } from '@tradewind/contract/boats';
import { tradePath } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isTradePending } from '../../nouns/boat/pending-badge.tsx';
import classes from './live-trade-button.module.css';
import { useLiveTrade } from './use-live-trade.ts';

const BACKUP_REASON =
  'This boat is part of another agreed trade. Your offer is a backup: we’ll tell you if the boat becomes available again.';

interface LiveTradeButtonProps {
  boat: Boat;
  look: ButtonProps;
  /** Shown when the reader has no live trade over the boat. */
  otherwise: ReactNode;
}

/** Leads to the reader's live trade over the boat. */
export default function LiveTradeButton({ boat, look, otherwise }: LiveTradeButtonProps) {
  const live = useLiveTrade(boat.id, boat.sellerId);
  if (!live) return otherwise;
  return (
    <>
      <Button component={Link} to={tradePath(live.id)} {...look}>
        View Your Trade
      </Button>
      {isTradePending(boat) && live.backup ? <p className={classes.pending}>{BACKUP_REASON}</p> : null}
    </>
  );
}
