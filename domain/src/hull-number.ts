/** Hull identification numbers of boats, after 33 CFR 181.25 and its earlier forms. */

/** `current` since August 1984; before, a builder chose one of the other two. */
type HullNumberFormat = 'current' | 'straight-year' | 'model-year';

export interface HullNumber {
  /** Without spaces, hyphens and the prefix of the United States; equal for equal hulls. */
  readonly text: string;
  /** The two letters before the number, if it is not a number of the United States. */
  readonly country: string | null;
  readonly manufacturer: string;
  readonly serial: string;
  readonly format: HullNumberFormat;
  /** The month of certification or construction, from 1. */
  readonly builtMonth: number;
  readonly builtYear: number;
  /** Null in the straight-year form, which leaves it out. */
  readonly modelYear: number | null;
  /** Given by a state, mostly to a homemade boat. */
  readonly isStateAssigned: boolean;
}

type HullNumberReading =
  | { readonly ok: true; readonly hull: HullNumber }
  | { readonly ok: false; readonly fault: string };

const LENGTH = 12;
const WITH_COUNTRY = LENGTH + 2;
/** A model year may begin this long before its calendar year. */
const YEARS_AHEAD = 2;
const CURRENT_SINCE = 1984;
const OLDEST = 1972;
const LETTERS = 'ABCDEFGHIJKL';
/** Model years began in August: the letter A. */
const FIRST_MONTH_OF_MODEL = 8;

/** Reads a hull number as people write it. `thisYear` tells years to come from those of the last century. */
export function readHullNumber(written: string, thisYear: number): HullNumberReading {
  const cleaned = written.toUpperCase().replace(/[\s\p{Pd}.]/gu, '');
  const strange = /[^A-Z0-9]/u.exec(cleaned)?.[0];
  if (strange !== undefined)
    return faulty(`A hull number has only letters and digits, so “${strange}” can’t be part of it.`);
  if (cleaned.length !== LENGTH && cleaned.length !== WITH_COUNTRY) return faulty(wrongLength(cleaned.length));
  const country = cleaned.slice(0, cleaned.length - LENGTH);
  if (country !== '' && !/^[A-Z]{2}$/.test(country))
    return faulty(`With 14 characters, the first two are the letters of a country, such as US, not “${country}”.`);
  const number = cleaned.slice(-LENGTH);
  const manufacturer = number.slice(0, 3);
  if (!/[A-Z]/.test(manufacturer))
    return faulty(`The first three characters stand for the builder and contain a letter, unlike “${manufacturer}”.`);
  const serial = number.slice(3, 8);
  const forbidden = /[IOQ]/.exec(serial)?.[0];
  if (forbidden !== undefined) return faulty(forbiddenLetter(forbidden));
  const dates = readDates(number.slice(8), thisYear);
  if (typeof dates === 'string') return faulty(dates);
  const foreign = country === '' || country === 'US' ? null : country;
  return {
    ok: true,
    hull: {
      text: `${foreign ?? ''}${number}`,
      country: foreign,
      manufacturer,
      serial,
      ...dates,
      isStateAssigned: foreign === null && /^[A-Z]{2}Z$/.test(manufacturer),
    },
  };
}

const faulty = (fault: string): HullNumberReading => ({ ok: false, fault });

function wrongLength(length: number): string {
  const has = length === 1 ? 'has 1 character' : `has ${length} characters`;
  return `A hull number has 12 characters, or 14 with its country. This one ${has}.`;
}

const forbiddenLetter = (letter: string) =>
  `The serial number, characters 4 to 8, never contains the letter ${letter}. Please check whether it is ${letter === 'I' ? 'a 1' : 'a 0'}.`;

type Dates = Pick<HullNumber, 'format' | 'builtMonth' | 'builtYear' | 'modelYear'>;

/** The last four characters, or what is wrong with them. */
function readDates(end: string, thisYear: number): Dates | string {
  if (/^\d{4}$/.test(end)) return straightYear(end);
  if (end.startsWith('M')) return modelYearForm(end);
  return currentForm(end, thisYear);
}

/** `0676`: June 1976. */
function straightYear(end: string): Dates | string {
  const builtMonth = Number(end.slice(0, 2));
  const builtYear = 1900 + Number(end.slice(2));
  if (builtMonth < 1 || builtMonth > 12)
    return `In hull numbers that end in four digits, the first two are a month, and there is no month ${end.slice(0, 2)}.`;
  if (builtYear < OLDEST || builtYear > CURRENT_SINCE)
    return `Hull numbers end in four digits only on boats of ${OLDEST} to ${CURRENT_SINCE}. Please check the last four characters.`;
  return { format: 'straight-year', builtMonth, builtYear, modelYear: null };
}

/** `M77D`: model year 1977, the fourth month from August on, so November 1976. */
function modelYearForm(end: string): Dates | string {
  const month = LETTERS.indexOf(end.charAt(3));
  if (!/^M\d\d/.test(end) || month < 0)
    return 'After the serial number, an M is followed by two digits and a letter from A to L. Please check the last four characters.';
  const modelYear = 1900 + Number(end.slice(1, 3));
  if (modelYear <= OLDEST || modelYear > CURRENT_SINCE + 1)
    return `Hull numbers with an M after the serial number belong to model years ${OLDEST + 1} to ${CURRENT_SINCE + 1}. Please check the last four characters.`;
  const builtMonth = ((FIRST_MONTH_OF_MODEL - 1 + month) % 12) + 1;
  const builtYear = builtMonth >= FIRST_MONTH_OF_MODEL ? modelYear - 1 : modelYear;
  return { format: 'model-year', builtMonth, builtYear, modelYear };
}

/** `D404`: April of the year 2004, model year 2004. */
function currentForm(end: string, thisYear: number): Dates | string {
  const letter = end.charAt(0);
  const month = LETTERS.indexOf(letter);
  if (month < 0)
    return `The ninth character is a letter from A for January to L for December, and can’t be “${letter}”.`;
  if (!/^\d{3}$/.test(end.slice(1)))
    return `After the letter of the month come three digits: one for the year it was built and two for its model year, not “${end.slice(1)}”.`;
  const digits = Number(end.slice(2));
  const modelYear = (digits >= CURRENT_SINCE % 100 ? 1900 : 2000) + digits;
  if (modelYear > thisYear + YEARS_AHEAD)
    return `The last two digits say model year ${modelYear}, which lies too far ahead. Please check them.`;
  return {
    format: 'current',
    builtMonth: month + 1,
    builtYear: builtYearNear(modelYear, Number(end.charAt(1))),
    modelYear,
  };
}

/** The year with this last digit that fits the model year best: at most seven years before it and two after. */
function builtYearNear(modelYear: number, digit: number): number {
  const latest = modelYear + 2;
  return latest - ((((latest - digit) % 10) + 10) % 10);
}

/** Where the number and the listing disagree, in a sentence; undefined if they agree. */
export function yearDisagreement({ modelYear, builtYear }: HullNumber, listedYear: number): string | undefined {
  if (modelYear !== null)
    return modelYear === listedYear
      ? undefined
      : `This hull number says model year ${modelYear}, but the listing says ${listedYear}.`;
  const fits = listedYear === builtYear || listedYear === builtYear + 1;
  return fits
    ? undefined
    : `This hull number says the boat was built in ${builtYear}, but the listing says ${listedYear}.`;
}
