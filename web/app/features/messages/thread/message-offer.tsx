import type { OfferData } from '@tradewind/contract/messages';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import classes from './message-offer.module.css';

/** A summary of the offer in a message. */
export function MessageOffer({ offer: { boat, assets, cash } }: { offer: OfferData }) {
  return (
    <div className={classes.offer}>
      <p className={classes.head} aria-hidden>
        Offer
      </p>
      <ul aria-label="Offer">
        {boat ? (
          <li>
            <Link to={paths.boat(boat.id)}>{boat.title}</Link>
            <span>{priceText(boat.price)}</span>
          </li>
        ) : null}
        {assets.map((asset) => (
          <li key={asset}>{asset.replace(/^my /i, '')}</li>
        ))}
        {cash ? (
          <li>
            Cash
            <span>{priceText(cash)}</span>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
