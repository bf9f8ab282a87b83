import { Button } from '@mantine/core';
import { IconMapPin, IconPhoto } from '@tabler/icons-react';
import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import classes from './boat-card.module.css';
import { lengthText } from './boat-facts.ts';
import { BoatPicture } from './boat-picture.tsx';
import { FeaturedBadge } from './featured-badge.tsx';
import { SellerLine } from './seller-line.tsx';
import { TradeChips } from './trade-chips.tsx';

const SIZES = '(min-width: 75em) 24rem, (min-width: 48em) 45vw, 92vw';

/** `eager` for the first cards of a page, which are seen at once. */
export function BoatCard({ boat, eager = false }: { boat: Boat; eager?: boolean }) {
  const to = paths.boat(boat.id);
  return (
    <article className={classes.card}>
      <Link to={to} className={classes.picture} tabIndex={-1} aria-hidden prefetch="intent">
        <BoatPicture url={boatImages(boat)[0]} alt="" sizes={SIZES} loading={eager ? 'eager' : 'lazy'} />
        {boat.featured ? <FeaturedBadge /> : null}
        <span className={classes.count}>
          <IconPhoto size={14} aria-hidden />
          {boatImages(boat).length}
        </span>
      </Link>
      <div className={classes.body}>
        <p className={classes.type}>{boat.type}</p>
        <h2 className={classes.title}>
          <Link to={to} prefetch="intent">
            {boat.title}
          </Link>
        </h2>
        <p className={classes.facts}>
          {[boat.year, lengthText(boat.length)].filter(Boolean).join(' · ')}
          <span className={classes.location}>
            <IconMapPin size={15} aria-hidden />
            {boat.location}
          </span>
        </p>
        <p className={classes.price}>{priceText(boat.price)}</p>
        <TradeChips categories={boat.tradeCategories} limit={3} />
        <div className={classes.foot}>
          {boat.seller ? <SellerLine seller={boat.seller} /> : null}
          <Button component={Link} to={to} variant="default" aria-label={`Contact Seller of ${boat.title}`}>
            Contact Seller
          </Button>
        </div>
      </div>
    </article>
  );
}
