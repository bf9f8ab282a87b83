import type { Chunk } from '../line.ts';
import type { Field } from '../meanings.ts';

/** A number of a message, with the field that its unit tells. */
export interface Quantity {
  field: Field | 'age' | undefined;
  value: number;
  /** Feet in its unit, if it was written in another one. */
  feet?: number;
}

export function quantityOf(chunk: Chunk | undefined): Quantity | undefined {
  const meaning = chunk?.meaning;
  if (meaning?.is === 'n') return { field: undefined, value: meaning.value };
  if (meaning?.is === 'money') return { field: 'price', value: meaning.value };
  if (meaning?.is === 'quantity')
    return { field: meaning.field, value: meaning.value, ...(meaning.feet && { feet: meaning.feet }) };
  if (meaning?.is === 'age') return { field: 'age', value: meaning.years };
  return undefined;
}

/** For boats, 'under 300' means thousands. */
export const dollars = (value: number) => (value < 1_000 ? value * 1_000 : value);

/** The plain words before a number, in its clause. */
export interface Left {
  words: string;
  /** How many of them belong to the number. */
  used: number;
}

/** 'It weighs 20,000 pounds' names no currency. */
export const isWeight = (unit: string | undefined, text: string): boolean =>
  unit === 'pounds' && /\b(?:weigh\w*|heavy|heavier|lighter|displac\w+|tow)\b/.test(text);
