import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';

const ORDER_VERB =
  /^(?:add|mention|include|raise|lower|drop|cut|change|mark|delete|pause|resume|unpause|relist|hide|set|put|update|reduce|increase|bump|remove|take|knock)$/;

/** 'Take 10k off my Gale and pause the Reef': both orders. */
export function twoChanges(situation: Situation): readonly [Situation, Situation] | undefined {
  const { line } = situation;
  const at = line.chunks.findIndex(
    ({ text }, index) => /^(?:and|,)$/.test(text) && ORDER_VERB.test(line.chunks[index + 1]?.text ?? ''),
  );
  if (at < 0) return undefined;
  const partOf = (from: number, to?: number): Situation => {
    const end = to === undefined ? undefined : line.chunks[to]?.at;
    const message = line.message.slice(line.chunks[from]?.at ?? 0, end);
    const reading = { ...situation.reading, words: message.toLowerCase() };
    return { ...situation, message, reading, line: new Line(line.message, line.chunks.slice(from, to)) };
  };
  return [partOf(0, at), aboutSame(partOf(at + 1), line)];
}

/** '… and add that the log is available': to the same listing. */
function aboutSame(second: Situation, line: Line): Situation {
  const boat = line.chunks.find(({ meaning }) => meaning && ['own', 'boat', 'make'].includes(meaning.is));
  const [verb, ...rest] = second.line.chunks;
  if (!verb || !boat || second.line.has(/_(?:own|boat|make)_/)) return second;
  return { ...second, line: new Line(line.message, [verb, boat, ...rest]) };
}
