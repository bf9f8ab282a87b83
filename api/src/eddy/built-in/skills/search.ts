import { categoryLabel } from '@tradewind/contract/trade-words';
import type { BoatType } from '@tradewind/domain/boat-types';
import { STATE_NAMES } from '@tradewind/domain/geography';
import { displayMoney, dollars } from '@tradewind/domain/money';
import { boatsOf, dollarsOf, type KnownBoat, type Memory } from '../memory.ts';
import { countOf, errorOf, listed, type Plan, plural, type Skill, say, use, useSaying } from '../plan.ts';
import { Text } from '../reading/text.ts';
import { readWish, refined, type Wish } from '../reading/wish.ts';

const SEARCHING =
  /\b(?:find|show|search|look(?:ing)?|list|browse|hunt|need|want|seek|get me|give me|got any|any|buy|recommend|suggest|see|which boats|what boats|what do you have|do you have|are there|is there|have you|which owners|who (?:takes|accepts|wants)|in the market|would like|'d like|trade|swap|exchange|how many)\b/;
const GOES_ON =
  /^(?:and|but|or|also|only|just|now|what about|how about|what if|with|without|make (?:it|that)|actually|no|nope|sorry|instead|rather|same|ok|okay|i mean(?:t)?|not|in|near|under|over|below|above|between|around|up to|at least|less|more|any(?:thing)?(?: in| under| over| near)?|those|these|ones|maybe|then|hmm|let's|change|raise|lower|drop|remove|forget|which of|do any|are any)\b/;
const BOAT_NOUN = /\b(?:boats?|vessels?|listings?|something|anything|one|ones)\b/;

const MORE =
  /^(?:(?:please )?(?:show|give|see)?(?: me)? ?(?:some |any )?more|next(?: page| ones?)?|more(?: please| boats| results| options)?|(?:any )?others?\??|what else|keep going|the rest|continue|anything else\??)(?: (?:please|boats|of them|options|results|like (?:this|that|these|it)))?[?.!]*$/;

type Change = (wish: Wish, memory: Memory) => Wish;

/** The price to compare with: that of the boats shown, or of the search if it found none. */
const priceOf = (memory: Memory, pick: (...prices: number[]) => number) => {
  if (memory.focus) return dollarsOf(memory.focus.price);
  const { minPrice, maxPrice } = memory.search ?? {};
  const prices = memory.shown.map(({ price }) => dollarsOf(price));
  return pick(...(prices.length > 0 ? prices : [minPrice ?? maxPrice ?? 0, maxPrice ?? minPrice ?? 0]));
};

const lengthOf = (memory: Memory, pick: (...lengths: number[]) => number) =>
  memory.focus ? (memory.focus.length ?? 0) : pick(...memory.shown.map(({ length }) => length ?? 0));

const yearOf = (memory: Memory, pick: (...years: number[]) => number) =>
  memory.focus ? memory.focus.year : pick(...memory.shown.map(({ year }) => year));

/** "Cheaper" and the like mean beyond the boats just shown. */
const COMPARATIVES: readonly [RegExp, Change][] = [
  [
    /(?<!\bor |\d\w* and )\b(?:cheaper|less expensive|lower[ -]priced|more affordable|less money|too expensive|too much|too pricey)\b(?! than)/,
    ({ minPrice: _dropped, ...wish }, memory) => ({
      ...wish,
      maxPrice: Math.max(priceOf(memory, Math.min) - 1, 0),
      sort: 'price-low',
    }),
  ],
  [
    /(?<!\bor |\d\w* and )\b(?:more expensive|pricier|higher[ -]priced|more upscale|too cheap)\b(?! than)/,
    ({ maxPrice: _dropped, ...wish }, memory) => ({
      ...wish,
      minPrice: priceOf(memory, Math.max) + 1,
      sort: 'price-low',
    }),
  ],
  [
    /(?<!\bor |\d\w* and )\b(?:bigger|longer|larger|too small|too short)\b(?! than)/,
    ({ maxLength: _dropped, ...wish }, memory) => ({ ...wish, minLength: lengthOf(memory, Math.max) + 0.1 }),
  ],
  [
    /(?<!\bor |\d\w* and )\b(?:smaller|shorter|too big|too large|too long)\b(?! than)/,
    ({ minLength: _dropped, ...wish }, memory) => ({
      ...wish,
      maxLength: Math.max(lengthOf(memory, Math.min) - 0.1, 0),
    }),
  ],
  [
    /(?<!\bor |\d\w* and )\b(?:newer|younger|more recent|too old)\b(?! than)/,
    ({ maxYear: _dropped, ...wish }, memory) => ({ ...wish, minYear: yearOf(memory, Math.max) + 1 }),
  ],
  [
    /(?<!\b(?:or|and|not|no) )\bolder\b(?! than)/,
    ({ minYear: _dropped, ...wish }, memory) => ({ ...wish, maxYear: yearOf(memory, Math.min) - 1 }),
  ],
];

const DROPS: readonly [RegExp, readonly (keyof Wish)[]][] = [
  [
    /\bany price\b|\b(?:forget|ignore|drop|remove|without) the (?:budget|price)(?: limit)?\b|\bmoney is no object\b|\bprice doesn't matter\b/,
    ['minPrice', 'maxPrice'],
  ],
  [
    /\banywhere\b|\bany (?:state|place|location)\b|\blocation doesn't matter\b|\b(?:forget|ignore|drop|remove) the location\b/,
    ['state', 'location', 'zip'],
  ],
  [/\bany (?:year|age)\b|\bage doesn't matter\b/, ['minYear', 'maxYear']],
  [/\bany (?:length|size)\b|\bsize doesn't matter\b/, ['minLength', 'maxLength']],
  [/\bany (?:type|kind)\b|\btype doesn't matter\b/, ['type']],
  [/\bany (?:make|brand)\b/, ['query']],
  [/\bany trade\b|\bcash only\b|\bpaying cash\b/, ['tradeFor']],
];

/** Takes back a part of the wish: 'Forget the gold'. */
const TAKES_BACK = /\b(?:forget|drop|ignore|remove|skip|never mind)(?: about)? (?:the |that )?(\w[\w ]*?)[.!]*$/;

const NOT_FILTERED: readonly [RegExp, string][] = [
  [/\bsleeps? \d|\bsleeping\b|\bberths?\b/, 'how many a boat sleeps'],
  [/\b(?:engine hours?|low hours)\b/, 'engine hours'],
  [/\b(?:diesel|gasoline|twin engines?|outboards?|inboards?)\b/, 'the engine'],
  [/\bdraft of\b|\bcolou?r\b/, 'that detail'],
];

export const searchSkill: Skill = ({ question, memory, thisYear }) => {
  const lower = new Text(question).lower;
  if (MORE.test(lower)) return moreOf(memory);
  const base = memory.search && withoutCursor(memory.search);
  const comparative = COMPARATIVES.find(([pattern]) => pattern.test(lower))?.[1];
  const text = new Text(question);
  // Drops corrected parts: "not Florida, Texas".
  text.take(/\bnot (?:in |a |an )?[\w ]{2,20}?(?=,| but\b)/);
  const { wish, unknown, otherTypes, severalPlaces } = readWish(text, thisYear);
  const remarks = remarksOn(lower, otherTypes, severalPlaces);
  const said = Object.keys(wish).length > 0;
  const pricedOnly = base && memory.shown.length === 0 && /cheap|expens|pric/.test(lower);
  if (comparative && (memory.shown.length > 0 || memory.focus || pricedOnly)) {
    return searchPlan(comparative(refined(base ?? {}, wish), memory), undefined, remarks, 'beyond');
  }
  const takenBack = base && TAKES_BACK.exec(lower)?.[1];
  const named = takenBack ? Object.keys(readWish(new Text(takenBack), thisYear).wish) : [];
  if (base && named.length > 0) return searchPlan(without(base, named as (keyof Wish)[]), undefined, remarks);
  const dropped = DROPS.filter(([pattern]) => pattern.test(lower)).flatMap(([, names]) => names);
  if (dropped.length > 0) return searchPlan(refined(without(base ?? {}, dropped), wish), undefined, remarks);
  const searching = SEARCHING.test(lower);
  // A place in a question about something else is not a search.
  if (unknown && isPlaceOnly(wish) && !searching && !BOAT_NOUN.test(lower) && !GOES_ON.test(lower)) return undefined;
  const fresh = searching && BOAT_NOUN.test(lower) && !GOES_ON.test(lower);
  if (base && said && !fresh && (GOES_ON.test(lower) || !searching || fragment(wish)))
    return searchPlan(refined(base, wish), undefined, remarks);
  if (said) return searchPlan(wish, undefined, remarks);
  if (unknown && (searching || GOES_ON.test(lower)) && (BOAT_NOUN.test(lower) || unknown.split(' ').length <= 2))
    return searchPlan(GOES_ON.test(lower) && base ? { ...base, query: unknown } : { query: unknown }, unknown, remarks);
  const generic =
    (/\b(?:boats?|vessels?|listings?)\b/.test(lower) && (searching || lower.split(' ').length <= 5)) ||
    (remarks !== '' && BOAT_NOUN.test(lower));
  if (generic || comparative)
    return searchPlan(
      comparative ? { sort: /big|long|larg/.test(lower) ? 'length' : 'price-low' } : {},
      undefined,
      remarks,
    );
  return undefined;
};

const isPlaceOnly = (wish: Wish) => Object.keys(wish).every((name) => ['state', 'location', 'zip'].includes(name));

const fragment = (wish: Wish) => Object.keys(wish).length === 1;

const withoutCursor = ({ cursor: _gone, ...wish }: Wish & { cursor?: string | undefined }): Wish => wish;

const without = (wish: Wish, names: readonly (keyof Wish)[]): Wish =>
  Object.fromEntries(Object.entries(wish).filter(([name]) => !names.includes(name as keyof Wish)));

function moreOf({ search, next }: Memory): Plan | undefined {
  if (!search) return undefined;
  if (!next) return () => say('That’s all of them. Should I change the price, the place or the length?');
  const wish = withoutCursor(search);
  return (done) => {
    const last = done.at(-1);
    if (!last) return useSaying(`Looking for more ${described(wish)}.`, 'search_boats', { ...wish, cursor: next });
    return say(errorOf(last.output) ?? `Here are ${boatsOf(last.output).length} more.`);
  };
}

/** `beyond`: if nothing lies beyond the boats shown, says so and shows the nearest again. */
function searchPlan(wish: Wish, unknown: string | undefined, remarks: string, beyond?: 'beyond'): Plan {
  const relaxed = relaxedOf(wish, unknown, beyond);
  return (done) => {
    const [first, second] = done;
    if (!first) return useSaying(`Looking for ${described(wish)}.`, 'search_boats', wish);
    const error = errorOf(first.output);
    if (error) return say(`I can’t search for that. ${error}`);
    if (countOf(first.output.total) === 0 && relaxed && !second) return use('search_boats', relaxed.wish);
    if (countOf(first.output.total) > 0) return say(found(wish, first.output) + remarks);
    if (second && relaxed && countOf(second.output.total) > 0)
      return say(`${NOTHING} ${relaxed.because} ${found(relaxed.wish, second.output)}`);
    return say(`${NOTHING} Try a wider price range, another place or fewer words.${remarks}`);
  };
}

function relaxedOf(wish: Wish, unknown: string | undefined, beyond: 'beyond' | undefined) {
  if (beyond) {
    const { maxPrice: _a, minPrice: _b, minLength: _c, maxLength: _d, minYear: _e, maxYear: _f, ...rest } = wish;
    return { wish: rest, because: 'You’ve seen the closest matches. Without that limit:' };
  }
  if (wish.query && (unknown || Object.keys(wish).length > 1)) {
    const { query, ...rest } = wish;
    return { wish: rest, because: `Without the word “${query}”:` };
  }
  if (wish.location || (wish.state && Object.keys(wish).length > 1)) {
    const { location: _l, state: _s, ...rest } = wish;
    return { wish: rest, because: 'In other places:' };
  }
  return undefined;
}

const NOTHING = 'I didn’t find any boats like that.';

function found(wish: Wish, output: Record<string, unknown>): string {
  const total = countOf(output.total);
  const boats = boatsOf(output);
  const [first] = boats;
  if (total === 1 && first) return `I found one boat: the ${first.title} at ${first.price} in ${first.location}.`;
  const cheapest = [...boats].sort((a, b) => dollarsOf(a.price) - dollarsOf(b.price))[0];
  const remarkable = wish.sort === 'price-high' || wish.sort === 'length' ? first : cheapest;
  const shown = total > boats.length ? ` Here are ${boats.length}, ${orderText(wish)}.` : '';
  const many = output.andMore ? 'more than ' : '';
  return `I found ${many}${plural(total, 'boat')}.${shown} ${remarkable ? remarkText(wish, remarkable) : ''}`.trimEnd();
}

function remarkText({ sort }: Wish, { price, title, length }: KnownBoat): string {
  if (sort === 'price-high') return `The highest price is ${price}, for the ${title}.`;
  if (sort === 'length' && length) return `The longest is the ${title}: ${length} ft, at ${price}.`;
  return `The lowest price among these is ${price}, for the ${title}.`;
}

const ORDERS = {
  newest: 'newest first',
  oldest: 'oldest first',
  'price-low': 'lowest price first',
  'price-high': 'highest price first',
  length: 'longest first',
  distance: 'nearest first',
} as const;
const orderText = ({ sort = 'newest' }: Wish) => ORDERS[sort];

const money = (amount: number) => displayMoney(dollars(Math.round(amount)));

/** Describes a wish in words. */
function described(wish: Wish): string {
  const { minPrice, maxPrice, minYear, maxYear, minLength, maxLength } = wish;
  const boats = wish.query ? `${kindText(wish.type)} matching “${wish.query}”` : kindText(wish.type);
  const limits = [
    between(minPrice, maxPrice, money),
    between(minLength, maxLength, (feet) => `${Math.round(feet)} ft`),
    minYear !== undefined && minYear === maxYear ? `built in ${minYear}` : years(minYear, maxYear),
    wish.state && `in ${STATE_NAMES[wish.state]}`,
    wish.location && `in ${wish.location}`,
    wish.zip && `nearest to ${wish.zip}`,
    wish.tradeFor && `whose owners take ${listed(wish.tradeFor.map(categoryLabel), 'or')}`,
  ];
  return [boats, limits.filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

/** 'Center Consoles', 'Sport Fishing boats'. */
function kindText(type: Wish['type']): string {
  if (!type) return 'boats';
  return type.endsWith('Fishing') ? `${type} boats` : `${type}s`;
}

function years(min: number | undefined, max: number | undefined): string | undefined {
  if (min !== undefined && max !== undefined) return `built ${min} to ${max}`;
  if (min !== undefined) return `built ${min} or later`;
  return max === undefined ? undefined : `built ${max} or earlier`;
}

function between(min: number | undefined, max: number | undefined, text: (value: number) => string) {
  if (min !== undefined && max !== undefined) return `between ${text(min)} and ${text(max)}`;
  if (max !== undefined) return `up to ${text(max)}`;
  return min === undefined ? undefined : `from ${text(min)} up`;
}

/** Remarks on the parts of the question that a search cannot handle. */
function remarksOn(lower: string, otherTypes: readonly BoatType[], severalPlaces: boolean): string {
  const what = NOT_FILTERED.find(([pattern]) => pattern.test(lower))?.[1];
  return [
    what && ` I can’t filter by ${what}, but you’ll find it on each boat’s page.`,
    otherTypes.length > 0 &&
      ` I can only search for one type at a time, so ask me again for ${listed(otherTypes.map(kindText))}.`,
    severalPlaces && ' I can only search one state or city at a time.',
  ]
    .filter(Boolean)
    .join('');
}
