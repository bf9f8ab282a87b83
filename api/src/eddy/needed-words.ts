/** The words that every text has in which a pattern matches: a run of words, all of some needs, or any of some. */
export type Need = Words | Several;

/** A text, and the two of its letters that are the rarest side by side. */
interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly pair: number;
}

interface Several {
  readonly kind: 'all' | 'any';
  readonly of: readonly Need[];
  /** How many texts they are. */
  readonly size: number;
}

/** A part of a pattern, as far as it is known. */
interface Part {
  /** All texts that it matches, where they are few. */
  exact?: readonly string[];
  need?: Need;
}

/** More texts than this in place of one part are not told apart. */
const MOST_EXACT = 12;
/** A longer list takes longer than the pattern. */
const MOST_WORDS = 150;
/** Shorter texts are in every message. */
const LEAST_LENGTH = 2;

const NOTHING: Part = { exact: [''] };
const ANYTHING: Part = {};

class Unreadable extends Error {}

/** The words without which a pattern matches nothing, in lowercase, or undefined where there are none. */
export function neededBy({ source, unicodeSets }: RegExp): Need | undefined {
  if (unicodeSets) return undefined;
  try {
    return needOf(new PatternReader(source).whole());
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

/** The sources of the alternatives of a pattern: none where one refers to a group of another. */
export function alternativesOf(source: string): string[] {
  if (/\\[1-9]|\\k</.test(source)) return [];
  const found = [''];
  let depth = 0;
  for (const [token] of source.matchAll(/\\.|\[(?:[^\]\\]|\\.)*\]|./gs)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === '|' && depth === 0) found.push('');
    else found.push(found.pop() + token);
  }
  return found;
}

const QUANTIFIER = /[*+?]|\{(\d+)(?:,\d*)?\}/y;
/** Letters that stand for themselves, but for one that a quantifier repeats. */
const RUN = /[^\\^$.*+?()[\]{}|]+(?![*+?{])/y;
const OPENING = /(?:\?(?:(:|<?[=!])|<\w+>))?/y;
const CLASS = /((?:[^\]\\]|\\.)*)\]/sy;
const ESCAPED = /[pPu]\{[^}]*\}|k<\w+>|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|\d+|./isy;

class PatternReader {
  #at = 0;
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  whole(): Part {
    const part = this.#alternatives();
    if (this.#at < this.#source.length) throw new Unreadable();
    return part;
  }

  #alternatives(): Part {
    const branches = [this.#sequence()];
    while (this.#takes('|')) branches.push(this.#sequence());
    return branches.length === 1 ? (branches[0] ?? ANYTHING) : either(branches);
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#at < this.#source.length && !'|)'.includes(this.#next)) parts.push(this.#repeated(this.#single()));
    return inSequence(parts);
  }

  #repeated(part: Part): Part {
    const found = '*+?{'.includes(this.#next) && this.#find(QUANTIFIER);
    if (!found) return part;
    this.#takes('?');
    const [sign, least] = found;
    if (sign === '?') return part.exact ? { exact: [...new Set([...part.exact, ''])] } : ANYTHING;
    const need = sign === '+' || Number(least) > 0 ? needOf(part) : undefined;
    return need === undefined ? ANYTHING : { need };
  }

  #single(): Part {
    if (this.#takes('(')) return this.#group();
    if (this.#takes('[')) return this.#class();
    if (this.#takes('\\')) return this.#escaped();
    const run = this.#find(RUN)?.[0];
    if (run) return literal(run);
    const letter = this.#next;
    this.#at++;
    if (letter === '.') return ANYTHING;
    if (letter === '^' || letter === '$') return NOTHING;
    return literal(letter);
  }

  #group(): Part {
    const kind = this.#find(OPENING)?.[1];
    // A group with flags of its own: '(?i:'.
    if (this.#next === '?') throw new Unreadable();
    const part = this.#alternatives();
    if (!this.#takes(')')) throw new Unreadable();
    if (kind?.includes('!')) return NOTHING;
    if (!kind?.includes('=')) return part;
    const need = needOf(part);
    return need === undefined ? NOTHING : { ...NOTHING, need };
  }

  #class(): Part {
    const letters = this.#find(CLASS)?.[1];
    if (letters === undefined) throw new Unreadable();
    const isList = letters.length <= 4 && !/^\^|\\|.-./.test(letters);
    return isList ? either([...letters].map(literal)) : ANYTHING;
  }

  #escaped(): Part {
    const escaped = this.#find(ESCAPED)?.[0];
    if (!escaped) throw new Unreadable();
    if (escaped === 'b' || escaped === 'B') return NOTHING;
    return /\w/.test(escaped) ? ANYTHING : literal(escaped);
  }

  get #next(): string {
    return this.#source.charAt(this.#at);
  }

  #find(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #takes(letter: string): boolean {
    if (this.#next !== letter) return false;
    this.#at++;
    return true;
  }
}

function literal(letters: string): Part {
  // Halves of one character: whether a quantifier repeats both depends on the flags.
  if (/[\ud800-\udfff]/.test(letters)) throw new Unreadable();
  return { exact: [letters.toLowerCase()] };
}

function either(branches: readonly Part[]): Part {
  const exact = new Set(branches.flatMap((branch) => branch.exact ?? []));
  if (branches.every((branch) => branch.exact) && exact.size <= MOST_EXACT) return { exact: [...exact] };
  const needs = branches.map(needOf);
  const need = anyOf(needs);
  return need === undefined ? ANYTHING : { need };
}

function inSequence(parts: readonly Part[]): Part {
  const needs: (Need | undefined)[] = [];
  let before: readonly string[] = [''];
  let isExact = true;
  for (const { exact, need } of parts) {
    needs.push(need);
    const together = exact && before.length * exact.length <= MOST_EXACT;
    if (together) before = before.flatMap((start) => exact.map((end) => start + end));
    else {
      needs.push(anyTextOf(before));
      before = exact ?? [''];
      isExact = false;
    }
  }
  if (!isExact) needs.push(anyTextOf(before));
  const need = allOf(needs.filter((one) => one !== undefined));
  return { ...(isExact && { exact: [...new Set(before)] }), ...(need !== undefined && { need }) };
}

const needOf = ({ exact, need }: Part): Need | undefined => {
  const texts = exact && anyTextOf(exact);
  return need && texts ? allOf([need, texts]) : (need ?? texts);
};

/** A text that contains another one is there only where that one is. */
const anyTextOf = (texts: readonly string[]) =>
  anyOf(texts.filter((text) => !texts.some((other) => other !== text && text.includes(other))).map(wordsOf));

function allOf(needs: readonly Need[]): Need | undefined {
  const parts = [...new Set(needs.flatMap((need) => (need.kind === 'all' ? need.of : [need])))];
  // Short lists first: most texts lack the first words already.
  if (parts.length > 1) parts.sort((a, b) => sizeOf(a) - sizeOf(b));
  let size = 0;
  const kept = parts.filter((need) => {
    const isKept = size === 0 || size + sizeOf(need) <= MOST_WORDS;
    if (isKept) size += sizeOf(need);
    return isKept;
  });
  return kept.length > 1 ? { kind: 'all', of: kept, size } : kept[0];
}

function anyOf(needs: readonly (Need | undefined)[]): Need | undefined {
  const parts = new Set<Need>();
  for (const need of needs) {
    if (!need) return undefined;
    if (need.kind === 'any') for (const one of need.of) parts.add(one);
    else parts.add(need);
  }
  const [first] = parts;
  if (parts.size === 1) return first;
  const size = sizeOfAll(parts);
  if (size <= MOST_WORDS) return { kind: 'any', of: [...parts], size };
  const shortened = [...parts].map(shortestOf);
  const left = sizeOfAll(shortened);
  return left <= MOST_WORDS ? { kind: 'any', of: shortened, size: left } : undefined;
}

const shortestOf = (need: Need): Need => (need.kind === 'all' ? (need.of[0] ?? need) : need);

const sizeOfAll = (needs: Iterable<Need>) => [...needs].reduce((sum, need) => sum + sizeOf(need), 0);
const sizeOf = (need: Need): number => (need.kind === 'words' ? 1 : need.size);

const known = new Map<string, Words>();

function wordsOf(text: string): Words | undefined {
  if (text.trim().length < LEAST_LENGTH) return undefined;
  const words = known.get(text) ?? { kind: 'words' as const, text, pair: rarestPair(text) };
  known.set(text, words);
  return words;
}

/** Letters of English, the most frequent first. */
const LETTERS = ' etaoinshrdlucmfwygpbvkxqjz';
const rarity = (letter: string) => (LETTERS.indexOf(letter) + LETTERS.length + 1) % (LETTERS.length + 1);

function rarestPair(text: string): number {
  let best = 0;
  let most = -1;
  for (let at = 1; at < text.length; at++) {
    const rare = rarity(text.charAt(at - 1)) + rarity(text.charAt(at));
    if (rare > most) [best, most] = [at, rare];
  }
  return pairOf(text.charCodeAt(best - 1), text.charCodeAt(best));
}

const PAIRS = 1024;
const pairOf = (first: number, second: number) => (first * 31 + second) % PAIRS;

/** A text with the pairs of letters in it, which tell of most words at once that it lacks them. */
export class SoughtText {
  readonly #text: string;
  readonly #pairs = new Uint8Array(PAIRS);

  constructor(text: string) {
    // The long s is the only letter whose lowercase is another one than that which patterns take for it.
    this.#text = text.toLowerCase().replaceAll('ſ', 's');
    for (let at = 1; at < this.#text.length; at++)
      this.#pairs[pairOf(this.#text.charCodeAt(at - 1), this.#text.charCodeAt(at))] = 1;
  }

  meets(need: Need): boolean {
    if (need.kind === 'words') return this.#pairs[need.pair] === 1 && this.#text.indexOf(need.text) >= 0;
    const isAny = need.kind === 'any';
    for (const one of need.of) if (this.meets(one) === isAny) return isAny;
    return !isAny;
  }
}
