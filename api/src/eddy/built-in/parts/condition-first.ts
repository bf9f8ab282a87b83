import { isDictated } from '../dictated.ts';
import type { Memory } from '../memory.ts';
import { inTurn, just, type Plan } from '../plan.ts';
import { rememberingPart } from './carried-over.ts';
import { kindOf } from './order-kinds.ts';
import { isClear, isOpen, type Reader, type Request, readPart } from './request.ts';

const IF =
  /^(?:(?:hi|hey|hello|ok|okay|so|and|eddy|please|well)[,!]?\s+)*(?:if|in case|should it be that|assuming(?: that)?)\s+(?!(?:i|we|you|so|not|yes|no)\b)/i;
/** 'The Gale is still for sale' */
const IS =
  /^(?<subject>(?:[\p{L}\d'’]+ ){1,6}?)(?<verb>is|are|has|was|can|will|would)(?<not> not|n['’]t)? (?<rest>.{2,80})$/iu;
/** 'Ruth still wants a boat' */
const DOES =
  /^(?<subject>(?:[\p{L}\d'’]+ ){1,4}?)(?<still>still )?(?<verb>take|accept|want|need|like|sell|own)s?(?=\s|$)(?<rest>.*)$/iu;
const LEAST_WORDS = 3;
const NO_ORDER = /^(?:i|we|you|he|she|they|to|my|an?|the|his|her|their|would|can|could|will|an)$/i;
const LATER = 'I can’t wait for a condition: click only if that’s so.';

/** The condition of a message, and the order behind it. */
function dividedIn(message: string): { condition: string; order: string } | undefined {
  const start = IF.exec(message)?.[0].length;
  if (start === undefined) return undefined;
  const words = [...message.slice(start).matchAll(/\S+/g)];
  const at = words.findIndex(
    ({ index }, place) =>
      place >= LEAST_WORDS &&
      !NO_ORDER.test(words[place - 1]?.[0] ?? '') &&
      kindOf(message.slice(start + index)) !== undefined,
  );
  const index = words[at]?.index;
  if (index === undefined) return undefined;
  const condition = message
    .slice(start, start + index)
    .replace(/(?:[\s,;–—]+(?:then|please|and|just))*[\s,;–—]*$/i, '');
  return { condition, order: message.slice(start + index) };
}

/** 'The Gale is still for sale' as a question. */
function asked(condition: string): string | undefined {
  const is = IS.exec(condition)?.groups;
  if (is) return `${is.verb} ${is.subject}${is.not ? 'not ' : ''}${is.rest}?`;
  const does = DOES.exec(condition)?.groups;
  return does && `does ${does.subject}${does.still ?? ''}${does.verb}${does.rest}?`;
}

/** 'If Ruth still takes gold, offer her …': what is known of the condition, and the draft, which nobody but the user sends. */
export async function conditionPlan(
  message: string,
  memory: Memory,
  reader: Reader,
  planOf: (request: Request) => Promise<Plan>,
): Promise<Plan | undefined> {
  if (isDictated(message) || /["“”]/.test(message)) return undefined;
  const { condition, order } = dividedIn(message) ?? {};
  const question = condition && (asked(condition) ?? (/\bstill\b/i.test(condition) ? condition : undefined));
  if (!question || !order) return undefined;
  const checked = await readPart(question, memory, reader);
  const read = await readPart(order, rememberingPart(memory, checked), reader);
  if (!read.best || !ORDERED.has(read.best.intent)) return undefined;
  const isKnown = isClear(checked) && checked.best?.intent !== 'rule' && !ORDERED.has(checked.best?.intent ?? 'talk');
  const answer = isKnown ? reader.planOf(checked.situation, checked.best) : just('');
  return inTurn([answer, await planOf(read), just(isKnown ? '' : LATER)], isOpen);
}

const ORDERED: ReadonlySet<NonNullable<Request['best']>['intent']> = new Set([
  ...(['offer', 'counter', 'message', 'withdraw', 'saved', 'agent'] as const),
]);
