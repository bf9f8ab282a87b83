import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { Verdict, Want, WantRules, WantSubject } from '@tradewind/contract/wants';
import { type Cents, formatMoney, parseMoney } from '@tradewind/domain/money';
import type { Verdict as Answer, Rules } from '@tradewind/domain/wants';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { OwnItem, RuleColumns, WantRow } from './store.ts';
import type { VerdictRow } from './verdicts.store.ts';

export const verdictCursor = cursorCodec({ updatedAt: cursorPart.moment, boatId: cursorPart.id });
export type VerdictCursor = ReturnType<typeof verdictCursor.read>;

const imageOf = (boat: { imageUrls: string[]; images: string[] }) =>
  hasOwnImages(boat) ? (boatImages(boat)[0] ?? null) : null;

/** One want on the wire: the rules that its owner set, or else the suggestion. */
export function presentWant(item: OwnItem | null, row: WantRow | undefined, suggestion: Rules): Want {
  return {
    for: subjectOf(item),
    title: item?.title ?? null,
    imageUrl: item && imageOf(item),
    value: item?.value ?? null,
    category: item?.category ?? null,
    reserved: item?.reserved ?? false,
    suggested: row === undefined,
    rules: row ? presentRules(row) : presentRules(columnsOf(suggestion)),
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

function subjectOf(item: OwnItem | null): WantSubject {
  if (!item) return { kind: 'cash' };
  return item.kind === 'boat' ? { kind: 'boat', boatId: item.id } : { kind: 'asset', assetId: item.id };
}

const presentRules = (row: RuleColumns): WantRules => ({
  boatTypes: row.boatTypes,
  minLength: row.minLength,
  maxLength: row.maxLength,
  minYear: row.minYear,
  maxYear: row.maxYear,
  minPrice: row.minPrice,
  maxPrice: row.maxPrice,
  maxMiles: row.maxMiles,
  categories: row.categories,
  maxCashToAdd: row.maxCashToAdd,
  minCashToReceive: row.minCashToReceive,
  lowestValue: row.lowestValue,
});

export function presentVerdict({ boat, verdict, cash, updatedAt }: VerdictRow): Verdict {
  const { id, title, price, listed } = boat;
  return {
    boatId: id,
    title,
    imageUrl: listed ? imageOf(boat) : null,
    price: listed ? price : null,
    listed,
    verdict,
    cash,
    updatedAt: updatedAt.toISOString(),
  };
}

const centsOf = (amount: string | null): Cents | null => (amount === null ? null : (parseMoney(amount) ?? null));
const amountOf = (cents: Cents | null) => (cents === null ? null : formatMoney(cents));

/** The rules as the domain decides by them. */
export const rulesOf = (row: RuleColumns): Rules => ({
  types: row.boatTypes,
  length: { min: row.minLength, max: row.maxLength },
  year: { min: row.minYear, max: row.maxYear },
  price: { min: centsOf(row.minPrice), max: centsOf(row.maxPrice) },
  miles: row.maxMiles,
  kinds: row.categories,
  mostCashToAdd: centsOf(row.maxCashToAdd),
  leastCashToReceive: centsOf(row.minCashToReceive),
  lowestValue: centsOf(row.lowestValue),
});

const columnsOf = (rules: Rules): RuleColumns => ({
  boatTypes: [...rules.types],
  minLength: rules.length.min,
  maxLength: rules.length.max,
  minYear: rules.year.min,
  maxYear: rules.year.max,
  minPrice: amountOf(rules.price.min),
  maxPrice: amountOf(rules.price.max),
  maxMiles: rules.miles,
  categories: [...rules.kinds],
  maxCashToAdd: amountOf(rules.mostCashToAdd),
  minCashToReceive: amountOf(rules.leastCashToReceive),
  lowestValue: amountOf(rules.lowestValue),
});

export const answerOf = ({ verdict, cash }: { verdict: 'yes' | 'no'; cash: string | null }): Answer =>
  verdict === 'no' ? { answer: 'no' } : { answer: 'yes', cash: centsOf(cash) };
