import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import { matches } from '../../../matching.ts';
import { ONES, sumOfWords, TEENS, TENS } from '../../../number-words.ts';
import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { readAgesOfPeople, readNatureOfPeople } from './ages-of-people.ts';
import { readMiles } from './distances.ts';
import { readHalves } from './halves.ts';
import { exactly, readKnots } from './knots.ts';
import { readCrews, staysOvernight } from './overnight.ts';
import { readLeastPowers, readPowers } from './powers.ts';
import { readFigures, readTens, readTensOfPrice } from './price-figures.ts';
import { isWeight } from './quantity.ts';
import { readSpokenNumbers } from './spoken-numbers.ts';

const SCALE = 'hundred|thousand|grand|k|million|mil|mio|billion';

const FEET_PER_METER = 3.280_84;
/** '8m' may be a price or a length. Boats shorter than this are rare here, and so are prices of more millions. */
const FEWEST_METERS = 7;
/** Beside a price in thousands: 'from 5 m, up to 60k'. */
const FEWEST_METERS_BESIDE = 4;
/** With a word of length. */
const FEWEST_METERS_LONG = 2;

const value = (chunk: Chunk | undefined): number => (chunk?.meaning?.is === 'n' ? chunk.meaning.value : 0);
const numbers = (chunks: readonly Chunk[]) => chunks.filter(({ meaning }) => meaning?.is === 'n').map(value);
const n = (amount: number): Meaning => ({ is: 'n', value: amount });
const money = (amount: number, currency?: string): Meaning => ({
  is: 'money',
  value: Math.round(amount),
  ...(currency && { currency }),
});

/** Turns number words into numbers: 'two hundred', 'fifty five', 'half a million'. */
export function readNumberWords(line: Line): void {
  readHalves(line);
  readSpokenNumbers(line);
  // 'A million two' is 1.2 million.
  line.each(
    new RegExp(
      `\\b(a|${ONES}|${TEENS}) (?:million|mil|mill) (${ONES})\\b(?! (?:hundred|thousand|grand|k|boats?|feet|foot|ft|engines?)\\b)`,
    ),
    ({ groups }) => money((groups[1] === 'a' ? 1 : sumOfWords(groups[1])) * 1e6 + sumOfWords(groups[2]) * 1e5),
  );
  line.each(/\ba couple (?:of )?hundred (?:thousand|grand|k)\b/, () => money(200_000));
  line.each(new RegExp(`\\b(${TENS}) (?:- )?(${ONES})\\b`), ({ groups }) => n(sumOfWords(groups[1], groups[2])));
  line.each(new RegExp(`\\b(${TENS})\\b`), ({ groups }) => n(sumOfWords(groups[1])));
  line.each(new RegExp(`\\b(one|a)(?= (?:${SCALE})\\b)`), () => n(1));
  line.each(new RegExp(`\\b(?!one\\b)(${ONES}|${TEENS})\\b`), ({ groups }) => n(sumOfWords(groups[1])));
  line.each(/_n_ and a half (?:million|mil|mill)\b/, ({ chunks }) => money(((numbers(chunks)[0] ?? 0) + 0.5) * 1e6));
  line.each(/_n_ hundred(?: and)? _n_(?= (?:thousand|grand|k)\b)/, ({ chunks }) => {
    const [hundreds = 0, rest = 0] = numbers(chunks);
    return n(hundreds * 100 + rest);
  });
  line.each(/\bhalf (?:a )?dozen\b/, () => n(6));
  line.each(/\b(?:a |one )?dozen\b(?! of)/, () => n(12));
  // 'Two to three hundred grand'.
  line.each(/\bone(?= (?:to|-|or) _n_ hundred\b)/, () => n(1));
  line.each(/_n_(?= (?:to|-|or) _n_ hundred\b)|(?<=\bbetween )_n_(?= and _n_ hundred\b)/, ({ chunks }) => {
    const hundreds = numbers(chunks)[0] ?? 0;
    return hundreds < 10 ? n(hundreds * 100) : undefined;
  });
  line.each(/_n_ hundred\b/, ({ chunks }) => n((numbers(chunks)[0] ?? 0) * 100));
  line.each(new RegExp(`\\bone(?= (?:and|to|-|or) _n_ (?:${SCALE})\\b)`), () => n(1));
  readFigures(line);
  readTensOfPrice(line);
  readTens(line);
}

const FACTORS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  mil: 1e6,
  mill: 1e6,
  mio: 1e6,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
};
const FACTOR = Object.keys(FACTORS).join('|');
const CURRENCY = String.raw`\$|€|£|usd|dollars?|bucks|euros?|eur|pounds|gbp|us dollars`;
const COINS: readonly [RegExp, ListingKey][] = [
  [/^(?:btc|bitcoins?|sats|satoshis?)$/, 'bitcoin'],
  [/^(?:eth|ethers?|ethereum|sol|solana|usdc|usdt|doge|dogecoins?|crypto|coins?|xrp)$/, 'cryptocurrency'],
];

/** Reads amounts with a unit: money, coins, lengths, hours, people, speeds and years. */
export function readAmounts(line: Line, thisYear: number): void {
  readCoins(line);
  readMoney(line);
  readLengths(line);
  readOthers(line);
  readYears(line, thisYear);
}

function readCoins(line: Line): void {
  line.each(
    /_n_ (?:in |of |worth of )?(btc|bitcoins?|sats|eth|ethers?|ethereum|solana|usdc|usdt|doge|dogecoins?)\b/,
    ({ groups, chunks }) => {
      const asset = COINS.find(([pattern]) => matches(pattern, groups[1] ?? ''))?.[1] ?? 'cryptocurrency';
      return {
        is: 'coins',
        amount: numbers(chunks)[0] ?? 0,
        asset,
        words: chunks.map(({ written }) => written).join(' '),
      };
    },
  );
}

function readMoney(line: Line): void {
  // '1k hours' are no money.
  line.each(/_n_ (?:k|thousand)(?= (?:(?:engine|running|motor|total) )?hours?\b)/, ({ chunks }) =>
    n((numbers(chunks)[0] ?? 0) * 1e3),
  );
  line.each(
    new RegExp(`(?:(?<![\\w<>])(\\$|€|£|usd|us \\$) )?_n_ (${FACTOR})(?: (${CURRENCY}))?(?![\\w'])`),
    ({ groups, chunks }) => {
      const [, sign, unit = '', after] = groups;
      const amount = numbers(chunks)[0] ?? 0;
      const before = line.text.slice(Math.max(groups.index - 30, 0), groups.index);
      const behind = line.text.slice(groups.index + groups[0].length);
      if (unit === 'm' && !sign && !after && isMeters(amount, before, behind, line.text)) return undefined;
      return money(amount * (FACTORS[unit] ?? 1), currencyOf(sign ?? after));
    },
  );
  line.each(new RegExp(`(?<![\\w<>])(\\$|€|£|usd|us \\$) _n_(?! (?:${FACTOR})\\b)`), ({ groups, chunks }) =>
    money(numbers(chunks)[0] ?? 0, currencyOf(groups[1])),
  );
  line.each(new RegExp(`_n_ (${CURRENCY})(?![\\w'])`), ({ groups, chunks }) =>
    isWeight(groups[1], line.text) ? undefined : money(numbers(chunks)[0] ?? 0, currencyOf(groups[1])),
  );
}

const currencyOf = (words: string | undefined) =>
  words && /€|eur/.test(words) ? 'euros' : words && /£|pound|gbp/.test(words) ? 'pounds' : undefined;

const PRICE_BEFORE = /\b(?:budget|price|priced|cost|costs|spend|pay|worth|asking|offer)\b[^<]*$/;

/** Words that only a length has: '6 m or longer', 'a length of 5m'. */
const LENGTH_BEFORE =
  /\b(?:length|loa|longer|shorter|long|beam|width|wider|narrower|wide)(?: (?:of|is|than|at|least|most|about|around|over|under|below|up|to|max(?:imum)?|min(?:imum)?|:))* $/;
const LENGTH_BEHIND =
  /^(?: (?:or|and|in|at|least|most|\+|,|-|more|less|min(?:imum)?|max(?:imum)?|overall))* (?:longer|shorter|length|loa|beam|wide|wider|long(?! range))\b/;

const HAS_THOUSANDS = /_n_ (?:k|thousand|grand)\b/;

function isMeters(amount: number, before: string, behind: string, all: string): boolean {
  if (amount >= FEWEST_METERS_LONG && amount <= 100 && (LENGTH_BEFORE.test(before) || LENGTH_BEHIND.test(behind)))
    return true;
  if (amount > 60 || PRICE_BEFORE.test(before)) return false;
  const isOther = HAS_THOUSANDS.test(all) && !/\b(?:and|to|or) $|- $/.test(before);
  if (amount < (isOther ? FEWEST_METERS_BESIDE : FEWEST_METERS)) return false;
  return !/_n_ m (?:budget|max)/.test(all);
}

/** A unit that is said once for all numbers: 'in meters: between 9 and 11'. */
function readUnitBefore(line: Line): void {
  const unit = /\b(?:in|using) (meters?|feet|foot|ft)\b(?! _n_ (?:ft|feet|m)\b)/.exec(line.text);
  if (!unit || line.has(/_n_ (?:in|using) (?:meters?|feet)/)) return;
  const feet = /^m/.test(unit[1] ?? '') ? FEET_PER_METER : 1;
  line.each(/\b(?:in|using) (?:meters?|feet|foot|ft)(?: :)?(?= |$)/, () => ({ is: 'aside' }));
  line.each(/_n_(?! (?:k|thousand|grand|million|mil|hours|people|years)\b)/, ({ chunks }) => {
    const [length = 0] = numbers(chunks);
    if (length < 3 || length > 150) return undefined;
    return { is: 'quantity', field: 'length', value: exactly(length * feet) };
  });
}

function readLengths(line: Line): void {
  readUnitBefore(line);
  line.each(
    /_n_ ' _n_(?: (?:"|' ')|(?= (?:[,.;!?]|or|and|under|over|beam|wide|long|max|min|at)(?: |$)|$))/,
    ({ chunks }) => {
      const [feet = 0, inches = 0] = numbers(chunks);
      if (inches >= 12) return undefined;
      return { is: 'quantity', field: 'length', value: Math.round((feet + inches / 12) * 10) / 10 };
    },
  );
  line.each(
    /_n_ (?:feet|foot|ft|')(?: \.)?(?: and)? _n_ (?:inches|inch|ins|"|in(?= (?:or|and|and|boat|long|,|\.|\?)|$))/,
    ({ chunks }) => {
      const [feet = 0, inches = 0] = numbers(chunks);
      return { is: 'quantity', field: 'length', value: Math.round((feet + inches / 12) * 10) / 10 };
    },
  );
  line.each(/_n_ (?:- )?(?:feet|foot|footers?|foots|ft|fts|ft \.|'(?! s\b))(?![\w'])/, ({ chunks }) => ({
    is: 'quantity',
    field: 'length',
    value: numbers(chunks)[0] ?? 0,
  }));
  line.each(/_n_ (?:- )?(?:m|meters?|mtrs?|mts)\b/, ({ chunks }) => ({
    is: 'quantity',
    field: 'length',
    value: exactly((numbers(chunks)[0] ?? 0) * FEET_PER_METER),
    feet: FEET_PER_METER,
  }));
}

const COUNTED: readonly [RegExp, 'hours' | 'sleeps' | 'people' | 'speed', number][] = [
  [/_n_ (?:engine |running |motor |total )?(?:hours|hour|h)\b/, 'hours', 1],
  [/_n_ on (?:the |its |her )?(?:engines?|motors?|clock|(?:hour ?)?meter)\b/, 'hours', 1],
  [/_n_ (?:- )?(?:berths?|bunks?|beds?|sleepers?)\b/, 'sleeps', 1],
  [/_n_ (?:people|adults|guests|persons) (?:(?:to )?sleep (?:overnight|aboard|on board)|overnight)/, 'sleeps', 1],
  [/_n_ (?:- )?(?:people|passengers?|guests?|persons?|adults?|pax|friends)\b(?: (?:aboard|on ?board))?/, 'people', 1],
  [/_n_ (?:aboard|on ?board)\b/, 'people', 1],
  [/_n_ (?:mph|miles an hour|miles per hour)\b/, 'speed', 1],
];

/** 'From the 90s', 'a boat of the 2000s'. */
function readDecades(line: Line): void {
  line.each(
    /\b(?:(?:built |made )?(?:from|in|of) )?(?:the )?(?:(early|mid|late)(?: -)? )?(?:' )?_n_ ?'? ?s\b/,
    ({ groups, chunks }) => {
      const [number = 0] = numbers(chunks);
      const start = number >= 30 && number < 100 ? 1900 + number : number;
      if (
        start % 10 !== 0 ||
        start < 1930 ||
        start > 2020 ||
        (number < 100 && !/\b(?:the|early|mid|late)\b/.test(groups[0]))
      )
        return undefined;
      const from = { early: 0, mid: 4, late: 6 }[groups[1] ?? ''] ?? 0;
      const to = { early: 4, mid: 6, late: 9 }[groups[1] ?? ''] ?? 9;
      return { is: 'bound', field: 'year', min: start + from, max: start + to };
    },
  );
}

function readOthers(line: Line): void {
  readNatureOfPeople(line);
  readAgesOfPeople(line);
  readDecades(line);
  line.each(
    /_n_ (?:(?:or more|\+|plus) )?(?:people |adults |guests |persons |of us )?(?:can|could|may) (?:all )?(?:sleep|stay overnight|spend the night)\b(?: aboard| on board| overnight| over| in it)?|_n_ (?:people|adults|guests|persons|of us|friends|kids|couples)(?: \w+){0,2} (?:sleeps?(?! (?:at least |up to )?_n_)|stay|spend the night|overnight)(?: aboard| on board| overnight| over)?\b|\bwe are _n_(?: of us)? (?:\w+ ){0,4}(?:overnight|sleep aboard)\b/,
    ({ chunks, groups }) => ({
      is: 'bound',
      field: 'sleeps',
      min: (numbers(chunks)[0] ?? 0) * (/couples/.test(groups[0]) ? 2 : 1),
    }),
  );
  readCrews(line);
  // The height of a person is no length of a boat.
  line.each(
    /\b(?:i am|we are|(?:he|she) is|my \w+ is) _quantity_(?: _n_)?(?: tall)?(?= ,| \.|$| and\b| so\b| will\b)/,
    ({ chunks }) =>
      chunks.some(({ meaning }) => meaning?.is === 'quantity' && meaning.field === 'length' && meaning.value < TALLEST)
        ? { is: 'aside' }
        : undefined,
  );
  line.each(
    /(?:\bfamily of _n_|_n_ (?:kids?|children|dogs?|sons?|daughters?|grandkids|boys|girls|of us|times?|weeks?|days?|months?|minutes?|percent|%))/,
    () => ({ is: 'aside' }),
  );
  readPowers(line);
  readLeastPowers(line);
  readMiles(line);
  readKnots(line);
  for (const [pattern, field, factor] of COUNTED)
    line.each(pattern, ({ chunks }) => ({
      is: 'quantity',
      field: field === 'people' && staysOvernight(line) ? 'sleeps' : field,
      value: Math.round((numbers(chunks)[0] ?? 0) * factor),
    }));
  line.each(
    /\b(?:with|having) (?:a |an |any |some |proper |real )*(?:cabins?|berths?|bunks?|beds?|sleeping quarters|(?:a )?place to sleep)(?! cruis)\b(?: (?:in|on) (?:it|her|board|them))?|\b(?:must|needs?|got|gotta|wants?|should|has|have)(?: to)?(?: (?:have|has))? (?:a |an |at least (?:a |an |one )|some |proper |real )*(?:berths?|bunks?|sleeping quarters|place to sleep)\b|\b(?:(?:that |which )?(?:you|i|we|one) (?:can|could) (?:actually |also |even )?(?:sleep|overnight|spend the night|stay overnight)(?: (?:on|in|aboard|onboard|on board))?|(?:somewhere|something|anything|place|room|boats?|yachts?|one|big enough) to sleep (?:on|in|aboard|onboard|on board))(?! (?:the boat|it|her|_n_|with|for)\b)|\b(?:for )?(?:overnighting|overnights|overnight trips?)\b/,
    // The number of people says more.
    () =>
      line.all('bound').some(({ field }) => field === 'sleeps')
        ? { is: 'aside' }
        : { is: 'bound', field: 'sleeps', min: 1 },
  );
  line.each(/_n_ (?:- )?years?(?: (?:old|of age))?\b/, ({ chunks }) => ({ is: 'age', years: numbers(chunks)[0] ?? 0 }));
  line.each(
    /(?:\b(?:boat|listing|id)(?: (?:number|no|id|nr))?(?: \.)?(?: #)?|#|\/ boats \/) _n_(?! (?:-|to|and) _| ?(?:k|ft)\b)/,
    ({ chunks }) => {
      const [id = 0] = numbers(chunks);
      return Number.isInteger(id) && id > 0 && id < 2_147_483_647 ? { is: 'id', id } : undefined;
    },
  );
}

/** In feet. */
const TALLEST = 8;
const EARLIEST_YEAR = 1930;
/** A boat of the last few years. */
const LATE_MODEL = 5;

/** Four digits without separators are a year, unless something else was found in them. */
function readYears(line: Line, thisYear: number): void {
  line.each(/\blate (?:- )?models?\b/, () => ({ is: 'bound', field: 'year', min: thisYear - LATE_MODEL }));
  line.each(/(?<!_n_ )' _n_(?= (?:or|and|\+|to|-|model|_type_|_make_|through)|$)/, ({ chunks }) => {
    const digits = chunks.at(-1)?.written ?? '';
    if (!/^\d\d$/.test(digits)) return undefined;
    const century = Number(digits) > (thisYear % 100) + 1 ? 1900 : 2000;
    return { is: 'quantity', field: 'year', value: century + Number(digits) };
  });
  line.each(/_n_(?: '?s\b)?/, ({ chunks, groups }) => {
    const [chunk] = chunks;
    const year = value(chunk);
    const isYear = /^\d{4}$/.test(chunk?.written ?? '') && year >= 1700 && year <= thisYear + 40;
    const before = line.text.slice(Math.max(groups.index - 24, 0), groups.index);
    const isUsual = year >= EARLIEST_YEAR && year <= thisYear + 2;
    if (!isYear || (!isUsual && !/\b(?:built|made|from|before|after|since|year|than|in|until)(?: in)? $/.test(before)))
      return undefined;
    if (/\b(?:budget|spend|pay|offer|afford|\$)(?: (?:of|is|up to|to|him|her|them))* $/.test(before)) return undefined;
    return { is: 'quantity', field: 'year', value: year };
  });
}
