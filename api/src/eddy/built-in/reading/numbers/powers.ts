import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';

export const ENGINE_COUNTS: readonly string[] = ['single', 'twin', 'triple', 'quad'];
const COUNT = 'single|one|a|twins?|dual|a pair of|pair of|double|triples?|trips|quads?|_n_(?: x)?';
const ENGINE = '(?:out ?boards?|in ?boards?|diesels?|engines?|motors?)';
const HORSES = '(?:- )?(?:hp|horse ?power|horses?|horse)\\b';

const valuesIn = (chunks: readonly Chunk[]): number[] =>
  chunks.flatMap(({ meaning }) => (meaning?.is === 'n' ? [meaning.value] : []));

/** Engines by their number and power: 'twin 300s', 'two engines of 300 hp', 'a pair of 250hp outboards'. */
export function readPowers(line: Line): void {
  const power = ({ groups, chunks }: { groups: RegExpExecArray; chunks: readonly Chunk[] }): Meaning | undefined => {
    const values = valuesIn(chunks);
    const hp = values.at(-1) ?? 0;
    const count = countOf(groups[1] ?? '', values.length > 1 ? values[0] : undefined);
    if (values.length > 1 && count === undefined) return undefined;
    const kind = /\b(?:out ?board)/.test(groups[0]) ? ['outboard'] : [];
    return { is: 'power', words: [...(count ? [count] : []), written(hp), ...kind] };
  };
  line.each(
    new RegExp(
      `\\b(${COUNT}) ${ENGINE}(?: (?:of|with|at|,|rated|making|producing|that make|each|having|-))* _n_ ${HORSES}(?: (?:each|apiece|per engine|a piece))?`,
    ),
    power,
  );
  line.each(new RegExp(`\\b(${COUNT}) _n_ ${HORSES} ${ENGINE}\\b(?: (?:each|apiece))?`), power);
  line.each(new RegExp(`(_n_) x _n_ ${HORSES}(?: ${ENGINE}\\b)?`), power);
  line.each(
    /(?:\b(single|twins?|dual|triples?|trips|quads?) (?:engine |outboard |motor )?)?_n_ (?:'?s\b|'s\b|hp\b|horse ?power\b|horses?\b)(?: hp\b)?/,
    ({ groups, chunks }) => {
      const count = countOf(groups[1] ?? '', undefined);
      const [hp = 0] = valuesIn(chunks);
      if (!count && /_n_ '?s/.test(groups[0]) && hp > 1_900) return undefined;
      return { is: 'power', words: [...(count ? [count] : []), written(hp)] };
    },
  );
  // 'A single 200': behind a number of engines, a round number without a unit is their power.
  line.each(
    /\b(single|twins?|triples?|quads?) _n_(?! (?:hours?|people|passengers?|guests?|miles?|years?|mph|knots?|-|to|berths?|beds?|bunks?|cabins?)\b)(?! [-_])/,
    ({ groups, chunks }) => {
      const [hp = 0] = valuesIn(chunks);
      const count = countOf(groups[1] ?? '', undefined);
      return count && hp >= 40 && hp <= 1_900 && hp % 5 === 0
        ? { is: 'power', words: [count, written(hp)] }
        : undefined;
    },
  );
  line.each(
    /\b(single|twins?|triples?|quads?) _n_(?= (?:outboards?|diesels?|inboards?|mercs?|yamahas?|suzukis?)\b)/,
    ({ groups, chunks }) => ({
      is: 'power',
      words: [countOf(groups[1] ?? '', undefined) ?? '', String(valuesIn(chunks)[0] ?? 0)],
    }),
  );
}

const MORE =
  /^(?:or|and|&) (?:better|more|bigger|larger|higher|stronger|up|above|over|greater|upwards?)\b|^(?:\+|plus\b|minimum\b|min\b|at least\b)/;
const LEAST = /\b(?:at least|at minimum|minimum|no less than|not less than|more than|over|from)(?: (?:a|of))?$/;

/** 'Twin 300s or better', 'at least twin 250s': engines of that power and of more. */
export function readLeastPowers(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const meaning = line.chunks[index]?.meaning;
    if (meaning?.is !== 'power') continue;
    const behind = wordsFrom(line.chunks.slice(index + 1, index + 4));
    const before = wordsFrom(line.chunks.slice(Math.max(index - 3, 0), index));
    const more = MORE.exec(behind)?.[0].split(' ').length ?? 0;
    const least = LEAST.exec(before)?.[0].split(' ').length ?? 0;
    if (more + least === 0) continue;
    const words = meaning.words.map((word) => (/^[\d,]+$/.test(word) ? `${word}+` : word));
    line.replace(index - least, index + 1 + more, { is: 'power', words });
    index -= least;
  }
}

const wordsFrom = (chunks: readonly Chunk[]) => chunks.map(({ text }) => text).join(' ');

const written = (hp: number) => (hp >= 1_000 ? hp.toLocaleString('en-US') : String(hp));

function countOf(word: string, value: number | undefined): string | undefined {
  if (value !== undefined) return ENGINE_COUNTS[value - 1];
  if (/^(?:one|single)$/.test(word)) return 'single';
  if (/^(?:twin|dual|double|a pair|pair)/.test(word)) return 'twin';
  if (/^trip/.test(word)) return 'triple';
  return /^quad/.test(word) ? 'quad' : undefined;
}
