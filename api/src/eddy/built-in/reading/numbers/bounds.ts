import { matches } from '../../../matching.ts';
import type { Line } from '../line.ts';
import type { Field } from '../meanings.ts';
import { purseBehind } from './bare-numbers.ts';
import { AFTER, attributeIn, canLimit, type Limit, ruledOutIn, STOPS } from './limit-words.ts';
import { comparedIn, limitBound } from './number-limits.ts';
import { rangeBound, secondOf } from './number-ranges.ts';
import { type Left, type Quantity, quantityOf } from './quantity.ts';

/** Reads limits on prices, lengths, years and the rest: 'nothing over 80k', '30 to 36 feet', '2015 or newer'. */
export function readBounds(line: Line, thisYear: number): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const first = quantityOf(line.chunks[index]);
    if (!first) continue;
    const left = leftOf(line, index);
    const range = secondOf(line, index, first, left.words);
    const last = range?.index ?? index;
    const right = rightOf(
      line,
      last,
      range?.second ?? first,
      range !== undefined || comparedIn(left.words).compared !== undefined,
    );
    if (isOfOther(left.words, right.words)) {
      line.replace(index, last + 1, { is: 'aside' });
      continue;
    }
    const bound = range
      ? rangeBound(first, range.second, `${left.words} ${right.words}`, thisYear)
      : limitBound(
          first,
          left,
          right,
          thisYear,
          first.field
            ? undefined
            : (fieldNearby(line, index, first.value, left.words) ??
                (isLeast(left.words, right.limit) ? speedNearby(line, first.value) : undefined)),
          inMillions(line, index, first),
        );
    if (!bound) continue;
    const from = index - left.used;
    line.replace(from, last + 1 + right.used, bound);
    index = from;
  }
}

/** Measures that no filter has: 'draft under 3 feet'. The answer says so. */
const isOfOther = (before: string, after: string) =>
  /\b(?:(?:draft|draught)(?! (?:an?|the|my|up|offers?|message|him|her|them|me)\b)(?!(?: \w+){0,2} (?:offer|bid|message|note|counter\w*)\b)|clearance|freeboard|mast)\b(?: \w+){0,3}$/.test(
    before,
  ) || /^(?:of )?(?:draft|draught)\b|^(?:per|a|each|by the|for each) (?:foot|ft)\b/.test(after);

/** A small bare number behind millions means millions, too. */
function inMillions(line: Line, index: number, { field, value }: Quantity): boolean {
  const before = line.chunks.slice(0, index).map(({ meaning }) => {
    if (meaning?.is === 'money') return meaning.value;
    return meaning?.is === 'bound' && meaning.field === 'price' ? (meaning.max ?? meaning.min ?? 0) : 0;
  });
  return field === undefined && value < 10 && Math.max(0, ...before) >= 400_000;
}

/** The most people that a bare number behind 'sleeps 4' may mean. */
const MOST_PEOPLE = 20;

/** A bare number behind a length has its unit: 'from 20 feet but under 28'. So does one behind people: 'sleeps 4, but not over 6'. */
function fieldNearby(line: Line, index: number, value: number, limit: string): Field | undefined {
  const near = line.chunks
    .slice(Math.max(index - 7, 0), index)
    .findLast(({ meaning }) => meaning?.is === 'bound')?.meaning;
  if (near?.is !== 'bound') return undefined;
  const isOpen = near.min === undefined || near.max === undefined;
  if (near.field === 'sleeps' || near.field === 'people')
    return isOpen && value <= MOST_PEOPLE && !/\b(?:under|below)\b/.test(limit) ? near.field : undefined;
  if (near.field !== 'length') return undefined;
  return value >= 10 && value <= 150 && near.max === undefined ? 'length' : undefined;
}

const SPEEDY =
  /\b(?:quick|fast|faster|speed|speedy|zippy|rapid|screamers?|rockets?|go fast|hauls? (?:ass|butt|the mail)|top end|wide open|flat out|wot|(?:that |which |can |will |to |boats? )(?:do|does|hit|reach|run|runs)(?= (?:at least|over|more than|better than|above)? ?_n_))\b(?! (?:question|look|one|q|answer|note|reply|sale))/;

/** 'Something quick, 45 or better': a speed in mph, as no price is that low. */
const speedNearby = (line: Line, value: number): Field | undefined =>
  value >= 20 && value <= 120 && line.has(SPEEDY) ? 'speed' : undefined;

const isLeast = (before: string, behind: Limit | undefined) =>
  behind === 'least' || comparedIn(before).compared?.[1] === 'least';

function leftOf(line: Line, index: number): Left {
  const words: string[] = [];
  for (let at = index - 1; at >= 0 && words.length < 9; at--) {
    const chunk = line.chunks[at];
    if (!chunk || chunk.meaning || STOPS.test(chunk.text) || chunk.text === ',') break;
    words.unshift(chunk.text);
  }
  // In '9 ft of beam and over 24 ft' the beam is the number's before it.
  const isOfBound = line.chunks[index - words.length - 1]?.meaning?.is === 'bound';
  const [first = '', second = ''] = words;
  if (isOfBound && /^(?:and|but|with|while|yet)$/.test(second) && attributeIn(first)) words.shift();
  return { words: words.join(' '), used: 0 };
}

const LONGEST_RULING = 12;
/** '50k cash in hand' may be offered, too. */
const OF_OFFERS = /\b(?:offer\w*|bid\w*|counter\w*|tell|ask|message|write|trade|trading|swap)\b/;

function rightOf(
  line: Line,
  index: number,
  { field }: Quantity,
  isLimited: boolean,
): { words: string; limit: Limit | undefined; used: number; rulesOut?: true } {
  const behind = line.chunks.slice(index + 1, index + 1 + LONGEST_RULING).map(({ text }) => text);
  const ruledOut = isLimited ? ruledOutIn(behind.join(' ')) : undefined;
  if (ruledOut !== undefined)
    return { words: ruledOut, limit: undefined, used: ruledOut.split(' ').length, rulesOut: true };
  const next = line.chunks.slice(index + 1, index + 5);
  const end = next.findIndex(({ meaning, text }) => meaning || /^[,.;!?]$/.test(text));
  const words = (end < 0 ? next : next.slice(0, end)).map(({ text }) => text).join(' ');
  const purse =
    (field === undefined || field === 'price') && !isLimited && !line.has(OF_OFFERS) ? purseBehind(words) : 0;
  if (purse > 0) return { words, limit: 'most', used: purse };
  const limit = AFTER.find(([pattern]) => matches(pattern, words));
  const used = limit ? (limit[0].exec(words)?.[0].split(' ').length ?? 0) : 0;
  // In 'sleeps 4 and under 25 ft' the words belong to the next number.
  const isNext =
    quantityOf(line.chunks[index + 1 + used]) !== undefined &&
    (isLimited || /^(?:or|and|&) |^(?:max|min|at (?:most|least)|up|absolute|plus)/.test(words));
  if (isNext) return { words: '', limit: undefined, used: 0 };
  return canLimit(words.split(' ').slice(0, used).join(' '), field)
    ? { words, limit: field === 'age' ? ofAge(limit?.[1], words) : limit?.[1], used }
    : { words, limit: undefined, used: 0 };
}

/** 'Twenty years or older' is a lower limit of the age. */
function ofAge(limit: Limit | undefined, words: string): Limit | undefined {
  if (/^(?:or|and|&) (?:older|earlier)\b/.test(words)) return 'least';
  return /^(?:or|and|&) (?:newer|younger|later)\b/.test(words) ? 'most' : limit;
}
