import { matches, matchOf } from '../../../matching.ts';
import { question } from '../../phrases/questions.ts';
import type { Situation } from '../../situation.ts';
import { editedDraft } from './draft-edits.ts';
import { keptBack } from './kept-back.ts';
import { GREETING, withoutWords } from './left-out-words.ts';
import { furtherText, sentence } from './message-text.ts';
import { spoken, toYou } from './reported.ts';
import { tidied, uncapitalized, withApostrophes } from './tidied-text.ts';

const ADDED =
  /^(?:(?:and|also|oh|please|okay|ok|can you|could you|actually|hm+|maybe|wait|then),? )*(?:also |please )?(?:add|say|ask|mention|tell|include|write|put in|throw in)(?: (?:also|too))?\b(?: (?:him|her|them|the owner|the seller|to (?:him|her|them|it)))?(?: (?:that|in there|in))?:?,?\s+(\S[\s\S]+)$/i;
const IS_ADDITION =
  /^(?:(?:oh|please|okay|ok|can you|could you|actually|hm+|maybe|wait|then),? )*(?:and |also |add|mention|include|put in|throw in)|\b(?:also|too|as well)\b/i;
const REPLACED =
  /\b(?:say(?: instead| rather)?|change (?:it|that|the (?:text|message|wording)) to|make (?:it|that)(?: say| read)?|write|rather(?: write| say)?|instead(?: say| write)?|(?:reword|rephrase|redo) (?:(?:it|that) )?(?:to|as|[:,])|(?:reword|rephrase|redo) (?:it|that)(?=[:,])|replace (?:it|that) with)\b:?\s+["“]?(\S[\s\S]+?)["”]?(?: instead)?$/i;
const LEFT_OUT =
  /\b(?:drop|remove|delete|scratch|kill|nix|axe|ditch|toss|leave (?:out|off)|leave|take out|take|cut|skip|lose|omit|get rid of|scrap|strike|without|(?:do not|don['’]?t) (?:mention|say|include|write)|no need to mention|forget)(?: out)?(?: the| that| any)?(?: (?:part|bit|sentence|line|stuff|thing|mention|piece)s?)?(?: (?:about|with|on|of|where i (?:say|mention)|that says|saying|regarding))?(?: the| my| that)? (.+?)(?: out| off)?[.!?]*$/i;
const DAY =
  /\b(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|today|(?:next|this) (?:week(?:end)?|month)|the (?:day after tomorrow|weekend|week after(?: next)?|following (?:week(?:end)?|day))|in (?:two|three|a few) (?:days|weeks))(?: (?:morning|afternoon|evening|night|at noon|around noon))?\b/i;
const TIME = /\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\bnoon\b/i;
const FIGURE = /\$?\d[\d,.]*(?:\s?(?:k|am|pm|grand|thousand|million))?\b/i;
/** 'No, Thursday'. */
const CORRECTED =
  /^\s*(?:(?:no+|nah|wait|actually|sorry|oops|i mean(?:t)?|rather)[\s,.!-]+)+((?:on |at |for )?(?:(?:next|this|the) )?[\p{L}\d:$,.]+(?: ?(?:am|pm|k)| (?:morning|afternoon|evening|night))?)[.!\s]*$/iu;
/** 'Friday instead' */
const DAY_INSTEAD = new RegExp(
  `^\\s*(?:ok(?:ay)?,? |hm+,? )?(?:on )?(${DAY.source})(?: would be)? (?:instead|rather|better|works better)[.!\\s]*$`,
  'i',
);
/** 'Oh and whether he'd take 240': one more question. */
const FURTHER_QUESTION =
  /^\s*(?:(?:oh|ok(?:ay)?|also|plus|wait|hm+|actually),? )*(?:and|also|plus)(?: also| maybe)? ((?:if|whether)\s+[\s\S]+?)(?:,? (?:too|as well|also))?[.!?\s]*$/i;

/** The text of a drafted message as the user wants it: with more, less, or other words. `say` if it is unclear or impossible. */
export function changedText(situation: Situation, text: string): { text: string } | { say: string } | undefined {
  const { message, language, phrases } = situation;
  const edited = editedDraft(message, text);
  if (edited) {
    if ('text' in edited) return edited;
    return { say: edited.is === 'missing' ? phrases.notInDraft : question('whatToSay', language) };
  }
  const styled = inStyle(message, text);
  if (styled !== undefined) return styled === text ? { say: phrases.sameStyle } : { text: styled };
  const swapped = withWords(message, text);
  if (swapped !== undefined) return { text: swapped };
  const corrected = matchOf(CORRECTED, message)?.[1] ?? matchOf(DAY_INSTEAD, message)?.[1];
  const day = corrected && [DAY, TIME, FIGURE].map((pattern) => exchanged(text, corrected, pattern)).find(Boolean);
  if (day) return { text: day };
  const further = matchOf(FURTHER_QUESTION, message)?.[1];
  if (further) return { text: `${text} ${asAsked('ask', further)}` };
  const stated = situation.line.has(/_(?:type|kind|make|boat|sort)_/)
    ? undefined
    : matchOf(FURTHER_SENTENCE, message)?.[1];
  if (stated) return { text: `${text} ${sentence(spoken(stated))}` };
  const toldMore = matchOf(TELLS_MORE, message)?.groups?.text;
  if (toldMore) return { text: `${text} ${capital(sentence(ofOthers(toldMore)))}` };
  const gone = matchOf(LEFT_OUT, message)?.[1];
  if (gone && !/\b(?:add|instead)\b/i.test(message)) {
    const left = withoutWords(text, tidied(gone));
    if (left === text) return { say: phrases.notInDraft };
    return left === undefined ? { say: question('whatToSay', language) } : { text: left };
  }
  const added = IS_ADDITION.test(message) ? matchOf(ADDED, message)?.[1] : undefined;
  if (added && !/\binstead\b/i.test(message))
    return {
      text: `${text} ${asAsked(message, keptBack(added).text.replace(/,?\s+(?:too|as well|also)(?=[\s.!?]*$)/i, ''))}`,
    };
  const other = matchOf(REPLACED, message)?.[1];
  if (!other) return undefined;
  if (SAYS_MORE.test(message) && isOfSomethingElse(other, text)) return { text: `${text} ${sentence(spoken(other))}` };
  const replaced = [DAY, TIME, FIGURE]
    .map((pattern) => exchanged(text, other, pattern))
    .find((one) => one !== undefined);
  if (replaced) return { text: replaced };
  // A time that the message lacks belongs to it.
  if (TIME.test(other) && !TIME.test(text) && other.trim().split(/\s+/).length <= SHORT_TIME)
    return { text: `${text} ${sentence(tidied(other))}` };
  if (other.trim().split(/\s+/).length < 2) return { say: question('whatToSay', language) };
  const topic = TOPIC.exec(text)?.[1];
  const said = sentence(ofOthers(other));
  if (matches(ONE_MORE, message) && !/Could we talk about a trade\?$/.test(text))
    return { text: `${text} ${capital(said)}` };
  return { text: `${topic ?? GREETING.exec(text)?.[0] ?? 'Hello,'} ${topic ? uncapitalized(said) : said}` };
}

/** 'And I need an answer by Friday': one more sentence. */
const FURTHER_SENTENCE =
  /^\s*(?:(?:oh|ok(?:ay)?),? )*(?:and|also|plus)[\s,]+(?:that )?((?:i|i['’]?(?:m|ll|ve)|we|we['’]?(?:re|ll|ve)|my|our) (?!(?:want|would like|need|['’]d like) to (?:see|find|know|search|offer|change)\b)\S+ [^?]{3,120})$/i;
/** 'Say the key is under the seat' puts a line into a draft that has words of its own. */
const ONE_MORE =
  /^(?:(?:ok(?:ay)?|and|oh|please|pls|can you|could you|then|hm+)[\s,]+)*(?:say|write|put)(?: (?:that|down))? (?!.*\b(?:instead|rather)\b)(?:that )?(?:the|his|her|their|my|our|i|i['’]?m|i['’]?ll|i['’]?ve|we|it|it['’]?s|she|he|they|they['’]?re|there)\s/i;
/** 'Tell him they're bred' beside the draft for him. */
const TELLS_MORE =
  /^(?:(?:oh|ok(?:ay)?|please|pls|then|also|and|but|just)[\s,]+)*(?:tell|let) (?:him|her)(?: know)?(?: also)?(?: that)?[\s:,]+(?<text>(?!(?:if|whether|about|to|yes|no)\b)\S.{3,})$/i;
/** Stands for a 'they' that stays. */
const KEPT_THEY = '\uE000';
/** 'They' of a draft for one person are others. */
const ofOthers = (words: string) =>
  spoken(
    withApostrophes(words).replace(/\bthey(re\b)?/gi, (_all, are?: string) => (are ? `${KEPT_THEY}’re` : KEPT_THEY)),
  ).replaceAll(KEPT_THEY, 'they');
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const SHORT_TIME = 4;
/** 'Say the key is under the seat': a whole sentence, which nothing tells to take the place of the others. */
const SAYS_MORE =
  /^\s*(?:(?:and|oh|please|ok(?:ay)?|can you|could you|then)[\s,]+)*say (?:that )?(?:the|my|our|his|her|their|it['’]?s|there['’]?s|there (?:is|are|will)|we|she|he) (?!.*\b(?:instead|rather)\b)\S+ \S+/i;
const TELLING = /[\p{L}\d]{4,}/giu;

/** Whether a sentence shares no word with the message that it could correct. */
const isOfSomethingElse = (sentenceSaid: string, text: string): boolean => {
  const before = new Set((text.replace(TOPIC, '').toLowerCase().match(TELLING) ?? []).map((word) => word));
  return !(sentenceSaid.toLowerCase().match(TELLING) ?? []).some((word) => before.has(word));
};
/** The greeting with the boat that a message is about. */
const TOPIC = /^((?:Hello|Hi|Dear)[^,]*, about (?:your|my) [^:]*:)/i;

/** 'Change next week to next month'. */
const EXCHANGED =
  /^(?:(?:please|and|oh|ok(?:ay)?|can you|could you)[\s,]+)*(?:change|replace|swap|switch) (?:the )?["“]?(.{2,}?)["”]? (?:to|with|by|for|into) ["“]?(.{2,}?)["”]?(?:[,\s]+(?:please|pls|plz|instead|thanks|thank you|thx|ok(?:ay)?))*[.!?\s]*$/i;

const NO = "(?:(?:no+|nah|oh|sorry|wait|actually|oops|hm+|i meant?|it['’]?s)[\\s,.!-]+)*";
const THE = '(?:(?:the|my|about|about the|a|an)\\s+)?';
/** 'No, not the pump, the engine', 'the engine, not the pump'. */
const NOT_BUT = [
  new RegExp(
    `^${NO}not\\s+${THE}(?<from>[^,;]{2,40}?)\\s*(?:[,;]\\s*|\\s+)(?:but\\s+|rather\\s+|i meant?\\s+)*(?<![\\p{L}\\d]\\s)${THE}(?<to>[^,;]{2,60}?)[.!\\s]*$`,
    'iu',
  ),
  new RegExp(`^${NO}${THE}(?<to>[^,;]{2,60}?)[\\s,]+(?:and\\s+)?not\\s+${THE}(?<from>[^,;]{2,40}?)[.!\\s]*$`, 'iu'),
];

/** The text with other words in the place of some of its own. */
function withWords(message: string, text: string): string | undefined {
  const other = NOT_BUT.map((pattern) => pattern.exec(message)?.groups).find(Boolean);
  const [, from = other?.from ?? '', to = other?.to ?? ''] = matchOf(EXCHANGED, message) ?? [];
  const at = from ? text.toLowerCase().indexOf(from.toLowerCase()) : -1;
  return at < 0 ? undefined : `${text.slice(0, at)}${uncapitalized(tidied(to))}${text.slice(at + from.length)}`;
}

/** 'Not the pump, the engine' about a message with the pump. */
export const exchangesWords = (message: string, text: string): boolean => withWords(message, text) !== undefined;

const NICER =
  /\b(?:nicer|friendlier|friendly|warmer|kinder|politer|polite|sweeter|(?:less|too|so) (?:pushy|rude|harsh|cold|blunt|aggressive|direct|stern)|(?<!\b(?:not|dont|don['’]t|never) )say please|softer|soften|gentler|tone (?:it|that) down|be nice|make (?:it|that) nice)\b/i;
const SHORTER =
  /\b(?:shorter|shorten|briefer|brief|more concise|concise|less wordy|too long|(?:one|single) (?:line|sentence)|cut (?:it|that) down|trim)\b/i;
const FORMAL =
  /\b(?:(?<!\b(?:too|so|less|way) )(?:more |very )?formal(?:ly)?|too (?:casual|informal|chatty)|more (?:professional|businesslike|serious)|professional)\b/i;
const CASUAL =
  /\b(?:more casual|(?<!\btoo )casual|(?:less|too|so) (?:formal|stiff)|(?<!\btoo )informal|more relaxed|chattier|looser)\b/i;
/** So long a message brings words of its own. */
const LONGEST_ORDER = 12;

/** The note of an offer in another tone; empty if there is none. */
export const restyled = (order: string, note: string): string | undefined =>
  /\b(?:message|note|text|words|wording|tone|it|that|thats|that’s|offer|less|more)\b/i.test(order) && !/\d/.test(order)
    ? inStyle(order, note) && (note ? inStyle(order, note) : '')
    : undefined;

/** The same message in another tone. */
function inStyle(order: string, text: string): string | undefined {
  if (order.trim().split(/\s+/).length > LONGEST_ORDER || /["“:]/.test(order)) return undefined;
  const name = /^(?:Hello|Hi|Dear) ?([^,]*),/.exec(text)?.[1] ?? '';
  const body = text.replace(GREETING, '').trim();
  const called = (greeting: string) => `${greeting}${name ? ` ${name}` : ''},`;
  if (CASUAL.test(order)) return `${called('Hi')} ${body.replace(/ Kind regards\.?$/, '')}`;
  if (FORMAL.test(order))
    return `${called('Dear')} ${expanded(body)}${/Kind regards/.test(body) ? '' : ' Kind regards.'}`;
  if (matches(NICER, order)) {
    if (/I hope you’re well/.test(text)) return text;
    const thanks = /\bthank/i.test(body) ? '' : ' Thank you!';
    return `${called('Hi')} I hope you’re well. ${tidied(body)}${thanks}`;
  }
  return SHORTER.test(order) ? shorter(text, called('Hello'), body) : undefined;
}

const expanded = (body: string) =>
  body
    .replace(/\bI’m\b/g, 'I am')
    .replace(/\bI’d\b/g, 'I would')
    .replace(/\bI’ve\b/g, 'I have')
    .replace(/\bI’ll\b/g, 'I will')
    .replace(/\bcan’t\b/g, 'cannot')
    .replace(/\bwon’t\b/g, 'will not')
    .replace(/(\w)n’t\b/g, '$1 not')
    .replace(/\byou’re\b/g, 'you are')
    .replace(/\bit’s\b/g, 'it is');

function shorter(text: string, hello: string, body: string): string {
  const plain = body.replace(/^I hope you’re well\. /, '').replace(/ (?:Thank you!|Kind regards\.)$/, '');
  const asked = /^I have a question about [^.]*\. (Could you tell me .*)$/.exec(plain)?.[1];
  const about = /^about (?:your|my) [^:]*: (.+)$/i.exec(plain)?.[1];
  const first = /^(I’m interested in your [^.]*?)(?:, listed at [^.]*)?\. Could we talk about a trade\?$/.exec(
    plain,
  )?.[1];
  const less = asked ?? about ?? (first && `${first}.`) ?? plain;
  return less.length < body.length ? `${hello} ${uncapitalized(less)}` : text;
}

/** 'Make it Sunday' exchanges the day that the text names, and an amount the amount. */
function exchanged(text: string, other: string, pattern: RegExp): string | undefined {
  const now = new RegExp(`^(?:on |at |for )?(${pattern.source})[.!]*$`, 'i').exec(other.trim())?.[1];
  const before = text.replace(/^(?:Hello|Hi|Dear)[^:]*:/, '');
  return now && pattern.test(before) && !new RegExp(`(?:${pattern.source}).*(?:${pattern.source})`, 'i').test(before)
    ? text.slice(0, text.length - before.length) + before.replace(pattern, uncapitalized(tidied(now)))
    : undefined;
}

/** 'Also ask if it has a trailer' becomes a question. */
function asAsked(message: string, added: string): string {
  if (!/\bask\b/i.test(message)) return sentence(spoken(added));
  const asks = /^(?:if|whether)\s+([\s\S]+)$/i.exec(added)?.[1];
  if (asks) return `Could you also tell me whether ${toYou(asks).replace(/[?.!\s]+$/, '')}?`;
  if (/^(?:when|where|why|how|what|which|who)\b/i.test(added)) return furtherText(`ask ${added}`);
  if (/^(?:about|for)\b/i.test(added)) return `I’d also like to ask ${toYou(added).replace(/[?.!\s]+$/, '')}.`;
  return sentence(spoken(added));
}
