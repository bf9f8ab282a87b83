import { boatsMeant, idsMeant } from '../../meant.ts';
import type { Plan } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { comparePlan, countedChunk, type Given, givenIn } from './balance-plan.ts';
import { asksWhetherTaken } from './would-take.ts';

interface Compared extends Given {
  boatId: number;
  myBoatIds?: number[];
}

const OPENS = /^(?:and|or|but|so|what|how|with|without|if|then|only|just|plus|okay|would|does|same|no|minus)\b/;
const SAYS_MORE = /\b(?:more|another|extra|additional|on top|add|also|too|as well|plus|throw in|both|still)\b/;
const LESS = /\b(?:without|not|no|minus|keep|leave out|drop|instead of)\b/;
const ANOTHER_WISH =
  /\b(?:offer|draft|send|message|tell|ask|worth|hours|engine|find|show|search|similar|how far|where|who|when|fees?|closing)\b|_(?:type|kind|place|sort)_/;
const LONGEST = 14;

/** A comparison once more, with other things, another amount or another boat: 'and with 20k more?' */
export function balanceAgain(situation: Situation): Plan | undefined {
  const { line, memory } = situation;
  const last = memory.last?.calls.filter(({ name }) => name === 'offer_balance') ?? [];
  const [before] = last;
  const isCounted = countedChunk(line) !== undefined;
  if (!before || line.chunks.length > LONGEST) return undefined;
  if (!isCounted && (!line.has(OPENS) || line.has(ANOTHER_WISH))) return undefined;
  // The values of other people's things are theirs to name.
  if (
    !isCounted &&
    line.has(/\b(?:he|she|they|_person_) (?:also )?(?:adds?|throws? in|includes?|gives?|puts? in|kicks? in)\b/)
  )
    return undefined;
  if (!isCounted && asksWhetherTaken(situation)) return undefined;
  const input = before.input as unknown as Compared;
  const given = givenIn(situation);
  const mine = line.all('own').flatMap(({ boats, named }) => (named ? boats.map(({ id }) => id) : []));
  const target = targetIn(situation, mine);
  const isLess = line.has(LESS);
  const changes =
    given &&
    (target !== undefined || mine.length > 0 || given.cash !== undefined || given.assets || given.owed || isCounted);
  if (!given || (!changes && !isLess)) return undefined;
  const changed = isLess ? withLess(situation, input, given) : withMore(input, given, line.has(SAYS_MORE));
  if (!changed) return undefined;
  const sets =
    mine.length > 0 && !isLess ? [mine] : last.map((call) => (call.input as unknown as Compared).myBoatIds ?? []);
  const boats = isLess && mine.length > 0 ? sets.map((ids) => ids.filter((id) => !mine.includes(id))) : sets;
  return comparePlan(target ?? input.boatId, boats, changed, situation);
}

function targetIn(situation: Situation, mine: readonly number[]): number | undefined {
  if (!situation.line.has(/_(?:boat|make|ref|id)_/)) return undefined;
  const meant = boatsMeant(situation);
  const ids = idsMeant(meant);
  return ids.find((id) => !mine.includes(id) && !situation.own.some((boat) => boat.id === id));
}

/** 'Another' amount is added to the one before; otherwise it takes its place. */
function withMore({ assets = [], cash, owed, countedAt }: Compared, given: Given, isMore: boolean): Given {
  const sum = given.cash === undefined ? cash : isMore ? (cash ?? 0) + given.cash : given.cash;
  const things = given.assets ? (isMore ? [...new Set([...assets, ...given.assets])] : given.assets) : assets;
  const debt = given.owed ?? owed;
  const counted = given.countedAt ?? (given.assets ? undefined : countedAt);
  return {
    ...(things.length > 0 && { assets: things }),
    ...(sum !== undefined && { cash: sum }),
    ...(debt !== undefined && { owed: debt }),
    ...(counted !== undefined && { countedAt: counted }),
  };
}

function withLess(
  { line, message }: Situation,
  { assets = [], cash, owed }: Compared,
  given: Given,
): Given | undefined {
  const words = message.toLowerCase();
  const kept = assets.filter((name) => !words.includes(name.toLowerCase().split(' ').at(-1) ?? name));
  const noCash = line.has(/\b(?:cash|money)\b/) || (cash !== undefined && given.cash === cash);
  if (kept.length === assets.length && !noCash && !line.first('own')) return undefined;
  return {
    ...(kept.length > 0 && { assets: kept }),
    ...(cash !== undefined && !noCash && { cash }),
    ...(owed !== undefined && { owed }),
  };
}
