import { newOfferPath, tradePath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { useLiveTrade } from '../use-live-trade.ts';
import classes from './offer-card.module.css';

/** Leads from a conversation to a new offer, or to the one that is open between the two. */
export default function StartOffer({ boatId, otherId }: { boatId: number; otherId: string }) {
  const live = useLiveTrade(boatId, otherId);
  if (live === undefined) return null;
  return (
    <Link className={classes.start} to={live ? tradePath(live.id) : newOfferPath({ boat: boatId, with: otherId })}>
      {live ? 'View trade' : 'Make an offer'}
    </Link>
  );
}
