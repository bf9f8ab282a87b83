import { IconChevronRight } from '@tabler/icons-react';
import { boatImages } from '@tradewind/contract/boat-images';
import type { AnyBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { isUnavailable, NO_LONGER_AVAILABLE } from '@tradewind/contract/unavailable-boats';
import { Link } from 'react-router';
import rows from '../../ui/rows.module.css';
import { BoatPicture } from './boat-picture.tsx';
import { isTradePending, TRADE_PENDING } from './pending-badge.tsx';

interface BoatRowsProps {
  boats: readonly AnyBoat[];
  /** Where each leads, if not to the boat's page. */
  pathOf?: (boat: AnyBoat) => string;
}

export function BoatRows({ boats, pathOf = ({ id }) => paths.boat(id) }: BoatRowsProps) {
  return (
    <ul className={rows.rows}>
      {boats.map((boat) => (
        <li key={boat.id}>
          <Link to={pathOf(boat)} className={rows.row}>
            <BoatPicture
              url={boatImages({ images: [], ...boat })[0]}
              alt=""
              sizes="5rem"
              loading="lazy"
              className={rows.picture}
            />
            <span className={rows.text}>
              <strong>{boat.title}</strong>
              {isUnavailable(boat) ? (
                <span className={rows.second}>{NO_LONGER_AVAILABLE}</span>
              ) : (
                <>
                  <span className={rows.second}>{isTradePending(boat) ? TRADE_PENDING : boat.location}</span>
                  <span>{priceText(boat.price)}</span>
                </>
              )}
            </span>
            <IconChevronRight size={18} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
