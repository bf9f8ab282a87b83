import type { Turn } from '../turns.ts';
import { fullPart, rememberingPart, topicOf } from './carried-over.ts';
import { divisionsOf, isQuestion, searchesIn } from './clauses.ts';
import { isTelling, isUnexplained, type Scored } from './compete.ts';
import { laterPlan, needsBoat, waits } from './later-requests.ts';
import type { Memory } from './memory.ts';
import { questionIn } from './phrases/questions.ts';
import { inTurn, just, type Move, type Plan, remarked, sharing, unlessTold } from './plan.ts';
import type { Line } from './reading/line.ts';
import { readWish } from './reading/wish.ts';
import { asksForThem, isAnsweredBy, isCourtesy } from './short-questions.ts';
import type { Intent, Situation } from './situation.ts';

/** How a message or a part of it is read. */
export interface Reader {
  situationOf(message: string, memory: Memory): Promise<Situation>;
  bestOf(situation: Situation): Scored | undefined;
  planOf(situation: Situation, best: Scored | undefined): Plan;
  /** The memory after another turn. */
  remembering(turn: Turn): Memory;
}

/** A part of a message with what it asks for. */
export interface Request {
  part: string;
  situation: Situation;
  best: Scored | undefined;
  /** Its first move: requests with the same one are the same request, or ask for more of the same thing. */
  move: string;
  /** The request before it, if this one is about what that one will find. */
  waitsFor?: Request;
  /** Whether it stands for several parts of the message. */
  isJoined?: boolean;
}

/** Intents whose words may have several sentences. */
const WHOLE: ReadonlySet<Intent> = new Set(['rule', 'card', 'message', 'answer']);
/** Intents that are no request of their own within a longer message. */
const BESIDE: ReadonlySet<Intent> = new Set(['talk', 'answer', 'card', 'rule', 'message']);
/** Own things, of which people also tell: 'my boat sold, what now'. */
const TOLD: ReadonlySet<Intent> = new Set(['own', 'saved', 'trades', 'closing', 'reach']);
/** Says what the user has, before the question about it. */
const TELLS = /^(?:(?:so|hi|hello|ok),? )?(?:i have|i've|ive|i own|we have|we own|tengo|j'ai|ich habe)\b/i;
/** Answers that put the point in question before a description of the boats. */
const OF_BOATS: ReadonlySet<Intent> = new Set(['details', 'compare']);
const CLEAR = 1.35;
const GREETED = 1.2;
const ANSWERED = 1;
const UNREAD = 0.75;
const LEAST_WORDS = 3;
const MOST_REQUESTS = 4;
/** Each question of a message is read apart from the rest, so their number limits the time. */
const MOST_LEFT_OUT = 8;

/** Answers each of several requests in one message, in their order. Undefined if the message is one request. */
export async function severalRequests(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
  line: Line,
): Promise<Plan | undefined> {
  if (whole && WHOLE.has(whole.intent) && !needsBoat(whole) && !isBehindQuestion(message, whole)) return undefined;
  if (whole?.whole) return besideWhole(message, memory, whole, reader);
  const searches =
    whole && SEARCHES.has(whole.intent) ? await searchesPlan(searchesIn(line), memory, reader) : undefined;
  if (searches) return searches;
  for (const parts of divisionsOf(message)) {
    if (parts.length > MOST_REQUESTS) continue;
    const requests = await readInTurn(parts, memory, reader);
    if (whole && needsBoat(whole) && !requests.at(-1)?.waitsFor) continue;
    const [only, ...others] = requests;
    // The other parts ask for what the help tells anyway.
    if (only && others.length === 0 && only.best?.intent === 'help' && isClear(only))
      return reader.planOf(only.situation, only.best);
    const plan = (await planFor(requests, whole, reader)) ?? (await greetedPlan(requests, reader));
    if (plan) return plan;
  }
  if (!whole || needsBoat(whole)) return undefined;
  return whole.intent === 'search'
    ? leftOutPlan(message, memory, whole, reader)
    : besideWhole(message, memory, whole, reader);
}

/** One part alone may have the same answer as the whole message: then the other questions were left out. */
async function besideWhole(message: string, memory: Memory, whole: Scored, reader: Reader): Promise<Plan | undefined> {
  for (const parts of divisionsOf(message)) {
    if (parts.length > MOST_REQUESTS) continue;
    const requests = await readInTurn(parts, memory, reader);
    const same = requests.find(
      ({ part, best, move }) => isQuestion(part) && best?.intent === whole.intent && move === moveText(whole),
    );
    const others = requests.filter((one) => one !== same && isAskedApart(one));
    const [first] = others;
    if (!same?.best || !first) continue;
    const answered = others.filter(isAnswerable);
    const named = others.filter((one) => !answered.includes(one));
    const { situation } = await readPart(message, memory, reader);
    const plans = answered.map((one) => reader.planOf(one.situation, one.best));
    const more = inTurn(named.length > 0 ? [...plans, just(unanswered(named))] : plans, isOpen);
    // Words that nobody reads only disturb the reading of the others.
    if (others.every(({ best }) => !best) && same.best.score >= whole.score)
      return inTurn([reader.planOf(same.situation, same.best), more], isOpen);
    return unlessTold(reader.planOf(situation, whole), whole.plan, same.best.plan, more);
  }
  return undefined;
}

/** A question that says something by itself. */
const isAskedApart = (one: Request) =>
  !one.waitsFor &&
  isQuestion(one.part) &&
  !saysNothing(one) &&
  (/^\W*(?:and |but )?why\W*$/i.test(one.part) ||
    (one.situation.line.chunks.length >= LEAST_WORDS &&
      one.situation.line.chunks.some(({ meaning, text }) => meaning || (isTelling(text) && !ASKING.test(text)))));

/** Words of a question that name nothing. */
const ASKING = /^(?:what|how|which|who|where|when|why|one|ones|next|first|start|begin|think|know|say|mean|works?)$/;

const isAnswerable = (one: Request) => isClear(one) && !isSearch(one);

/** 'How much was it?' behind a part that names no boat. */
const isAboutNothing = ({ best, situation: { line } }: Pick<Request, 'best' | 'situation'>): boolean => {
  const move = best?.intent === 'details' ? moveOf(best) : undefined;
  return move !== undefined && 'say' in move && move.say.includes('?') && !line.has(/_(?:boat|make|id|person)_/);
};

const unanswered = (requests: readonly Request[]): string =>
  requests[0]?.situation.phrases.unanswered(requests.map(({ part }) => part.replace(/[\s?.!,]+$/, ''))) ?? '';

/** 'How much is it? Tell her …' */
const isBehindQuestion = (message: string, { intent }: Scored) =>
  intent === 'message' &&
  /^(?!\s*(?:can|could|would|will) you\b)[^?]{8,}\?\s+(?:(?:and|then|please|also)\s+)*(?:tell|ask|message|write|let|text)\b/i.test(
    message,
  );

/** A search that leaves a question of the message out answers or names it: without the question, the search is the same. */
async function leftOutPlan(message: string, memory: Memory, whole: Scored, reader: Reader): Promise<Plan | undefined> {
  const parts = divisionsOf(message)[0] ?? [];
  if (parts.length > MOST_LEFT_OUT) return undefined;
  const open: Request[] = [];
  for (const part of parts.filter((one) => isQuestion(one) && !asksForThem(one) && !isCourtesy(one))) {
    const others = parts.filter((one) => one !== part);
    const without = await readPart(others.join(', '), memory, reader);
    const read = await readPart(part, rememberingPart(memory, without), reader);
    const says = read.situation.line.chunks.some((chunk) => isUnexplained(whole, chunk));
    if (says && without.move === moveText(whole) && read.best?.intent !== 'talk') open.push(read);
  }
  const [first] = open;
  if (!first || open.length === parts.length) return undefined;
  const answered = open.filter(({ best }) => best && best.score >= ANSWERED && !BESIDE.has(best.intent));
  const unanswered = open.filter((one) => !answered.includes(one)).map(({ part }) => part.replace(/[\s?.!,]+$/, ''));
  return remarked(
    inTurn([whole.plan, ...answered.map(({ situation, best }) => reader.planOf(situation, best))], isOpen),
    unanswered.length > 0 ? first.situation.phrases.unanswered(unanswered) : '',
  );
}

const SEARCHES: ReadonlySet<Intent> = new Set(['search', 'figures', 'kinds']);

/** Two searches of one sentence, each with limits of its own. */
async function searchesPlan(parts: readonly string[], memory: Memory, reader: Reader): Promise<Plan | undefined> {
  if (parts.length < 2) return undefined;
  const halves = await Promise.all(parts.map((part) => readPart(part, memory, reader)));
  const read = await Promise.all(
    halves.map(async (half) => {
      const more = searchesIn(half.situation.line);
      return more.length > 1 ? Promise.all(more.map((part) => readPart(part, memory, reader))) : [half];
    }),
  );
  const requests = read.flat();
  if (!requests.every(({ best }) => best && SEARCHES.has(best.intent) && best.score >= GREETED)) return undefined;
  return inTurn(
    requests.map(({ situation, best }) => reader.planOf(situation, best)),
    isOpen,
  );
}

async function readInTurn(parts: readonly string[], memory: Memory, reader: Reader): Promise<Request[]> {
  const requests: Request[] = [];
  let known = memory;
  let topic: string | undefined;
  for (const part of parts) {
    const last = requests.at(-1);
    if (isCourtesy(part) || isAnsweredBy(part, last)) continue;
    const parallel = last && parallelCount(part, last);
    const read = parallel
      ? await readCount(parallel, memory, known, reader)
      : await readPart(fullPart(part, topic, last), known, reader);
    const request = last && waits(read, last) ? { ...read, waitsFor: last } : read;
    const joined = last && isClear(last) && last.move === request.move && isClear(request);
    if (joined) requests.pop();
    // More of the same thing is asked in one go: two facts of one boat.
    requests.push(joined ? await readJoined(last, request, reader) : request);
    known = rememberingPart(known, request);
    topic = topicOf(request) ?? topic;
  }
  return requests;
}

/** 'How many have twins and how many have diesels' counts twice among the same boats; the second count has the unit of the first. */
function parallelCount(part: string, last: Request): string | undefined {
  const isCount = (text: string) => /^(?:(?:and|also)\s+)*how many\b/i.test(text.trim());
  if (!isCount(part) || !isCount(last.part) || last.best?.intent !== 'figures') return undefined;
  if (/\b(?:them|those|these|they|of that|which)\b/i.test(part)) return undefined;
  const unit = /\d\s*(feet|foot|ft|hours|years)\b/i.exec(last.part)?.[1];
  return unit && /\d[\s?.!]*$/.test(part) ? `${part.replace(/[\s?.!]+$/, '')} ${unit}` : part;
}

/** A count in another place has the limits of the one before; any other count begins anew. */
async function readCount(part: string, memory: Memory, known: Memory, reader: Reader): Promise<Request> {
  const { line } = await reader.situationOf(part, known);
  const { search } = known;
  const isPlace = line.first('place') && (search?.state ?? search?.states ?? search?.location);
  return readPart(part, isPlace ? known : memory, reader);
}

/** Two parts that are each clear are no less clear together. What only one of them tells by itself is told as well. */
async function readJoined(one: Request, two: Request, reader: Reader): Promise<Request> {
  const both = await readPart(`${one.part} and ${two.part}`, one.situation.memory, reader);
  if (!one.best || !two.best) return one;
  const score = Math.max(...[one, two, both].map(({ best }) => best?.score ?? 0));
  const isPoint = OF_BOATS.has(one.best.intent);
  const plan =
    both.best && both.move === one.move
      ? sharing(sharing(both.best.plan, one.best.plan, isPoint), two.best.plan, isPoint)
      : sharing(one.best.plan, reader.planOf(two.situation, two.best), isPoint);
  const read = both.best && both.move === one.move ? { ...both, best: both.best } : { ...one, best: one.best };
  return { ...read, best: { ...read.best, plan, score }, isJoined: true };
}

async function readPart(part: string, memory: Memory, { situationOf, bestOf }: Reader): Promise<Request> {
  const situation = await situationOf(part, memory);
  const best = bestOf(situation);
  return { part, situation, best, move: best ? moveText(best) : '' };
}

export const moveOf = ({ plan }: Scored): Move => plan([]);

function moveText(scored: Scored): string {
  const move = moveOf(scored);
  return 'use' in move ? JSON.stringify([move.use, move.input]) : move.say;
}

const isClear = ({ part, situation, best, waitsFor }: Request) =>
  waitsFor !== undefined ||
  (best !== undefined &&
    best.score >= CLEAR &&
    !BESIDE.has(best.intent) &&
    !isAboutNothing({ situation, best }) &&
    (isQuestion(part) || !(TOLD.has(best.intent) || TELLS.test(part))));

async function planFor(
  requests: readonly Request[],
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  if (requests.some(({ best }) => best?.intent === 'rule')) return undefined;
  const sure = requests.filter((one) => isClear(one) || requests.some(({ waitsFor }) => waitsFor === one));
  // Beside a question for fees, boats by their kind are a search.
  const isFees = sure.length > 0 && sure.every(({ best }) => best?.intent === 'fees');
  const clear = requests.filter((one) => sure.includes(one) || (isFees && isKindSearch(one)));
  const limits = clear.some(isSearch) ? requests.filter((one) => isLimit(one, clear)) : [];
  const rest = requests.filter((one) => !clear.includes(one) && !limits.includes(one) && !saysNothing(one));
  const unread = rest.filter(isUnread);
  // One answer is the same for the whole message: the rest was left out.
  const isSame = clear.length > 1 || (whole !== undefined && moveText(whole) === clear[0]?.move);
  const open = isSame ? rest.filter((one) => isLeftOpen(one) && (clear.length > 1 || isStrange(one))) : unread;
  const [joined] = clear;
  if (joined?.isJoined && !isSearch(joined) && clear.length === 1 && rest.length === 0)
    return reader.planOf(joined.situation, joined.best);
  if (clear.length === 0 || rest.length > open.length) return undefined;
  if (limits.length > 0 || isOneSearch(clear)) return besideSearch(clear, limits, reader);
  const plans = clear.map((one) => (one.waitsFor ? laterPlan(one, reader) : reader.planOf(one.situation, one.best)));
  const [first] = clear;
  if (clear.length > 1) return remarked(inTurn(plans, isOpen), unanswered(open));
  // The reading of the whole leaves the question out as well.
  const isLeftOut = first && open.length > 0 && (!whole || whole.score < UNREAD || whole.intent === first.best?.intent);
  return isLeftOut && first ? remarked(reader.planOf(first.situation, first.best), unanswered(open)) : undefined;
}

/** More limits of a search that another part begins. */
const isLimit = (request: Request, clear: readonly Request[]) =>
  !clear.includes(request) && isSearch(request) && Object.keys(readWish(request.situation.line).wish).length > 0;

/** One search whose limits stand in several parts, with the requests beside it. */
async function besideSearch(
  clear: readonly Request[],
  limits: readonly Request[],
  reader: Reader,
): Promise<Plan | undefined> {
  const searches = [...clear.filter(isSearch), ...limits];
  const others = clear.filter((one) => !isSearch(one));
  const [first] = searches;
  if (!first || others.length === 0 || others.some(({ waitsFor }) => waitsFor)) return undefined;
  const search = await readPart(searches.map(({ part }) => part).join(', '), first.situation.memory, reader);
  return isSearch(search)
    ? inTurn(
        [search, ...others].map(({ situation, best }) => reader.planOf(situation, best)),
        isOpen,
      )
    : undefined;
}

const isKindSearch = (one: Request) =>
  isSearch(one) && (one.best?.score ?? 0) >= GREETED && one.situation.line.has(/_(?:type|make|kind)_/);

const isSearch = ({ best }: Request) => best?.intent === 'search';

/** A question beside others that are clear: its answer would be a guess. */
const isLeftOpen = (request: Request) =>
  isUnread(request) ||
  (isQuestion(request.part) &&
    request.situation.line.chunks.length >= LEAST_WORDS &&
    (!request.best || request.best.score < GREETED || isAboutNothing(request)));

/** A question that nothing explains and that names nothing of ours. */
const isUnread = ({ part, situation: { line }, best }: Request) =>
  isQuestion(part) &&
  line.chunks.length >= LEAST_WORDS &&
  isStrange({ situation: { line } }) &&
  (!best || best.score < UNREAD);

const isStrange = ({ situation: { line } }: { situation: Pick<Situation, 'line'> }) =>
  line.first('strange') !== undefined &&
  line.chunks.every(({ meaning }) => !meaning || meaning.is === 'strange' || meaning.is === 'aside');

/** An answer that asks back: the rest of the message waits for the reply. */
const isOpen = (text: string) => questionIn(text) !== undefined;

/** A greeting before the only request. */
async function greetedPlan(requests: readonly Request[], { planOf }: Reader): Promise<Plan | undefined> {
  const [greeting, request, ...more] = requests;
  if (greeting?.best?.intent !== 'talk' || !request?.best || more.length > 0) return undefined;
  return request.best.score >= GREETED && request.best.intent !== 'talk'
    ? planOf(request.situation, request.best)
    : undefined;
}

/** A courtesy or a filler: it has no word with a meaning and asks nothing. */
const saysNothing = ({ part, situation: { line }, best }: Request) =>
  best?.intent === 'talk' ||
  (!isQuestion(part) && line.chunks.every(({ meaning }) => !meaning || meaning.is === 'aside'));

/** Several limits of one search, unless each part names boats of its own to look for. */
function isOneSearch(requests: readonly Request[]): boolean {
  const searches = requests.filter((one) => isSearch(one) && !one.waitsFor);
  if (searches.length < 2) return false;
  return !searches.every(
    ({ situation: { line } }) =>
      line.has(/\b(?:find|show|list|search|look|any|have|see|get|want|need)\b/) &&
      line.has(/_(?:type|make|boat|kind)_/),
  );
}
