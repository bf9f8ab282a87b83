import type { KnownBoat } from '../../memory.ts';
import { dollarsOf } from '../../memory.ts';
import type { Line } from '../line.ts';
import { fits } from './narrowed-names.ts';

/** 'The Texas one', 'the one in Norfolk', 'Ruth's one'. */
const ONE =
  /\b(?:(?:the|that) )?_(?:place|type|person|quantity|bound)_(?: 's)? (?:one|boat|guy)\b(?! (?:with|that|under|over))|\b(?:the|that) one (?:from |of |by |over )?_(?:place|person)_(?: 's)?/;

/** Reads the boat of the list that a place, a type, an owner or a year tells from the others. */
export function readDescribedOnes(line: Line, shown: readonly KnownBoat[]): void {
  if (shown.length < 2) return;
  line.each(ONE, ({ chunks }) => {
    const told = chunks.find(({ meaning, negated }) => meaning && !negated)?.meaning;
    const fitting = shown.flatMap((boat, index) =>
      fits({ ...boat, price: dollarsOf(boat.price) }, told) === true ? [index] : [],
    );
    return fitting.length === 1 ? { is: 'ref', ref: { by: 'position', positions: fitting } } : undefined;
  });
}
