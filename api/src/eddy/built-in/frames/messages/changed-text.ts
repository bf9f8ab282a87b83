import { matches, matchOf } from '../../../matching.ts';
import { question } from '../../phrases/questions.ts';
import type { Situation } from '../../situation.ts';
import { editedDraft } from './draft-edits.ts';
import { keptBack } from './kept-back.ts';
import { GREETING, withoutWords } from './left-out-words.ts';
import { furtherText, sentence } from './message-text.ts';
import { DAY, dayWithReason, isTime, TIME, withoutKept } from './moved-time.ts';
import { spoken, toYou } from './reported.ts';
import { inStyle } from './restyled-text.ts';
import { saidInstead } from './said-instead.ts';
import { tidied, uncapitalized, withApostrophes } from './tidied-text.ts';
import { twoEdits } from './two-edits.ts';

const ADDED =
  /^(?:(?:and|also|oh|please|okay|ok|can you|could you|actually|hm+|maybe|wait|then),? )*(?:also |please )?(?:add|say|ask|mention|tell|include|write|put in|throw in)(?: (?:also|too))?\b(?: (?:him|her|them|the owner|the seller|to (?:him|her|them|it)))?(?: (?:that|in there|in))?:?,?\s+(\S[\s\S]+)$/i;
const IS_ADDITION =
  /^(?:(?:oh|please|okay|ok|can you|could you|actually|hm+|maybe|wait|then),? )*(?:and |also |add|mention|include|put in|throw in)|\b(?:also|too|as well)\b/i;
const REPLACED =
  /\b(?:say(?: instead| rather)?|change (?:it|that|the (?:text|message|wording)) to|make (?:it|that)(?: say| read)?|write|rather(?: write| say)?|instead(?: say| write)?|(?:reword|rephrase|redo) (?:(?:it|that) )?(?:to|as|[:,])|(?:reword|rephrase|redo) (?:it|that)(?=[:,])|replace (?:it|that) with)\b:?\s+["“]?(\S[\s\S]+?)["”]?(?: instead)?$/i;
const LEFT_OUT =
  /\b(?:drop|remove|delete|scratch|kill|nix|axe|ditch|toss|leave (?:out|off)|leave|take out|take|cut|skip|lose|omit|get rid of|scrap|strike|without|(?:do not|don['’]?t) (?:mention|say|include|write)|no need to mention|forget)(?: out)?(?: the| that| any)?(?: (?:part|bit|sentence|line|stuff|thing|mention|piece)s?)?(?: (?:about|with|on|of|where i (?:say|mention)|that says|saying|regarding))?(?: the| my| that)? (.+?)(?: out| off)?[.!?]*$/i;
const FIGURE = /\$?\d[\d,.]*(?:\s?(?:k|am|pm|grand|thousand|million))?\b/i;
/** 'No, Thursday'. */
const CORRECTED =
  /^\s*(?:(?:no+|nah|wait|actually|sorry|oops|i mean(?:t)?|rather)[\s,.!-]+)+((?:on |at |for )?(?:(?:next|this|the) )?[\p{L}\d:$,.]+(?: ?(?:am|pm|k)| (?:morning|afternoon|evening|night))?)[.!\s]*$/iu;
/** 'Friday instead' */
const DAY_INSTEAD = new RegExp(
  `^\\s*(?:ok(?:ay)?,? |hm+,? )?(?:on )?(${DAY.source})(?: would be)?(?: (?:instead|rather|better|works better|then|please|pls))*[.!\\s]*$`,
  'i',
);
/** 'Oh and whether he'd take 240': one more question. */
const FURTHER_QUESTION =
  /^\s*(?:(?:oh|ok(?:ay)?|also|plus|wait|hm+|actually),? )*(?:and|also|plus)(?: also| maybe)? ((?:if|whether)\s+[\s\S]+?)(?:,? (?:too|as well|also))?[.!?\s]*$/i;

/** The text of a drafted message as the user wants it: with more, less, or other words. `say` if it is unclear or impossible. */
export function changedText(heard: Situation, text: string): { text: string } | { say: string } | undefined {
  const situation = { ...heard, message: withoutKept(heard.message) };
  const { message, language, phrases } = situation;
  const two = twoEdits(message);
  const once = two && changedText({ ...heard, message: two[0] }, text);
  const twice = two && once && 'text' in once ? changedText({ ...heard, message: two[1] }, once.text) : undefined;
  if (twice && 'text' in twice) return twice;
  const instead = saidInstead(message);
  const exchangedWords = instead && withoutRepeats(wordsFor(instead.not, saidIn(instead.say), text) ?? '');
  if (exchangedWords) return { text: exchangedWords };
  if (instead) {
    const left = withoutWords(text, tidied(instead.not));
    const said = sentence(ofOthers(saidIn(instead.say)));
    const begin = TOPIC.exec(text)?.[1];
    if (left === undefined && begin) return { text: `${begin} ${uncapitalized(said)}` };
    return { text: `${left ?? greetingOf(text)} ${capital(said)}` };
  }
  const edited = editedDraft(message, text);
  if (edited) {
    if ('text' in edited) return edited;
    return { say: edited.is === 'missing' ? phrases.notInDraft : question('whatToSay', language) };
  }
  const styled = inStyle(message, text);
  if (styled !== undefined) return styled === text ? { say: phrases.sameStyle } : { text: styled };
  const swapped = withWords(message, text);
  if (swapped !== undefined) return { text: swapped };
  const unsaid = NOT_ALONE.exec(message)?.groups?.from;
  if (unsaid && placeOf(unsaid, text) >= 0) return { say: question('whatToSay', language) };
  const corrected = matchOf(CORRECTED, message)?.[1] ?? matchOf(DAY_INSTEAD, message)?.[1] ?? dayWithReason(message);
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
  if (gone && !/^(?:that|this|it|all|everything)$/i.test(gone.trim()) && !/\b(?:add|instead)\b/i.test(message)) {
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
  // A day that the message lacks belongs to it; of several, nothing tells which one moves.
  if (isTime(other))
    return DAY.test(text) ? { say: question('whatToSay', language) } : { text: `${text} ${capital(sentence(other))}` };
  if (other.trim().split(/\s+/).length < 2) return { say: question('whatToSay', language) };
  const topic = TOPIC.exec(text)?.[1];
  const said = sentence(ofOthers(other));
  if (matches(ONE_MORE, message) && !/Could we talk about a trade\?$/.test(text))
    return { text: `${text} ${capital(said)}` };
  return { text: `${topic ?? greetingOf(text)} ${topic ? uncapitalized(said) : said}` };
}

/** The words behind 'say' or 'tell her that'. */
const saidIn = (order: string): string =>
  order.replace(/^\S+\s+(?:(?:him|her|them)(?: know)?\s+)?(?:that\s+)?/i, '').replace(/[\s.!]+$/, '');

const FEW = 3;
const wordCount = (words: string) => words.trim().split(/\s+/).length;

/** A few words of the text with a few others in their place: 'not forty, just a few'. */
function wordsFor(old: string, said: string, text: string): string | undefined {
  if (wordCount(old) > FEW || wordCount(said) > FEW || /^(?:i|we|it|she|he|they|there)\b|['’]/i.test(said))
    return undefined;
  const at = placeOf(old, text);
  return at < 0 ? undefined : `${text.slice(0, at)}${uncapitalized(tidied(said))}${text.slice(at + old.length)}`;
}

/** 'All all pages pages' says each word once. */
const withoutRepeats = (words: string): string => words.replace(/\b(\p{L}+)(?: \1)+\b/giu, '$1');

const greetingOf = (text: string) => GREETING.exec(text)?.[0] ?? 'Hello,';

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

const NO =
  "(?:(?:no+|nah|oh|sorry|wait|actually|oops|hm+|i meant?|it['’]?s|(?:make|change|say) (?:it|that)|(?:it )?should (?:be|say)|put|use|write|say)[\\s,.!-]+)*";
const THE = '(?:(?:the|my|about|about the|a|an)\\s+)?';
/** 'No, not the pump, the engine', 'the engine, not the pump'. */
const NOT_BUT = [
  new RegExp(
    `^${NO}not\\s+${THE}(?<from>[^,;]{2,40}?)\\s*(?:[,;]\\s*|\\s+)(?:but\\s+|rather\\s+|i meant?\\s+)*(?<![\\p{L}\\d]\\s)${THE}(?<to>[^,;]{2,60}?)[.!\\s]*$`,
    'iu',
  ),
  new RegExp(
    `^${NO}${THE}(?<to>[^,;]{2,60}?)[\\s,]+(?:(?:and\\s+)?not|instead\\s+of|rather\\s+than|in\\s+place\\s+of)\\s+${THE}(?<from>[^,;]{2,40}?|\\d)[.!\\s]*$`,
    'iu',
  ),
];

/** 'No, not Monday' without another day. */
const NOT_ALONE = new RegExp(`^${NO}not\\s+(?:on\\s+|at\\s+)?${THE}(?<from>[^,;.!?]{2,40}?)[.!\\s]*$`, 'iu');

/** The text with other words in the place of some of its own. */
function withWords(heard: string, text: string): string | undefined {
  const message = withoutKept(heard);
  const other = NOT_BUT.map((pattern) => pattern.exec(message)?.groups).find(
    (groups) => groups && !/^(?:no+|nah|nope|not|yes|ok(?:ay)?)$/i.test(groups.to ?? ''),
  );
  const [, from = other?.from ?? '', to = other?.to ?? ''] = matchOf(EXCHANGED, message) ?? [];
  const at = from ? placeOf(from, text) : -1;
  // 'Till' stands there already.
  const isBehind =
    PREPOSITION.test(to) &&
    !PREPOSITION.test(from) &&
    /\b(?:til+|until|on|at|by|in|for|from)\s+$/i.test(text.slice(0, at));
  const put = uncapitalized(tidied(isBehind ? to.replace(PREPOSITION, '') : to));
  return at < 0 ? undefined : `${text.slice(0, at)}${put}${text.slice(at + from.length)}`;
}

const PREPOSITION = /^(?:til+|until|on|at|by|in|for|from)\s+/i;

/** Where the words stand by themselves: '10' is no part of '$10,000'. */
const placeOf = (words: string, text: string): number =>
  text.search(new RegExp(`(?<![\\p{L}\\d$.,])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{N}|[.,]\\d)`, 'iu'));

/** 'Not the pump, the engine' about a message with the pump. */
export const exchangesWords = (message: string, text: string): boolean => withWords(message, text) !== undefined;

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
