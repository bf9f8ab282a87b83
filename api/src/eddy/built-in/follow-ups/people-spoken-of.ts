import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const REPLY =
  /^(?:(?:please|ok(?:ay)?|and|then|just|so)[\s,]+)*(?:reply|answer|respond|write back|text back)(?:\s+(?:that|saying|with))?[\s:,]+(?!to\b|him\b|her\b|them\b|the\b|my\b|all\b|this\b|it\b)(?<text>.{6,})$/iu;

/** 'Reply Thursday works' after somebody's message. */
export function withReply(message: string, { told, cardIsLast }: Memory): string | undefined {
  const text = matchOf(REPLY, message.trim())?.groups?.text;
  return text && !cardIsLast && told.length === 1 ? `tell ${told[0]?.name} ${text}` : undefined;
}

const ASKS_THEM =
  /^\s*(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|then|so|and|well|good|alright|go ahead|(?:can|could|would|will) (?:you|u|ya)|just|lets?|let's|do|i'?d like you to)[\s,.!]+)*(?:and )?(?:please )?(?:(?:ask|message|write|text)(?: to)? (?:him|her|them|the (?:owner|seller|guy|lady))|(?:draft|write|send|do|make) (?:it|that|one|(?:the|that|a) (?:message|question|note))(?: up)?|ask)(?: (?:that|then|please|for me|for us|about (?:it|that)|now|today|to (?:him|her|them|the (?:owner|seller))))*[\s.!?]*$/i;

/** 'OK, ask her' after a fact that the listing lacks: the question itself. */
export function withAskedOwner(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const question = last?.question.trim() ?? '';
  const isMissing = /\bask the owner\b/i.test(last?.text ?? '') && !cardIsLast && !asked;
  return isMissing && question.length < 120 && matches(ASKS_THEM, message)
    ? `message the owner: ${question.replace(/[\s?.!]*$/, '?')}`
    : undefined;
}

const THEIRS =
  /\b(?:of )?(?:theirs|hers)\b|\bof his\b|\b(?:their|his|her)\b(?! (?:name|profile|rating|reviews?)\b)|\b(?:they|he|she)\b/i;

/** 'Their priciest one' after a question such as 'who has the most boats?' */
export function withTopOwner(message: string, { last, focus }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  if (call?.name !== 'boat_statistics' || call.input.by !== 'owner' || focus || !THEIRS.test(message)) return undefined;
  const name = /^(\p{Lu}[\p{L}' -]*?) (?:has|have|tiene|a|hat) /u.exec(last?.text ?? '')?.[1];
  if (!name) return undefined;
  if (/brokerage/i.test(name))
    return message
      .replace(/[\s?.!]+$/, '')
      .replace(/\bof (?:theirs|his|hers)\b|\b(?:theirs|their|they|his|her)\b/i, '')
      .replace(/\bone\b|$/i, ' boat from the brokerage ')
      .trim();
  return message
    .replace(/\bof (?:theirs|his|hers)\b/i, `of ${name}'s boats`)
    .replace(/\b(?:their|his|her)\b(?= \w)/i, `${name}'s`)
    .replace(/\b(?:they|he|she)\b/i, name)
    .replace(/\bone\b/i, 'boat');
}

/** 'Tell her …' after an answer that names somebody without a trade. */
export function withPerson(message: string, { last, told }: Memory): string | undefined {
  const asked = namedIn(last?.question ?? '', told);
  const name = asked ?? /^No offer from (\p{L}+) waits/u.exec(last?.text ?? '')?.[1];
  const order =
    /^(\s*(?:(?:and|then|ok(?:ay)?|please|so|just)[\s,]+)*(?:tell|ask|message|write|text|let)\s+)(?:him|her|them)\b/i;
  return name && (told.length === 0 || asked) && order.test(message) ? message.replace(order, `$1${name}`) : undefined;
}

/** Of several people told of, the only one that the question named. */
function namedIn(question: string, told: Memory['told']): string | undefined {
  const names = new Set(told.map(({ name }) => name));
  const [only, ...others] = [...names].filter((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(question),
  );
  return names.size > 1 && others.length === 0 ? only : undefined;
}
