import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { BoatPicture } from '../../ui/boat-picture.tsx';
import rows from './rows.module.css';

export function SavedRows({ boats }: { boats: readonly Boat[] }) {
  return (
    <ul className={rows.rows}>
      {boats.map((boat) => (
        <li key={boat.id}>
          <Link to={paths.boat(boat.id)} className={rows.row}>
            <BoatPicture url={boatImages(boat)[0]} alt="" sizes="5rem" loading="lazy" className={rows.picture} />
            <span className={rows.text}>
              <strong>{boat.title}</strong>
              <span className={rows.second}>{boat.location}</span>
              <span>{priceText(boat.price)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
