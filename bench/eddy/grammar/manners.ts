import type { Chance } from '../../random.ts';

/** Words whose meaning a slip of the finger would change, or that are too short to recognize. */
const KEPT =
  /^(?:.{0,5}|.*[\d$%{}'-].*|[A-Z].*|without|except|nothing|neither|under|before|after|longer|shorter|bigger|smaller|cheaper|cheapest|million|thousand|hundred)$/;

/** Writes a sentence as hurried, careful or shouting people do. */
export function spoken(chance: Chance, sentence: string): string {
  const roll = chance.next();
  if (roll < 0.4) return hurried(chance, sentence);
  if (roll < 0.48) return withSlip(chance, sentence);
  if (roll < 0.5) return sentence.toUpperCase();
  if (roll < 0.75) return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  return sentence;
}

/** Without capital letters, apostrophes and the last mark. */
function hurried(chance: Chance, sentence: string): string {
  const text = sentence.toLowerCase().replace(/[?.!]$/, '');
  return chance.next() < 0.5 ? text.replace(/(?<=[a-z])'(?=[a-z])/g, '') : text;
}

/** Two letters of one long word change places, or one is missing or doubled. */
function withSlip(chance: Chance, sentence: string): string {
  const words = sentence.split(' ');
  const long = words.flatMap((word, index) => (/^[a-z]{6,}$/.test(word) && !KEPT.test(word) ? [index] : []));
  const at = long[Math.floor(chance.next() * long.length)];
  if (at === undefined) return sentence;
  words[at] = slipped(chance, words[at] ?? '');
  return words.join(' ');
}

export function slipped(chance: Chance, word: string): string {
  const at = 2 + Math.floor(chance.next() * (word.length - 3));
  const [a = '', b = ''] = [word[at], word[at + 1]];
  const kind = chance.next();
  if (kind < 0.4 && a !== b) return word.slice(0, at) + b + a + word.slice(at + 2);
  if (kind < 0.75) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + a + word.slice(at);
}
