import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../../reading/line.ts';

const MINE = /^(?:my|our)$/;
const ENDS =
  /^(?:and|plus|\+|&|,|or|for|against|to|if|but|because|so|when|with|in|on|as|at|worth|is|are|then|too|also|instead|[.?!;:])$/;
/** Words that stand for no thing of the garage. */
const NO_THING =
  /^(?:boats?|yachts?|vessels?|listings?|offers?|bids?|budget|money|cash|price|name|behalf|limit|draft|proposal|counter\w*|trades?|deals?|number|last|best|first|final|own|old|new|other|account|agent|opinion|favou?rites?|garage|wife|husband|side|part)$/;

const isThing = ({ meaning }: Chunk) =>
  !meaning || ['strange', 'n', 'feature', 'place', 'condition'].includes(meaning.is);

/** Own things in a message of another language, in its own words: the name behind 'mon', 'mi' or 'mein'. */
export function foreignThings({ chunks, message }: Line): string[] {
  return chunks.flatMap((mine, index) => {
    if (mine.meaning || !MINE.test(mine.text) || /^(?:my|our)$/i.test(mine.written)) return [];
    const behind = chunks.slice(index + 1);
    const end = behind.findIndex((chunk) => !isThing(chunk) || (!chunk.meaning && ENDS.test(chunk.text)));
    const thing = end < 0 ? behind : behind.slice(0, end);
    const [first, last] = [thing[0], thing.at(-1)];
    // A thing that has a meaning of its own, such as a car, is read without this.
    if (!first || !last || (end >= 0 && isNamed(behind[end]))) return [];
    const isNumber = thing.every(({ meaning }) => meaning?.is === 'n');
    const isNone = thing.some(({ text, meaning }) => !meaning && matches(NO_THING, text));
    return isNumber || isNone ? [] : [message.slice(first.at, last.end)];
  });
}

const isNamed = (chunk: Chunk | undefined) =>
  ['asset', 'coins', 'own', 'boat', 'make'].includes(chunk?.meaning?.is ?? '');
