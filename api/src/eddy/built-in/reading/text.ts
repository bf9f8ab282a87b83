import { spelled } from './spelling.ts';

/** A user's text during parsing. Readers take out what they understand and leave the rest. */
export class Text {
  /** As written, of the same length as `lower`. */
  #original: string;
  #lower: string;

  constructor(written: string) {
    this.#original = spelledOut(spelled(tidied(written)));
    this.#lower = this.#original.toLowerCase();
    // A few letters change length with their case. Capitals are then ignored.
    if (this.#lower.length !== this.#original.length) this.#original = this.#lower;
  }

  get lower(): string {
    return this.#lower;
  }

  get original(): string {
    return this.#original;
  }

  has(pattern: RegExp): boolean {
    return pattern.test(this.#lower);
  }

  /** Removes and returns the first match. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#lower);
    if (match) this.#blank(match.index, match[0].length);
    return match ?? undefined;
  }

  /** The same, but case-sensitive. */
  takeAsWritten(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#original);
    if (match) this.#blank(match.index, match[0].length);
    return match ?? undefined;
  }

  #blank(from: number, length: number): void {
    const gap = ' '.repeat(length);
    this.#original = this.#original.slice(0, from) + gap + this.#original.slice(from + length);
    this.#lower = this.#lower.slice(0, from) + gap + this.#lower.slice(from + length);
  }
}

const tidied = (text: string) =>
  text.replace(/[‘’′]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();

const NUMBERS: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const numberWords = Object.keys(NUMBERS).join('|');

/** 'half a million' becomes '500 thousand', 'two hundred thousand' becomes '200 thousand'. */
export function spelledOut(text: string): string {
  return text
    .replace(/\bhalf a mil(?:lion)?\b/gi, '500 thousand')
    .replace(/\b(?:a )?quarter (?:of a )?million\b/gi, '250 thousand')
    .replace(/\b(?:a|one) million and a half\b|\bone and a half million\b/gi, '1.5 million')
    .replace(
      new RegExp(`\\b(${numberWords})[ -]hundred(?: and)?(?: (${numberWords}))?(?= (?:thousand|grand|k)\\b)`, 'gi'),
      (_all, hundreds: string, rest?: string) => String(numberOf(hundreds) * 100 + (rest ? numberOf(rest) : 0)),
    )
    .replace(
      new RegExp(`\\b(${numberWords})(?=[ -](?:thousand|grand|million|mil|feet|foot|ft|years?)\\b)`, 'gi'),
      (word: string) => String(numberOf(word)),
    );
}

const numberOf = (word: string) => NUMBERS[word.toLowerCase()] ?? 0;
