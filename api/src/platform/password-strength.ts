/** How many of the digits and signs that people hang onto a word are looked past: "sunshine2026!" is no better than "sunshine". */
const LONGEST_ENDING = 5;
const FEWEST_CHARACTERS = 4;

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
  const spelling = password.normalize('NFKC').toLowerCase();
  const word = spelling.replace(new RegExp(`[^\\p{L}]{1,${LONGEST_ENDING}}$`, 'u'), '');
  const isOwn = (text: string) => own.some((known) => known && bare(known) !== '' && bare(known) === bare(text));
  if (isOwn(spelling) || isOwn(word)) return 'personal';
  const common = await commonPasswords();
  const isUniform = new Set(spelling).size < FEWEST_CHARACTERS;
  return isUniform || isRun(spelling) || common.has(spelling) || common.has(word) ? 'common' : undefined;
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether each character follows the one before it: "abcdefgh", "87654321". */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step));
}
