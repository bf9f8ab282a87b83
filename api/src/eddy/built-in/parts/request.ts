import type { Turn } from '../../turns.ts';
import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { questionIn } from '../phrases/questions.ts';
import type { Move, Plan } from '../plan.ts';
import type { Intent, Situation } from '../situation.ts';
import { isQuestion } from './clauses.ts';

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
    (isQuestion(part) || best.isOrder === true || !(TOLD.has(best.intent) || TELLS.test(part))));

const WRITES =
  /^(?:(?:and|also|then|please|but|so|if (?:not|so),?) )*(?:tell|ask|message|write|text|let|contact|draft|send) (?!me\b)/i;

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
  const situation = await situationOf(part.replace(IF_NOT, ''), memory);
  const best = bestOf(situation);
  return { part, situation, best, move: best ? moveText(best) : '' };
}

/** 'If not, write him that …': an order, whatever the answer is. */
const IF_NOT =
  /^\s*(?:(?:and|but|so)\s+)?if (?:not|so|it is|it['’]?s not|that['’]?s not(?: ok(?:ay)?)?)\s*,?\s+(?=(?:please\s+|then\s+|just\s+)*(?:tell|ask|message|write|text|let|send|draft|withdraw|retract|raise|lower|offer|counter|bid|save|unsave|recall|deploy)\b)/i;

const DEALINGS: ReadonlySet<Intent> = new Set(['trades', 'closing', 'counter']);

/** 'It' and 'she' behind a question about a trade are of that trade. */
export const isOfDealing = ({ best }: Pick<Request, 'best'>): boolean =>
  best !== undefined && DEALINGS.has(best.intent);
