import { Button } from '@mantine/core';
import { IconEye, IconMapPin } from '@tabler/icons-react';
import { boatImages } from '@tradewind/contract/boat-images';
import type { OwnBoat } from '@tradewind/contract/boats';
import { boatOffersPath, paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import { isTradePending } from '../../nouns/boat/pending-badge.tsx';
import { offersLabel, useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import classes from './listing-card.module.css';
import { viewsText } from './listing-facts.ts';
import { ListingMenu } from './listing-menu.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { StatusBadge } from './status-badge.tsx';

const SIZES = '(min-width: 75em) 26rem, (min-width: 48em) 45vw, 92vw';

export function ListingCard({ boat }: { boat: OwnBoat }) {
  const bound = useItemInTrades({ kind: 'boat', id: boat.id });
  const isPublic = (boat.status === 'active' || isTradePending(boat)) && boat.removal === null;
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <BoatPicture url={boatImages(boat)[0]} alt="" sizes={SIZES} loading="lazy" />
        <div className={classes.status}>
          <StatusBadge status={boat.removal ? 'removed' : boat.status} />
        </div>
      </div>
      <div className={classes.body}>
        <h2 title={boat.title}>{boat.title}</h2>
        <p className={classes.model}>{[boat.year, boat.make, boat.model].join(' ')}</p>
        <p className={classes.price}>{priceText(boat.price)}</p>
        <p className={classes.facts}>
          <span>
            <IconEye size={16} aria-hidden />
            {viewsText(boat)} {boat.views === 1 ? 'view' : 'views'}
          </span>
          <span>
            <IconMapPin size={16} aria-hidden />
            {boat.location}
          </span>
        </p>
        {boat.removal ? <RemovalNotice removal={boat.removal} /> : null}
        {isPublic || boat.removal ? null : <p className={classes.hidden}>Visitors can’t see this listing.</p>}
        <div className={classes.actions}>
          {boat.removal ? null : (
            <Button
              component={Link}
              to={paths.boat(boat.id)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              aria-label={`View ${boat.title}`}
            >
              View
            </Button>
          )}
          {boat.managementToken ? (
            <Button
              component={Link}
              to={paths.manage(boat.managementToken)}
              variant="default"
              aria-label={`Manage ${boat.title}`}
            >
              Manage
            </Button>
          ) : null}
          {boat.removal ? null : (
            <Button
              component={Link}
              to={paths.editListing(boat.id)}
              variant="default"
              aria-label={`Edit ${boat.title}`}
            >
              Edit
            </Button>
          )}
          {boat.removal ? null : (
            <Button
              component={Link}
              to={boatOffersPath(boat.id)}
              variant="default"
              aria-label={`Offers on ${boat.title}`}
            >
              {offersLabel(bound)}
            </Button>
          )}
          <ListingMenu boat={boat} />
        </div>
      </div>
    </article>
  );
}
