import type { BoatType } from './boat-types.ts';
import type { Cents } from './money.ts';
import { accepts, type ListingKey, toListingKeys } from './trade-taxonomy.ts';

/** A range with inclusive limits. Null is no limit. */
export interface Span<Value extends number = number> {
  readonly min: Value | null;
  readonly max: Value | null;
}

/** A person's conditions for trading one of their items, or for cash. An empty list or null is no condition. */
export interface Rules {
  readonly types: readonly BoatType[];
  readonly length: Span;
  readonly year: Span;
  readonly price: Span<Cents>;
  /** The maximum distance of a boat. */
  readonly miles: number | null;
  /** Kinds of items, boats among them. */
  readonly kinds: readonly ListingKey[];
  readonly mostCashToAdd: Cents | null;
  readonly leastCashToReceive: Cents | null;
  /** The lowest total value that the owner accepts for the item: the private limit in negotiations. */
  readonly lowestValue: Cents | null;
}

/** A person's answer about one boat. It takes precedence over rules. */
export type Verdict =
  | { readonly answer: 'no' }
  /** With an amount: yes, even if up to that much cash must be added. */
  | { readonly answer: 'yes'; readonly cash: Cents | null };

export const NO_RULES: Rules = {
  types: [],
  length: { min: null, max: null },
  year: { min: null, max: null },
  price: { min: null, max: null },
  miles: null,
  kinds: [],
  mostCashToAdd: null,
  leastCashToReceive: null,
  lowestValue: null,
};

export interface WantedBoat {
  readonly kind: 'boat';
  readonly value: Cents;
  readonly type: string | null;
  readonly length: number | null;
  readonly year: number;
  /** Null if the distance is unknown. */
  readonly miles: number | null;
}

type Item = WantedBoat | { readonly kind: 'asset'; readonly value: Cents; readonly category: string };

/** The item a person would get, with cash in one of the two directions. */
export interface Deal {
  /** Null for cash alone. */
  readonly item: Item | null;
  readonly adds: Cents;
  readonly receives: Cents;
}

type Objection =
  | 'verdict'
  | 'kind'
  | 'type'
  | 'length'
  | 'year'
  | 'price'
  | 'miles'
  | 'cash to add'
  | 'cash to receive'
  | 'value';

type Decision =
  | { readonly wanted: true; readonly by: 'verdict' | 'rules' }
  | { readonly wanted: false; readonly objections: readonly Objection[] };

/** Decides whether a person wants a deal, and if not, names everything that speaks against it. */
export function decide(rules: Rules, deal: Deal, verdict?: Verdict): Decision {
  if (verdict?.answer === 'no') return { wanted: false, objections: ['verdict'] };
  const objections = verdict
    ? moneyObjections(withVerdict(rules, verdict.cash), deal)
    : [...itemObjections(rules, deal.item), ...moneyObjections(rules, deal)];
  if (objections.length > 0) return { wanted: false, objections };
  return { wanted: true, by: verdict ? 'verdict' : 'rules' };
}

/** The objections to an item, regardless of the cash. */
export function itemObjections(rules: Rules, item: Item | null): Objection[] {
  if (!item) return [];
  if (item.kind === 'asset') return allowsKind(rules, item.category) ? [] : ['kind'];
  return BOAT_RULES.filter(([, allows]) => !allows(rules, item)).map(([objection]) => objection);
}

/** A yes names the cash that its owner would add for this boat, so rules about cash and value no longer apply. */
const withVerdict = (rules: Rules, cash: Cents | null): Rules =>
  cash === null ? rules : { ...rules, mostCashToAdd: cash, leastCashToReceive: null, lowestValue: null };

function moneyObjections({ mostCashToAdd, leastCashToReceive, lowestValue }: Rules, deal: Deal): Objection[] {
  const { item, adds, receives } = deal;
  const found: Objection[] = [];
  if (mostCashToAdd !== null && adds > mostCashToAdd) found.push('cash to add');
  if (leastCashToReceive !== null && receives < leastCashToReceive) found.push('cash to receive');
  if (lowestValue !== null && (item?.value ?? 0) + receives - adds < lowestValue) found.push('value');
  return found;
}

const BOAT_RULES: readonly (readonly [Objection, (rules: Rules, boat: WantedBoat) => boolean])[] = [
  ['kind', (rules) => allowsKind(rules, 'boats')],
  ['type', ({ types }, { type }) => types.length === 0 || types.some((one) => one === type)],
  ['length', (rules, { length }) => isWithin(rules.length, length)],
  ['year', (rules, { year }) => isWithin(rules.year, year)],
  ['price', (rules, { value }) => isWithin(rules.price, value)],
  ['miles', (rules, { miles }) => rules.miles === null || miles === null || miles <= rules.miles],
];

/** An empty list accepts every kind. */
const allowsKind = ({ kinds }: Rules, category: string) => kinds.length === 0 || accepts(kinds, [category]);

/** A boat with an unknown measure does not meet a rule about it. */
function isWithin({ min, max }: Span, value: number | null): boolean {
  if (min === null && max === null) return true;
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

interface AgentSettings {
  readonly min: Cents | null;
  readonly max: Cents | null;
}

/**
 * The initial rules: the listing's trade categories and the price range of the owner's agent. An item worth less than that range
 * cannot be traded for a boat in it, so that none is suggested.
 */
export function suggestedRules(
  tradeCategories: readonly string[],
  agent: AgentSettings | undefined,
  value: Cents | null,
): Rules {
  const isWithinReach = value === null || value >= (agent?.min ?? 0);
  return {
    ...NO_RULES,
    kinds: toListingKeys(tradeCategories),
    price: isWithinReach ? { min: agent?.min ?? null, max: agent?.max ?? null } : NO_RULES.price,
  };
}
