import type { Asset } from '@tradewind/contract/assets';
import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Boat, OwnBoat } from '@tradewind/contract/boats';
import { readDollars } from '@tradewind/contract/trade-values';
import { bitcoinValue, type ItemInTrades, type TradeLeg } from '@tradewind/contract/trades';
import { TRADE_PENDING } from '../../../nouns/boat/pending-badge.tsx';
import { type OfferDraft, SIDES, type SideDraft, type SideName, typedCoins } from './offer-draft.ts';

/** Something that can be put into an offer. */
export interface OfferItem {
  kind: 'boat' | 'asset';
  id: number;
  title: string;
  value: string;
  imageUrl: string | null;
  category?: TradeLeg['category'];
  /** How many other open offers contain it. */
  otherOffers?: number;
  /** Why it cannot be chosen now. */
  blocked?: string;
}

export interface OfferItems {
  gives: readonly OfferItem[];
  gets: readonly OfferItem[];
}

export const boatItem = (
  boat: Pick<Boat, 'id' | 'title' | 'price' | 'imageUrls' | 'images' | 'status'>,
): OfferItem => ({
  kind: 'boat',
  id: boat.id,
  title: boat.title,
  value: boat.price,
  imageUrl: hasOwnImages(boat) ? (boatImages(boat)[0] ?? null) : null,
  ...(boat.status === 'pending' && { blocked: TRADE_PENDING }),
});

/** Only boats that are listed can be traded. */
export const ownBoatItems = (boats: readonly OwnBoat[]): OfferItem[] =>
  boats
    .filter(({ status, removal }) => removal === null && (status === 'active' || status === 'pending'))
    .map(boatItem);

export const assetItem = ({ id, title, value, imageUrls, category, reserved }: Asset): OfferItem => ({
  kind: 'asset',
  id,
  title,
  value,
  imageUrl: imageUrls[0] ?? null,
  category,
  ...(reserved && { blocked: TRADE_PENDING }),
});

/** Keeps the items of a trade available even where no list shows them, since they may be for offers only. */
export const itemOfLeg = ({ kind, boatId, assetId, title, value, imageUrl, category, taken }: TradeLeg): OfferItem[] =>
  kind === 'boat' || kind === 'asset'
    ? [
        {
          kind,
          id: boatId ?? assetId ?? 0,
          title,
          value,
          imageUrl,
          ...(category && { category }),
          ...(taken && { blocked: 'Reserved for another trade' }),
        },
      ]
    : [];

const isSame = (one: OfferItem, other: OfferItem) => one.kind === other.kind && one.id === other.id;

/** Both lists without repetitions; the first mention counts. */
export const joined = (...lists: readonly (readonly OfferItem[])[]): OfferItem[] =>
  lists.flat().filter((item, place, all) => all.findIndex((other) => isSame(item, other)) === place);

/** The legs that a draft would become, for showing what they are worth. Incomplete entries are left out. */
export function previewLegs(draft: OfferDraft, items: OfferItems, reader: string, other: string): TradeLeg[] {
  const ends = (name: SideName) => (name === 'gives' ? { from: reader, to: other } : { from: other, to: reader });
  return SIDES.flatMap((name) => [
    ...chosenItems(draft[name], items[name]).map(
      ({ kind, id, title, value, imageUrl, category }): TradeLeg => ({
        kind,
        ...ends(name),
        ...(kind === 'boat' ? { boatId: id } : { assetId: id }),
        title,
        value,
        imageUrl,
        ...(category && { category }),
      }),
    ),
    ...moneyLegs(draft[name]).map((leg): TradeLeg => ({ ...leg, ...ends(name), imageUrl: null })),
  ]);
}

/** With the number of open offers that contain each item, besides the one that is being answered. */
export const withOffers = (
  items: readonly OfferItem[],
  bound: readonly ItemInTrades[],
  answered: readonly OfferItem[],
): OfferItem[] =>
  items.map((item) => {
    const offers = bound.find((one) => one.kind === item.kind && one.id === item.id)?.offers ?? 0;
    const others = offers - Number(answered.some((one) => isSame(one, item)));
    return others > 0 ? { ...item, otherOffers: others } : item;
  });

/** Without items that are no longer there, and their keys. */
export function withoutMissing(draft: OfferDraft, items: OfferItems): { kept: OfferDraft; missing: string[] } {
  const missing: string[] = [];
  const side = (name: SideName): SideDraft => {
    const there = new Set(items[name].map(itemKey));
    const kept = (kind: OfferItem['kind'], ids: readonly number[]) =>
      ids.filter((id) => {
        const key = itemKey({ kind, id });
        if (!there.has(key)) missing.push(key);
        return there.has(key);
      });
    const { boatIds, assetIds } = draft[name];
    return { ...draft[name], boatIds: kept('boat', boatIds), assetIds: kept('asset', assetIds) };
  };
  const kept = { ...draft, gives: side('gives'), gets: side('gets') };
  return { kept, missing };
}

export const itemKey = ({ kind, id }: Pick<OfferItem, 'kind' | 'id'>): string => `${kind} ${id}`;

const chosenItems = ({ boatIds, assetIds }: SideDraft, items: readonly OfferItem[]): OfferItem[] =>
  items.filter(({ kind, id }) => (kind === 'boat' ? boatIds : assetIds).includes(id));

type MoneyLeg = Pick<TradeLeg, 'kind' | 'title' | 'value' | 'amount' | 'price' | 'fixed'>;

function moneyLegs({ cash, coins, coinPrice, fixed }: SideDraft): MoneyLeg[] {
  const dollars = readDollars(cash);
  const price = readDollars(coinPrice);
  const amount = typedCoins(coins);
  const value = price === undefined ? undefined : bitcoinValue({ amount, price });
  return [
    ...(dollars === undefined ? [] : [{ kind: 'cash', title: 'Cash', value: dollars, amount: dollars } as const]),
    ...(price === undefined || value === undefined
      ? []
      : [{ kind: 'bitcoin', title: `${amount} BTC`, value, amount, price, fixed } as const]),
  ];
}
