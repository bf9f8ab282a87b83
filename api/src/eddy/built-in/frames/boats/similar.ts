import { boatsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { searchPlan } from '../search/search-plan.ts';

const LIKE =
  /\b(?:like|similar to|resembl\w+) (?:the ones i )?_saved_|\bsame (?:size|length|year|age) (?:as|of|like) (?:the |that |this )?(?:_(?:boat|make|ref|id|own)_|it\b|mine\b)|\b(?:like|similar to|comparable to|along the lines of|same as|close to) (?:the |that |this )?(?:_(?:boat|make|ref|id|own)_|it\b|that\b|this\b|her\b)|\bsimilar (?:boats?|ones?|listings?|things?)\b|\b(?:something|anything|one|ones|boats?) (?:\w+ )?(?:similar|comparable|like (?:it|that|this))\b|\b(?:same|similar) but\b/;
const HALF_PRICE = /\bhalf (?:the |its |that |of the |of that )?(?:price|cost|money)\b|\bhalf of (?:it|that)\b/;
const SAME_PRICE = /\b(?:costs?|priced?|asks?|asking) (?:\w+ ){0,3}same\b|\bsame (?:price|money)\b|\bsimilar price\b/;
const SAME_SIZE = /\bsame (?:size|length)\b/;
/** So many feet more or less are the same size. */
const SIZE = 2;
const NEAR = 0.3;

const WORDS =
  /\b(?:like|similar|to|the|but|cheaper|bigger|newer|smaller|older|something|boats?|ones?|any|find|show|me|more|comparable|in|a|little|bit|anything|same|as)\b/;

/** Boats like another one, perhaps cheaper, bigger or newer. */
export const similarFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (
    !line.has(LIKE) ||
    (!line.has(/\bsimilar\b/) &&
      line.has(
        /\b(?:i|we|do not|not|would) like (?:it|that|this|_ref_)(?: \.| !|$)|\b(?:i|we|you|they|he|she|wife|husband|kids|family|friend)(?: (?:really|also|do|quite|kind of|just|still|actually|already))* likes? (?:the |that |this )?_(?:boat|make|own|id)_|\b(?:looks?|feels?|sounds?|would) like\b|\bwhat is .* like\b/,
      ))
  )
    return undefined;
  const saved = line.all('saved').flatMap(({ boats }) => boats);
  if (saved.length > 0)
    return {
      intent: 'search',
      weight: 1.7,
      uses: [
        'saved',
        'bound',
        'money',
        'place',
        'type',
        'fuel',
        'engine',
        'condition',
        'asset',
        'lister',
        'sort',
        'ref',
      ],
      words: WORDS,
      plan: likeSavedPlan(situation),
    };
  const own = line.first('own')?.boats[0]?.id;
  const meant = boatsMeant(situation);
  const id = typeof meant === 'object' && 'ids' in meant ? meant.ids[0] : (own ?? memory.focusId);
  if (id === undefined) return undefined;
  return {
    intent: 'search',
    weight: 1.05,
    uses: [
      'boat',
      'make',
      'ref',
      'id',
      'own',
      'bound',
      'money',
      'place',
      'type',
      'fuel',
      'engine',
      'condition',
      'asset',
    ],
    words: WORDS,
    plan: similarPlan(situation, id),
  };
};

function likeSavedPlan(situation: Situation): Plan {
  const { phrases } = situation;
  return ([saved, ...rest]) => {
    if (!saved) return use('saved_boats', {});
    const boats = boatsOf(saved.output);
    if (boats.length === 0) return say(errorOf(saved.output) ?? phrases.noSaved);
    return searchPlan({ wish: wishLikeAll(situation, boats), quiet: true }, phrases)(rest);
  };
}

/** Boats of the types and about the prices of several others. */
function wishLikeAll({ line }: Situation, boats: readonly KnownBoat[]): Wish {
  const types = [...new Set(boats.flatMap(({ type }) => (type ? [type as NonNullable<Wish['type']>] : [])))];
  const prices = boats.map(({ price }) => dollarsOf(price));
  const base: Wish = {
    ...(types.length > 0 && { types }),
    ...(prices.length > 0 && {
      minPrice: Math.round(Math.min(...prices) * (1 - NEAR)),
      maxPrice: Math.round(Math.max(...prices) * (1 + NEAR)),
    }),
    notBoatIds: boats.map(({ id }) => id),
  };
  const { query: _name, makes: _names, ...said } = readWish(line).wish;
  return refined(base, said);
}

function similarPlan(situation: Situation, id: number): Plan {
  const { phrases } = situation;
  return (done) => {
    const [details, ...rest] = done;
    if (!details) return use('boat_details', { boatIds: [id] });
    const error = errorOf(details.output);
    const [boat] = boatsOf(details.output);
    if (error || !boat) return say(error ?? phrases.nothing);
    const wish = wishLike(situation, boat);
    const isNear = wish.minPrice !== undefined && wish.notBoatIds !== undefined;
    return searchPlan(
      { wish, quiet: true, ...(isNear && { otherPrices: nearestPrices(wish, dollarsOf(boat.price)) }) },
      phrases,
    )(rest);
  };
}

/** The same kind just below the price, or else just above it. */
function nearestPrices(wish: Wish, price: number): Wish[] {
  const any = without(wish, ['minPrice', 'maxPrice']);
  return [
    { ...any, maxPrice: price, sort: 'price-high' },
    { ...any, minPrice: price, sort: 'price-low' },
  ];
}

function wishLike({ line }: Situation, boat: KnownBoat): Wish {
  const price = dollarsOf(boat.price);
  const base: Wish = {
    ...(boat.type && !line.has(SAME_PRICE) && !line.has(SAME_SIZE) && { type: boat.type as NonNullable<Wish['type']> }),
    ...(line.has(HALF_PRICE)
      ? { maxPrice: Math.round(price / 2) }
      : line.has(/\b(?:cheaper|less|lower)\b/)
        ? { maxPrice: price - 1 }
        : line.has(/\b(?:bigger|longer|larger|smaller|shorter|newer|older)\b/)
          ? {}
          : {
              minPrice: Math.round(price * (1 - NEAR)),
              maxPrice: Math.round(price * (1 + NEAR)),
              notBoatIds: [boat.id],
            }),
    ...(line.has(SAME_SIZE) && boat.length && { minLength: boat.length - SIZE, maxLength: boat.length + SIZE }),
    ...(line.has(/\bsame (?:year|age)\b/) && { minYear: boat.year, maxYear: boat.year }),
    ...(line.has(/\b(?:bigger|longer|larger)\b/) && boat.length && { minLength: boat.length + 0.1 }),
    ...(line.has(/\b(?:smaller|shorter)\b/) && boat.length && { maxLength: boat.length - 0.1 }),
    ...(line.has(/\bnewer\b/) && { minYear: boat.year + 1 }),
    ...(line.has(/\bolder\b/) && { maxYear: boat.year - 1 }),
  };
  const { query: _name, makes: _names, ...said } = readWish(line).wish;
  return refined(base, said);
}
