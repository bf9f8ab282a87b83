import { inLatinLetters } from '@tradewind/domain/names/look-alikes';
import { asLetters, compact, isRepetition, readingsOf, withoutEnds } from './password-readings.ts';
import { withoutRuns } from './password-runs.ts';

const SITE_WORDS = ['tradewind', 'boats', 'boat', 'demo'];
const SHORTEST_OWN_WORD = 3;
/** With fewer different characters, or fewer left beside known words, there is nothing to guess. */
const FEWEST_CHARACTERS = 4;
const SHORTEST_NUMBER = 12;
/** Known words and runs that make up less of a password happen to be in it. */
const LEAST_KNOWN = 1 / 3;

export type PasswordWeakness = 'common' | 'personal';

let dictionary: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first use: most requests need none of its 49,000 words. */
const commonPasswords = () => {
  dictionary ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary: words }) => new Set(words['passwords-common'].map(String)),
  );
  return dictionary;
};

/** Why a new password is too easy to guess. `own` is what everybody can know about the person. */
export async function weaknessOf(
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<PasswordWeakness | undefined> {
  const common = await commonPasswords();
  const latin = inLatinLetters(password);
  const spellings = [password.normalize('NFKC').toLowerCase(), latin];
  if (spellings.some((text) => common.has(text) || isMonotonous(text))) return 'common';

  const readable = [...spellings, ...asLetters(withoutEnds(latin))];
  const least = password.length * LEAST_KNOWN;
  const isEasy = (rest: string, whole: string) => {
    const known = compact(whole).length - compact(rest).length;
    return (
      (known > least && compact(withoutEnds(rest)).length < FEWEST_CHARACTERS) ||
      readingsOf(rest, least - known).some((reading) => common.has(reading))
    );
  };
  const isEasyBeside = (words: readonly string[]) =>
    readable.some((text) => [text, withoutRuns(text)].some((rest) => isEasy(without(words, rest), text)));
  const names = ownWords(own);
  const isNamed = readable.some((text) => names.some((name) => compact(text).includes(name)));
  if (isNamed && isEasyBeside([...names, ...SITE_WORDS])) return 'personal';
  return isEasyBeside([]) || isEasyBeside(SITE_WORDS) ? 'common' : undefined;
}

/** Few different characters, a short text over and over, or a short number. */
const isMonotonous = (text: string) =>
  new Set(text).size < FEWEST_CHARACTERS ||
  isRepetition(text) ||
  withoutRuns(text) === '' ||
  isShortNumber(compact(text));
const isShortNumber = (text: string) => text.length < SHORTEST_NUMBER && /^\d+$/.test(text);

/** The parts that people build passwords from: whole names and addresses, and their words. */
const ownWords = (own: readonly (string | null | undefined)[]) =>
  own
    .flatMap((known) => (known ? [known, ...(known.includes('@') ? [] : known.split(/[^\p{L}]+/u))] : []))
    .flatMap((known) => [compact(known.normalize('NFKC').toLowerCase()), compact(inLatinLetters(known))])
    .filter((word) => word.length >= SHORTEST_OWN_WORD);

/** The text without these words, the longest first; separators inside a word do not hide it. */
function without(words: readonly string[], text: string): string {
  const letters = compact(text);
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest === letters ? text : rest;
}
