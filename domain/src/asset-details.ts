import { type AssetCategory, type DetailField, detailFieldsOf, hasFreeDetails } from './asset-kinds.ts';
import { wholeNumber } from './numbers.ts';
import { withoutSeparators } from './typed-numbers.ts';
import { hasInvisible, withoutDirectionMarks } from './visible-text.ts';

export type AssetDetails = Readonly<Record<string, string | number>>;

type DetailsReading =
  | { readonly ok: true; readonly details: AssetDetails }
  /** Messages by the name of the detail. */
  | { readonly ok: false; readonly faults: Readonly<Record<string, string>> };

export const FREE_DETAILS = { most: 12, longestLabel: 40, longestText: 200 } as const;

type FieldReading = { value: string | number } | { fault: string };

/** Validates the details of an asset of this category. Empty entries count as missing. */
export function readDetails(category: AssetCategory, given: Readonly<Record<string, unknown>>): DetailsReading {
  const entries = Object.entries(given).filter(([, value]) => !isEmpty(value));
  return hasFreeDetails(category) ? readFree(entries) : readFields(category, entries);
}

/** Keeps the details that still apply when an asset moves to another category. */
export function detailsFitting(category: AssetCategory, details: AssetDetails): AssetDetails {
  const names = new Set(detailFieldsOf(category).map(([name]) => name));
  const fitting = Object.entries(details).filter(([name]) => names.has(name));
  const kept = fitting.filter(([name, value]) => readDetails(category, { [name]: value }).ok);
  return Object.fromEntries(kept);
}

function readFields(category: AssetCategory, entries: readonly [string, unknown][]): DetailsReading {
  const fields = new Map(detailFieldsOf(category));
  const details: Record<string, string | number> = {};
  const faults: Record<string, string> = {};
  for (const [name, value] of entries) {
    const field = fields.get(name);
    const reading = field ? readField(field, value) : { fault: 'This detail doesn’t belong to this kind of asset.' };
    if ('fault' in reading) faults[name] = reading.fault;
    else details[name] = reading.value;
  }
  for (const [name, field] of fields) {
    const start = field.type === 'date' && field.notBefore ? details[field.notBefore] : undefined;
    const end = details[name];
    if (start !== undefined && end !== undefined && end < start) faults[name] = 'The last day is before the first.';
  }
  const nightsFault = tooManyNights(details);
  if (nightsFault !== undefined) faults.nights ??= nightsFault;
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, details };
}

const DAY_MS = 86_400_000;

/** Stays may be shorter than the time in which they are possible, but not longer. */
function tooManyNights({ from, to, nights }: AssetDetails): string | undefined {
  if (typeof from !== 'string' || typeof to !== 'string' || typeof nights !== 'number' || to < from) return undefined;
  const most = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (nights <= most) return undefined;
  const there = most === 0 ? 'less than a night' : `only ${most} ${most === 1 ? 'night' : 'nights'}`;
  return `From the first to the last day it’s ${there}.`;
}

function readFree(entries: readonly [string, unknown][]): DetailsReading {
  const { most, longestLabel, longestText } = FREE_DETAILS;
  const details: Record<string, string> = {};
  const faults: Record<string, string> = {};
  for (const [given, value] of entries) {
    const name = given.trim();
    const text =
      typeof value === 'string' || typeof value === 'number' ? withoutDirectionMarks(String(value)).trim() : '';
    if (name === '' || name.length > longestLabel || hasInvisible(name)) {
      faults[given] = `Please name each detail in 1 to ${longestLabel} characters.`;
    } else if (text === '' || text.length > longestText) {
      faults[given] = `Please describe each detail in 1 to ${longestText} characters.`;
    } else {
      details[name] = text;
    }
  }
  const [extra] = Object.keys(details).slice(most);
  if (extra !== undefined) faults[extra] = `Please give no more than ${most} details.`;
  return Object.keys(faults).length > 0 ? { ok: false, faults } : { ok: true, details };
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

function readField(field: DetailField, value: unknown): FieldReading {
  switch (field.type) {
    case 'text':
      return readText(field, value);
    case 'number':
      return readNumber(field, value);
    case 'coins':
      return readCoins(field, value);
    case 'date':
      return isDay(value) ? { value } : { fault: `${field.label} must be a date such as 2027-06-30.` };
  }
}

type FieldOf<Type extends DetailField['type']> = Extract<DetailField, { type: Type }>;

function readText({ label, most }: FieldOf<'text'>, value: unknown): FieldReading {
  if (typeof value !== 'string') return { fault: `${label} must be a text.` };
  const text = withoutDirectionMarks(value).trim();
  return text.length <= most ? { value: text } : { fault: `${label} must be at most ${most} characters.` };
}

function readNumber(field: FieldOf<'number'>, value: unknown): FieldReading {
  const { label, least, most, places } = field;
  const number = typeof value === 'string' ? numberIn(value) : value;
  const isNumber = typeof number === 'number' && Number.isFinite(number);
  if (!isNumber || (places === 0 && !Number.isInteger(number)))
    return { fault: `${label} must be a ${places === 0 ? 'whole number' : 'number'}.` };
  if (number < least || number > most)
    return { fault: `${label} must be between ${numberText(field, least)} and ${numberText(field, most)}.` };
  return { value: Math.round(number * 10 ** places) / 10 ** places };
}

/** '1e3' and '12,5' are no numbers that people mean. */
function numberIn(text: string): number {
  const plain = withoutSeparators(text);
  return /^-?\d*\.?\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

const COINS = /^(0|[1-9]\d{0,14})(?:\.(\d+))?$/;

function readCoins({ label, places, unit, most = Infinity }: FieldOf<'coins'>, value: unknown): FieldReading {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  const [, whole = '', decimals = ''] = COINS.exec(text) ?? [];
  const fraction = decimals.replace(/0+$/, '');
  if (whole === '' || fraction.length > places)
    return { fault: `${label} must be a number of coins with up to ${places} decimals, such as 0.75.` };
  if (whole === '0' && fraction === '') return { fault: `${label} must be more than zero.` };
  if (Number(whole) > most || (Number(whole) === most && fraction !== ''))
    return { fault: `${label} must be at most ${withUnit(wholeNumber(most), unit)}: there will never be more.` };
  return { value: fraction === '' ? whole : `${whole}.${fraction}` };
}

/** A calendar day in the wire format: 2027-06-30. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

interface AssetFact {
  readonly label: string;
  readonly text: string;
  /** Says it without the label: '12,400 mi', 'From Feb 6, 2027'. */
  readonly phrase: string;
}

/** The details for display: 'Mileage', '12,400 mi'. */
export function assetFacts(category: AssetCategory, details: AssetDetails): AssetFact[] {
  if (hasFreeDetails(category)) return Object.entries(details).map(([label, text]) => freeFact(label, String(text)));
  return detailFieldsOf(category).flatMap(([name, field]) => {
    const value = details[name];
    if (value === undefined) return [];
    const { label } = field;
    const text = detailText(field, value);
    return [{ label, text, phrase: isLabeled(field) ? `${label} ${text}` : text }];
  });
}

const isLabeled = (field: DetailField) => field.type === 'date' || ('labeled' in field && field.labeled === true);

/** A bare number says nothing without its label. */
const freeFact = (label: string, text: string): AssetFact => ({
  label,
  text,
  phrase: /^\d+$/.test(text) ? `${label} ${text}` : text,
});

function detailText(field: DetailField, value: string | number): string {
  if (field.type === 'number') return numberText(field, Number(value));
  if (field.type === 'date') return dayText(String(value));
  if (field.type === 'coins') return withUnit(coinsText(String(value)), field.unit);
  return String(value);
}

function numberText({ unit, one, plain }: FieldOf<'number'>, value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const text = plain ? whole : wholeNumber(Number(whole));
  return withUnit(decimals === undefined ? text : `${text}.${decimals}`, value === 1 && one ? one : unit);
}

/** '21,000,000', '1,000.50': exact, since a float cannot hold it. */
function coinsText(value: string): string {
  const [whole = '', decimals] = value.split('.');
  return [wholeNumber(Number(whole)), ...(decimals === undefined ? [] : [decimals])].join('.');
}

const withUnit = (text: string, unit: string | undefined) => (unit === undefined ? text : `${text} ${unit}`);

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`;
}
