import { escaped, matches, matchOf } from '../../matching.ts';
import { dollarsOf, type Memory } from '../memory.ts';
import { amountAlone } from './amount-alone.ts';

/** An offer of the list that Eddy's question 'Which one do you mean?' gave. */
interface Listed {
  name: string;
  /** 'with' or 'to', as the list says it. */
  way: string;
  dollars: number | undefined;
  words: readonly string[];
}

const LIST = /You have several open offers: (?<lines>.*?)\. Which one do you mean\?/s;
const LINE = /^(?<way>from|to|with) (?<name>\p{Lu}.*?)(?= \(you’d get | about the | for |$)/u;
const DOLLARS = /\$[\d,]*\d/g;

const offersIn = (text: string): Listed[] =>
  (LIST.exec(text)?.groups?.lines ?? '').split('; ').flatMap((line) => {
    const { way, name } = LINE.exec(line)?.groups ?? {};
    const [only, ...more] = line.match(DOLLARS) ?? [];
    return way && name
      ? [{ way, name, dollars: only && more.length === 0 ? dollarsOf(only) : undefined, words: namesIn(line) }]
      : [];
  });

const COURTESY =
  "(?:(?:ok(?:ay)?|hm+|um+|oh|well|so|then|and|please|just|only|i (?:mean|meant)|let['’]?s (?:do|start with|take|go with)|start with|begin with|do|take|go with|that(?:['’]?s)?|it['’]?s|with|for|from|to|of course|first|the (?:one|offer|bid)|that (?:one|offer)|his|her|their|one|offer|bid|now|obviously|sure|yes|yeah|thanks|instead)[\\s,.:!?-]*)*";
const POSITIONS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|top|former|upper)\b|^\W*(?:(?:number|no\.?|nr|#|option) ?)?1\W*$/i, 0],
  [/\b(?:second|2nd)\b|^\W*(?:(?:number|no\.?|nr|#|option) ?)?2\W*$/i, 1],
  [/\b(?:third|3rd)\b|^\W*(?:(?:number|no\.?|nr|#|option) ?)?3\W*$/i, 2],
  [/\b(?:last|bottom|latter)\b/i, -1],
];
const HIGHER = /\b(?:higher|highest|bigger|biggest|better|best|larger|largest)\b/i;
const LOWER = /\b(?:lower|lowest|smaller|smallest|worse|worst)\b/i;
const MOST_WORDS = 8;

/** 'Ann first', 'the second one' after Eddy asked which offer is meant: the order again, about that offer. */
export function offerChosen(said: string, { asked, before, last }: Memory): string | undefined {
  if (asked !== 'whichOffer' || !before || !last || said.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const listed = offersIn(last.text);
  const amount = matchOf(BEHIND, said)?.groups?.amount;
  const words = amount ? said.slice(0, said.lastIndexOf(amount)) : said;
  const chosen = chosenIn(words, listed);
  if (chosen) return ordered(before, chosen, amount);
  const only = amountAlone(said);
  if (!only || !COUNTERS.test(before)) return undefined;
  const named = listed.filter(({ name }) => new RegExp(`\\b${escaped(name)}\\b`, 'i').test(before));
  const [one] = named.length === 1 ? named : [];
  return withAmount(one ? ordered(before, one, undefined) : before, only.written);
}

/** 'Ann, 225' */
const BEHIND = /^\D{2,30}[\s,]+(?:(?:at|with|for|to)\s+)?(?<amount>\$?\d[\d.,]*\s?(?:k|grand|thousand|m)?)[\s.!]*$/i;
const COUNTERS = /\b(?:counter|come back|go back|answer|reply)/i;

function chosenIn(said: string, listed: readonly Listed[]): Listed | undefined {
  const named = listed.filter(({ name }) => isOnlyName(said, name));
  if (named.length === 1) return named[0];
  const thing = matchOf(WITH_THING, said)?.groups?.thing;
  const having = thing ? listed.filter(({ words }) => namesIn(thing).some((word) => words.includes(word))) : [];
  if (having.length === 1) return having[0];
  if (!matches(REFERS, said)) return undefined;
  const ends = listed.every(({ dollars }) => dollars !== undefined)
    ? listed.toSorted((one, other) => (one.dollars ?? 0) - (other.dollars ?? 0))
    : [];
  if (LOWER.test(said)) return ends[0];
  if (HIGHER.test(said)) return ends.at(-1);
  const position = POSITIONS.find(([pattern]) => pattern.test(said))?.[1];
  return position === undefined ? undefined : listed.at(position);
}

/** 'The one with the Tern' */
const WITH_THING =
  /^\W*(?:(?:ok(?:ay)?|well|no|i (?:mean|meant))[\s,]+)*(?:the|that) (?:one|offer|bid) (?:with|for|over|about|on|that has) (?:the |my |his |her )?(?<thing>[\p{L}\d ]{3,30}?)[\s.!]*$/iu;
const LEAST_NAME = 4;
const namesIn = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length >= LEAST_NAME);

const isOnlyName = (said: string, name: string) =>
  new RegExp(`^\\s*${COURTESY}${escaped(name)}(?:['’]?s)?[\\s,.!?]*${COURTESY}$`, 'iu').test(said);

const REFERS =
  /^\W*(?:(?:ok(?:ay)?|hm+|well|so|then|and|please|just|the|number|no\.?|nr|option|take|do|with|for|on|i (?:mean|meant)|let['’]?s (?:do|start with|go with|take)|start with|go with|#)[\s,]*)*(?:first|1st|second|2nd|third|3rd|last|top|bottom|upper|former|latter|higher|highest|lower|lowest|bigger|biggest|smaller|smallest|better|best|worse|worst|larger|largest|[123])(?:\s+(?:one|offer|bid|please|then|first|of (?:them|the two|those)))*\W*$/i;

const NOUN =
  /\b(?:the|my|that|this|an?|his|her|their)\s+(?:open\s+|last\s+)?(?:counter ?-?)?(?:offer|bid|proposal|deal|trade)\b/i;
const CLAUSES = /(?:[,;.!?]\s+(?:(?:and|but|then)\s+)?|\s+(?:and|but|then)\s+)/i;

const ORDERS =
  /\b(?:counter|come back|go back|get back|answer|reply|accept|decline|reject|refuse|turn down|withdraw|cancel|raise|lower|tell|say|send)\b/i;
const THEM = /\b(?:him|her|them)\b/i;

/** The order with the person whose offer is meant. Of several orders, the one for this person. */
function ordered(before: string, { name, way }: Listed, amount: string | undefined): string {
  const at = amount ? ` at ${amount}` : '';
  const clauses = before.split(CLAUSES);
  const own = clauses.filter((clause) => new RegExp(`\\b${escaped(name)}\\b`, 'i').test(clause) && ORDERS.test(clause));
  const orders = clauses.filter((clause) => ORDERS.test(clause));
  const [clause = before] = own.length === 1 ? own : orders.length === 1 ? orders : [];
  const order = clause.replace(/[\s?.!]+$/, '');
  if (own.length === 1 && clauses.length > 1) return `${order}${at}`;
  if (THEM.test(order)) return `${order.replace(THEM, name)}${at}`;
  if (NOUN.test(order)) return `${order.replace(NOUN, `$& ${way === 'to' ? 'to' : 'from'} ${name}`)}${at}`;
  return `${order} ${way === 'to' ? 'to' : 'for the offer from'} ${name}${at}`;
}

/** The order with another amount, or with one. */
function withAmount(before: string, written: string): string {
  const amounts = before.match(/\$?\b\d[\d.,]*(?:\s?(?:k|grand|thousand|million)\b)?/gi) ?? [];
  const last = amounts.at(-1);
  const order = before.replace(/[\s?.!]+$/, '');
  const at =
    last && /\b(?:at|to|with|for|of)\s+$/i.test(order.slice(0, order.lastIndexOf(last))) ? order.lastIndexOf(last) : -1;
  return at < 0 || !last ? `${order} at ${written}` : `${order.slice(0, at)}${written}${order.slice(at + last.length)}`;
}
