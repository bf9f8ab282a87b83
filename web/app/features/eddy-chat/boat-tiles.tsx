import { IconMapPin } from '@tabler/icons-react';
import type { EddyBoat } from '@tradewind/contract/eddy';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { BoatPicture } from '../../nouns/boat/boat-picture.tsx';
import classes from './boat-tiles.module.css';

export function BoatTiles({ boats }: { boats: readonly EddyBoat[] }) {
  return (
    <ul className={classes.tiles} aria-label="Boats">
      {boats.map((boat) => (
        <li key={boat.id}>
          <Link to={paths.boat(boat.id)} className={classes.tile}>
            <BoatPicture url={boat.imageUrl} alt="" sizes="(min-width: 48em) 14rem, 45vw" loading="lazy" />
            <span className={classes.body}>
              <span className={classes.title}>{boat.title}</span>
              <span className={classes.price}>{priceText(boat.price)}</span>
              <span className={classes.facts}>
                {[boat.type, boat.length && `${boat.length} ft`].filter(Boolean).join(' · ')}
              </span>
              <span className={classes.facts}>
                <IconMapPin size={14} aria-hidden />
                {boat.location}
              </span>
              {boat.note === undefined ? null : <span className={classes.note}>{boat.note}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
