import {
  IconBuilding,
  IconCar,
  IconCurrencyBitcoin,
  IconCurrencyEthereum,
  IconDiamond,
  IconMotorbike,
  IconSailboat,
} from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { tradeRangeText } from '@tradewind/contract/prices';
import { type DetailTile, detailTiles } from '@tradewind/contract/trade-words';
import classes from './boat-detail.module.css';

const icons: Record<DetailTile, typeof IconCar> = {
  boat: IconSailboat,
  automobile: IconCar,
  real_estate: IconBuilding,
  motorsports: IconMotorbike,
  cryptocurrency: IconCurrencyEthereum,
  bitcoin: IconCurrencyBitcoin,
  other: IconDiamond,
};

export function TradeOptions({ boat }: { boat: Boat }) {
  const tiles = detailTiles(boat.tradeCategories);
  return (
    <section className={classes.section}>
      <h2>What The Owner Will Trade For</h2>
      {tiles.length === 0 ? (
        <p className={classes.range}>The owner hasn’t said yet. Send a message to ask.</p>
      ) : (
        <ul className={classes.tiles}>
          {tiles.map(({ id, label, names }) => (
            <li key={id}>
              <TileIcon tile={id} />
              {label}
              {names.length > 0 ? <span className={classes.behind}>{names.join(', ')}</span> : null}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.range}>
        Preferred Trade Value Range: <strong>{tradeRangeText(boat.price)}</strong>
      </p>
    </section>
  );
}

function TileIcon({ tile }: { tile: DetailTile }) {
  const Icon = icons[tile];
  return <Icon size={24} stroke={1.5} aria-hidden />;
}
