import { isQuestion } from './clauses.ts';
import type { Scored } from './compete.ts';
import type { Memory } from './memory.ts';
import { isClear, moveOf, type Reader, type Request } from './parts.ts';
import { questionIn } from './phrases/questions.ts';
import { just, type LaterPlan, type Plan, type Told } from './plan.ts';
import { pointsBack } from './reading/names/references.ts';
import { isKindSearch, isWishedSearch } from './searches-beside.ts';
import type { Intent, Situation } from './situation.ts';

const FINDS: ReadonlySet<Intent> = new Set(['search', 'figures']);
/** Intents that take boats which another request may find. */
const OF_ONE: ReadonlySet<Intent> = new Set(
  'details,distance,compare,value,offer,message,cost,owner,saved'.split(',') as Intent[],
);
const LEAST_FINDS = 1;
const LEAST = 0.75;

/** Whether a message to an owner lacks the boat, which another part may find. */
export function needsBoat(scored: Scored): boolean {
  return scored.intent === 'message' && asksBack(scored);
}

function asksBack(scored: Scored): boolean {
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
    !line.has(/_(?:boat|make|id|own|person|type|kind|saved)_|\bmy\b|\b(?:state|city|type|kind|make)s?\b/)
  );
}

const DEALINGS: ReadonlySet<Intent> = new Set(['trades', 'closing', 'counter']);

/** 'It' and 'she' behind a question about a trade are of that trade. */
export const isOfDealing = ({ best }: Pick<Request, 'best'>): boolean =>
  best !== undefined && DEALINGS.has(best.intent);

/** Whether a request is about the boats that the one before it will find: 'the cheapest bowrider, and how long is it'. */
export function waits(request: Request, before: Request): boolean {
  const {
    part,
    situation: { line },
    best,
  } = request;
  if (isForToldPerson(request, before)) return true;
  if (!isQuestion(part)) return false;
  if (isOfDealing(before.waitsFor ?? before) && pointsBack(line)) return true;
  if (choosesFromList(request, before)) return true;
  const pointing = pointsBack(line) || line.first('ref') !== undefined || line.has(/\bwhich one\b/);
  if (before.waitsFor && (pointing || !isClear(request))) return true;
  const finds = before.best && FINDS.has(before.best.intent) && before.best.score >= LEAST_FINDS;
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

/** 'The longest: the …. The shortest: the …': the list that is shown holds only one of them. */
const namesBothEnds = ({ text }: Told) => (text.match(/: (?:the )?\d{4} [^:.]+, /g) ?? []).length > 1;

/** Whether a request looks for one boat: 'which is cheapest'. */
const namesOne = ({ situation: { line } }: Request) =>
  line.all('sort').length === 1 &&
  line.all('sort').every(({ count = 1 }) => count === 1) &&
  !line.has(/\b(?:boats|ones)\b/);

/**
 * Answers requests in their order. A part that is not clear is read after the answers before it, as a later message would be,
 * or named. The first of them may be answered otherwise.
 */
export function answersTo(requests: readonly Request[], reader: Reader, answered?: Request): (Plan | LaterPlan)[] {
  const all = answered ? [answered, ...requests] : requests;
  const isSure = (one: Request) =>
    isClear(one) ||
    isKindSearch(one) ||
    (one === all[0] && isWishedSearch(one)) ||
    all.some(({ waitsFor }) => waitsFor === one);
  const later = requests.filter((one) => one.waitsFor || !isSure(one));
  const laterOf = (request: Request, told: readonly Told[]) => readLater(request, all, told, reader);
  const plans = requests.map((request): Plan | LaterPlan =>
    later.includes(request)
      ? { after: (told) => laterOf(request, told) ?? just('') }
      : reader.planOf(request.situation, request.best),
  );
  const naming: LaterPlan = {
    after: (told) => just(unanswered(later.filter((one) => !laterOf(one, told.slice(0, all.indexOf(one)))))),
  };
  return later.length > 0 ? [...plans, naming] : plans;
}

function readLater(
  request: Request,
  requests: readonly Request[],
  told: readonly Told[],
  reader: Reader,
): Plan | undefined {
  const { situation, waitsFor } = request;
  if (told.some(namesBothEnds)) return undefined;
  const turns = told.map(({ calls, text }, index) => ({
    question: requests[index]?.part ?? '',
    calls: [...calls],
    text,
  }));
  const known = { ...situation, memory: withAll(withOne(reader.remembering(turns), waitsFor), situation) };
  const best = reader.bestOf(known);
  const subject = subjectOf(waitsFor);
  const isAlone = isClear({ ...request, waitsFor: undefined });
  if (best && subject && !isOfDealing(subject) && (OF_ONE.has(best.intent) || FINDS.has(best.intent)))
    return best.score >= LEAST ? reader.planOf(known, best) : undefined;
  const isSure = best && isClear({ ...request, best, waitsFor: undefined }) && !asksBack(best);
  if (isSure && (!subject || best.intent === subject.best?.intent)) return reader.planOf(known, best);
  return isAlone && subject && isOfDealing(subject) ? reader.planOf(situation, request.best) : undefined;
}

/** The first of the requests that wait for each other. */
const subjectOf = (waitsFor: Request | undefined): Request | undefined =>
  waitsFor && (subjectOf(waitsFor.waitsFor) ?? waitsFor);

/** 'Where are they' is about all boats shown, even if one of them was told of last. */
const withAll = (found: Memory, { line }: Situation): Memory =>
  found.shown.length > 1 && line.has(/\b(?:are|were) (?:they|those|these)\b/)
    ? { ...found, focus: undefined, focusId: undefined }
    : found;

function withOne(found: Memory, waitsFor: Request | undefined): Memory {
  const [first] = found.shown;
  return !found.focus && first && waitsFor && namesOne(waitsFor)
    ? { ...found, focus: first, focusId: first.id }
    : found;
}

const unanswered = (requests: readonly Request[]): string =>
  requests.length === 0 ? '' : (requests[0]?.situation.phrases.unanswered(requests.map(wordsOf)) ?? '');

const wordsOf = ({ part, said = part }: Request) =>
  said.replace(/^\s*(?:(?:and|but|also|so|y|et|und)\s+)+|[\s?.!,]+$/gi, '');
