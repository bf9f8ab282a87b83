import { isTelling, isUnexplained, type Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { ifSame, inTurn, type Plan, sharing } from '../plan.ts';
import type { Chunk } from '../reading/line.ts';
import { pointsBack } from '../reading/names/references.ts';
import { rememberingPart } from './carried-over.ts';
import { divisionsOf, isQuestion } from './clauses.ts';
import { answersTo } from './later-requests.ts';
import { readInTurn } from './parts.ts';
import { isClear, isOfBoats, isOpen, moveText, type Reader, type Request, readPart } from './request.ts';
import { asksForThem, isCourtesy } from './short-questions.ts';
import { asksBack } from './waits-for.ts';

const LEAST_WORDS = 3;
const MOST_PARTS = 4;
/** Each question of a message is read apart from the rest, so their number limits the time. */
const MOST_LEFT_OUT = 8;

/** One part alone may have the same answer as the whole message: then the other questions were left out. */
export async function besideWhole(
  message: string,
  memory: Memory,
  whole: Scored,
  reader: Reader,
): Promise<Plan | undefined> {
  for (const parts of divisionsOf(message)) {
    if (parts.length > MOST_PARTS) continue;
    const requests = await readInTurn(parts, memory, reader);
    const same = requests.find(
      ({ part, best, move }) =>
        (isQuestion(part) || ORDERS.test(part)) && best?.intent === whole.intent && move === moveText(whole),
    );
    const others = requests.filter(
      (one) => one !== same && isAskedApart(one) && !whole.tells?.test(one.part) && !isForOwner(one, whole),
    );
    if (!same && areApart(requests, parts, whole)) return inTurn(answersTo(requests, reader), isOpen);
    const { situation } = await readPart(message, memory, reader);
    if (!same?.best || others.length === 0) {
      if (same?.best && same.isJoined)
        return sharing(reader.planOf(situation, whole), same.best.plan, isOfBoats(whole));
      continue;
    }
    // Words that nobody reads only disturb the reading of the others.
    if (isQuestion(same.part) && others.every(({ best }) => !best) && same.best.score >= whole.score)
      return inTurn(answersTo([same, ...others], reader), isOpen);
    const apart = requests.filter((one) => (others.includes(one) || one === same) && !isIncluded(one, whole));
    const more = answersTo(others, reader, same);
    return ifSame(
      reader.planOf(situation, whole),
      whole.plan,
      same.best.plan,
      more,
      answersTo(apart, reader, same),
      isOpen,
    );
  }
  return undefined;
}

/** Orders about the user's own trades and account. */
const ORDERS = /^\s*(?:please )?(?:cancel|call off|withdraw|end|stop|pause|delete|close|accept|decline|reject)\b/i;
const LEAST_APART = 1.5;
/** Words for somebody else may be the note of an offer. */
const WITHIN: ReadonlySet<Scored['intent']> = new Set(['rule', 'message']);

/** Whether each part is a clear question or order of another kind: together they were only read as something else. An order that asks back has its answer in the rest. */
const areApart = (requests: readonly Request[], parts: readonly string[], whole: Scored) =>
  requests.length === parts.length &&
  // 'My last message has a slip, can I change it' asks once.
  !requests.slice(1).some(({ best, situation }) => best?.intent === 'help' && pointsBack(situation.line)) &&
  requests.every((one) => isClear(one) && one.best && !WITHIN.has(one.best.intent) && one.best.score >= LEAST_APART) &&
  !requests.some(({ best }) => best?.intent === whole.intent && asksBack(best)) &&
  !requests.some((one) => (whole.intent === 'reach' && isSwapNamed(one)) || namesOnly(one)) &&
  new Set(requests.map(({ best }) => best?.intent)).size === requests.length;

/** 'Ruth or Sam', 'Ruth's Gale': the subject of the question behind it. */
const namesOnly = ({ part, situation: { line } }: Request): boolean =>
  !/\?\s*$/.test(part) &&
  line.chunks.every(
    ({ meaning, text }) =>
      (meaning && ['person', 'boat', 'make', 'own'].includes(meaning.is)) ||
      /^(?:the|that|or|and|vs|versus|'s|,)$/.test(text),
  );

/** 'My truck for the Gale' without an order, before a question about it. */
const isSwapNamed = ({ best, situation: { line } }: Request): boolean =>
  best?.intent === 'offer' &&
  line.has(
    /^(?:(?:so|and|hey|hi|okay|well|if|i|trade|swap|with|,) )*(?:(?:the|my|our) )?_(?:own|asset|coins|money|n|bound|make|boat)_/,
  );

const CERTAIN = 1.6;
const CERTAIN_HELP = 2;

/** Whether the answer to the whole message tells what a part asks for: its words are read there as well. */
const isIncluded = ({ best, situation: { line } }: Request, whole: Scored) =>
  !best ||
  // A closing has many sides, and each question is about one of them.
  (best.intent === whole.intent && best.intent !== 'closing' && (best.score < CERTAIN || isOfBoats(whole))) ||
  (best.intent === 'help' && best.score < CERTAIN_HELP && pointsBack(line));

/** Words for the owner belong to the offer, as its note or as what is asked for on top. */
const isForOwner = ({ part }: Request, { intent }: Scored) =>
  (intent === 'offer' || intent === 'counter') &&
  /^\W*(?:(?:and|also|then|please) )*(?:ask|tell|say|let|mention)\b(?! me\b)/i.test(part);

/** A question that says something by itself. */
const isAskedApart = ({ part, situation: { line }, best, waitsFor }: Request) =>
  isQuestion(part) &&
  best?.intent !== 'talk' &&
  (waitsFor !== undefined ||
    /^\W*(?:and |but )?why\W*$/i.test(part) ||
    (line.chunks.length >= LEAST_WORDS &&
      line.chunks.some(({ meaning, text }) => !ASKING.test(text) && (meaning || isTelling(text)))));

/** Words of a question that name nothing. */
const ASKING =
  /^(?:what|how|which|who|whom|where|when|why|one|ones|next|first|start|begin|think|know|say|mean|works?)$/;

/** A search that leaves a question of the message out answers or names it: without the question, the search is the same. */
export async function leftOutPlan(
  message: string,
  memory: Memory,
  whole: Scored,
  reader: Reader,
): Promise<Plan | undefined> {
  const parts = divisionsOf(message)[0] ?? [];
  if (parts.length > MOST_LEFT_OUT) return undefined;
  const open: Request[] = [];
  for (const part of parts.filter((one) => isQuestion(one) && !asksForThem(one) && !isCourtesy(one))) {
    const others = parts.filter((one) => one !== part);
    const without = await readPart(others.join(', '), memory, reader);
    const read = await readPart(part, rememberingPart(memory, without), reader);
    const says = read.situation.line.chunks.some((chunk) => isUnexplained(whole, chunk));
    const isOther = read.best?.intent !== 'talk' && read.move !== moveText(whole);
    const isUnread =
      !read.best && read.situation.line.chunks.some((chunk) => isPlainWord(chunk) && isUnexplained(whole, chunk));
    if (says && isOther && (isUnread || without.move === moveText(whole))) open.push(read);
  }
  if (open.length === 0 || open.length === parts.length) return undefined;
  const { situation } = await readPart(message, memory, reader);
  const asked: Request = { part: message, situation, best: whole, move: moveText(whole) };
  return inTurn([whole.plan, ...answersTo(open, reader, asked)], isOpen);
}

/** A word that names something of which Eddy knows nothing: 'weather'. */
const isPlainWord = ({ meaning, text }: Chunk) =>
  (!meaning || meaning.is === 'strange') && isTelling(text) && !ASKING.test(text);
