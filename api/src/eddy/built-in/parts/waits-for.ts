import type { Scored } from '../compete.ts';
import { comparesTold } from '../frames/boats/told-pair.ts';
import { questionIn } from '../phrases/questions.ts';
import { pointsBack } from '../reading/names/references.ts';
import type { Intent } from '../situation.ts';
import { isQuestion } from './clauses.ts';
import { isClear, isOfDealing, moveOf, type Request } from './request.ts';

export const FINDS: ReadonlySet<Intent> = new Set(['search', 'figures']);
/** Intents that take boats which another request may find. */
export const OF_ONE: ReadonlySet<Intent> = new Set(
  'details,distance,compare,value,offer,message,cost,fees,owner,saved'.split(',') as Intent[],
);
const LEAST_FINDS = 1;
export const LEAST = 0.75;

/** Whether a message to an owner lacks the boat, which another part may find. */
export function needsBoat(scored: Scored): boolean {
  return scored.intent === 'message' && asksBack(scored);
}

export function asksBack(scored: Scored): boolean {
  const move = moveOf(scored);
  return 'say' in move && questionIn(move.say) !== undefined;
}

/** Questions whose answer tells of somebody. */
const TELLS: ReadonlySet<Intent> = new Set(['inbox', 'trades', 'details', 'value', 'distance', 'owner']);

/** 'What did Ruth write? Tell her that …': the answer tells whom the message is for. */
const isForToldPerson = ({ situation: { line }, best }: Request, before: Request) =>
  best?.intent === 'message' &&
  before.best !== undefined &&
  TELLS.has(before.best.intent) &&
  before.best.score >= LEAST_FINDS &&
  !line.has(/_(?:person|boat|make|id)_/) &&
  line.has(/\b(?:him|her|them|he|she|they|the (?:owner|seller))\b|_ref_/);

const LISTS = /^\["(?:search_boats|saved_boats|my_boats|who_would_trade)"/;
const WHICH =
  /^(?:(?:and|but|also|then|so) )*(?:tell me )?(?:what (?:is |are )?(?:the )?_sort_(?: ones?| of (?:them|those|these))?[?.! ]*$|(?:which|whose)(?: ones?| boats?)?(?: of (?:them|these|those))? (?:is|are|was|were|has|have|had|would|does|do|can|could|will|should|takes?|costs?|sleeps?|goes|runs?|accepts?)\b)|_ref_/;
/** Orders by the time of listing, which only a search knows. */
const BY_TIME = new Set(['newest', 'oldest']);

/** 'List what I saved, and which is closest': the boats are known when they were listed. */
function choosesFromList({ situation: { line }, best }: Request, before: Request): boolean {
  const isList = LISTS.test(before.move) && (before.best?.score ?? 0) >= LEAST_FINDS;
  // A search can be made once more, in another order.
  const isSearched = before.move.startsWith('["search_boats"') && best && FINDS.has(best.intent) && !line.first('ref');
  return (
    (before.waitsFor !== undefined || (isList && !isSearched)) &&
    line.has(WHICH) &&
    !line.all('sort').some(({ by }) => BY_TIME.has(by)) &&
    !line.has(
      /_(?:boat|make|id|own|person|type|kind|saved)_|\bmy\b(?! _(?:asset|coins)_)|\b(?:state|city|type|kind|make)s?\b/,
    )
  );
}

/** 'What is 85% of its price, and draft an offer for that': the answer tells the amount. */
const isOfferOfThat = ({ situation: { line }, best }: Request, before: Request) =>
  best?.intent === 'offer' &&
  asksBack(best) &&
  before.best?.intent === 'details' &&
  line.has(/\b(?:for|at|of|with|offer|bid|draft) (?:that|it|this)\b|_ref_/);

const COMPARES: ReadonlySet<Intent> = new Set(['compare', 'figures', 'search']);

/** 'The oldest and the newest? How many years apart': the answer tells the two boats. */
const isOfCompared = ({ situation: { line } }: Request, before: Request) =>
  COMPARES.has((before.waitsFor ?? before).best?.intent ?? 'talk') && comparesTold(line);

/** 'Which has fewer hours, the 28 or the 31, and what is the price per foot of each'. */
const isOfEach = ({ part, best, situation: { line } }: Request, before: Request) =>
  before.best?.intent === 'compare' &&
  best?.intent === 'details' &&
  isQuestion(part) &&
  line.has(/\b(?:each|both|either)\b|_ref_/) &&
  !line.has(/_(?:boat|make|id|own|person)_/);

/** 'Does Ruth have other boats? The cheapest one, how old is it': the one among hers. */
const isEndOfOwners = ({ situation: { line } }: Request, before: Request) =>
  before.best?.intent === 'owner' &&
  before.move.startsWith('["search_boats"') &&
  line.has(/^(?:(?:and|so|but|what|which|what is|which is) )*(?:the )?(?:_sort_|_ref_)(?: (?:one|boat))?\b/) &&
  !line.has(/_(?:boat|make|id|own|person|type|kind|saved)_/);

/** Whether a request is about the boats that the one before it will find: 'the cheapest bowrider, and how long is it'. */
export function waits(request: Request, before: Request): boolean {
  const {
    part,
    situation: { line },
    best,
  } = request;
  if (isForToldPerson(request, before) || isEndOfOwners(request, before) || isOfCompared(request, before)) return true;
  if (isOfEach(request, before)) return true;
  if (!isQuestion(part)) return false;
  if (isOfferOfThat(request, before)) return true;
  if (isOfDealing(before.waitsFor ?? before) && pointsBack(line)) return true;
  if (choosesFromList(request, before)) return true;
  const pointing = pointsBack(line) || line.first('ref') !== undefined || line.has(/\bwhich one\b/);
  if (before.waitsFor && (pointing || !isClear(request))) return true;
  const isOrdered =
    (before.best?.intent === 'owner' || before.best?.intent === 'details') &&
    before.situation.line.first('sort') !== undefined;
  const finds = before.best && (FINDS.has(before.best.intent) || isOrdered) && before.best.score >= LEAST_FINDS;
  if (!finds || before.situation.line.first('boat') || !before.move.startsWith('["search_boats"')) return false;
  if (!pointing) return false;
  if (!best || best.score < LEAST) return true;
  if (before.situation.line.all('sort').some(({ count = 1 }) => count > 1)) return true;
  return (
    asksBack(best) ||
    isGuessedHelp(best) ||
    (OF_ONE.has(best.intent) && !line.has(/_(?:boat|make|id|own|person|type)_/))
  );
}

const CERTAIN_HELP = 2;

/** 'Does it run' is alike to help for something else. */
const isGuessedHelp = ({ intent, score }: Scored) => intent === 'help' && score < CERTAIN_HELP;
