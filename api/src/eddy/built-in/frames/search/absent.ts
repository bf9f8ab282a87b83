import { boatsOf } from '../../memory.ts';
import { countOf, errorOf, say, useSaying } from '../../plan.ts';
import type { Frame } from '../../situation.ts';

const MODEL_NUMBERS = { least: 12, most: 999 } as const;

/** A make or model with a number that no boat of that name has: says so, and shows the ones that are here. */
export const absentFrame: Frame = ({ line, phrases }) => {
  const at = line.chunks.findIndex(
    ({ meaning }, index) =>
      (meaning?.is === 'make' || meaning?.is === 'boat') &&
      line.chunks[index + 1]?.meaning?.is === 'n' &&
      !/^(?:or|-|to|k|percent|%|cash|on|more|less|for|as|in)$/.test(line.chunks[index + 2]?.text ?? ''),
  );
  const [name, number] = [line.chunks[at]?.meaning, line.chunks[at + 1]];
  if (number?.meaning?.is !== 'n' || (name?.is !== 'make' && name?.is !== 'boat')) return undefined;
  const { value } = number.meaning;
  if (value < MODEL_NUMBERS.least || value > MODEL_NUMBERS.most || !Number.isInteger(value)) return undefined;
  if (line.has(/\b(?:offer|offering|bid|pay|put|give|throw in|draft)\b/)) return undefined;
  const query = name.is === 'make' ? name.make : name.name;
  return {
    intent: 'details',
    weight: 1.15,
    uses: ['make', 'boat', 'n'],
    words: /\b(?:how|much|is|the|a|what|does|cost|price|of|tell|me|about|show|do|you|have|any|find)\b/,
    plan: (done) => {
      const last = done.at(-1);
      if (!last) return useSaying(phrases.lookingFor(phrases.named(phrases.boats, query)), 'search_boats', { query });
      const error = errorOf(last.output);
      if (error) return say(error);
      const boats = boatsOf(last.output);
      return say(
        [
          phrases.absent,
          countOf(last.output.total) <= 6 ? phrases.each(boats) : phrases.found(countOf(last.output.total), false),
        ].join(' '),
      );
    },
  };
};
