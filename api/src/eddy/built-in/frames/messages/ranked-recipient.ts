import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { type Chunk, Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { rankedSearch } from '../search/ranks.ts';

const isKind = ({ meaning }: Chunk) => meaning?.is === 'type' || meaning?.is === 'kind';
const isSort = ({ meaning }: Chunk) => meaning?.is === 'sort';

/** Limits behind 'whoever owns the third longest …' belong to the recipient. */
export const isOfRanked = (head: readonly Chunk[], index: number): boolean =>
  head[index]?.meaning !== undefined &&
  head.some(isSort) &&
  head.some(isKind) &&
  head.slice(0, index).some(({ text }) => text === 'of');

/** 'Whoever owns the third longest trawler': the boat is looked up before the message is drafted. */
export function rankedRecipient(situation: Situation, head: readonly Chunk[]) {
  const ranked = head.some(isKind)
    ? rankedSearch(
        { ...situation, line: new Line(situation.message, [...head]) },
        !head.some(({ text }) => text === 'one'),
      )
    : undefined;
  if (!ranked) return undefined;
  return (draft: (boat: KnownBoat) => Plan): Plan =>
    (done) => {
      const [found, ...rest] = done;
      if (!found) return use('search_boats', ranked.wish);
      const boat = boatsOf(found.output)[ranked.rank];
      return boat ? draft(boat)(rest) : say(errorOf(found.output) ?? situation.phrases.nothing);
    };
}
