/** How many digits around a word are looked past: "1sunshine2026!" is no better than "sunshine". */
const MOST_DIGITS_AROUND = 6;
const SHORTEST_READING = 4;
/** A repeated text shorter than this is easy to guess, whatever it is. */
const SHORTEST_UNIT = 6;

const SIGNS = '013457@$!';
const tableOf = (letters: string) => new Map(Array.from(SIGNS, (sign, at) => [sign, letters[at] ?? sign]));
/** The two ways to read digits and signs as letters: a 1 is an l or an i. */
const LETTERS_FOR = [tableOf('oleastasl'), tableOf('oieastasi')];

/** The text with its digits and signs read as letters. */
export const asLetters = (text: string): string[] =>
  LETTERS_FOR.map((table) => Array.from(text, (sign) => table.get(sign) ?? sign).join(''));

/** Letters and digits only. */
export const compact = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The words that a text may stand for: without digits and signs at its ends, with those inside read as letters, once instead
 * of repeated, backwards. Words that make up no more than `least` of its characters say little about the whole.
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

/** Without the digits and signs around it, unless they are a number of their own. */
export const withoutEnds = (text: string): string => withoutStart(withoutEnd(text));

const withoutStart = (text: string) => text.replace(/^[^\p{L}]+/u, beyondMost);
const withoutEnd = (text: string) => text.replace(/[^\p{L}]+$/u, beyondMost);
const beyondMost = (end: string) => (end.replace(/\D/g, '').length > MOST_DIGITS_AROUND ? end : '');

function formsOf(text: string): string[] {
  const cut = [text, withoutStart(text), withoutEnd(text), withoutEnds(text)];
  return [...cut, ...cut.flatMap(asLetters)].map(compact);
}

/** The part that the text repeats, or the text itself. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return at > 0 ? text.slice(0, at) : text;
}
