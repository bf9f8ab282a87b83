import { matches } from '../../matching.ts';

export const AMOUNT =
  '\\$?(?:\\d{1,3}(?:[ \u00a0]\\d{3})+(?!\\d)|\\d(?:[\\d.,]*\\d)?)(?:\\s?(?:k|grand|thousand|mil|million|m|mille|tausend|tsd)\\b)?';
const DAY =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?![a-z])|tomorrow|tonight|today)(?: (?:morning|afternoon|evening|night))?(?: at (?:noon|midnight|\\d{1,2}(?::\\d\\d)?(?:\\s?(?:am|pm))?)(?![\\d:]))?';
const TIME = '\\d{1,2}(?::\\d\\d)?\\s?(?:am|pm)\\b|noon|midnight';
/** Words that take the one before back: 'no', 'no wait', 'sorry, I mean', 'actually make that'. */
export const MARKER =
  "(?:(?:oh|ah|hm+|um+|but|or)[\\s,]+)*(?:(?:no|nah|nope|wait|hold on|hang on|sorry|oops|actually|rather|scratch that|strike that|correction|i mean|i meant|make (?:it|that)|let['’]?s (?:say|make it|make that)|mejor(?: dicho)?|perdón|perdon|digo|quiero decir|non|attends|attendez|espera|espere|warte|moment|plutôt|pardon|je veux dire|nein|lieber|doch(?: lieber)?|besser|ich meine?)[\\s,.:!-]+)+(?:on |at |for |say |just |only |maybe )?";

const SHARE =
  '(?:half|(?:a|one|two|three|four)[ -](?:third|quarter|fourth|fifth)s?|\\d{1,2}(?:\\.\\d+)?\\s?(?:%|percent\\b))';

/** An hour without 'am' or 'pm' stands behind 'at'. */
const HOUR =
  '(?<=\\b(?:at|by|around)\\s)\\d{1,2}(?::\\d\\d)?(?!\\s?(?:k|%|,\\d|\\.\\d|\\d|grand|thousand|percent|am|pm)\\b|\\s?%)';
const NEXT_HOUR = '\\d{1,2}(?::\\d\\d)?(?:\\s?(?:am|pm)\\b)?';

const KINDS = [
  { said: `${TIME}|${HOUR}`, kind: TIME },
  { said: HOUR, kind: NEXT_HOUR },
  { said: `(?:${DAY})(?:\\s*(?:,|or|and|/)\\s*(?:${DAY}))*`, kind: DAY },
  { said: SHARE, kind: SHARE },
  { said: AMOUNT, kind: AMOUNT },
].map(({ said, kind }) => ({
  said: new RegExp(`\\b(?:${said})|\\$(?:${said})`, 'gi'),
  isTime: kind === NEXT_HOUR || kind === DAY || kind === TIME,
  corrected: new RegExp(
    `[\\s,;.–—-]+${MARKER}(${kind})(?:\\s+(?:instead|(?:works|suits me|is|would be)(?: even)? better|is fine))?(?=\\s*(?:[,;!?]|\\.(?!\\d)|$|\\s(?:and|n|&|with|for|but|please|plus|cash|in|on top|y|e|et|und|por|pour|für|con|avec|mit|para|aber|pero|mais)\\b))`,
    'i',
  ),
}));

/** Orders whose words are carried out or sent as they stand. */
const ORDER =
  /\b(?:offer|offers|bid|counter|counteroffer|propose|give (?:him|her|them|my|our)|(?:trade|swap|put up) (?:my|our)|ofre\w+|ofert\w+|propon\w+|offr\w+|propos\w+|biete\w*|anbiete\w*|angebot|message|msg|text|write|tell|ask|send|let \w+ know)\b/i;

/**
 * An order with what a later word of it corrects put in place: 'offer 395k for her, no, 390, until Sunday' offers 390k until
 * Sunday. Searches read their corrections as limits.
 */
export function correctedInside(said: string): string {
  const message = withoutOldAmount(said);
  if (!matches(ORDER, message)) return message;
  return KINDS.reduce((text, { said, isTime, corrected }) => {
    const found = corrected.exec(text);
    const old =
      found &&
      [...text.slice(0, found.index).matchAll(said)]
        .filter(({ 0: one, index }) => isTime || isLike(one, found[1], text.slice(0, index)))
        .at(-1);
    if (!found?.[1] || !old) return text;
    return `${text.slice(0, old.index)}${isTime ? found[1] : inUnitOf(old[0], found[1], PAID.test(message))}${text.slice(old.index + old[0].length, found.index)}${text.slice(found.index + found[0].length)}`;
  }, message);
}

const CHANGES_OFFER =
  /\b(?:change|raise|lower|bump|move|increase|reduce|up|drop|cut|revise|adjust)\b.*\b(?:offer|offers|offered|bid|proposal)\b/i;
const OLD_AMOUNT = new RegExp(`\\s+from\\s+${AMOUNT}\\s+(?=(?:up |down )?to\\s+\\$?\\d)`, 'i');

/** 'Raise my offer from 150 to 175' names the amount that counts and the old one. */
const withoutOldAmount = (message: string): string =>
  CHANGES_OFFER.test(message) ? message.replace(OLD_AMOUNT, ' ') : message;

/** 'Offer Ruth 160' pays that. */
const PAYS =
  /\b(?:offer|bid|pay|propose|counter|give|do|go to|raise it to|tell|at|with)\s+(?:(?:him|her|them|the owner|(?!the\b|my\b|for\b|on\b)\p{L}+)\s+)?(?:(?:at|with|for|around|about)\s+)?$/iu;
const UNIT = /\s?(?:k|grand|thousand|mil|million|m|mille|tausend|tsd)$/i;
/** A smaller number without a unit is a model or a length: 'the 38'. */
const LEAST_BARE = 1_000;

/** Whether one may stand for the other: a model is no amount. */
function isLike(old: string, said = '', before = ''): boolean {
  if (!/\d/.test(said) || /[ap]m$/i.test(said)) return true;
  return UNIT.test(old) || old.startsWith('$') || numberOf(old) >= LEAST_BARE || PAYS.test(before);
}

/** Orders whose bare numbers are dollars. In a message, they may be pounds or hours. */
const PAID =
  /\b(?:offer|offers|bid|counter|counteroffer|propose|give (?:him|her|them)|ofre\w+|ofert\w+|propon\w+|offr\w+|propos\w+|biete\w*|anbiete\w*|angebot)\b/i;

const numberOf = (written: string) => Number(written.replace(/[^\d.]/g, '').replace(/\.$/, ''));

/** '390' instead of '395k' is 390k, and instead of '395,000' it is 390,000. */
function inUnitOf(old: string, said: string, isPaid: boolean): string {
  if (!/^\d[\d.,]*$/.test(said)) return said;
  const [, unit = ''] = /((?:\s?(?:k|grand|thousand|mil|million|m|mille|tausend|tsd))?)$/i.exec(old) ?? [];
  const value = numberOf(said);
  if (!unit && !isPaid && !old.startsWith('$')) return said;
  if (unit && value < LEAST_BARE) return `${old.startsWith('$') ? '$' : ''}${said}${unit}`;
  if (numberOf(old) < LEAST_BARE && value < LEAST_BARE && !old.startsWith('$')) return said;
  const isThousands = numberOf(old) >= LEAST_BARE && value < LEAST_BARE;
  return `$${isThousands ? value * LEAST_BARE : said}`;
}
