import {
  AFTER,
  attributeIn,
  attributePart,
  budgetWords,
  COMPARATORS,
  canLimit,
  type Limit,
  negationIn,
  STOPS,
} from './limit-words.ts';
import type { Chunk, Line } from './line.ts';
import type { Field, Meaning, Range } from './meanings.ts';

interface Quantity {
  field: Field | 'age' | undefined;
  value: number;
  /** Feet in its unit, if it was written in another one. */
  feet?: number;
}

function quantityOf(chunk: Chunk | undefined): Quantity | undefined {
  const meaning = chunk?.meaning;
  if (meaning?.is === 'n') return { field: undefined, value: meaning.value };
  if (meaning?.is === 'money') return { field: 'price', value: meaning.value };
  if (meaning?.is === 'quantity')
    return { field: meaning.field, value: meaning.value, ...(meaning.feet && { feet: meaning.feet }) };
  if (meaning?.is === 'age') return { field: 'age', value: meaning.years };
  return undefined;
}

/** Reads limits on prices, lengths, years and the rest: 'nothing over 80k', '30 to 36 feet', '2015 or newer'. */
export function readBounds(line: Line, thisYear: number): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const first = quantityOf(line.chunks[index]);
    if (!first) continue;
    const left = leftOf(line, index);
    const range = secondOf(line, index, first, left.words);
    const last = range?.index ?? index;
    const right = rightOf(line, last, range?.second ?? first, comparedIn(left.words).compared !== undefined);
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
          first.field ? undefined : fieldNearby(line, index, first.value),
          inMillions(line, index, first),
        );
    if (!bound) continue;
    const from = index - (left.used || 0);
    line.replace(from, last + 1 + right.used, bound);
    index = from;
  }
}

/** Measures that no filter has: 'draft under 3 feet'. The answer says so. */
const isOfOther = (before: string, after: string) =>
  /\b(?:draft|draught|clearance|freeboard|mast)\b(?: \w+){0,3}$/.test(before) || /^(?:draft|draught)\b/.test(after);

/** A small bare number behind millions means millions, too. */
function inMillions(line: Line, index: number, { field, value }: Quantity): boolean {
  const before = line.chunks.slice(0, index).map(({ meaning }) => {
    if (meaning?.is === 'money') return meaning.value;
    return meaning?.is === 'bound' && meaning.field === 'price' ? (meaning.max ?? meaning.min ?? 0) : 0;
  });
  return field === undefined && value < 10 && Math.max(0, ...before) >= 400_000;
}

/** A bare number behind a length has its unit: 'from 20 feet but under 28'. */
function fieldNearby(line: Line, index: number, value: number): Field | undefined {
  const near = line.chunks
    .slice(Math.max(index - 7, 0), index)
    .findLast(({ meaning }) => meaning?.is === 'bound')?.meaning;
  if (near?.is !== 'bound' || near.field !== 'length') return undefined;
  return value >= 10 && value <= 150 && near.max === undefined ? 'length' : undefined;
}

/** The plain words before a number, in its clause. */
function leftOf(line: Line, index: number) {
  const words: string[] = [];
  for (let at = index - 1; at >= 0 && words.length < 9; at--) {
    const chunk = line.chunks[at];
    if (!chunk || chunk.meaning || STOPS.test(chunk.text) || chunk.text === ',') break;
    words.unshift(chunk.text);
  }
  return { words: words.join(' '), used: 0 };
}

function rightOf(line: Line, index: number, { field }: Quantity, isLimited: boolean) {
  const next = line.chunks.slice(index + 1, index + 5);
  const end = next.findIndex(({ meaning, text }) => meaning || /^[,.;!?]$/.test(text));
  const words = (end < 0 ? next : next.slice(0, end)).map(({ text }) => text).join(' ');
  const limit = AFTER.find(([pattern]) => pattern.test(words));
  const used = limit ? (limit[0].exec(words)?.[0].split(' ').length ?? 0) : 0;
  // In 'sleeps 4 and under 25 ft' the words belong to the next number.
  const isNext = quantityOf(line.chunks[index + 1 + used]) !== undefined && (isLimited || /^(?:or|and|&) /.test(words));
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

const TO = /^(?:-|to|and|through|thru|until|till|up to|or)$/;

/** The other end of a range. */
function secondOf(line: Line, index: number, first: Quantity, left: string) {
  const between = /\bbetween$|\bfrom$/.test(left);
  for (const skipped of [1, 2]) {
    const words = line.chunks
      .slice(index + 1, index + 1 + skipped)
      .map(({ text }) => text)
      .join(' ');
    const second = quantityOf(line.chunks[index + 1 + skipped]);
    if (!second || !TO.test(words)) continue;
    if ((words === 'and' || words === 'or') && !(between && words === 'and')) continue;
    const same = first.field === second.field || first.field === undefined || second.field === undefined;
    if (same) return { second, index: index + 1 + skipped };
  }
  return undefined;
}

/** In '3 to 4 million' the first number has the unit of the second, unless that would invert the range. */
function rangeBound(first: Quantity, second: Quantity, around: string, thisYear: number): Meaning | undefined {
  const field = first.field ?? second.field ?? attributeIn(around);
  if (field === 'age')
    return { is: 'bound', field: 'year', ...ordered(thisYear - second.value, thisYear - first.value) };
  const known = field ?? guessed(Math.max(first.value, second.value));
  if (known === 'price') {
    const high = second.field === 'price' ? second.value : dollars(second.value);
    const scale = second.field === 'price' ? scaleOf(high) : 1e3;
    const low = first.field === 'price' ? first.value : lower(first.value, scale, high);
    return { is: 'bound', field: 'price', ...ordered(low, high), ...alternative(field, first.value, second.value) };
  }
  const start = first.field === undefined && second.feet ? Math.round(first.value * second.feet) : first.value;
  return { is: 'bound', field: known, ...ordered(start, second.value) };
}

const ordered = (a: number, b: number): Range => ({ min: Math.min(a, b), max: Math.max(a, b) });
const scaleOf = (amount: number) => (amount >= 1e6 ? 1e6 : 1e3);

function lower(number: number, scale: number, high: number): number {
  const scaled = number * scale;
  if (number < 1_000 && scaled <= high) return scaled;
  return number < 1_000 && number * 1e3 <= high ? number * 1e3 : number;
}

/** A bare range such as '30 to 40' may mean feet or thousands of dollars. */
const alternative = (field: string | undefined, low: number, high: number) =>
  field === undefined && low >= 12 && high <= 130 ? { or: 'length' as const } : {};

const guessed = (_value: number): Field => 'price';

/** For boats, 'under 300' means thousands. */
const dollars = (value: number) => (value < 1_000 ? value * 1_000 : value);

interface Left {
  words: string;
  used: number;
}

function limitBound(
  quantity: Quantity,
  left: Left,
  right: { words: string; limit: Limit | undefined; used: number },
  thisYear: number,
  fieldBefore: Field | undefined,
  millions: boolean,
): Meaning | undefined {
  const { compared, words: before } = comparedIn(left.words);
  const rest = compared ? before.replace(compared[0], '').trim() : left.words;
  const negative = compared || right.limit === undefined ? negationIn(rest) : { found: false, used: 0 };
  const attribute = attributeIn(
    `${attributePart(rest)} ${left.words.slice(before.length)} ${attributePart(right.words, true)}`,
  );
  const beam =
    ofBeam(quantity, right.words) ?? (quantity.field === 'length' && attribute === 'beam' ? 'beam' : undefined);
  const field = beam ?? quantity.field ?? compared?.[2] ?? attribute ?? fieldBefore;
  if (field === undefined && millions)
    return limitBound({ field: 'price', value: quantity.value * 1e6 }, left, right, thisYear, undefined, false);
  const spends = compared?.[1] === 'about' && TO_SPEND.test(rest);
  const limit = spends ? 'most' : (compared?.[1] ?? right.limit);
  const isNegated = Boolean(compared && negative.found && !isDoubled(compared[1], rest));
  if (limit === undefined) {
    return unlimited(beam ? { ...quantity, field: beam } : quantity, attribute, rest, left, thisYear);
  }
  const between = left.words.length > before.length ? left.words.slice(before.length).trim().split(' ').length : 0;
  const words = compared ? (compared[0].exec(before)?.[0].trim().split(' ').length ?? 0) + between : 0;
  left.used = words + (isNegated ? negative.used : budgetWords(rest));
  if (field === undefined && quantity.value < 10 && limit !== 'older' && limit !== 'newer') return undefined;
  const known = field ?? (limit === 'older' || limit === 'newer' ? 'age' : guessed(quantity.value));
  const or = field === undefined && quantity.value >= 12 && quantity.value < 100 && compared?.[2] === undefined;
  return boundOf(known, quantity, flipped(limit, isNegated), thisYear, or);
}

/** The words that limit a number. An article or an attribute may stand between: 'at least a 2018', 'max beam 11'. */
function comparedIn(words: string) {
  const find = (text: string) => COMPARATORS.find(([pattern]) => pattern.test(text));
  const compared = find(words);
  if (compared) return { compared, words };
  const before = words.replace(
    /(?: (?:a|an|the|beam|length|loa|price|budget|hours|engine hours|year|speed|width|of|is|:|built in|model year))+$/,
    '',
  );
  const found = before === words ? undefined : find(before);
  return found ? { compared: found, words: before } : { compared: undefined, words };
}

/** '10 foot beam' is no length. */
const ofBeam = ({ field }: Quantity, after: string): Field | undefined =>
  field === 'length' && /^(?:beam|wide|in width)\b/.test(after) ? 'beam' : undefined;

/** 'Not at least' is not how people say 'at most'. */
const isDoubled = (limit: Limit, _rest: string) => limit === 'about';

function flipped(limit: Limit, isNegated: boolean): Limit | 'since' | 'until' {
  if (!isNegated) return limit;
  return (
    { most: 'least', least: 'most', older: 'since', newer: 'until', about: 'about', exactly: 'exactly' } as const
  )[limit];
}

const ABOUT_SHARE = 0.15;

function boundOf(
  field: Field | 'age',
  { value, field: given }: Quantity,
  limit: Limit | 'since' | 'until',
  thisYear: number,
  ambiguous: boolean,
): Meaning {
  if (field === 'age' || given === 'age') return ageBound(value, limit, thisYear);
  const amount = field === 'price' && given !== 'price' ? dollars(value) : value;
  const or = ambiguous && field === 'price' ? { or: 'length' as const } : {};
  const bound = { is: 'bound' as const, field, ...or };
  if (limit === 'older') return { ...bound, max: amount - 1 };
  if (limit === 'newer') return { ...bound, min: amount + 1 };
  if (limit === 'most' || limit === 'until') return { ...bound, max: amount };
  if (limit === 'least' || limit === 'since') return { ...bound, min: amount };
  return { ...bound, ...around(field, amount), about: true };
}

/** Around a number: 15 % of a price, three feet of a length. */
function around(field: Field, amount: number): Range {
  if (field === 'price' || field === 'hours')
    return { min: Math.round(amount * (1 - ABOUT_SHARE)), max: Math.round(amount * (1 + ABOUT_SHARE)) };
  if (field === 'length') return { min: Math.max(amount - 3, 0), max: amount + 3 };
  if (field === 'year') return { min: amount - 2, max: amount + 2 };
  return { min: amount };
}

function ageBound(years: number, limit: Limit | 'since' | 'until', thisYear: number): Meaning {
  const year = thisYear - years;
  const older = limit === 'least' || limit === 'older' || limit === 'until';
  return { is: 'bound', field: 'year', ...(older ? { max: year } : { min: year }) };
}

/** A number without a comparison: '32 footer', 'sleeps 6', 'budget 80k', 'built in 2019'. */
function unlimited(
  quantity: Quantity,
  attribute: Field | undefined,
  rest: string,
  left: Left,
  thisYear: number,
): Meaning | undefined {
  const { value } = quantity;
  if (quantity.field === 'age') {
    const recent = /\b(?:last|past)(?: the)?$/.test(rest);
    left.used = recent
      ? (/(?:\b(?:in|from|within|of) )?(?:the )?(?:last|past)$/.exec(rest)?.[0].split(' ').length ?? 1)
      : 0;
    return recent ? { is: 'bound', field: 'year', min: thisYear - value } : undefined;
  }
  const field = quantity.field ?? attribute;
  if (field === undefined) return undefined;
  if (field === 'price') return priceOf(quantity, rest, left);
  left.used = unlimitedWords(field, rest);
  if (field === 'length') return { is: 'bound', field, min: Math.max(value - 1, 0), max: value + 1 };
  if (field === 'year') return { is: 'bound', field, min: value, max: value };
  if (field === 'beam') return { is: 'bound', field, min: value - 0.5, max: value + 0.5 };
  if (field === 'hours') return { is: 'bound', field, max: value };
  return { is: 'bound', field, min: value };
}

const unlimitedWords = (field: Field, rest: string): number => {
  const before = {
    sleeps: /\b(?:sleeps?|sleeping|berths? for|beds? for)(?: for)?$/,
    people: /\b(?:capacity(?: of| for)?|seats?|seating(?: for)?|carries|holds?|fits?|room for|for)$/,
    hours: /\b(?:hours)$/,
    year: /\b(?:built in|made in|from|of|in|year)$/,
    speed: /\b(?:does|speed(?: of)?|goes|hits)$/,
    length: /\b(?:loa|length(?: of| is)?|of)$/,
    beam: /\b(?:beam(?: of| is)?)$/,
    price: /$^/,
  }[field];
  return before.exec(rest)?.[0].split(' ').length ?? 0;
};

const TO_SPEND =
  /(?:\b(?:my |our |a |the |with a |on a )?(?:budget|price range|limit|max)(?: (?:is|of|was|would be|around|:|up to))*|\b(?:to )?(?:spend|spending|afford|invest)(?: (?:up to|about))?|\b(?:i (?:only |just )?have|i have got|i got|got|have(?: got)?|we (?:only |just )?have|with|only|all i have is|stretch to|go up to|(?:can|could|would) (?:do|go|go to|manage|swing|stretch to|put up|come up with)|stops? at|draws? the line at|tap out at|max out at)(?: (?:about|up to|only|just))?)$/;

/** A sum to spend is a limit; any other price is taken roughly. */
function priceOf({ value, field }: Quantity, rest: string, left: Left): Meaning | undefined {
  const spend = TO_SPEND.exec(rest);
  if (!spend) return undefined;
  left.used = spend[0].trim().split(' ').length;
  return { is: 'bound', field: 'price', max: field === 'price' ? value : dollars(value) };
}
