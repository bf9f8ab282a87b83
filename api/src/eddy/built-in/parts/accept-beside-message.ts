import { matchOf } from '../../matching.ts';
import type { Scored } from '../compete.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import { type Reader, readPart } from './request.ts';

const ACCEPT_FIRST =
  /^(?<order>\s*(?:(?:please|hey|ok(?:ay)?|so|yes|can you|could you|go ahead and)[\s,]+)*(?:accept|take|agree to|approve|say yes to|confirm)\b[^.?!;]*?)[,;.]?\s+(?:(?:and|then|but)\s+)*(?<words>(?:tell|write|message|text|ask|let)\s+(?:to\s+)?(?:him|her|them|\p{L}+)\b.+)$/iu;
const ANSWERED: ReadonlySet<Scored['intent']> = new Set(['trades', 'rule', 'closing', 'decline']);
const LEAST = 1.35;

/** 'Accept his offer and tell him …': where to accept it, beside the draft of the words. */
export async function acceptBesideMessage(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  const { order, words } = matchOf(ACCEPT_FIRST, message)?.groups ?? {};
  if (whole?.intent !== 'message' || !order || !words) return undefined;
  const accepted = await readPart(order, memory, reader);
  if (!accepted.best || !ANSWERED.has(accepted.best.intent) || accepted.best.score < LEAST) return undefined;
  const person = accepted.situation.line.chunks.find(({ meaning }) => meaning?.is === 'person');
  const name = person?.written.replace(/['’]?s$/i, (end) => (/^['’]/.test(end) ? '' : end));
  const spoken = name ? words.replace(/(?<=^\S+\s+(?:to\s+)?)(?:him|her|them)\b/i, name) : words;
  const draft = await readPart(spoken, memory, reader);
  if (draft.best?.intent !== 'message') return undefined;
  return inTurn([reader.planOf(accepted.situation, accepted.best), reader.planOf(draft.situation, draft.best)]);
}
