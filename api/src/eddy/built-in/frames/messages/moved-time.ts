import { matches, matchOf } from '../../../matching.ts';

/** With the slips that are made most often. */
const WEEKDAY = '(?:mon|tues?|we(?:dnes|dns|nds|dens|nes|ns)|th(?:urs|ur|us|irs)|fri|sat(?:ur|er|u)|sun)day';
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const PART = '(?: (?:morning|afternoon|evening|night|at noon|around noon))?';
const SOME = '(?:an?|one|two|three|four|a few|a couple of|\\d{1,2})';
const PERIOD = '(?:day|week(?:end)?|month)';
export const DAY = new RegExp(
  `\\b(?:(?:next |this |the following )?${WEEKDAY}(?: (?:after next|the week after|week|next week))?|tomorrow|tonight|today|(?:next|this|the following|the (?:next|coming)) (?:week(?:end)?|month)|the day after(?: tomorrow)?|the ${PERIOD} after(?: (?:that|next))?|the (?:following (?:week(?:end)?|day)|weekend)|in ${SOME} (?:days?|weeks?|months?)|${SOME} (?:days?|weeks?|months?) (?:later|after(?: that)?|from (?:now|then))|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|the \\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?)${PART}\\b`,
  'i',
);
export const TIME = /\b\d{1,2}(?::\d\d)?\s?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\bnoon\b/i;
/** Nothing but a day or a time. */
const ALONE = new RegExp(
  `^(?:(?:on|at|for|by|in|around|maybe) )?(?:${DAY.source}|${TIME.source})(?:,? (?:at |around )?(?:${TIME.source}|\\d{1,2}|midday|midnight))?[.!]*$`,
  'i',
);
/** 'Same time' behind another day leaves the time as it is. */
const KEPT =
  /(?:[\s,;.–—-]+(?:and |but |at (?:the )?|(?:for |on )?the |everything |all |the rest |rest )*(?:same (?:time|hour|place|spot|day)|else (?:is |stays )?(?:the )?same|else stays|rest (?:is |stays )?(?:the )?same|stays (?:the )?same)(?: as (?:before|planned|is))?)+[\s.!]*$/i;

/** Whether words are nothing but a day or a time. */
export const isTime = (words: string): boolean => matches(ALONE, words.trim());

/** A change without the words that nothing else should change. */
export const withoutKept = (message: string): string => (matchOf(KEPT, message) ? message.replace(KEPT, '') : message);

/** 'Oops Friday, Thursday I'm away': the day first, then the reason. */
const WITH_REASON = new RegExp(
  `^\\s*(?:(?:no+|nah|wait|actually|sorry|oops|whoops|i meant?|make (?:it|that)|rather)[\\s,.!-]+)+(?<day>(?:on )?${DAY.source})(?: (?:at )?${TIME.source})?\\s*(?:[,;.–—-]\\s*|\\s(?=because|cause|since|as)\\b)(?=(?:${DAY.source}|i|i['’]?m|we|we['’]?re|can['’]?t|because|cause|cuz|since|as|got|have|my|our|the|there)\\b)`,
  'i',
);

/** The day that a message names in the place of another one, with the reason behind it. */
export const dayWithReason = (message: string): string | undefined => matchOf(WITH_REASON, message)?.groups?.day;
