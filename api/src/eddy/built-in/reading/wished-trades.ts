import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import type { Chunk, Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import { unique } from './unique.ts';
import type { Wish } from './wish.ts';

const BOAT_IN_TRADE =
  /\b(?:trade|swap|exchange|trading|swapping|exchanging)(?: in)? (?:_own_|a _type_|(?:a|another|for another) (?:boat|yacht))|\b(?:accepts?|takes?|taking|accepting|(?:owners?|who|that|they) wants?) (?:another |other |a )?(?:boats?|trade (?:- )?ins?)\b|\bboat (?:- )?for (?:- )?boat\b|\b(?:for|with) _own_|\bin trade for (?:a|another) boat\b|\btrade for (?:a|another|other) boats?\b|\b(?:accepts?|takes?|taking|accepting|who wants) (?:[a-z]+ )?_asset_ (?:and|or|&|,)+ (?:also )?(?:boats|(?:a|another|some)(?: \w+)? boats?)\b(?! (?:_|that|which|priced|for (?:sale|under)))|\b(?:takes?|accepts?|wants?|taking|accepting) (?:both )?(?:a |another )?boats? (?:and|or|&|,|as well as|and also|plus) (?:also |an? |some )?_asset_/;
/** A slip or a lift that boats must fit. */
const HOLDS_BOATS =
  /\b(?:lift|slip|dock|berth|trailer|marina|garage|driveway|boathouse|lake|canal|lock|ramp|truck) (?:only |just |can )*(?:takes?|holds?|fits?) (?:a |an |any )?boats?\b/;
const NO_BOATS = /_asset_ (?:, )?(?:but )?(?:not|no) (?:another |other )?boats?\b/;

/** The boat that others would give: 'would anyone swap a boat for land'. */
const THEIR_BOAT =
  /\b(?:anyone|anybody|someone|somebody|who|owners?|people|they)\b(?: \w+){0,3} (?:trade|trades|swap|swaps|exchange|give|part with)(?: me| us)? (?:a|an|their|his|her|some) (?:boat|yacht)s?\b/;

/** The kinds of things that owners should take or must not take. */
export function tradeIn(chunks: readonly Chunk[], line: Line): Wish {
  const found = chunks.flatMap(({ meaning, negated }): ListingKey[] => {
    if (negated) return [];
    if (meaning?.is === 'asset') return keysOf(meaning);
    return meaning?.is === 'coins' ? [meaning.asset] : [];
  });
  // 'I have no car' says nothing about owners.
  const isOwn = /\b(?:i|we)(?: do(?:n['’]?t| not))? (?:have|own|got)\b/i.test(line.message);
  const refused = isOwn
    ? []
    : chunks.flatMap(({ meaning, negated }) => (negated && meaning?.is === 'asset' ? keysOf(meaning) : []));
  if (line.has(NO_BOATS)) refused.push('boats');
  const notTradeFor = unique(refused).filter((key) => !found.includes(key));
  const tradeFor = unique([
    ...(!refused.includes('boats') &&
    line.has(BOAT_IN_TRADE) &&
    !line.has(HOLDS_BOATS) &&
    !(found.length > 0 && line.has(THEIR_BOAT))
      ? (['boats'] as const)
      : []),
    ...found,
  ]);
  return {
    ...(tradeFor.length > 0 && { tradeFor: inOrder(tradeFor) }),
    ...(tradeFor.length > 1 && isAll(line) && { allTradeFor: true as const }),
    ...(tradeFor.length > 0 && line.first('notopen') && { notOnlyOpen: true as const }),
    ...(notTradeFor.length > 0 && { notTradeFor: inOrder(notTradeFor) }),
  };
}

const BOTH =
  /\b(?:both|each of|all of) (?:an? |some |the )?(?:_asset_|boats?\b)|_asset_ (?:as well as|and also|together with|along with|plus) (?:an? |some |another )?(?:_asset_|boats?\b)|\bboats? (?:as well as|and also) _asset_|(?:_asset_|\bboats?) (?:and|&) (?:an? |some |another )?(?:_asset_|boats?)(?: (?:both|together|at once))\b/;
/** 'Bitcoin AND a boat'. */
const STRESSED = /\bAND\b/;

/** Whether an owner should take all of the things rather than one of them. A word for two kinds of coins is one thing. */
const isAll = (line: Line): boolean =>
  line.all('asset').every(({ or }) => !or) &&
  (line.has(BOTH) || (STRESSED.test(line.message) && /[a-z]/.test(line.message) && line.has(JOINED)));

const JOINED = /(?:_asset_|\bboats?) (?:and|&) (?:an? |some |another |the )?(?:_asset_|boats?\b)/;

const keysOf = ({ key, or }: Extract<Meaning, { is: 'asset' }>) => [...(or ? [or] : []), key];

const ORDER: readonly ListingKey[] = ['boats', 'bitcoin', 'cryptocurrency', 'motorcycles', 'vehicles'];
const inOrder = (keys: readonly ListingKey[]) =>
  [...keys].sort((a, b) => (ORDER.indexOf(a) + 1 || 99) - (ORDER.indexOf(b) + 1 || 99));
