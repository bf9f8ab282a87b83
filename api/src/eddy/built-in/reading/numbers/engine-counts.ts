import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { ENGINE_COUNTS } from './powers.ts';

const MORE = '(?: (?:or more|and up|or better|plus|\\+|at least))?';
const LEAST =
  '(?:\\b(?:at least|(?:no|not) (?:fewer|less) than|minimum(?: of)?|(?:no |not )?more than|over|at most|up to|max(?:imum)?(?: of)?|less than|fewer than|under) )?';
const MOST = /^(?:at most|(?:no|not) more|up to|max|less|fewer|under)\b/;
const COUNTED = new RegExp(`${LEAST}_n_ (?:- )?(out ?boards?(?: engines?| motors?)?|engines?|motors?)\\b${MORE}`);
const LEAST_POWER = 40;
const MOST_POWER = 1_900;

/** '4 engines', 'three outboards or more', 'at least 2 engines'. A round high number is their power: '350 outboards'. */
export function readEngineCounts(line: Line): void {
  line.each(COUNTED, ({ groups, chunks }) => {
    const value = numberIn(chunks);
    const kind = /^out/.test(groups[1] ?? '') ? ['outboard'] : [];
    if (value >= LEAST_POWER && value <= MOST_POWER && value % 5 === 0)
      return { is: 'power', words: [value.toLocaleString('en-US'), ...kind] };
    if (MOST.test(groups[0])) return atMost(value - (/^(?:less|fewer|under)/.test(groups[0]) ? 1 : 0), kind);
    const more = /^(?:more than|over)\b/.test(groups[0]) ? 1 : 0;
    const isLeast = more === 1 || !/^_n_/.test(groups[0]) || /(?:more|up|better|plus|\+|least)$/.test(groups[0]);
    return counted(value + more, isLeast, kind);
  });
}

function counted(count: number, isLeast: boolean, kind: readonly string[]): Meaning | undefined {
  const word = ENGINE_COUNTS[count - 1];
  if (!word) return undefined;
  return isLeast
    ? { is: 'engine', words: kind, not: ENGINE_COUNTS.slice(0, count - 1) }
    : { is: 'engine', words: [word, ...kind] };
}

/** 'No more than two engines'. */
const atMost = (count: number, kind: readonly string[]): Meaning | undefined =>
  count > 0 && count < ENGINE_COUNTS.length
    ? { is: 'engine', words: kind, not: ENGINE_COUNTS.slice(count) }
    : undefined;

function numberIn(chunks: readonly Chunk[]): number {
  const meaning = chunks.find((chunk) => chunk.meaning?.is === 'n')?.meaning;
  return meaning?.is === 'n' ? meaning.value : 0;
}
