import { spelledOut } from './spelled-out.ts';

/**
 * Keeps invented facts from the user: a sentence passes only if its prices, boat ids, boats and owners occur in the tool results
 * of this conversation.
 */
export interface FactCheck {
  /** Allows the facts in a tool result from now on. */
  learn(output: unknown): void;
  holds(sentence: string): boolean;
}

const AMOUNT =
  /(\$)?\s?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(k|thousand|grand|m|mm|million|billion|dollars|usd)?(?![\w%])/gi;
const UNITS: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  grand: 1e3,
  m: 1e6,
  mm: 1e6,
  million: 1e6,
  billion: 1e9,
};
const BOAT_ID = /(?:#|\bboat(?:\s+(?:no\.?|number|id))?\s+#?|\blisting\s+#?|\bid:?\s+#?|\/boats\/)(\d+)\b/gi;
const BOAT = /\b(?:19|20)\d{2}\s+[A-Z][\w'’-]+(?:\s+[A-Z][\w'’-]+)?/g;
const PERSON = /\b(?:owner|seller|named|called|contact|is owned by|belongs to)(?:\s+is)?,?\s+([A-Z][a-z]+)\b/g;
const NOBODY = new Set('Eddy Tradewind Bitcoin Cash The Your This That Please None Nobody'.split(' '));
/** A user's own figure may be repeated as a limit or a wish, never as the price of a boat. */
const WISH =
  /\b(?:under|below|up to|over|above|between|around|about|budget|less|more|most|least|offer|worth|cheaper|limit|maximum|minimum|range|from|hasta|desde|entre|menos|más|jusqu|partir|bis|ab|zwischen|unter|über)\b/i;

interface Amount {
  value: number;
  /** Of the notation: '$1.2M' matches anything that rounds to it. */
  precision: number;
}

function amountsIn(text: string, moneyOnly: boolean): Amount[] {
  return [...text.matchAll(AMOUNT)].flatMap(([, sign, digits = '', unit = '']) => {
    if (moneyOnly && !sign && !unit) return [];
    const factor = UNITS[unit.toLowerCase()] ?? 1;
    const decimals = digits.split('.')[1]?.length ?? 0;
    const value = Number(digits.replaceAll(',', '')) * factor;
    return [{ value, precision: factor === 1 ? (value < 1_000 ? 0.01 : 2) : factor / 10 ** decimals }];
  });
}

/** The possible meanings of a user's number: '300' may be 300 thousand, and 'around' allows 15 %. */
const wishesIn = ({ value }: Amount) =>
  [1, 1e3, 1e6].flatMap((unit) => [0.85, 1, 1.15].map((share) => Math.round(value * unit * share)));

export function createFactCheck(questions: readonly string[]): FactCheck {
  const amounts = new Set<number>();
  const ids = new Set<number>();
  let corpus = '';
  const asked = spelledOut(questions.join('\n'));
  const wished = new Set(amountsIn(asked, false).flatMap(wishesIn));
  for (const [, id] of asked.matchAll(/\b(\d{1,9})\b/g)) ids.add(Number(id));

  const learnText = (text: string) => {
    corpus += `\n${text.toLowerCase()}`;
    for (const { value } of amountsIn(text, true)) amounts.add(value);
    for (const [, id] of text.matchAll(/#(\d+)/g)) ids.add(Number(id));
  };
  const learn = (value: unknown, key = ''): void => {
    if (typeof value === 'string') learnText(value);
    else if (typeof value === 'number') {
      // Tools write money with a dollar sign: a bare number is a count, a year, a length or an id.
      if (/^(?:id|boatId|boatIds)$/.test(key)) ids.add(value);
    } else if (Array.isArray(value)) for (const item of value) learn(item, key);
    else if (value && typeof value === 'object') for (const [name, item] of Object.entries(value)) learn(item, name);
  };

  const isKnown = (known: Iterable<number>, { value, precision }: Amount) => {
    for (const amount of known) if (Math.abs(amount - value) <= precision / 2) return true;
    return false;
  };
  const isNamed = (words: string) =>
    corpus.includes(words.toLowerCase()) || asked.toLowerCase().includes(words.toLowerCase());

  return {
    learn: (output) => learn(output),
    holds(sentence) {
      const boats = sentence.match(BOAT) ?? [];
      const boatIds = [...sentence.matchAll(BOAT_ID)].map(([, id]) => Number(id));
      const wishAllowed = boats.length === 0 && boatIds.length === 0 && WISH.test(sentence);
      return (
        amountsIn(sentence, true).every(
          (amount) => isKnown(amounts, amount) || (wishAllowed && isKnown(wished, amount)),
        ) &&
        boatIds.every((id) => ids.has(id)) &&
        boats.every((boat) => isNamed(boat) || isNamed(boat.split(/\s+/).slice(0, 2).join(' '))) &&
        [...sentence.matchAll(PERSON)].every(([, name = '']) => NOBODY.has(name) || isNamed(name))
      );
    },
  };
}

const SENTENCE_END = /[.!?](?=\s)|\n/g;

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
    const end = [...this.#held.matchAll(SENTENCE_END)].at(-1);
    if (!end) return '';
    const ready = this.#held.slice(0, end.index + end[0].length);
    this.#held = this.#held.slice(ready.length);
    return this.#let(ready);
  }

  flush(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#let(rest);
  }

  #let(text: string): string {
    const sentences = text.split(/(?<=[.!?](?=\s)|\n)/);
    const held = sentences.filter((sentence) => this.#facts.holds(sentence));
    this.leftOut += sentences.length - held.length;
    const through = this.passed ? held.join('') : held.join('').trimStart();
    this.passed += through;
    return through;
  }
}
