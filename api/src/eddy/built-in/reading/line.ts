import { matches, mayMatch } from '../../matching.ts';
import type { Meaning } from './meanings.ts';

/** A run of a message: a plain word, or something that was understood. */
export interface Chunk {
  /** The normalized word, or the kind of its meaning between underscores. */
  text: string;
  /** The range of the message that it stands for. */
  at: number;
  end: number;
  /** As the user wrote it. */
  written: string;
  meaning?: Meaning;
  /** Whether the user excluded it: 'no bowriders'. */
  negated?: true;
}

interface Found {
  /** The groups of the pattern. */
  groups: RegExpExecArray;
  chunks: readonly Chunk[];
}

/** The meaning of chunks of a kind. */
type MeaningOf<Kind extends Meaning['is']> = Extract<Meaning, { is: Kind }>;

/**
 * A message while it is read: stages replace runs of words by their meanings, so that later patterns can speak of `_money_` and
 * `_type_`.
 */
export class Line {
  #chunks: Chunk[];
  #text: string | undefined;
  readonly message: string;

  constructor(message: string, chunks: readonly Chunk[]) {
    this.message = message;
    this.#chunks = [...chunks];
  }

  get chunks(): readonly Chunk[] {
    return this.#chunks;
  }

  get text(): string {
    this.#text ??= this.#chunks.map(({ text }) => text).join(' ');
    return this.#text;
  }

  has(pattern: RegExp): boolean {
    return matches(pattern, this.text);
  }

  /** Replaces every match by the meaning that `read` gives it. Matches must begin and end between chunks. */
  each(pattern: RegExp, read: (found: Found) => Meaning | undefined): void {
    if (!mayMatch(pattern, this.text)) return;
    const global = globalOf(pattern);
    let from = 0;
    for (let round = 0; round < 60; round++) {
      global.lastIndex = from;
      const groups = global.exec(this.text);
      if (!groups) return;
      const range = this.#rangeOf(groups.index, groups.index + groups[0].length);
      const chunks = range && this.#chunks.slice(range.from, range.to);
      // Equipment keeps its word, so that cues can contain it, but it has its meaning.
      const isTaken = chunks?.some(({ meaning: known, text }) => known?.is === 'feature' && !text.startsWith('_'));
      const meaning = chunks && !isTaken ? read({ groups, chunks }) : undefined;
      if (range && meaning) this.replace(range.from, range.to, meaning);
      from = groups.index + (range && meaning ? meaning.is.length + 2 : Math.max(groups[0].length, 1));
    }
  }

  /** Replaces chunks by one with a meaning. */
  replace(from: number, to: number, meaning: Meaning, negated?: boolean): void {
    const taken = this.#chunks.slice(from, to);
    const at = Math.min(...taken.map((chunk) => chunk.at));
    const end = Math.max(...taken.map((chunk) => chunk.end));
    const chunk: Chunk = {
      text: `_${meaning.is}_`,
      at,
      end,
      written: this.message.slice(at, end),
      meaning,
      ...((negated ?? taken.some((one) => one.negated)) && { negated: true }),
    };
    this.#chunks.splice(from, to - from, chunk);
    this.#text = undefined;
  }

  /** Replaces chunks by other words for the same, such as their translation. */
  reword(from: number, to: number, words: readonly string[]): void {
    const taken = this.#chunks.slice(from, to);
    const at = taken[0]?.at ?? 0;
    const end = taken.at(-1)?.end ?? at;
    const written = this.message.slice(at, end);
    this.#chunks.splice(from, to - from, ...words.map((text) => ({ text, at, end, written })));
    this.#text = undefined;
  }

  /** Gives a chunk a meaning and leaves its word. */
  mark(index: number, meaning: Meaning): void {
    const chunk = this.#chunks[index];
    if (chunk) this.#chunks[index] = { ...chunk, meaning };
  }

  negate(index: number): void {
    const chunk = this.#chunks[index];
    if (chunk) this.#chunks[index] = { ...chunk, negated: true };
  }

  /** Removes chunks that were used up by their neighbors. */
  drop(from: number, to: number, into: number): void {
    const kept = this.#chunks[into];
    if (!kept) return;
    const taken = this.#chunks.slice(from, to);
    const at = Math.min(kept.at, ...taken.map((chunk) => chunk.at));
    const end = Math.max(kept.end, ...taken.map((chunk) => chunk.end));
    this.#chunks[into] = { ...kept, at, end, written: this.message.slice(at, end) };
    this.#chunks.splice(from, to - from);
    this.#text = undefined;
  }

  /** All meanings of a kind, in order. */
  all<Kind extends Meaning['is']>(kind: Kind): MeaningOf<Kind>[] {
    return this.#chunks.flatMap(({ meaning }) => (meaning?.is === kind ? [meaning as MeaningOf<Kind>] : []));
  }

  first<Kind extends Meaning['is']>(kind: Kind): MeaningOf<Kind> | undefined {
    return this.all(kind)[0];
  }

  #rangeOf(at: number, end: number): { from: number; to: number } | undefined {
    let position = 0;
    let from = -1;
    for (const [index, { text }] of this.#chunks.entries()) {
      if (position === at) from = index;
      position += text.length;
      if (position === end && from >= 0) return { from, to: index + 1 };
      position += 1;
    }
    return undefined;
  }
}

const globals = new Map<string, RegExp>();

/** Compiled once: constructing patterns takes longer than matching them. Patterns with names of the catalog are not kept. */
function globalOf(pattern: RegExp): RegExp {
  const known = globals.get(pattern.source);
  if (known) return known;
  const made = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  if (globals.size < MOST_PATTERNS) globals.set(pattern.source, made);
  return made;
}

const MOST_PATTERNS = 500;

const wholes = new WeakMap<RegExp, RegExp>();

/** The pattern, but only for whole words. */
export function wholeWords(pattern: RegExp): RegExp {
  const known = wholes.get(pattern) ?? new RegExp(`(?<![\\w'])(?:${pattern.source})(?![\\w'])`);
  wholes.set(pattern, known);
  return known;
}
