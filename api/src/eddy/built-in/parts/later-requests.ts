import type { Memory } from '../memory.ts';
import { just, type LaterPlan, type Outcome, type Plan } from '../plan.ts';
import type { Intent, Situation } from '../situation.ts';
import { isQuestion } from './clauses.ts';
import { isClear, isOfDealing, type Reader, type Request } from './request.ts';
import { isKindSearch, isWishedSearch } from './searches-beside.ts';
import { isToldAlready } from './told-already.ts';
import { asksBack, FINDS, LEAST, OF_ONE } from './waits-for.ts';

/** 'The longest: the …. The shortest: the …': the list that is shown holds only one of them. */
const namesBothEnds = ({ text }: Outcome) =>
  (text.match(/(?:^|[.!] )(?:The|Most|Fewest) [a-z ]+: (?:the )?\d{4} [^:.]+, /g) ?? []).length > 1;

/** Names boats as what it looks for. */
const ASKS_FOR_BOATS = /\b(?:which|what|any|show|find|list)(?: me| us)?(?: \w+)? (?:boats|yachts)\b/;

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
    (isWishedSearch(one) && (one === all[0] || one.situation.line.has(ASKS_FOR_BOATS))) ||
    all.some(({ waitsFor }) => waitsFor === one);
  const later = requests.filter((one) => one.waitsFor || !isSure(one));
  const laterOf = (request: Request, told: readonly Outcome[]) => readLater(request, all, told, reader);
  const plans = requests.map((request): Plan | LaterPlan =>
    later.includes(request)
      ? { after: (told) => laterOf(request, told) ?? just('') }
      : reader.planOf(request.situation, request.best),
  );
  const naming: LaterPlan = {
    after: (told) =>
      just(
        unanswered(
          later.filter(
            (one) =>
              (isQuestion(one.part) || !told.some(({ text }) => WARNS.test(text))) &&
              !laterOf(one, told.slice(0, all.indexOf(one))) &&
              !told.some(({ text }) => isToldAlready(one.part, text)),
          ),
        ),
      ),
  };
  return later.length > 0 ? [...plans, naming] : plans;
}

/** Facts told before a warning are the reason for it. */
const WARNS = /^(?:That’s a scam|Be careful|Please don’t)\b/;

function readLater(
  request: Request,
  requests: readonly Request[],
  told: readonly Outcome[],
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
  const each = eachFound(known, waitsFor);
  if (each) return just(each);
  const best = reader.bestOf(known);
  const subject = subjectOf(waitsFor);
  const isAlone = isClear({ ...request, waitsFor: undefined });
  if (best && subject && !isOfDealing(subject) && (OF_ONE.has(best.intent) || FINDS.has(best.intent)))
    return best.score >= LEAST ? reader.planOf(known, best) : undefined;
  const isSure = best && isClear({ ...request, best, waitsFor: undefined }) && !asksBack(best);
  const isSentAgain = best?.intent === 'offer' && subject !== undefined && isOfDealing(subject);
  if (isSure && (!subject || isSentAgain || best.intent === subject.best?.intent)) return reader.planOf(known, best);
  if (isAlone && subject && isOfDealing(subject)) return reader.planOf(situation, request.best);
  return !subject && isLikely(request) ? reader.planOf(situation, request.best) : undefined;
}

/** Questions whose answers are the same without the rest of the message. */
const ALONE: ReadonlySet<Intent> = new Set([
  'fees',
  'cost',
  'trades',
  'closing',
  'inbox',
  'agent',
  'value',
  'distance',
]);
const LIKELY = 1.15;

/** Asked alone, it would be answered. */
const isLikely = (one: Request): boolean => {
  const { part, best } = one;
  if (!best || !isQuestion(part) || asksBack(best)) return false;
  return (ALONE.has(best.intent) && best.score >= LIKELY) || isWishedSearch(one);
};

const MOST_FOUND = 4;
const PRICE =
  /^(?:(?:and|so|also) )*(?:what|how much) (?:is|are|does|do|would) (?:it|they|that|the price|its price|the asking price)(?: (?:cost|ask|go for|be))?[?.! ]*$/;

/** 'How much is it' of a few boats that the part before found: the price of each. */
function eachFound(
  { line, memory: { shown, found, focusId, listedBy }, phrases }: Situation,
  waitsFor: Request | undefined,
) {
  const isAll = listedBy === 'search_boats' ? found === shown.length && waitsFor : line.has(/\bthey\b/);
  const isFew = shown.length > 1 && shown.length <= MOST_FOUND && isAll && focusId === undefined;
  if (!isFew || !line.has(PRICE)) return undefined;
  const rows = shown.map(({ title, price }) => ({ title, figures: price }));
  return phrases.eachWith(rows, shown.length, phrases.orders.newest);
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
  if (found.focus || !first || !waitsFor || !namesOne(waitsFor)) return found;
  const by = waitsFor.situation.line.first('sort')?.by;
  const isSorted = found.listedBy !== 'search_boats' || [found.search?.sort, found.search?.order].includes(by as never);
  // The first of a list in another order is not the one that was asked for.
  const one = isSorted ? first : by === 'price-low' ? found.cheapest : undefined;
  return one ? { ...found, focus: one, focusId: one.id } : found;
}

const unanswered = (requests: readonly Request[]): string =>
  requests.length === 0 ? '' : (requests[0]?.situation.phrases.unanswered(requests.map(wordsOf)) ?? '');

const wordsOf = ({ part, said = part }: Request) =>
  said.replace(/^\s*(?:(?:and|but|also|so|y|et|und)\s+)+|[\s?.!,]+$/gi, '');
