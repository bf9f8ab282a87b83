import type { Field, Meaning, Range } from '../meanings.ts';
import { isMostToSpend, isPurse, purseWords, unlimited } from './bare-numbers.ts';
import { attributeIn, attributePart, budgetWords, COMPARATORS, type Limit, negationIn } from './limit-words.ts';
import { dollars, type Left, type Quantity } from './quantity.ts';

/** A number with the words that limit it: 'under 80k', 'no more than 8 years old'. */
export function limitBound(
  quantity: Quantity,
  left: Left,
  right: { words: string; limit: Limit | undefined; used: number; rulesOut?: true },
  thisYear: number,
  fieldBefore: Field | undefined,
  millions: boolean,
): Meaning | undefined {
  const { compared, words: before } = comparedIn(left.words);
  const rest = compared ? before.replace(compared[0], '').trim() : left.words;
  if (right.rulesOut && !compared) right.used = 0;
  const negative = compared || right.limit === undefined ? negationIn(rest) : { found: false, used: 0 };
  const between = left.words.slice(before.length).trim();
  // 'Under 40 ft long with at most beam 10': the nearest.
  const attribute =
    attributeIn(between) ?? attributeIn(`${attributePart(rest)} ${between} ${attributePart(right.words, true)}`);
  const beam =
    ofBeam(quantity, right.words) ??
    (quantity.field === 'length' && (attribute === 'beam' || compared?.[2] === 'beam') ? 'beam' : undefined);
  const field = beam ?? quantity.field ?? compared?.[2] ?? attribute ?? fieldBefore;
  if (field === undefined && millions)
    return limitBound({ field: 'price', value: quantity.value * 1e6 }, left, right, thisYear, undefined, false);
  const isRough = compared?.[1] === 'about' && !(right.limit && right.limit !== 'about');
  // 'Set it to 120k minimum'.
  const isMinimum = /\bto$/.test(before) && right.limit === 'least' && /^min/.test(right.words);
  const limit =
    isRough && isMostToSpend(rest)
      ? 'most'
      : isRough
        ? 'about'
        : isMinimum
          ? 'least'
          : roughly(compared?.[1], right.limit);
  const isNegated = Boolean(compared && negative.found && !isDoubled(compared[1], rest));
  if (limit === undefined) {
    return unlimited(
      beam ? { ...quantity, field: beam } : quantity,
      attribute ?? (isPurse(quantity, rest, right.words) ? 'price' : undefined),
      rest,
      left,
      thisYear,
    );
  }
  const inBetween = left.words.length > before.length ? between.split(' ').length : 0;
  const words = compared ? (compared[0].exec(before)?.[0].trim().split(' ').length ?? 0) + inBetween : 0;
  left.used = words + (isNegated ? negative.used : Math.max(budgetWords(rest), compared ? 0 : purseWords(rest)));
  if (field === undefined && quantity.value < 10 && limit !== 'older' && limit !== 'newer') return undefined;
  const known = field ?? (limit === 'older' || limit === 'newer' ? 'age' : 'price');
  const or = field === undefined && quantity.value >= 12 && quantity.value < 100 && compared?.[2] === undefined;
  return boundOf(
    known,
    beyond(known, quantity, compared?.[0].exec(before)?.[0], isNegated),
    flipped(limit, isNegated !== (right.rulesOut ?? false)),
    thisYear,
    or,
  );
}

/** Listings give feet with one decimal. */
const FEET_STEP = 0.1;
const COUNTED: ReadonlySet<Field | 'age'> = new Set(['people', 'sleeps', 'speed', 'hours'] as const);

const MORE =
  /\b(?:more|greater|higher|faster|quicker|longer|bigger|larger|wider|beamier) than$|\b(?:over|above|exceed(?:ing|s)?|beyond)$|>$/;

/** 'Shorter than 35 ft' leaves out boats of 35 ft. */
const SHORTER = /\b(?:shorter|smaller|narrower|slimmer) than$/;

/** 'More than 10 seats' are at least 11, 'faster than 60' is at least 61, and 'over 10 ft' is at least 10.1 ft. */
function beyond(field: Field | 'age', quantity: Quantity, words = '', isNegated: boolean): Quantity {
  // 'Not less than 12' includes 12.
  if (isNegated || /\b(?:not|or equal)\b/.test(words)) return quantity;
  // Meters were rounded to feet, so that a step would leave out boats that fit.
  if ((field === 'length' || field === 'beam') && (quantity.feet ?? 1) === 1) {
    const step = MORE.test(words) ? FEET_STEP : SHORTER.test(words) ? -FEET_STEP : 0;
    return { ...quantity, value: Math.round((quantity.value + step) * 10) / 10 };
  }
  if (field === 'price' && /\b(?:cheaper|less expensive) than$/.test(words)) {
    const amount = quantity.field === 'price' ? quantity.value : dollars(quantity.value);
    return { ...quantity, field, value: amount - 1 };
  }
  if (!Number.isInteger(quantity.value)) return quantity;
  if (!COUNTED.has(field)) return quantity;
  const step = MORE.test(words)
    ? 1
    : /\b(?:less|fewer|lower|slower) than$|\b(?:under|below|beneath)$|<$/.test(words)
      ? -1
      : 0;
  return { ...quantity, value: quantity.value + step };
}

/** 'Say 2017 or newer' is no rough number. */
const roughly = (before: Limit | undefined, behind: Limit | undefined) =>
  before === 'about' ? behind : (before ?? behind);

const OF_BOAT =
  /(?:(?:er|more|less|expensive) than|\b(?:compare[sd]?|comparing|stacks?(?: up)?|next|relative|similar|what|how|tell me|know) (?:to|about)) (?:the|that|my)$/;

/** The words that limit a number. An article or an attribute may stand between: 'at least a 2018', 'max beam 11'. */
export function comparedIn(words: string) {
  const find = (text: string) => COMPARATORS.find(([pattern]) => pattern.test(text));
  // 'Newer than the 52', 'how does it compare to the 52', 'what about the 52' mean a boat.
  if (OF_BOAT.test(words)) return { compared: undefined, words };
  const compared = find(words);
  if (compared) return { compared, words };
  const before = words.replace(
    /(?: (?:a|an|the|beam|length|loa|price|budget|hours|engine hours|year|speed|width|of|is|:|built in|model year))+$/,
    '',
  );
  const found = before === words ? undefined : find(before);
  return found ? { compared: found, words: before } : { compared: undefined, words };
}

/** '10 foot beam' and '10 feet or wider' are no lengths. */
const ofBeam = ({ field }: Quantity, after: string): Field | undefined =>
  field === 'length' &&
  /^(?:(?:of|in|at the) )?(?:beam|wide|width|breadth)\b|^(?:or|and) (?:wider|narrower|broader|slimmer|beamier)\b/.test(
    after,
  )
    ? 'beam'
    : undefined;

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
