import type { NamedBoat } from '../../../../platform/names.ts';
import type { Chunk } from '../line.ts';
import type { Meaning } from '../meanings.ts';

const LEAST_LETTERS = 4;
const NUMBERS: ReadonlySet<string> = new Set(['n', 'bound', 'quantity']);
/** 'The 41', which other readings take for a limit. */
const NUMBERED = /(?:\b(?:the|that|this|his|her|their)|'s) (\d{2,3})$/;

/** The only boat of a person that the words fit: by a word or number of its model, a word of its title, or by its type. */
export function boatOfOwner(
  { boats, count }: Extract<Meaning, { is: 'person' }>,
  chunks: readonly Chunk[],
): NamedBoat | undefined {
  if (boats.length < count || count < 2) return undefined;
  const tokens = (model: string) => model.toLowerCase().split(/[\s-]+/);
  const fits = ({ model, title, type }: NamedBoat) =>
    chunks.some(({ text, meaning, written, negated }, index) => {
      if (negated) return false;
      if (meaning && NUMBERS.has(meaning.is)) {
        const number = NUMBERED.exec(`${chunks[index - 1]?.text ?? ''} ${written.toLowerCase()}`)?.[1];
        return number !== undefined && tokens(model).includes(number);
      }
      const words = (meaning ? written.toLowerCase() : text).split(/[\s-]+/);
      return (
        words.some((word) => word.length >= LEAST_LETTERS && tokens(`${model} ${title}`).includes(word)) ||
        (meaning?.is === 'type' && meaning.type === type)
      );
    });
  const fitting = boats.filter(fits);
  return fitting.length === 1 ? fitting[0] : undefined;
}
