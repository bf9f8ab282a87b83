import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { newOfferPath } from '@tradewind/contract/paths';
import type { Trade } from '@tradewind/contract/trades';
import { Link } from 'react-router';
import { dealingsQuery } from '../../../nouns/trade/bound/items-in-trades.ts';
import { givenBy, othersOf, partyOf, receivedBy } from '../../../nouns/trade/trade-sides.ts';
import classes from './trade-page.module.css';

/** Leads from a trade that ended to a new offer, unless one of the two has left or blocked the other. */
export function OfferAgain({ trade, reader }: { trade: Trade; reader: string }) {
  const [other, ...more] = othersOf(trade, reader);
  const isPair = other?.username !== null && more.length === 0 && partyOf(trade, reader) !== undefined;
  const path = isPair && trade.list === 'ended' ? pathOf(trade, reader, other?.userId) : undefined;
  const { data } = useQuery({ ...dealingsQuery(other?.userId ?? ''), enabled: path !== undefined });
  if (path === undefined || data === undefined || data.blocked) return null;
  return (
    <Button component={Link} to={path} variant="default" className={classes.again ?? ''}>
      Make a New Offer
    </Button>
  );
}

/** An offer is about a boat: theirs, or else the reader's own. */
function pathOf(trade: Trade, reader: string, otherId: string | undefined): string | undefined {
  const theirs = receivedBy(trade, reader).find(({ boatId }) => boatId !== undefined)?.boatId;
  if (theirs !== undefined) return newOfferPath({ boat: theirs });
  const own = givenBy(trade, reader).find(({ boatId }) => boatId !== undefined)?.boatId;
  return own === undefined || otherId === undefined ? undefined : newOfferPath({ boat: own, with: otherId });
}
