import { Line } from '../reading/line.ts';
import type { Situation } from '../situation.ts';
import { keptBack } from './kept-back.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|noon|midnight|today';
const MONTH = 'jan\\w*|feb\\w*|march|april|may|june|july|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*';
const DATE = `(?:(?:next|this|the|end of|coming|of|on|by) )*(?:${DAY}|week(?:end)?|month|day|business|(?:${MONTH})(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)(?: of (?:${MONTH}))?|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?)(?: (?:night|morning|evening|noon|midnight|at \\w+(?: ?[ap]m)?))?`;
const SPAN =
  '(?:an?|one|two|three|four|five|six|seven|ten|\\d{1,3}) (?:more )?(?:business )?(?:days?|hours?|hrs?|weeks?|months?)';
const VALIDITY = new RegExp(
  `,?\\s*\\b(?:and |but |with |make (?:it|that|the offer) |keep (?:it|the offer) |it (?:is|should be) |the offer (?:is|should be) |that (?:is|expires) )*(?:(?:good|valid|open|stands?|standing|expires?|expiring|binding|holds?|lasts?|firm)(?: (?:until|till|til|through|for|by|in|on|at))? (?:${SPAN}|${DATE})|(?:until|till|til) (?:${DATE})|(?:give|giving) (?:him|her|them|the owner|the seller|\\w+) (?:until |till |til )?(?:${SPAN}|${DATE})(?: to (?:answer|respond|reply|decide|think))?)`,
  'i',
);
const WHOM = '(?:him|her|them|the owner|the seller|owner|seller|\\p{L}+)';
const NOTES: readonly RegExp[] = [
  new RegExp(
    `[,.]?\\s*\\b(?:(?:and|also|please|with|add|include|attach|plus|put in|send) )+(?:an? |the |this |my |it )?(?:\\w+ )?(?:note|comment|message|line)(?: (?:to|for) ${WHOM})?\\s*(?:that says|that reads|saying|which says|telling ${WHOM}|to say|that|:|,|-|–)*\\s*["“']?(?<text>.{3,}?)["”']?\\s*$`,
    'iu',
  ),
  new RegExp(
    `[,.]?\\s*\\b(?:and|also|please|plus|but)(?: also| please)? (?:tell ${WHOM}|let ${WHOM} know|mention(?: to ${WHOM})?|say|note|point out)(?: that)?\\s*:?\\s*["“']?(?<text>.{3,}?)["”']?\\s*$`,
    'iu',
  ),
];

interface OfferWords {
  /** The situation without these words, so that their numbers are no amounts. */
  situation: Situation;
  /** A note to the owner. */
  note: string | undefined;
  /** How long the offer should stand, in the user's words. */
  validity: string | undefined;
}

/** The words of an offer that are no part of what is given: a note, and how long it should stand. */
export function offerWords(situation: Situation): OfferWords {
  const { message, line, reading } = situation;
  if (reading.language !== 'en') return { situation, note: undefined, validity: undefined };
  const noted = NOTES.map((pattern) => pattern.exec(message)).find(Boolean);
  const before = noted ? message.slice(0, noted.index) : message;
  const limited = VALIDITY.exec(before);
  if (!noted && !limited) return { situation, note: undefined, validity: undefined };
  const isLeft = ({ at }: { at: number }) =>
    (!noted || at < noted.index) && (!limited || at < limited.index || at >= limited.index + limited[0].length);
  const kept = limited ? before.slice(0, limited.index) + before.slice(limited.index + limited[0].length) : before;
  const chunks = line.chunks.filter(isLeft);
  return {
    situation: { ...situation, message: kept, line: new Line(message, chunks) },
    note: noted ? sentence(keptBack(noted.groups?.text ?? '').text) : undefined,
    validity: limited?.[0].replace(/^[,\s]*(?:and |but |with )*/i, '').trim(),
  };
}

function sentence(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/\p{L}{2}/u.test(trimmed)) return undefined;
  const whole = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
