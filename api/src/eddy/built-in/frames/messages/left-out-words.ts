import { matches } from '../../../matching.ts';
import { sentence } from './message-text.ts';
import { tidied, uncapitalized } from './tidied-text.ts';

export const GREETING = /^(?:Hello|Hi|Dear)[^,]*,/;

const SAYS_NOTHING =
  /^(?:the|a|an|my|that|this|about|part|bit|i|it|is|am|are|and|or|can|could|will|would|to|on|in|of|for|with|me|you|your|out)$/;
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
    .replace(/(?:ing|ed|s)$/, '');

/** The message without the clause or sentence about something; undefined if nothing would be left. */
export function withoutWords(text: string, about: string): string | undefined {
  const hello = GREETING.exec(text)?.[0] ?? '';
  const body = text.slice(hello.length).trim();
  const topic = /^about (?:your|my) [^:]*: /i.exec(body)?.[0] ?? '';
  const words = about
    .split(/\s+/)
    .map(stemOf)
    .filter((word) => word.length > 1 && !SAYS_NOTHING.test(word));
  const isAbout = (part: string) =>
    part
      .split(/\s+/)
      .map(stemOf)
      .some((word) => words.includes(word));
  if (words.length === 0 || !isAbout(body.slice(topic.length))) return text;
  const kept = body
    .slice(topic.length)
    .split(/(?<=[.!?])\s+/)
    .flatMap((part) => {
      if (!isAbout(part)) return [part];
      const clauses = part.split(/,? (?:and|but|so)(?: also)? |; /);
      const left =
        clauses.filter((clause) => !isAbout(clause)).join(' and ') || withoutPhrase(clauses.join(' and '), isAbout);
      return left && left !== part ? [sentence(tidied(left.replace(/[,.!?]$/, '')))] : [];
    });
  const rest = kept.join(' ');
  return rest ? `${hello} ${topic}${topic ? uncapitalized(rest) : rest}` : undefined;
}

const PHRASES =
  /(?<!\b(?:on|at|by|until|before|after|from|next|this))\s+(?=(?:with|without|on|at|for|in|by|until|before|after|around|about|because|since|if|when|from|via|next|tomorrow|today|tonight|(?:this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/i;
const OF_TIME =
  /^(?:(?:on|at|by|until|before|after|around|next|this) )*(?:\d|next|this|tomorrow|today|tonight|noon|(?:the )?(?:weekend|week)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i;

/** 'I can come Saturday with cash in hand' without the cash, and with the day. */
function withoutPhrase(clause: string, isAbout: (part: string) => boolean): string {
  const [first = '', ...phrases] = clause.split(PHRASES);
  let isDropping = false;
  const kept = phrases.filter((phrase) => {
    isDropping = isAbout(phrase) || (isDropping && !matches(OF_TIME, phrase));
    return !isDropping;
  });
  return isAbout(first) ? '' : [first, ...kept].join(' ');
}
