import { IconCashBanknote, IconCurrencyBitcoin, IconPackage, IconSailboat } from '@tabler/icons-react';
import type { TradeLeg } from '@tradewind/contract/trades';
import { BoatPicture } from '../boat/boat-picture.tsx';
import classes from './leg-picture.module.css';

const icons = { boat: IconSailboat, asset: IconPackage, cash: IconCashBanknote, bitcoin: IconCurrencyBitcoin } as const;

/** A small picture of what changes hands; a sign where there is none. */
export function LegPicture({ leg: { kind, imageUrl } }: { leg: Pick<TradeLeg, 'kind' | 'imageUrl'> }) {
  const Icon = icons[kind];
  return (
    <span className={classes.picture} data-kind={kind} aria-hidden>
      <Icon size={22} stroke={1.5} />
      {imageUrl === null ? null : <BoatPicture url={imageUrl} alt="" sizes="5rem" loading="lazy" hideBroken />}
    </span>
  );
}
