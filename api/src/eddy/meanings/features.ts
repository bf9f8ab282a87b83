/** How many places the features of words share. Those that share one by chance hardly ever occur together. */
export const BUCKETS = 2 ** 15;

const NUMBER = /\$?\d[\d.,]*\s?(?:k|m|mil|mill|million|grand|thousand|btc)?\b/g;
/** A name or a number that a phrasing leaves open: '{boat}'. */
const SLOT = /\{(\w+)\}/g;
const IS_SLOT = /^x(?:person|boat|money|n|place|type)$/;
const SLOT_OF: Readonly<Record<string, string>> = { money: 'xn', n: 'xn' };

/** The words of a text without accents and punctuation, numbers as one word. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’'`]/g, '')
    .replace(SLOT, (_all, name: string) => ` ${SLOT_OF[name] ?? `x${name}`} `)
    .replace(NUMBER, ' xn ')
    .replace(/\?/g, ' ? ')
    .replace(/[^a-z?]+/g, ' ')
    .trim()
    .split(/\s+/);
}

const LONGEST = 60;
const PIECES = [3, 4, 5];
/** Shorter words have no parts worth knowing. */
const LEAST_LETTERS = 4;

/** The places of a text's words, of neighboring words and of parts of words, so that slips and unknown forms share most of them. */
export function featuresOf(text: string): number[] {
  const words = ['<', ...wordsOf(text).slice(0, LONGEST), '>'];
  return words.flatMap((word, index) => [
    placeOf(`w${word}`),
    ...(index > 0 ? [placeOf(`b${words[index - 1]} ${word}`)] : []),
    ...(index > 1 ? [placeOf(`t${words[index - 2]} ${words[index - 1]} ${word}`)] : []),
    ...piecesOf(word),
  ]);
}

function piecesOf(word: string): number[] {
  if (word.length < LEAST_LETTERS || IS_SLOT.test(word)) return [];
  const whole = `<${word}>`;
  return PIECES.flatMap((size) =>
    Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) => placeOf(`c${whole.slice(at, at + size)}`)),
  );
}

/** FNV-1a */
function placeOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return (hash >>> 0) % BUCKETS;
}
