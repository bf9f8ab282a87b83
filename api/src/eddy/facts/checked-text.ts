import type { FactCheck } from './fact-check.ts';

/** A full stop ends no sentence after an abbreviation or the number of a list item. */
const NO_END =
  '(?<!\\b(?:St|Ft|Mt|Mr|Mrs|Ms|Dr|No|Nr|Capt|approx|ca|vs|etc|incl|Mio|Tsd|Inc|e\\.g|i\\.e|z\\.B|p\\.ej|aprox|env))(?<!(?:^|\\n)\\s{0,4}\\d{1,2})';
const SENTENCE_END = new RegExp(`${NO_END}[.!?](?=\\s)|\\n`, 'g');
const SENTENCES = new RegExp(`(?<=${NO_END}[.!?](?=\\s)|\\n)`);
/** The heading of a table answers nothing. */
const HEADING = /^\s*\|\D*$/;
/** A sentence without an end is cut, so that nothing grows forever. */
const LONGEST_SENTENCE = 1_200;

/** Passes the sentences that hold, and counts those it leaves out. */
export class CheckedText {
  readonly #facts: FactCheck;
  #held = '';
  leftOut = 0;
  passed = '';

  constructor(facts: FactCheck) {
    this.#facts = facts;
  }

  push(delta: string): string {
    this.#held += delta;
    const end = [...this.#held.matchAll(SENTENCE_END)].findLast(
      ({ index }) => !isQuoteOpen(this.#held.slice(0, index + 1)),
    );
    if (!end) return this.#held.length > LONGEST_SENTENCE ? this.flush() : '';
    const ready = this.#held.slice(0, end.index + end[0].length);
    this.#held = this.#held.slice(ready.length);
    return this.#let(ready);
  }

  flush(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#let(rest);
  }

  /** Whether so little is left that it no longer answers anything. */
  get isTorn(): boolean {
    const kept = this.passed.split(SENTENCES).filter((sentence) => sentence.trim() && !HEADING.test(sentence)).length;
    return this.leftOut > kept;
  }

  #let(text: string): string {
    const sentences = text.split(SENTENCES);
    const held = quotesTogether(sentences, (sentence) => this.#facts.holds(sentence));
    this.leftOut += sentences.length - held.length;
    const through = this.passed ? held.join('') : held.join('').trimStart();
    this.passed += through;
    return through;
  }
}

const isQuoteOpen = (text: string): boolean => {
  const rest = text.replace(/„[^“”]*[“”]/g, '');
  return (rest.match(/[“„]/g) ?? []).length > (rest.match(/”/g) ?? []).length;
};

/** The sentences that hold. A quote over several of them holds as a whole: without its end, the next words look like its own. */
function quotesTogether(sentences: readonly string[], holds: (sentence: string) => boolean): string[] {
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const last = groups.at(-1);
    if (last && isQuoteOpen(last.join(''))) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups.flatMap((group) => {
    const held = group.map(holds);
    return isQuoteOpen(group.join('')) ? group.filter((_, index) => held[index]) : held.every(Boolean) ? group : [];
  });
}
