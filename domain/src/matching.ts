import { distance, MISSING_DATA_MILES, type Place, roughDistance } from './geography.ts';
import { type Cents, cents, displayMoney, tradeRange } from './money.ts';
import { wholeNumber } from './numbers.ts';
import { accepts, categoryLabel, type ListingKey, toListingKeys } from './trade-taxonomy.ts';

/** A person looking for a boat, with the assets they would trade for it. */
export interface Seeker {
  /** In words of any vocabulary. An empty list means open to everything. */
  readonly categories: readonly string[];
  readonly range: { readonly min: Cents | null; readonly max: Cents | null };
  readonly place: Place;
  readonly ownBoats: readonly OwnBoat[];
  /** The stated value of the asset they offer, if any. */
  readonly worth?: Cents;
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
}

/** How the two could trade: boat for boat, an asset that both name, or anything if one of them is open to offers. */
export type Way =
  | { readonly kind: 'swap'; readonly boat: OwnBoat }
  | { readonly kind: 'assets'; readonly keys: readonly ListingKey[] }
  | { readonly kind: 'open' };

export interface Match {
  /** From 0 to 1. */
  readonly score: number;
  /** Explains the match to the seeker. */
  readonly reason: string;
  readonly way: Way;
}

/** Matches with a lower score are not reported to the user. */
export const MIN_MATCH_SCORE = 0.55;
/** An asset worth less than this share of the other is not enough for a trade. */
const TRADE_SHARE = 0.4;
const WEIGHTS = { way: 0.4, value: 0.35, distance: 0.25 } as const;
const FAR = 2_500;
const OPEN = 'open_to_offers';
const BOATS = 'boats';

/** Scores and explains a possible trade. Null if there is none. */
export function matchOf(seeker: Seeker, boat: OfferedBoat): Match | null {
  if (!isAffordable(seeker, boat) || !isWorthIt(seeker, boat)) return null;
  const way = wayOf(seeker, boat);
  if (!way) return null;
  const miles = distance(seeker.place, boat.place);
  const score =
    WEIGHTS.way * wayFit(way) + WEIGHTS.value * valueFit(seeker, boat, way) + WEIGHTS.distance * distanceFit(miles);
  return { score: Math.round(score * 1_000) / 1_000, way, reason: sentence(seeker, boat, way) };
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

function wayOf(seeker: Seeker, boat: OfferedBoat): Way | null {
  const offered = toListingKeys(seeker.categories);
  const givesAnything = seeker.categories.length === 0 || offered.includes(OPEN);
  const swap = givesAnything || offered.includes(BOATS) ? bestSwap(seeker, boat) : undefined;
  if (swap) return { kind: 'swap', boat: swap };
  const wanted = toListingKeys(boat.tradeCategories);
  const keys = wanted.filter((key) => key !== OPEN && offered.includes(key));
  if (keys.length > 0) return { kind: 'assets', keys };
  return givesAnything || wanted.includes(OPEN) ? { kind: 'open' } : null;
}

/** Both owners must accept boats. Picks the own boat closest in value. */
function bestSwap({ ownBoats }: Seeker, boat: OfferedBoat): OwnBoat | undefined {
  if (!accepts(boat.tradeCategories, [BOATS])) return undefined;
  return ownBoats
    .filter(
      ({ tradeCategories, value }) => accepts(tradeCategories, [BOATS]) && nearness(value, boat.price) >= TRADE_SHARE,
    )
    .sort((a, b) => nearness(b.value, boat.price) - nearness(a.value, boat.price))[0];
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
  return apart === 'same state' ? ', in your state' : `, about ${wholeNumber(apart)} miles from you`;
}

function listed(labels: readonly string[]): string {
  const [first, second, ...rest] = labels;
  if (second === undefined) return first ?? '';
  return rest.length > 0 ? `${first}, ${second} and more` : `${first} and ${second}`;
}
