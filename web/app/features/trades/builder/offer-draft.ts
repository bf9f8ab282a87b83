import { readDollars } from '@tradewind/contract/trade-values';
import type { NewLeg, Trade, TradeLeg } from '@tradewind/contract/trades';
import { STANDARD_TERMS_DRAFT, type TermsDraft, termsDraftOf } from '../terms/terms-draft.ts';

export type SideName = 'gives' | 'gets';
export const SIDES: readonly SideName[] = ['gives', 'gets'];

/** One side of an offer as it is being put together; amounts as they were typed. */
export interface SideDraft {
  boatIds: number[];
  assetIds: number[];
  cash: string;
  /** Whether the fields for Bitcoin are open. */
  hasCoins: boolean;
  coins: string;
  coinPrice: string;
  fixed: 'coins' | 'dollars';
}

export interface OfferDraft {
  gives: SideDraft;
  gets: SideDraft;
  note: string;
  terms: TermsDraft;
}

/** An offer as it is compared with another version of itself. */
export type Offer = Pick<Trade, 'legs' | 'terms'>;

/** The revision that a counteroffer is compared with. */
export type FormerOffer = Offer & Pick<Trade, 'author'>;

const EMPTY: SideDraft = {
  boatIds: [],
  assetIds: [],
  cash: '',
  hasCoins: false,
  coins: '',
  coinPrice: '',
  fixed: 'coins',
};

/** Begins with what is asked for, and what the reader came to offer. */
export const newDraft = (given: Partial<SideDraft>, wanted: Partial<SideDraft>): OfferDraft => ({
  gives: { ...EMPTY, ...given },
  gets: { ...EMPTY, ...wanted },
  note: '',
  terms: STANDARD_TERMS_DRAFT,
});

/** A revision as the start of the answer to it. The note was its author's own. */
export function draftOf({ legs, terms }: Offer, reader: string): OfferDraft {
  const side = (own: readonly TradeLeg[]): SideDraft => {
    const coins = own.find(({ kind }) => kind === 'bitcoin');
    const cash = own.find(({ kind }) => kind === 'cash');
    return {
      boatIds: own.flatMap(({ boatId }) => boatId ?? []),
      assetIds: own.flatMap(({ assetId }) => assetId ?? []),
      cash: cash ? withoutCents(cash.value) : '',
      hasCoins: coins !== undefined,
      coins: coins?.amount ?? '',
      coinPrice: coins?.price === undefined ? '' : withoutCents(coins.price),
      fixed: coins?.fixed ?? 'coins',
    };
  };
  return {
    gives: side(legs.filter(({ from }) => from === reader)),
    gets: side(legs.filter(({ to }) => to === reader)),
    note: '',
    terms: termsDraftOf(terms, reader),
  };
}

const withoutCents = (amount: string) => amount.replace(/\.00$/, '');

/** Coins as they are written to the contract; people also type '.5'. A comma stays and is refused: '1,500' may mean 1.5. */
export const typedCoins = (text: string): string => text.replace(/\s/g, '').replace(/^\./, '0.');

type Valued = Pick<TradeLeg, 'boatId' | 'assetId' | 'value'>;

/** Turns a side without faults into the legs that are sent, with the values of items as the author sees them. */
export function legsOf(
  { boatIds, assetIds, cash, coins, coinPrice, fixed }: SideDraft,
  shown: readonly Valued[],
): NewLeg[] {
  const amount = readDollars(cash);
  const price = readDollars(coinPrice);
  return [
    ...boatIds.map(
      (boatId): NewLeg => ({
        kind: 'boat',
        boatId,
        value: shown.find((leg) => leg.boatId === boatId)?.value,
      }),
    ),
    ...assetIds.map(
      (assetId): NewLeg => ({
        kind: 'asset',
        assetId,
        value: shown.find((leg) => leg.assetId === assetId)?.value,
      }),
    ),
    ...(amount === undefined ? [] : [{ kind: 'cash', amount } as const]),
    ...(coins.trim() === '' || price === undefined
      ? []
      : [{ kind: 'bitcoin', amount: typedCoins(coins), price, fixed } as const]),
  ];
}

export const isEmptySide = (side: SideDraft): boolean =>
  side.boatIds.length + side.assetIds.length === 0 && side.cash.trim() === '' && side.coins.trim() === '';

export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
