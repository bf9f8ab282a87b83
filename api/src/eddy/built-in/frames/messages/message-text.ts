import type { Language } from '../../../../platform/help.ts';
import { matches, matchOf } from '../../../matching.ts';
import type { KnownBoat } from '../../memory.ts';
import { foreignText } from './foreign-text.ts';
import { spoken, toYou } from './reported.ts';
import { tidied, uncapitalized } from './tidied-text.ts';

/** As much as is known about the boat whose owner gets a message. */
export type Recipient = {
  id: number;
  /** The person who wrote about a boat of the user's own. */
  to?: string;
  /** A boat of the user's own that the words are about, in a conversation about the recipient's. */
  mine?: string;
} & Partial<Pick<KnownBoat, 'owner' | 'title' | 'price'>>;

const OPENS =
  /^[\s,;–—-]*(?:(?:a|an|the|another)\s+(?:quick |short |little )?(?:message|note|line|text|dm|email|word|reply)\b)?[\s,;–—-]*/i;
const LINKS =
  /^(?:and (?:say|ask(?: (?:him|her|them))?|tell (?:him|her|them))|saying|to say|that says|know|asking|with (?:the )?(?:text|words))\b[\s,:]*(?:that\b\s*)?|^(?:that|to(?= (?:about|the|him|her|them)\b))\b\s+(?=\S)/i;

const PARTS =
  /(?<=[.?!])\s+|[,;]?\s+(?:and|then|also|but)\s+(?:also\s+|then\s+|please\s+)*(?=(?:ask|tell|remind)\s+(?:him|her|them|the owner|the seller)\b|ask\s+(?:if|whether|when|what|how|for|about)\b|let\s+(?:him|her|them)\s+know\b|whether\b)/i;
const FURTHER =
  /^(?:(?:and|also|then|please|plus|oh|,)\s+)*(ask|tell|let|remind|mention|say|add)\b(?:\s+(?:him|her|them|the owner|the seller|\p{Lu}\p{L}+(?=\s+(?:if|whether|that|to|about|when|what|how|where|know))))?(?:\s+know)?[\s,:]*|^(?:and\s+)?(?=whether\b)/u;

/**
 * The message to the owner, verbatim if the user dictated it. `rest` is what follows the recipient. Each further order for the
 * same owner, such as 'ask her …', adds a sentence.
 */
export function messageText(message: string, rest: string, boat: Recipient, language: Language = 'en'): string {
  if (language !== 'en') return foreignText(message, rest, boat, language);
  const isWhole = DICTATED.test(message) && (/["“]/.test(message) || !ORDERS_MORE.test(rest));
  const [first = '', ...others] = isWhole ? [rest] : rest.split(PARTS);
  // 'Text her and ask her …' has no words of its own before the question.
  if (!others.some((part) => matches(FURTHER, part)) || !/\p{L}/u.test(first)) return oneText(message, rest, boat);
  const start = message.slice(0, message.length - rest.length);
  return [oneText(`${start}${first}`, first, boat), ...others.map((part) => furtherText(part, boat.title))].join(' ');
}

/** An order behind dictated words: 'also ask if …'. */
const ORDERS_MORE =
  /[.?!]\s+(?:(?:and|also|then|please|oh)\s+)*(?:ask|tell|remind)\s+(?:him|her|them|if|whether|about|when)\b/i;

/** 'Ask her to bring it' as a sentence for her. */
export function furtherText(part: string, title?: string): string {
  const order = matchOf(FURTHER, part);
  const words = part.slice(order?.[0].length ?? 0).trim();
  if (!order) return sentence(words);
  const asked = /^(if|whether|when|where|why|how|what|which|who)\s+([\s\S]+)$/i.exec(words);
  if (asked) return couldYouTell(asked, title);
  if (/^(?:about|for)\s/i.test(words)) return sentence(`I’d also like to ask ${words}`);
  const said = spoken(words, title);
  return sentence(said.charAt(0).toUpperCase() + said.slice(1));
}

/** A question for the reader from its matched words: 'if', 'she has a trailer'. */
function couldYouTell([, word = '', words = '']: RegExpExecArray, title: string | undefined): string {
  const link = word.toLowerCase() === 'if' ? 'whether' : word.toLowerCase();
  return `Could you tell me ${link} ${uncapitalized(tidied(toYou(words.replace(/[?.!\s]+$/, '')), title))}?`;
}

/** Text in quotes or behind a colon. The colon of a time is none. */
const DICTATED = /["“][^"”]{2,}["”]|:(?!\d)\s*\S[\s\S]+$/;

function oneText(message: string, rest: string, boat: Recipient): string {
  const hello = boat.owner ? `Hello ${boat.owner},` : 'Hello,';
  const about = boat.mine ? `about my ${boat.mine}` : `about ${boat.to ? 'my' : 'your'} ${boat.title ?? 'boat'}`;
  const dictated =
    /["“]([^"”]{2,})["”]/.exec(message)?.[1] ??
    /:(?!\d)\s*(\S[\s\S]+)$/.exec(message)?.[1] ??
    /\b(?:saying|say(?:ing)? that|to say|and say|that says)\s+(?:that )?(\S[\s\S]+)$/i.exec(message)?.[1];
  if (dictated)
    return `${hello} ${about}: ${isQuoted(message) ? sentence(dictated) : sentence(uncapitalized(spoken(dictated, boat.title)))}`;
  const words = rest
    .replace(OPENS, '')
    .replace(LINKS, '')
    .trim()
    .replace(/^ask\s+(?=(?:about|for|regarding)\b)/i, '')
    .replace(/^(what|where|who|how|when)['’]?s\s+/i, '$1 is ');
  const isAsked = /\b(?:ask|asking|know|find out|inquire|wonder\w*|check)\b/i.test(message);
  const asked =
    /^(if|whether|when|where|why|how|what|which|who)\s+([\s\S]+)$/i.exec(words) ??
    (isAsked && (words === '' || STARTS_ASKING.test(message)) ? ASKED.exec(message) : null);
  if (asked && (isAsked || (/^(?:if|whether)$/i.test(asked[1] ?? '') && !PROMISES.test(words))))
    return `${hello} I have a question ${about}. ${couldYouTell(asked, boat.title)}`;
  const topic = /^(?:about|for|regarding)\s+(?!(?:it|that|this|the boat|her|him|them)?[\s.?!]*$)([\s\S]+)$/i.exec(
    words,
  );
  if (topic && isAsked && !isBoatName(topic[1] ?? '', boat))
    return `${hello} I have a question ${about}: I’d like to ask ${uncapitalized(tidied(toYou(words.replace(/[?.!\s]+$/, '')), boat.title))}.`;
  if (
    words &&
    !topic &&
    /\p{L}/u.test(words) &&
    !/^(?:about|for|regarding|please|now)\b/i.test(words) &&
    !isBoatName(words, boat)
  )
    return `${hello} ${about}: ${sentence(uncapitalized(spoken(words, boat.title)))}`;
  if (topic && !isAsked && /[,;–—]\s*\S/.test(words) && !isBoatName(words.replace(/[,;–—].*$/s, ''), boat))
    return `${hello} ${about}: ${sentence(uncapitalized(spoken(`this is ${words}`, boat.title)))}`;
  const at = boat.price ? `, listed at ${boat.price}` : '';
  return `${hello} I’m interested in your ${boat.title ?? 'boat'}${at}. Could we talk about a trade?`;
}

const ASKED =
  /\b(?:ask|know|find out|inquire|check)\b[\s\S]*?\b(if|whether|when|where|why|how|what|which)\s+([\s\S]+)$/i;

/** 'If he hauls it, I'll help': a condition with what follows from it. */
const PROMISES =
  /^if\b.*[\s,](?:i|we|it|that)(?:['’]?ll|['’]?d|['’]?m|['’]?s| will| would| can| could| am| is| have)\b/is;

/** 'Ask whether the …' names the boat within the question. */
const STARTS_ASKING = /^(?:please |can you |could you |hey )*ask (?:if|whether|when|where|why|how|what)\b/i;

/** Words that only repeat which boat is meant. */
const isBoatName = (words: string, { title = '' }: Recipient) => {
  const names = title.toLowerCase().split(/\s+/);
  return words
    .toLowerCase()
    .replace(/[?.!,]/g, '')
    .split(/\s+/)
    .every((word) => names.includes(word) || /^(?:the|that|his|her|their|boat|about)$/.test(word));
};

/** In quotes or behind a colon, words are sent as they are. */
const isQuoted = (message: string) =>
  /["“][^"”]{2,}["”]/.test(message) || /:(?!\d)\s*\S(?!.*\b(?:he|his)\b)/is.test(message);

/** A question that was typed without its mark. */
const ASKS =
  /^(?:is|are|was|were|does|do|did|has|have|can|could|would|will|when|what|how|where|why|which|who) (?!you for\b)\S/i;

export const sentence = (words: string) => {
  const tidy = words.trim().replace(/\s+/g, ' ').replace(/["”]$/, '');
  const last = tidy.split(/(?<=[.!?])\s+/).at(-1) ?? tidy;
  return /[.!?]$/.test(tidy) ? tidy : `${tidy}${ASKS.test(last) ? '?' : '.'}`;
};
