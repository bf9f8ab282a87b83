import type { UnitName } from '@tradewind/domain/units';
import { matchOf } from '../../../matching.ts';
import { unitsTold } from '../../phrases/units-told.ts';
import { ask, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const NAMES: readonly (readonly [UnitName, string])[] = [
  ['nautical miles', 'nautical (?:miles?|mi)|sea miles?|nmi|nm'],
  ['miles per hour', 'mph|miles? (?:per|an|a|/) ?(?:hour|hr|h)|mi/h'],
  ['kilometers per hour', 'kph|km/?h|kmh|(?:kilometers?|kilometres?|km) (?:per|an) hour'],
  ['knots', 'knots?|kts?|kn'],
  ['kilometers', 'kilometers?|kilometres?|km|kms'],
  ['centimeters', 'centimeters?|centimetres?|cm'],
  ['meters', 'meters?|metres?|mtrs?|m'],
  ['inches', 'inch(?:es)?|in'],
  ['feet', "feet|foot|ft|'"],
  ['yards', 'yards?|yds?'],
  ['miles', 'miles?|mi'],
  ['fathoms', 'fathoms?'],
  ['gallons', 'gallons?|gals?'],
  ['liters', 'liters?|litres?|l'],
  ['pounds', 'pounds?|lbs?'],
  ['kilograms', 'kilograms?|kilos?|kgs?'],
  ['tons', 'tons?'],
  ['horsepower', 'horse ?power|hp'],
  ['kilowatts', 'kilowatts?|kw'],
];
const unit = (name: string) => `(?<${name}>${NAMES.map(([, words]) => words).join('|')})`;
const NUMBER = '(?<amount>\\d[\\d,]*(?:\\.\\d+)?|an?(?= )|one(?= ))';
const PATTERNS = [
  `\\bhow many ${unit('to')} (?:are |is |do |does |in |make |makes |would |there |be |to |go |goes |into |equal |equals )*${NUMBER} ?${unit('from')}(?![\\w])`,
  `(?:^|[^\\w.])${NUMBER} ?${unit('from')}(?: long| boat)? (?:in|into|to|=|as|equals?|is (?:how many|what in)|converted to|are how many|how many) ?(?:how many )?${unit('to')}(?![\\w])`,
].map((source) => new RegExp(source, 'i'));

/** A cheap look for a unit to convert to: the patterns above take a quarter of a megabyte. */
const CONVERTS =
  /(?:\b(?:in|into|to|as|equals?|many|is) |= ?)(?:how many )?(?:naut|sea mi|nm|mph|mi|k(?:ph|m|ilo|not|t|n|g|w)|cent|cm|met|mtr|m\b|in|f(?:ee|oo|t|ath)|y(?:ar)?d|gal|lit|l\b|pound|lb|ton|horse|hp)/i;

/** 'How far is a nautical mile?' */
const ALONE = new RegExp(
  `^\\W*(?:\\w+[\\s,]+){0,3}?how (?:far|long|big|deep|fast|much|heavy) is (?:an?|one) ${unit('from')}\\s*[?.!]*$`,
  'i',
);
const USUAL: Partial<Record<UnitName, UnitName>> = {
  'nautical miles': 'miles',
  fathoms: 'feet',
  knots: 'miles per hour',
  meters: 'feet',
  kilometers: 'miles',
  miles: 'feet',
  yards: 'feet',
  liters: 'gallons',
  kilowatts: 'horsepower',
  kilograms: 'pounds',
  tons: 'pounds',
};

const unitOf = (words: string): UnitName | undefined =>
  NAMES.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'i').test(words))?.[0];

const IN_METERS = /\b(?:in|to|into) (?:meters?|metres?|m)\b|\bhow many (?:meters|metres)\b|\bmetric\b/i;

/** 'And in meters?' about the boat discussed. */
export const lengthFrame: Frame = ({ message, line, reading, language, memory: { focus } }) => {
  const isShort =
    line.chunks.length <= SHORT && !line.has(/_(?:type|money|place|person)_|\b(?:beam|wide|width|draft|boats)\b/);
  if (
    !focus?.length ||
    !IN_METERS.test(reading.language === 'en' ? message : reading.words) ||
    !isShort ||
    /\d/.test(message)
  )
    return undefined;
  return {
    intent: 'details',
    weight: 1.5,
    ...EVERYTHING,
    plan: ask('convert_units', { amount: focus.length, from: 'feet', to: 'meters' }, (output) =>
      unitsTold(textOf(output.why), language),
    ),
  };
};

const SHORT = 10;

/** 'How many meters is 40 feet?' */
export const unitsFrame: Frame = ({ message, line }) => {
  if (line.has(/_(?:boat|make|type|kind|ref|id|own|person)_/)) return undefined;
  const groups = [...(CONVERTS.test(message) ? PATTERNS : []), ALONE]
    .map((pattern) => matchOf(pattern, message)?.groups)
    .find(Boolean);
  const from = unitOf(groups?.from ?? '');
  const to = groups?.to ? unitOf(groups.to) : from && USUAL[from];
  if (!groups || !from || !to || from === to) return undefined;
  const amount = /^\d/.test(groups.amount ?? '') ? Number((groups.amount ?? '').replaceAll(',', '')) : 1;
  return {
    intent: 'cost',
    weight: 1.3,
    ...EVERYTHING,
    plan: ask('convert_units', { amount, from, to }, (output) => textOf(output.why)),
  };
};
