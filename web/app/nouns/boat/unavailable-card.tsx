import { boatImages } from '@tradewind/contract/boat-images';
import type { UnavailableBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { NO_LONGER_AVAILABLE, unavailableTexts } from '@tradewind/contract/unavailable-boats';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './boat-card.module.css';
import { BoatPicture } from './boat-picture.tsx';

interface UnavailableCardProps {
  boat: UnavailableBoat;
  corner: ReactNode;
}

/** The card of an inactive boat. */
export function UnavailableCard({ boat, corner }: UnavailableCardProps) {
  const to = paths.boat(boat.id);
  return (
    <article className={classes.card} data-unavailable>
      <div className={classes.picture}>
        <Link to={to} tabIndex={-1} aria-hidden>
          <BoatPicture url={boatImages({ ...boat, images: [] })[0]} alt="" sizes="24rem" loading="lazy" />
        </Link>
        <div className={classes.corner}>{corner}</div>
      </div>
      <div className={classes.body}>
        <p className={classes.type}>{boat.type}</p>
        <h2 className={classes.title}>
          <Link to={to}>{boat.title}</Link>
        </h2>
        <p>
          <strong>{NO_LONGER_AVAILABLE}</strong>
        </p>
        <p className={classes.facts}>{unavailableTexts[boat.status]}</p>
      </div>
    </article>
  );
}
