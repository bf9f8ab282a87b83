import { milesBetweenCities } from './city-distances.ts';
import { distance, MISSING_DATA_MILES, type Place, roughDistance } from './geography.ts';
import { type Cents, cents, displayMoney, tradeRange } from './money.ts';
import { wholeNumber } from './numbers.ts';
import { accepts, categoryLabel, type ListingKey, toListingKeys } from './trade-taxonomy.ts';
import { decide, NO_RULES, type Rules, type Verdict } from './wants.ts';

/** A person looking for a boat, with the assets they would trade for it. */
export interface Seeker {
  /** In words of any vocabulary. An empty list means open to everything. */
  readonly categories: readonly string[];
  readonly range: { readonly min: Cents | null; readonly max: Cents | null };
  readonly place: Place;
  /** Where they are, in their words: 'Tampa, FL'. */
  readonly from?: string | undefined;
  readonly ownBoats: readonly OwnBoat[];
  /** The stated value of the asset they offer, if any. */
  readonly worth?: Cents;
  readonly wants?: SeekerWants;
}

/** The rules that a user set themselves, and that every trade must follow. */
export interface SeekerWants {
  /** By the id of the user's own boat. */
  readonly boats: ReadonlyMap<number, Rules>;
  /** By the category of the user's own assets. */
  readonly assets: ReadonlyMap<string, readonly { readonly value: Cents; readonly rules: Rules }[]>;
  readonly cash: Rules | undefined;
}

export interface OwnBoat {
  readonly id: number;
  readonly title: string;
  readonly value: Cents;
  readonly tradeCategories: readonly string[];
}

export interface OfferedBoat {
  readonly price: Cents;
  readonly tradeCategories: readonly string[];
  readonly location: string;
  readonly place: Place;
  readonly type: string | null;
  readonly length: number | null;
  readonly year: number;
}

/** How the two could trade: boat for boat, an asset that both name, or anything if one of them is open to offers. */
export type Way =
  | { readonly kind: 'swap'; readonly boat: OwnBoat }
  | { readonly kind: 'assets'; readonly keys: readonly ListingKey[] }
  | { readonly kind: 'open' };

interface Match {
  /** From 0 to 1. */
  readonly score: number;
  /** Explains the match to the seeker. */
  readonly reason: string;
  readonly way: Way;
  /** The seeker said yes to this very boat. */
  readonly byVerdict: boolean;
}

/** Matches with a lower score are not reported to the user. */
export const MIN_MATCH_SCORE = 0.55;
/** An asset worth less than this share of the other is not enough for a trade. */
const TRADE_SHARE = 0.4;
const WEIGHTS = { way: 0.4, value: 0.35, distance: 0.25 } as const;
/** Added to the score if the seeker said yes to the boat. */
const YES_BONUS = 0.15;
const FAR = 2_500;
const OPEN = 'open_to_offers';
const BOATS = 'boats';

/** Scores and explains a possible trade. Null if there is none. The seeker's verdict on the boat takes precedence over their range. */
export function matchOf(seeker: Seeker, boat: OfferedBoat, verdict?: Verdict): Match | null {
  const byVerdict = verdict?.answer === 'yes';
  if (!(byVerdict || isAffordable(seeker, boat)) || !isWorthIt(seeker, boat)) return null;
  const way = wayOf(seeker, boat, verdict);
  if (!way) return null;
  const miles = distance(seeker.place, boat.place);
  const fit =
    WEIGHTS.way * wayFit(way) + WEIGHTS.value * valueFit(seeker, boat, way) + WEIGHTS.distance * distanceFit(miles);
  const score = byVerdict ? Math.min(1, Math.max(MIN_MATCH_SCORE, fit + YES_BONUS)) : fit;
  const reason = `${byVerdict ? 'You said you’d trade for it. ' : ''}${sentence(seeker, boat, way)}`;
  return { score: Math.round(score * 1_000) / 1_000, way, reason, byVerdict };
}

/** The highest asking price that fits a budget: an owner's preferred trade range starts below the price. */
export function highestPriceFor(max: Cents): Cents {
  const { low } = tradeRange(cents(100_000));
  return cents(Math.floor((max / low) * 100_000));
}

/** The prices within reach of an asset of this value, with the difference paid in cash. */
export const tradablePrices = (worth: Cents): { min: Cents; max: Cents } => ({
  min: cents(Math.ceil(worth * TRADE_SHARE)),
  max: cents(Math.floor(worth / TRADE_SHARE)),
});

const isWorthIt = ({ worth }: Seeker, { price }: OfferedBoat) =>
  worth === undefined || nearness(worth, price) >= TRADE_SHARE;

function isAffordable({ range: { min, max } }: Seeker, { price }: OfferedBoat): boolean {
  return (min === null || price >= min) && (max === null || tradeRange(price).low <= max);
}

function wayOf(seeker: Seeker, boat: OfferedBoat, verdict: Verdict | undefined): Way | null {
  const offered = toListingKeys(seeker.categories);
  const givesAnything = seeker.categories.length === 0 || offered.includes(OPEN);
  const swap = givesAnything || offered.includes(BOATS) ? bestSwap(seeker, boat, verdict) : undefined;
  if (swap) return { kind: 'swap', boat: swap };
  const wanted = toListingKeys(boat.tradeCategories);
  const keys = wanted.filter(
    (key) => key !== OPEN && offered.includes(key) && wantsForAsset(seeker, boat, key, verdict),
  );
  if (keys.length > 0) return { kind: 'assets', keys };
  return (givesAnything || wanted.includes(OPEN)) && wantsForCash(seeker, boat, verdict) ? { kind: 'open' } : null;
}

/** If the seeker set rules for their items of that kind, those decide; otherwise it is as good as cash. */
function wantsForAsset(seeker: Seeker, boat: OfferedBoat, key: ListingKey, verdict: Verdict | undefined): boolean {
  if (key === BOATS && seeker.ownBoats.length > 0)
    return seeker.ownBoats.some(({ id, value }) =>
      wantsBoat(seeker, boat, seeker.wants?.boats.get(id), value, verdict),
    );
  const own = seeker.wants?.assets.get(key);
  if (!own) return wantsForCash(seeker, boat, verdict);
  return own.some(({ value, rules }) => wantsBoat(seeker, boat, rules, value, verdict));
}

/** A yes with an amount is cash added to another item, so it is not a budget for the whole boat. */
function wantsForCash(seeker: Seeker, boat: OfferedBoat, verdict: Verdict | undefined): boolean {
  const given = verdict?.answer === 'yes' ? boat.price : (seeker.worth ?? cents(0));
  return wantsBoat(seeker, boat, seeker.wants?.cash, given, verdict);
}

/** Both owners must accept boats, and the seeker must want this one for the own boat. Picks the own boat closest in value. */
function bestSwap(seeker: Seeker, boat: OfferedBoat, verdict: Verdict | undefined): OwnBoat | undefined {
  if (!accepts(boat.tradeCategories, [BOATS])) return undefined;
  return seeker.ownBoats
    .filter(
      ({ id, tradeCategories, value }) =>
        accepts(tradeCategories, [BOATS]) &&
        nearness(value, boat.price) >= TRADE_SHARE &&
        wantsBoat(seeker, boat, seeker.wants?.boats.get(id), value, verdict),
    )
    .sort((a, b) => nearness(b.value, boat.price) - nearness(a.value, boat.price))[0];
}

/** Whether the seeker accepts the boat for an item of this value, with the difference in cash at the boat's lowest possible price. */
function wantsBoat(
  { place }: Seeker,
  boat: OfferedBoat,
  rules: Rules | undefined,
  given: Cents,
  verdict: Verdict | undefined,
): boolean {
  const { price, type, length, year } = boat;
  const away = distance(place, boat.place);
  const miles = away === MISSING_DATA_MILES ? null : away;
  const item = { kind: 'boat', value: price, type, length, year, miles } as const;
  const adds = cents(Math.max(0, tradeRange(price).low - given));
  return decide(rules ?? NO_RULES, { item, adds, receives: cents(Math.max(0, given - price)) }, verdict).wanted;
}

const nearness = (one: Cents, other: Cents) => Math.min(one, other) / Math.max(one, other, 1);

const wayFit = ({ kind }: Way) => ({ swap: 1, assets: 0.85, open: 0.5 })[kind];

function valueFit({ range: { max }, worth }: Seeker, { price }: OfferedBoat, way: Way): number {
  if (way.kind === 'swap') return nearness(way.boat.value, price);
  if (worth !== undefined) return nearness(worth, price);
  return max !== null && price > max ? 0.4 : 0.9;
}

function distanceFit(miles: number): number {
  if (miles === MISSING_DATA_MILES) return 0.5;
  return Math.max(0, 1 - miles / FAR);
}

function sentence(seeker: Seeker, boat: OfferedBoat, way: Way): string {
  return `${why(seeker, boat, way)}. It’s in ${boat.location.trim().replace(/\.$/, '')}${whereabouts(seeker, boat)}.`;
}

function why({ range: { max }, worth }: Seeker, { price }: OfferedBoat, way: Way): string {
  if (way.kind === 'swap')
    return `The owner takes boats, and your ${way.boat.title} is worth ${gap(way.boat.value, price)}`;
  const taken =
    way.kind === 'open'
      ? 'is open to what you’re offering'
      : `takes ${listed(way.keys.map(categoryLabel))}, which you’re offering`;
  if (worth !== undefined) return `The owner ${taken}, and your offer is worth ${gap(worth, price)}`;
  return `The owner ${taken}, and ${displayMoney(price)} ${max !== null && price > max ? 'is just above' : 'is within'} your range`;
}

function gap(value: Cents, price: Cents): string {
  const apart = cents(Math.abs(value - price));
  if (apart * 50 <= price) return 'about the same';
  return `about ${displayMoney(apart)} ${value < price ? 'less' : 'more'}`;
}

function whereabouts(seeker: Seeker, boat: OfferedBoat): string {
  const apart = roughDistance(seeker.place, boat.place);
  if (apart === undefined) return '';
  if (apart === 'same state') return ', in your state';
  const straight = milesBetweenCities(seeker.from ?? '', boat.location);
  return straight === undefined
    ? `, about ${wholeNumber(apart)} miles by road from your state`
    : `, about ${wholeNumber(straight)} miles from you in a straight line`;
}

function listed(labels: readonly string[]): string {
  const [first, second, ...rest] = labels;
  if (second === undefined) return first ?? '';
  return rest.length > 0 ? `${first}, ${second} and more` : `${first} and ${second}`;
}
