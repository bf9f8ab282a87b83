import type { Turn } from '../turns.ts';
import { fullPart, rememberingPart, topicOf } from './carried-over.ts';
import { isQuestion } from './clauses.ts';
import type { Scored } from './compete.ts';
import { waits } from './later-requests.ts';
import type { Memory } from './memory.ts';
import { questionIn } from './phrases/questions.ts';
import { type Move, type Plan, sharing } from './plan.ts';
import { isAnsweredBy, isCourtesy } from './short-questions.ts';
import type { Intent, Situation } from './situation.ts';

/** How a message or a part of it is read. */
export interface Reader {
  situationOf(message: string, memory: Memory): Promise<Situation>;
  bestOf(situation: Situation): Scored | undefined;
  planOf(situation: Situation, best: Scored | undefined): Plan;
  /** The memory after more turns. */
  remembering(turns: readonly Turn[]): Memory;
}

/** A part of a message with what it asks for. */
export interface Request {
  part: string;
  /** The user's own words, if the part was completed. */
  said?: string;
  situation: Situation;
  best: Scored | undefined;
  /** Its first move: requests with the same one are the same request, or ask for more of the same thing. */
  move: string;
  /** The request before it, if this one is about what that one will find. */
  waitsFor?: Request | undefined;
  /** Whether it stands for several parts of the message. */
  isJoined?: boolean;
}

/** Intents that are no request of their own within a longer message. */
const BESIDE: ReadonlySet<Intent> = new Set(['talk', 'answer', 'card', 'rule', 'message']);
/** Own things, of which people also tell: 'my boat sold, what now'. */
const TOLD: ReadonlySet<Intent> = new Set(['own', 'saved', 'trades', 'closing', 'reach']);
/** Says what the user has, before the question about it. */
const TELLS = /^(?:(?:so|hi|hello|ok),? )?(?:i have|i've|ive|i own|we have|we own|tengo|j'ai|ich habe)\b/i;
/** Answers that put the point in question before a description of the boats. */
export const isOfBoats = ({ intent }: Scored): boolean => intent === 'details' || intent === 'compare';
const CLEAR = 1.35;

/** Whether a part is understood by itself. */
export const isClear = ({ part, situation, best, waitsFor }: Request): boolean =>
  waitsFor !== undefined ||
  (best !== undefined &&
    best.score >= CLEAR &&
    (!BESIDE.has(best.intent) || isOrderToWrite({ part, best })) &&
    !isAboutNothing({ situation, best }) &&
    !isGuessedHelp({ situation, best }) &&
    (isQuestion(part) || !(TOLD.has(best.intent) || TELLS.test(part))));

const WRITES = /^(?:(?:and|also|then|please) )*(?:tell|ask|message|write|text|let|contact) (?!me\b)/i;

/** 'Save it and tell the owner that …': the message has an addressee. */
function isOrderToWrite({ part, best }: { part: string; best: Scored }): boolean {
  const move = moveOf(best);
  return best.intent === 'message' && 'use' in move && WRITES.test(part.trim());
}

const CERTAIN_HELP = 2;

/** Help that is only alike, for words that name an amount or a place. */
const isGuessedHelp = ({ situation: { line }, best }: { situation: Situation; best: Scored }) =>
  best.intent === 'help' &&
  best.score < CERTAIN_HELP &&
  (line.has(/_(?:money|bound|place|type|quantity|n)_/) || line.has(/^(?:and )?(?:has|have|did|was|does) _person_/));

/** 'How much was it?' behind a part that names no boat. */
export const isAboutNothing = ({ best, situation: { line } }: Pick<Request, 'best' | 'situation'>): boolean => {
  const move = best?.intent === 'details' ? moveOf(best) : undefined;
  return move !== undefined && 'say' in move && move.say.includes('?') && !line.has(/_(?:boat|make|id|person)_/);
};

/** An answer that asks back: the rest of the message waits for the reply. */
export const isOpen = (text: string): boolean => questionIn(text) !== undefined;

export const moveOf = ({ plan }: Scored): Move => plan([]);

export function moveText(scored: Scored): string {
  const move = moveOf(scored);
  return 'use' in move ? JSON.stringify([move.use, move.input]) : move.say;
}

export async function readPart(part: string, memory: Memory, { situationOf, bestOf }: Reader): Promise<Request> {
  const situation = await situationOf(part, memory);
  const best = bestOf(situation);
  return { part, situation, best, move: best ? moveText(best) : '' };
}

/** Reads each part with the subjects of those before it. */
export async function readInTurn(parts: readonly string[], memory: Memory, reader: Reader): Promise<Request[]> {
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
    const request = { ...read, said: part, ...(last && waits(read, last) && { waitsFor: last }) };
    const joined = last && isClear(last) && isClear(request) && !request.waitsFor && isMoreOf(request, last);
    if (joined) requests.pop();
    // More of the same thing is asked in one go: two facts of one boat.
    requests.push(joined ? await readJoined(last, request, reader) : request);
    known = rememberingPart(known, request);
    topic = topicOf(request) ?? topic;
  }
  return requests;
}

const OF_THE_BOAT: ReadonlySet<Intent> = new Set(['details', 'compare', 'search', 'owner']);

/** 'Is this one newer than that one' has an answer of its own. */
const isYesOrNo = ({ part, best }: Request) =>
  best?.intent === 'compare' && /^(?:(?:and|but|so|also)\s+)*(?:is|are|was|were|does|do|has|have)\b/i.test(part.trim());

/** Whether a request asks for more of what the one before it tells. */
const isMoreOf = (one: Request, last: Request) =>
  one.move === last.move &&
  ![one, last].some(isYesOrNo) &&
  (one.best?.intent === last.best?.intent ||
    [one, last].every(({ best }) => best !== undefined && OF_THE_BOAT.has(best.intent)));

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

/** Two parts that are each clear are no less clear together. Facts that only one of them tells by itself are told as well. */
async function readJoined(one: Request, two: Request, reader: Reader): Promise<Request> {
  const both = await readPart(`${one.part} and ${two.part}`, one.situation.memory, reader);
  if (!one.best || !two.best) return one;
  const score = Math.max(...[one, two, both].map(({ best }) => best?.score ?? 0));
  const isPoint = isOfBoats(one.best);
  const isRead = both.best && both.move === one.move && [one.best.intent, two.best.intent].includes(both.best.intent);
  const plan =
    both.best && isRead
      ? sharing(sharing(both.best.plan, one.best.plan, isPoint), two.best.plan, isPoint)
      : sharing(one.best.plan, reader.planOf(two.situation, two.best), isPoint);
  const read = both.best && isRead ? { ...both, best: both.best } : { ...one, best: one.best };
  return { ...read, best: { ...read.best, plan, score }, isJoined: true };
}
