import type { Chunk } from './line.ts';
import { ENGINE_COUNTS } from './numbers/powers.ts';
import { unique } from './unique.ts';
import type { Wish } from './wish.ts';
import { makersIn } from './words/engine-makers.ts';

const FUELS: readonly string[] = ['gas', 'diesel', 'electric', 'hybrid'];

const DRIVES: readonly string[] = ['outboard', 'sterndrive', 'pod', 'jet'];

/** Fuels and engines that are wanted or ruled out. */
export function engineIn(chunks: readonly Chunk[]): Wish {
  const fuels = chunks.flatMap(({ meaning, negated }) =>
    meaning?.is === 'fuel' ? [{ word: meaning.word, negated }] : [],
  );
  const engines = chunks.flatMap(({ meaning, negated }) =>
    meaning?.is === 'engine' || meaning?.is === 'power'
      ? [{ words: meaning.words, not: meaning.is === 'engine' ? (meaning.not ?? []) : [], negated }]
      : [],
  );
  const fuel = unique(fuels.filter(({ negated }) => !negated).map(({ word }) => word));
  const notFuel = unique(fuels.filter(({ negated }) => negated).map(({ word }) => word));
  // No boat has two fuels, so either of them means none of the others.
  const others = fuel.length > 1 ? FUELS.filter((one) => !fuel.includes(one)) : notFuel;
  // No inboards are outboards.
  const said = unique(engines.flatMap(({ words, not, negated }) => (negated ? insteadOf(not) : words)));
  const ruledOut = unique(engines.flatMap(({ words, not, negated }) => (negated ? words : not)));
  // Nor two numbers of engines: 'twins or triples'.
  const counts = said.filter((word) => ENGINE_COUNTS.includes(word));
  const drives = said.filter((word) => DRIVES.includes(word));
  const single = said.filter((word) => !(counts.length > 1 && counts.includes(word)));
  // Nor two drives: 'outboards or sterndrives'.
  const driven = eitherOf(single, drives);
  const engine = eitherOf(driven, makersIn(driven));
  const otherCounts = counts.length > 1 ? ENGINE_COUNTS.filter((word) => !counts.includes(word)) : [];
  const notEngine = unique([...ruledOut, ...otherCounts]);
  return {
    ...(fuel.length === 1 && { fuel }),
    ...(others.length > 0 && { notFuel: others }),
    ...(engine.length > 0 && { engine: [...engine] }),
    ...(notEngine.length > 0 && { notEngine: [...notEngine] }),
  };
}

/** The engines that remain: 'nothing with more than two engines' wants one or two. */
const insteadOf = (not: readonly string[]) =>
  not.every((word) => ENGINE_COUNTS.includes(word)) ? not : not.slice(0, 1);

/** Several that no engine has at once are alternatives. */
const eitherOf = (words: readonly string[], either: readonly string[]) =>
  either.length > 1 ? [...words.filter((word) => !either.includes(word)), either.join('|')] : words;
