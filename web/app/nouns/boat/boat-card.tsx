import { VisuallyHidden } from '@mantine/core';
import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { distanceText } from '@tradewind/contract/distance-text';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../ui/mark.tsx';
import { SellerLine } from '../person/seller-line.tsx';
import { FiveStars } from '../person/stars.tsx';
import classes from './boat-card.module.css';
import { lengthText } from './boat-facts.ts';
import { BoatPicture } from './boat-picture.tsx';
import { FeaturedBadge } from './featured-badge.tsx';
import { isTradePending, PendingBadge } from './pending-badge.tsx';
import { TradeChips } from './trade-chips.tsx';

const SIZES = '(min-width: 75em) 24rem, (min-width: 48em) 45vw, 92vw';

interface BoatCardProps {
  boat: Boat;
  /** For the first cards of a page, which are visible immediately. */
  eager?: boolean;
  /** Passed to the boat's page. */
  linkState?: unknown;
  /** Shown in the corner of the picture. */
  corner?: ReactNode;
  /** The ZIP code from which distances are measured, when the list is sorted by distance. */
  zip?: string | undefined;
}

export function BoatCard({ boat, eager = false, linkState, corner, zip }: BoatCardProps) {
  const to = paths.boat(boat.id);
  const images = boatImages(boat);
  const distance = distanceText(zip, boat.location);
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Link to={to} state={linkState} tabIndex={-1} aria-hidden prefetch="intent">
          <BoatPicture
            url={images[0]}
            alt=""
            sizes={SIZES}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
          />
        </Link>
        {boat.featured ? <FeaturedBadge /> : null}
        {isTradePending(boat) ? (
          <div className={classes.pending}>
            <PendingBadge />
          </div>
        ) : null}
        {corner === undefined ? null : <div className={classes.corner}>{corner}</div>}
        <span className={classes.count}>
          <Mark shape="photo" />
          {hasOwnImages(boat) ? images.length : 0}
          <VisuallyHidden>{images.length === 1 ? 'photo' : 'photos'}</VisuallyHidden>
        </span>
      </div>
      <div className={classes.body}>
        <p className={classes.type}>{boat.type}</p>
        <h2 className={classes.title}>
          <Link to={to} state={linkState} prefetch="intent">
            {boat.title}
          </Link>
        </h2>
        <p className={classes.facts}>
          {[boat.year, lengthText(boat.length)].filter(Boolean).join(' · ')}
          <span className={classes.location}>
            <Mark shape="pin" />
            {boat.location}
          </span>
          {distance === undefined ? null : <span>{distance}</span>}
        </p>
        <p className={classes.price}>{priceText(boat.price)}</p>
        <TradeChips categories={boat.tradeCategories} limit={3} />
        <div className={classes.foot}>
          {boat.seller ? <SellerLine seller={boat.seller} /> : <FiveStars />}
          <Link className={classes.contact} to={to} state={linkState} aria-label={`Contact Seller of ${boat.title}`}>
            Contact Seller
          </Link>
        </div>
      </div>
    </article>
  );
}
