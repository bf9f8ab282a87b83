import type { Seller } from '@tradewind/contract/boats';
import type { CSSProperties } from 'react';
import classes from './stars.module.css';

/** Five stars, filled to the average of the reviews; outlined for people without any. */
export function FiveStars({ of }: { of?: Pick<Seller, 'rating' | 'reviewCount'> | undefined }) {
  if (!of?.reviewCount)
    return (
      <span className={classes.line}>
        <span className={classes.stars} role="img" aria-label="Five stars, outlined" />
        New trader
      </span>
    );
  const reviews = of.reviewCount === 1 ? '1 review' : `${of.reviewCount} reviews`;
  return (
    <span className={classes.line}>
      <FilledStars stars={Number(of.rating)} />
      {Number(of.rating).toFixed(1)} ({reviews})
    </span>
  );
}

export function FilledStars({ stars }: { stars: number }) {
  return (
    <span
      className={`${classes.stars} ${classes.filled}`}
      style={{ '--filled': stars } as CSSProperties}
      role="img"
      aria-label={`${stars} of five stars`}
    />
  );
}
