import { matches, matchOf } from '../../matching.ts';

const NOT = '(?:no|not|nothing|none|never|neither)';
const UNIT =
  '(?: (?:an?|one|1|any|even|single|dollars?|bucks?|cents?|penny|foot|feet|inch|hair|bit|berths?|bunks?|beds?|seats?|people|person|hours?|years?|engines?|motors?))';
const MORE =
  '(?:more|bigger|longer|larger|higher|over|above|newer|younger|later|greater|wider|taller|faster|pricier|beyond)';
const LESS = '(?:less|fewer|smaller|shorter|lower|under|below|older|earlier|cheaper|narrower|slower)';
const THAN = '(?: than (?:that|this|it|those))?';
const APART = '[\\s,.;:!(–—-]+(?:(?:and|but|or|nor|also)\\s+)*';
const END = '(?=\\s*(?:[.!?,;)–—]|$)|\\s+(?:please|thanks|and|in|with)\\b)';
const BOTH = new RegExp(
  `${APART}${NOT}${UNIT}{0,3} (?:(?:${MORE})${THAN}${APART}(?:${NOT}${UNIT}{0,3} )?${LESS}|(?:${LESS})${THAN}${APART}(?:${NOT}${UNIT}{0,3} )?${MORE})${THAN}${END}`,
  'i',
);
const NO_MORE = new RegExp(`${APART}${NOT}${UNIT}{0,3} ${MORE}${THAN}${END}`, 'i');
const NO_LESS = new RegExp(`${APART}${NOT}${UNIT}{0,3} ${LESS}${THAN}${END}`, 'i');
const NOTHING_ELSE =
  /(?:[\s,.;:!(–—-]+(?:(?:and|but)\s+)?(?:nothing else|no (?:exceptions?|others?|other (?:kinds?|types?|ones?|boats?))|without exceptions?|none other|period|full stop)){1,3}(?=[\s.!?)]*$)/i;

const AMOUNT =
  '\\$?\\b(?:\\d+(?:[.,]\\d+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: ?(?:k|m|mil|million|grand|thousand)\\b)?';
/** 'Exactly two engines. Not one, not three.' */
const OTHER_NUMBERS = new RegExp(
  `(?:${APART}${NOT} ${AMOUNT}(?! ?(?:more|less|fewer)\\b)(?: (?:or|and|nor) ${AMOUNT})?){1,3}(?=[\\s.!?)]*$)`,
  'i',
);
const MEASURE = '(?:ft|feet|foot|berths?|bunks?|beds?|cabins?|engines?|motors?|outboards?|people|guests|hours?)';
const LAST_AMOUNT = new RegExp(`${AMOUNT}(?=[^.?!\\d]{0,25}$)`, 'i');
const MEASURED = new RegExp(
  `\\b(?:sleeps?|sleeping|seats?|seating|fits?|carr(?:y|ies)|berths?) (?:\\w+ )?${AMOUNT}[^.?!\\d]{0,12}$|${AMOUNT} ?${MEASURE}\\b[^.?!\\d]{0,12}$`,
  'i',
);
const YEAR = /^(?:19|20)\d\d$/;
const IS_EXACT = /\b(?:exactly|precisely|exact|between|from \S+ to|\d ?(?:-|–|to) ?\$?\d)/i;
const IS_MOST =
  /\b(?:under|below|max|maximum|at most|up to|no more than|not more than|less than|within|tops|capped at|cap of|or less|or under)\b/i;
const IS_LEAST =
  /\b(?:over|above|min|minimum|at least|from|no less than|not less than|more than|or more|or bigger|upwards?)\b|\d\+/i;
/** 'Four cabins exactly'. */
const EXACT_BEHIND = new RegExp(`(${AMOUNT})((?: ${MEASURE})?),? (?:exactly|precisely|on the dot|on the nose)\\b`, 'i');

/** Words for an owner, offers and changes of a card keep what they say. */
const FOR_OTHERS =
  /\b(?:offer|bid|counter|propose|tell|ask|write|message|text|say|note|let (?:him|her|them)|pay|give|raise|lower)\b/i;
const LEAST_BEFORE = 8;
const REPLIES = /^\s*(?:no|nope|nah|thanks?|that|ok(?:ay)?|yes|i(?:['’]?m| am))\b/i;
const LONGEST = 400;

/** A message without the words that only repeat one of its limits: 'at most 30 feet, nothing longer'. */
export function withoutRepeatedLimits(message: string): string {
  if (message.length > LONGEST || matches(FOR_OTHERS, message)) return message;
  const said = exactFirst(message);
  const both = partsAround(BOTH, said);
  if (both) return IS_EXACT.test(both.before) ? both.left : limited(both, 'exactly ', message);
  const more = partsAround(NO_MORE, said);
  if (more) return IS_MOST.test(more.before) ? more.left : measured(more, 'at most ', message);
  const less = partsAround(NO_LESS, said);
  if (less) return IS_LEAST.test(less.before) ? less.left : measured(less, 'at least ', message);
  const numbers = partsAround(OTHER_NUMBERS, said);
  if (numbers && /\b(?:exactly|precisely)\b/i.test(numbers.before)) return numbers.left;
  const else_ = partsAround(NOTHING_ELSE, said);
  return else_ && else_.before.length >= LEAST_BEFORE && !REPLIES.test(said) ? else_.left : said;
}

const exactFirst = (message: string) =>
  matches(EXACT_BEHIND, message)
    ? message.replace(EXACT_BEHIND, (_, amount: string, unit: string) =>
        YEAR.test(amount) ? `${amount}${unit}` : `exactly ${amount}${unit}`,
      )
    : message;

interface Around {
  before: string;
  behind: string;
  left: string;
}

function partsAround(pattern: RegExp, message: string): Around | undefined {
  const found = matchOf(pattern, message);
  if (!found) return undefined;
  const [before, behind] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  return { before, behind, left: `${before}${behind}` };
}

/** The limit that the repeated words say: 'six berths, not more and not less' are exactly six. */
function limited({ before, behind }: Around, limit: string, message: string): string {
  const amount = matchOf(LAST_AMOUNT, before);
  if (!amount) return message;
  const isYear = YEAR.test(amount[0]);
  return `${before.slice(0, amount.index)}${isYear ? '' : limit}${before.slice(amount.index)}${behind}`;
}

const measured = (around: Around, limit: string, message: string) =>
  matches(MEASURED, around.before) ? limited(around, limit, message) : message;
