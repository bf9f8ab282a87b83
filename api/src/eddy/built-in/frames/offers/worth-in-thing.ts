import { dollarsOf } from '../../memory.ts';
import { type Plan, say, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { inGarage } from './reach.ts';

interface WorthInThing {
  value: number;
  /** The thing in the user's words. */
  thing: string;
  /** The situation without these words. */
  rest: Situation;
}

const BETWEEN = /^(?:dollars?|bucks|worth|of|in|from|my|the|our)$/;
const MOST_BETWEEN = 4;

/** '30k in Bitcoin' and '30k worth of my wine': a value in a thing. */
export function worthInThing(situation: Situation): WorthInThing | undefined {
  const { line, message } = situation;
  const { chunks } = line;
  for (const [index, { meaning, at }] of chunks.entries()) {
    if (meaning?.is !== 'money' && meaning?.is !== 'n') continue;
    const behind = chunks.slice(index + 1, index + 2 + MOST_BETWEEN);
    const to = behind.findIndex((chunk) => chunk.meaning?.is === 'asset');
    const thing = behind[to];
    const words = behind.slice(0, Math.max(to, 0)).map(({ text }) => text);
    if (!thing || !words.some((text) => /^(?:of|in|from)$/.test(text)) || !words.every((text) => BETWEEN.test(text)))
      continue;
    const kept = chunks.filter((chunk) => chunk.end <= at || chunk.at >= thing.end);
    const left = message.slice(0, at) + ' '.repeat(thing.end - at) + message.slice(thing.end);
    const value = meaning.value < 1_000 ? meaning.value * 1_000 : meaning.value;
    return { value, thing: thing.written, rest: { ...situation, message: left, line: new Line(line.message, kept) } };
  }
  return undefined;
}

/** The plan for all of a thing whose value is the one that was named; a part of a thing cannot be offered. */
export const wholeThing =
  ({ value, thing, rest }: WorthInThing, whole: Plan): Plan =>
  ([garage, ...done]) => {
    if (!garage) return use('my_garage');
    const mine = inGarage(garage.output, `my ${thing}`);
    return mine && dollarsOf(mine.value) === value ? whole(done) : say(rest.phrases.partOfThing);
  };
