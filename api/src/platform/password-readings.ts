/** How many digits around a word are ignored: "1sunshine2026!" is no better than "sunshine". */
const MOST_DIGITS_AROUND = 6;
const SHORTEST_READING = 4;
/** Any repeated string shorter than this is easy to guess. */
const SHORTEST_UNIT = 6;

const SIGNS = '013457@$!';
const tableOf = (letters: string) => new Map(Array.from(SIGNS, (sign, at) => [sign, letters[at] ?? sign]));
/** The two ways to read digits and symbols as letters: a 1 is an l or an i. */
const LETTERS_FOR = [tableOf('oleastasl'), tableOf('oieastasi')];

/** Replaces digits and symbols with the letters they look like. */
export const asLetters = (text: string): string[] =>
  LETTERS_FOR.map((table) => Array.from(text, (sign) => table.get(sign) ?? sign).join(''));

/** Strips everything but letters and digits. */
export const compact = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The words that a password may disguise: without digits and symbols at its ends, with those inside read as letters, a repeated
 * part once, and reversed. Words of at most `least` characters are left out: they say little about the whole.
 */
export function readingsOf(text: string, least: number): string[] {
  const forms = [text, unitOf(compact(text))].flatMap(formsOf).filter((form) => form.length > least);
  const readings = new Set([...forms, ...forms.map(unitOf)].filter((reading) => reading.length >= SHORTEST_READING));
  return [...readings].flatMap((reading) => [reading, [...reading].reverse().join('')]);
}

export function isRepetition(text: string): boolean {
  const letters = compact(text);
  const unit = unitOf(letters);
  return unit.length < letters.length && unit.length < SHORTEST_UNIT;
}

/** Strips digits and symbols from both ends, unless the digits are a long number. */
export const withoutEnds = (text: string): string => withoutStart(withoutEnd(text));

const withoutStart = (text: string) => text.replace(/^[^\p{L}]+/u, beyondMost);
const withoutEnd = (text: string) => text.replace(/[^\p{L}]+$/u, beyondMost);
const beyondMost = (end: string) => (end.replace(/\D/g, '').length > MOST_DIGITS_AROUND ? end : '');

function formsOf(text: string): string[] {
  const cut = [text, withoutStart(text), withoutEnd(text), withoutEnds(text)];
  return [...cut, ...cut.flatMap(asLetters)].map(compact);
}

/** The part that the string repeats, or the string itself. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return at > 0 ? text.slice(0, at) : text;
}
