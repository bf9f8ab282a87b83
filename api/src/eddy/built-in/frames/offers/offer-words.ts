import { matchOf } from '../../../matching.ts';
import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { keptBack } from '../messages/kept-back.ts';
import { spoken } from '../messages/reported.ts';
import { tidied } from '../messages/tidied-text.ts';
import { questionBeside } from './asked-in-note.ts';
import { withoutEddysWords } from './claimed-of-eddy.ts';
import { conditionIn, fallbackIn } from './conditions.ts';
import { foreignNote, foreignQuestion } from './foreign-questions.ts';
import { paymentTerms } from './payment-terms.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|midnight|today';
const MONTH = 'jan\\w*|feb\\w*|march|april|may|june|july|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*';
const DATE = `(?:(?:next|this|the|end of|coming|of|on|by) )*(?:${DAY}|week(?:end)?|month|day|business|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)(?: of (?:${MONTH}))?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?: (?:night|morning|evening|noon|midnight|at \\w+(?: ?[ap]m)?))?`;
const SPAN =
  '(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,3}) (?:more )?(?:business )?(?:days?|hours?|hrs?|weeks?|months?)';
const VALIDITY = new RegExp(
  `,?\\s*\\b(?:and |but |with |make (?:it|that|the offer) |keep (?:it|the offer) |it (?:is|should be) |the offer (?:is|should be) |that (?:is|expires) )*(?:(?:good|valid|open|stands?|standing|expires?|expiring|binding|holds?|lasts?|firm)(?: (?:until|till|til|through|for|by|in|on|at))? (?:${SPAN}|${DATE})|(?:until|till|til) (?:${DATE})|(?:give|giving) (?:him|her|them|the owner|the seller|(?!my\\b|our\\b|the\\b)\\w+) (?:until |till |til )?(?:${SPAN}|${DATE})(?: to (?:answer|respond|reply|decide|think))?)`,
  'i',
);
const WHOM = '(?:him|her|them|the owner|the seller|owner|seller|\\p{L}+)';
const NOTES: readonly RegExp[] = [
  new RegExp(
    `[,.]?\\s*\\b(?:(?:and|also|please|with|add|include|attach|plus|put in|put|send|drop|leave|write|him|her|them) )+(?:an? |the |this |my |it )?(?:\\w+ )?(?:note|comment|message(?! (?:him|her|them)\\b)|line)(?: (?:to|for) ${WHOM})?\\s*(?:that says|that reads|saying|which says|telling ${WHOM}|to say|that|:|,|-|–)*\\s*["“']?(?<text>.{3,}?)["”']?\\s*$`,
    'iu',
  ),
  /^\s*(?:(?:and|also|please|oh|ok(?:ay)?|then|can you|could you)[\s,]+)*(?:add|mention|say|write|include|note)(?: (?:in (?:it|there|the (?:note|offer))))? that\s+(?<text>.{3,}?)\s*$/iu,
  /[,.;]?\s*\b(?:(?:and|with|also|make|let|have) )*(?:the|my|a) note (?:should |could |must |to |shall )?(?:say(?:s|ing)?|reads?|mention|that says)\s*(?:that\b\s*)?:?\s*["“']?(?<text>.{3,}?)["”']?\s*$/iu,
  new RegExp(
    `(?:[,.]?\\s*\\b(?:and|also|please|plus|but)(?: also| please)?|[.;!]\\s*(?:(?:and|also|please|just)\\s+)*) ?(?:(?:tell|message|text) ${WHOM}|let ${WHOM} know|write(?: to)? ${WHOM}|mention(?: to ${WHOM})?|say|note|point out)(?: that)?\\s*:?\\s*["“']?(?<text>.{3,}?)["”']?\\s*$`,
    'iu',
  ),
];

export interface OfferWords {
  /** The situation without these words, so that their numbers are no amounts. */
  situation: Situation;
  /** A note to the owner, with the condition of the offer if there is one. */
  note: string | undefined;
  hasCondition: boolean;
  hasQuestion: boolean;
  /** Whether it says what to do after a refusal. */
  hasFallback: boolean;
  /** Words about Eddy that the owner would read as words about the owner. */
  ofEddy: string | undefined;
  /** How long the offer should stand, in the user's words. */
  validity: string | undefined;
}

/** The words of an offer that are no part of what is given: a note, a condition, and how long it should stand. */
export function offerWords(situation: Situation): OfferWords {
  const { message, line, reading } = situation;
  if (reading.language !== 'en') return foreignWords(situation);
  const asked = questionBeside(message);
  // A question stays a question: its 'if' sets no condition.
  const told = asked ? blanked(message, asked) : message;
  const noted = NOTES.map((pattern) => matchOf(pattern, told)).find(Boolean);
  const before = noted ? told.slice(0, noted.index) : told;
  const limited = matchOf(VALIDITY, before);
  const condition = conditionIn(before, line.chunks);
  const fallback = fallbackIn(before);
  const terms = condition || fallback || limited ? undefined : paymentTerms(before);
  const gone: Span[] = [
    ...(noted ? [{ at: noted.index, end: message.length }] : []),
    ...(asked?.note ? [asked] : []),
    ...(limited ? [{ at: limited.index, end: limited.index + limited[0].length }] : []),
    ...(condition ? [condition] : []),
    ...(terms ? [{ at: terms.at, end: before.trimEnd().length }] : []),
    ...(fallback ? [fallback] : []),
  ];
  // A limit that the owner must not know is no amount of the offer.
  for (const order of keptBack(before).orders)
    if (message.includes(order) && !TAKES_OUT.test(order))
      gone.push({ at: message.indexOf(order), end: message.indexOf(order) + order.length });
  if (gone.length === 0) return { situation, ...NO_WORDS };
  const isLeft = (at: number) => !gone.some((span) => at >= span.at && at < span.end);
  const kept = message.replace(/[\s\S]/g, (letter, at: number) => (isLeft(at) ? letter : ''));
  const { note, ofEddy } = noted ? noteText(noted) : { note: undefined, ofEddy: undefined };
  return {
    situation: {
      ...situation,
      message: kept,
      line: new Line(
        message,
        line.chunks.filter(({ at }) => isLeft(at)),
      ),
    },
    note: [condition?.note, terms?.note, note, asked?.note].filter(Boolean).join(' ') || undefined,
    hasCondition: condition !== undefined || terms !== undefined,
    hasQuestion: asked?.note !== undefined,
    hasFallback: fallback !== undefined,
    ofEddy,
    validity: (limited ?? (noted && matchOf(VALIDITY, noted[0])))?.[0]
      .replace(/^[,\s]*(?:and |but |with )*/i, '')
      .trim(),
  };
}

/** 'Leave out the cash' changes the offer itself. */
const TAKES_OUT = /^(?:(?:and|but|also|please|just|so|oh)[\s,]+)*(?:leave|leaving|omit|skip)\b(?!.*\d)/i;
const REPORTED = /\b(?:tell|let|message|text|write) /i;
const PASSED_ON = /\b(?:tell|telling|let|message|text|write|mention|say|saying|says|note|point out|that)\b/i;

/** Words that the user reports are turned to the owner; a dictated note stays as it is. */
function noteText({ 0: whole, groups }: RegExpExecArray): Pick<OfferWords, 'note' | 'ofEddy'> {
  const { text } = keptBack(groups?.text ?? '');
  if (/["“:]/.test(whole) || !PASSED_ON.test(whole)) return { note: sentence(text), ofEddy: undefined };
  const said = withoutEddysWords(text);
  return { note: sentence(REPORTED.test(whole) ? spoken(said.text) : said.text), ofEddy: said.left };
}

/** In other languages, only a question for the owner is told apart. */
function foreignWords(situation: Situation): OfferWords {
  const { message, line, language } = situation;
  const question = language === 'en' ? undefined : foreignQuestion(message, language);
  const asked = question ?? (language === 'en' ? undefined : foreignNote(message, language));
  if (!asked) return { situation, ...NO_WORDS };
  const chunks = line.chunks.filter(({ at }) => at < asked.at);
  return {
    ...NO_WORDS,
    situation: { ...situation, message: message.slice(0, asked.at), line: new Line(message, chunks) },
    note: asked.note,
    hasQuestion: question !== undefined,
  };
}

const NO_WORDS = {
  ...{ note: undefined, hasCondition: false, hasQuestion: false, hasFallback: false },
  ...{ ofEddy: undefined, validity: undefined },
};

/** The situation as it is, with nothing told apart. */
export const withoutWords = (situation: Situation): OfferWords => ({ situation, ...NO_WORDS });

interface Span {
  at: number;
  end: number;
}

/** The text without a range, with every other letter in its place. */
const blanked = (text: string, { at, end }: Span) => `${text.slice(0, at)}${' '.repeat(end - at)}${text.slice(end)}`;

/** Remarks beside a card about a condition in the note and about words that Eddy cannot follow. */
export function wordsNote(
  words: readonly OfferWords[],
  { phrases }: Pick<Situation, 'phrases'>,
  counters = false,
): string {
  const ofEddy = words.map((one) => one.ofEddy).find(Boolean);
  const validity = counters ? words.map((one) => one.validity).find(Boolean) : undefined;
  return [
    words.some(({ hasCondition }) => hasCondition) ? phrases.conditionNoted : '',
    words.some(({ hasQuestion }) => hasQuestion) ? phrases.questionNoted : '',
    words.some(({ hasFallback }) => hasFallback) ? phrases.noFallback : '',
    ofEddy ? phrases.notOfOwner(ofEddy) : '',
    validity ? phrases.offerStands(validity) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function sentence(text: string): string | undefined {
  const trimmed = tidied(text);
  if (!/\p{L}{2}/u.test(trimmed)) return undefined;
  const whole = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
