import type { Situation } from '../situation.ts';
import { sentence } from './message-text.ts';

const ADDED =
  /^(?:(?:and|also|oh|please|okay|ok|can you|could you),? )*(?:also |please )?(?:add|say|ask|mention|tell|include|write)(?: (?:also|too))?\b(?: (?:him|her|them|the owner|the seller|to (?:him|her|them|it)))?(?: (?:that|in there))?:?,?\s+(\S[\s\S]+)$/i;
const IS_ADDITION =
  /^(?:(?:oh|please|okay|ok|can you|could you),? )*(?:and |also |add|mention|include)|\b(?:also|too|as well)\b/i;
const REPLACED =
  /\b(?:say(?: instead| rather)?|change (?:it|that|the (?:text|message|wording)) to|make it(?: say| read)?|write|rather(?: write| say)?|instead(?: say| write)?|reword (?:it )?(?:to|as)|replace (?:it|that) with)\b:?\s+["“]?(\S[\s\S]+?)["”]?(?: instead)?$/i;
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const FIGURE = /\$?\d[\d,.]*\s?(?:k|am|pm|grand|thousand|million)?\b/i;

/** The text of a drafted message as the user wants it: with more, or with other words. Empty if it is unclear which. */
export function changedText({ message }: Situation, text: string): string | undefined {
  const added = IS_ADDITION.test(message) ? ADDED.exec(message)?.[1] : undefined;
  if (added && !/\binstead\b/i.test(message)) return `${text} ${asAsked(message, added)}`;
  const other = REPLACED.exec(message)?.[1];
  if (!other) return undefined;
  const swapped = [DAY, FIGURE].map((pattern) => exchanged(text, other, pattern)).find((one) => one !== undefined);
  if (swapped) return swapped;
  if (other.trim().split(/\s+/).length < 2) return '';
  const hello = /^Hello[^,]*,/.exec(text)?.[0] ?? 'Hello,';
  return `${hello} ${sentence(other)}`;
}

/** 'Make it Sunday' exchanges the day that the text names, and an amount the amount. */
function exchanged(text: string, other: string, pattern: RegExp): string | undefined {
  const now = new RegExp(`^(?:on |at |for )?(${pattern.source})[.!]*$`, 'i').exec(other.trim())?.[1];
  const before = text.replace(/^Hello[^:]*:/, '');
  return now && pattern.test(before) && !new RegExp(`${pattern.source}.*${pattern.source}`, 'i').test(before)
    ? text.slice(0, text.length - before.length) + before.replace(pattern, now)
    : undefined;
}

/** 'Also ask if it has a trailer' becomes a question. */
function asAsked(message: string, added: string): string {
  if (!/\bask\b/i.test(message)) return sentence(added);
  const asks = /^(?:if|whether)\s+([\s\S]+)$/i.exec(added)?.[1];
  if (asks) return `Could you also tell me whether ${asks.replace(/[?.!\s]+$/, '')}?`;
  if (/^(?:about|for)\b/i.test(added)) return `I’d also like to ask ${added.replace(/[?.!\s]+$/, '')}.`;
  return sentence(added);
}
