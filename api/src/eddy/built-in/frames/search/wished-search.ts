import { question } from '../../phrases/questions.ts';
import { inTurn, just, type Plan } from '../../plan.ts';
import { joined, refined, without } from '../../reading/refined-wish.ts';
import type { ReadWish, Wish } from '../../reading/wish.ts';
import { CLOSEST_TYPE, kindsNamed } from '../../reading/wished-names.ts';
import type { Situation } from '../../situation.ts';
import { isNarrowing } from '../boats/boats.ts';
import { directionIn } from '../offers/amounts-said.ts';
import { othersBoats } from '../offers/others-boats.ts';
import { alternativesIn } from './alternatives.ts';
import { beyondKeys, type Change, canCompare, isBeyondNamed } from './comparatives.ts';
import { listMeant, narrowedBase, rulesAllOut } from './list-narrowed.ts';
import { needsTown, sameTown } from './nearest.ts';
import { searchPlan } from './search-plan.ts';
import { remarksOn, upfrontOn } from './search-remarks.ts';
import { droppedIn, letBackIn, withAskedName, withoutReplaced } from './taken-back.ts';

/** Continues the last search rather than beginning a new one. */
export const GOES_ON =
  /^(?:(?:okay|hm+|well|so|oh|ah|then|now|yes|_aside_|i said) ,? ?)*(?:_aside_ ,? ?)*(?:it (?:must|should|may|has to|can)|(?:it )?(?:needs?|has|have|got|ought) to be|(?:it )?(?:must|should) be|and|but|or|also|only|just|what about|how about|what if|with|without|make (?:it|that|them)|actually|no|sorry|instead|rather|same|i (?:mean|meant)|not|in|near|under|over|below|above|between|around|up to|at least|less|more|those|these|ones|maybe|then|let us|change|raise|lower|drop|remove|forget|which of|do any|are any|(?:are|is|do|does|have|has) _ref_|_ref_ (?:are|is|have|has|takes?|accepts?)|which ones?|_bound_|_place_|_sort_|_condition_|_fuel_|_engine_|_money_|any of|of those|whose|who take|excluding|except|narrow|filter|limit)/;
export const FRESH = /\b(?:boats?|yachts?|vessels?|listings?)\b|_type_|_make_|_boat_|_kind_/;

/** The search for a wish, or the question that it needs first. It starts anew or goes on from the last one. */
export function wishedSearchPlan(situation: Situation, read: ReadWish, compared: Change | undefined): Plan {
  const { line, memory, phrases, language } = situation;
  if (read.unclear) return just(question('feetOrDollars', language));
  if (needsTown(situation)) return just(question('fromWhere', language));
  const remarks = remarksOn(situation, read);
  const base = memory.search ? narrowedBase(situation, memory.search) : compared && likeFocus(memory);
  const town = sameTown(situation);
  const said = othersBoats(situation, { ...withOrder(read), ...(town && { near: town }) });
  const counting = line.has(/\bhow many\b|\bnumber of\b|\bcount\b/) ? { counting: true as const } : {};
  const start = !goesOn(situation, said)
    ? said
    : line.has(ADDS)
      ? joined(withoutReplaced(base ?? {}, line), said)
      : refined(base ?? {}, said);
  if (line.has(REVERSES) && base?.sort)
    return searchPlan({ wish: { ...base, sort: REVERSED[base.sort] ?? base.sort } }, phrases);
  if (compared && canCompare(memory, line.text))
    return searchPlan(
      {
        wish: compared(refined(base ?? {}, said), memory),
        remarks,
        beyond: beyondKeys(refined(base ?? {}, said), compared(refined(base ?? {}, said), memory)),
      },
      phrases,
    );
  if (compared && Object.keys(said).length === 0 && !base)
    return searchPlan({ wish: { sort: line.has(/big|long|larg/) ? 'length' : 'price-low' }, remarks }, phrases);
  const back = letBackIn(base, said, line);
  if (back) return searchPlan({ wish: refined(back.base, back.said), remarks }, phrases);
  if (rulesAllOut(situation)) return just(phrases.noneOfThese(memory.found));
  const dropped = droppedIn(situation);
  if (dropped.length > 0 && base)
    return searchPlan(
      { wish: refined(without(withAskedName(base, memory), dropped), without(said, dropped)), remarks },
      phrases,
    );
  // All boats would be no answer to a kind that is not here.
  const only =
    line.first('kind') && Object.keys(start).join() === 'query' && !CLOSEST_TYPE[start.query ?? '']
      ? { only: true as const }
      : {};
  const kinds = kindsNamed(line);
  if (kinds.length > 1 && line.all('make').length + line.all('boat').length === 0)
    return inTurn(
      kinds.map((query, index) =>
        searchPlan({ wish: { ...start, query }, only: true, ...(index === kinds.length - 1 && { remarks }) }, phrases),
      ),
    );
  const either = alternativesIn(line, start);
  if (either.length > 1) return inTurn(either.map((wish) => searchPlan({ wish, only: true }, phrases)));
  if (kinds.length === 1 && line.has(TYPE_OR_KIND) && start.query)
    return inTurn([
      searchPlan({ wish: without(start, ['query']) }, phrases),
      searchPlan({ wish: without(start, ['type', 'types']), only: true, remarks }, phrases),
    ]);
  const ofList = goesOn(situation, said) ? listMeant(situation) : undefined;
  const quiet =
    directionIn(situation) !== undefined || isBeyondNamed(line) || said.boatIds !== undefined
      ? { quiet: true as const }
      : {};
  return searchPlan(
    {
      wish: start,
      remarks,
      upfront: upfrontOn(situation, read),
      words: wordsOfName(line),
      ...mentioned(line),
      ...(ofList !== undefined && { ofList }),
      ...counting,
      ...only,
      ...quiet,
    },
    phrases,
  );
}

/** A word that several names share may be one of features, too. */
const mentioned = (line: Situation['line']) => {
  const [only, ...more] = line.all('boat');
  const isWord = only && more.length === 0 && only.count > 1 && /^\p{L}{5,}$/u.test(only.name);
  return isWord && !line.has(/\b(?:the|that|my) _boat_/) ? { mention: only.name } : {};
};

/** The words of the only name in a message. */
const wordsOfName = (line: Situation['line']): string[] => {
  const [only, ...more] = line.all('boat');
  return only && more.length === 0 ? only.name.split(' ').filter((word) => /^\p{L}{3,}$/u.test(word)) : [];
};

/** 'A bowrider or a deck boat'. */
const TYPE_OR_KIND = /_type_ (?:or|and|,) (?:an? |some )?_kind_|_kind_ (?:or|and|,) (?:an? |some )?_type_/;

/** 'Anything cheaper?' about one boat asks for boats of its type. */
const likeFocus = ({ focus }: Situation['memory']): Wish | undefined =>
  focus?.type ? { type: focus.type as NonNullable<Wish['type']> } : undefined;

/** 'Also in South Carolina', 'add bowriders'. */
const ADDS = /^(?:and )?(?:also|plus|add|include|or)\b|\b(?:too|as well)(?: please)?[.!?, ]*$/;
export const REVERSES =
  /^(?:no ,? )?(?:the other way (?:a?round)|reversed?|in reverse|reverse (?:it|that|the order)|opposite order)[.! ]*$/;
const REVERSED: Partial<Record<string, NonNullable<Wish['sort']>>> = {
  'price-low': 'price-high',
  'price-high': 'price-low',
  newest: 'oldest',
  oldest: 'newest',
};

function withOrder({ wish, order, count }: ReadWish): Wish {
  const limit = count !== undefined && count > 1 ? { limit: Math.min(count, 6) } : {};
  return { ...wish, ...(order && { order: order as NonNullable<Wish['order']> }), ...limit };
}

/** 'Dual consoles instead, same budget'. */
const SAME_LIMITS =
  /\bsame (?:(?:price|other|rest of the|top) )?(?:limits?|budget|price|money|range|ceiling|cap|size|place|area|state|criteria|conditions|everything|otherwise|filters?)\b(?! (?:as|of|like)\b)/;

/** A new type is a new search, unless the message continues the last one. */
function goesOn({ line, memory }: Situation, said: Wish): boolean {
  if (!memory.search) return false;
  if (isNarrowing({ line }) || line.has(SAME_LIMITS)) return true;
  // 'Anything at all in Ohio' leaves the limits before it behind.
  if (line.has(/\b(?:anything|everything|whatever|any boats?) (?:at all|whatsoever|of any kind)\b/)) return false;
  // 'The three cheapest yachts' is a request of its own.
  if ('limit' in said && said.type !== undefined && said.type !== memory.search.type) return false;
  const opens = line.has(GOES_ON);
  // 'I don't want a Fenwick' only takes something away.
  const excludes = Object.keys(said).length > 0 && Object.keys(said).every((name) => name.startsWith('not'));
  if (excludes && !line.has(/\b(?:boats?|yachts?|find|show|search)\b/)) return true;
  if (!line.has(FRESH)) return true;
  const explicit =
    /^(?:(?:okay|hm+|well|so|oh|ah|then|now|i said) ,? ?)*(?:_aside_|and|what about|how about|or|also|but|same|only|just|make (?:it|that|them)|no|sorry|actually|not|instead|i (?:mean|meant)|which of|which ones|do any|are any|those|these)/.test(
      line.text,
    );
  if ('type' in said || 'types' in said || 'query' in said || 'makes' in said) return explicit;
  return opens && !line.has(/\b(?:show|find|search|list)\b.*\bboats?\b/);
}
