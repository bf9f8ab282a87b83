import { inLatinLetters } from '@tradewind/domain/names/look-alikes';
import { asLetters, compact, isRepetition, readingsOf, withoutEnds } from './password-readings.ts';
import { withoutRuns } from './password-runs.ts';

const SITE_WORDS = ['tradewind', 'boats', 'boat', 'demo'];
const SHORTEST_OWN_WORD = 3;
/** With fewer distinct characters, or fewer left besides known words, a password is trivial to guess. */
const FEWEST_CHARACTERS = 4;
const SHORTEST_NUMBER = 12;
/** Known words and runs that make up a smaller share of a password are taken as coincidence. */
const LEAST_KNOWN = 1 / 3;

type PasswordWeakness = 'common' | 'personal';

let dictionary: Promise<ReadonlySet<string>> | undefined;

/** Loads the 49,000 words on first use, because most requests need none of them. */
const commonPasswords = () => {
  dictionary ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary: words }) => new Set(words['passwords-common'].map(String)),
  );
  return dictionary;
};

/** Why a new password is too easy to guess. `own` lists what anybody can know about the user. */
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

/** Has few distinct characters, repeats a short string, or is a short number. */
const isMonotonous = (text: string) =>
  new Set(text).size < FEWEST_CHARACTERS ||
  isRepetition(text) ||
  withoutRuns(text) === '' ||
  isShortNumber(compact(text));
const isShortNumber = (text: string) => text.length < SHORTEST_NUMBER && /^\d+$/.test(text);

/** The parts that people build passwords from: whole names and email addresses, and the words in them. */
const ownWords = (own: readonly (string | null | undefined)[]) =>
  own
    .flatMap((known) => (known ? [known, ...(known.includes('@') ? [] : known.split(/[^\p{L}]+/u))] : []))
    .flatMap((known) => [compact(known.normalize('NFKC').toLowerCase()), compact(inLatinLetters(known))])
    .filter((word) => word.length >= SHORTEST_OWN_WORD);

/** Strips these words, longest first; separators inside a word do not hide it. */
function without(words: readonly string[], text: string): string {
  const letters = compact(text);
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest === letters ? text : rest;
}
