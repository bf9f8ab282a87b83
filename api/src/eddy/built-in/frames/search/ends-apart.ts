import { boatsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { type Chunk, Line } from '../../reading/line.ts';
import { LIMITING, type Meaning } from '../../reading/meanings.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { described } from './describe.ts';
import { apart, BY_HOW_MUCH, type By, ENDS, extremeText, LISTED } from './extremes.ts';

interface End {
  by: By;
  wish: Wish;
}

const JOINS = /^(?:and|or|vs|versus|plus|&|,|than|against|to|with)$/;

/** 'The fastest under 100k and the slowest over a million': each end among boats of its own. */
export const endsApartFrame: Frame = (situation) => {
  const { line } = situation;
  if (line.has(/_(?:own|saved|id|boat|person)_/) || line.all('sort').length !== 2) return undefined;
  const ends = endsIn(line);
  return (
    ends && {
      intent: 'figures',
      weight: 1.62,
      uses: [...LIMITING, 'sort', 'make', 'ref', 'aside', 'lister'],
      words:
        /\b(?:what|which|is|are|the|and|or|one|boats?|of|you|have|has|got|by|how|much|difference|gap|apart|between|price|vs|versus|show|tell|me|for|sale|with|a|find|want|i|both)\b/,
      plan: planFor(ends, situation),
    }
  );
};

/** Two ends with limits of the same kind on either side of a word that joins them. */
function endsIn({ chunks, message }: Line): readonly [End, End] | undefined {
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.meaning || !JOINS.test(chunk.text)) continue;
    const sides = [chunks.slice(0, index), chunks.slice(index + 1)] as const;
    const [one, two] = sides.map((side) => endOf(new Line(saidIn(side, message), side)));
    if (!one || !two) continue;
    const [first, second] = sides.map(limitsOf);
    if (!first || !second || ![...first].some((limit) => second.has(limit))) return undefined;
    return [one, { ...two, wish: { ...kindOf(one.wish, two.wish), ...two.wish } }];
  }
  return undefined;
}

const saidIn = (chunks: readonly Chunk[], message: string) => message.slice(chunks[0]?.at, chunks.at(-1)?.end);

function endOf(line: Line): End | undefined {
  const [sort, ...others] = line.all('sort');
  if (!sort || others.length > 0 || (sort.count ?? 1) > 1 || !ENDS[sort.by]) return undefined;
  return { by: sort.by, wish: without(readWish(line).wish, ['sort', 'order', 'limit']) };
}

const limitOf = (meaning: Meaning | undefined): string[] => {
  if (!meaning || !LIMITING.includes(meaning.is)) return [];
  return [meaning.is === 'bound' ? meaning.field : meaning.is === 'money' ? 'price' : meaning.is];
};

const limitsOf = (chunks: readonly Chunk[]) => new Set(chunks.flatMap(({ meaning }) => limitOf(meaning)));

/** The second end is of the same kind of boat unless it names another. */
const kindOf = ({ type, types, query, makes }: Wish, later: Wish): Wish =>
  later.type || later.types || later.query || later.makes
    ? {}
    : { ...(type && { type }), ...(types && { types }), ...(query && { query }), ...(makes && { makes }) };

const MOST_TIED = 3;

function planFor(ends: readonly [End, End], { line, phrases }: Situation): Plan {
  return (done) => {
    const next = ends[done.length];
    if (next) return use('search_boats', { ...next.wish, ...ENDS[next.by]?.[1], limit: MOST_TIED });
    const lists = done.map(({ output }) => boatsOf(output));
    const texts = ends.map(({ by, wish }, index) => {
      const output = done[index]?.output ?? {};
      const boats = lists[index] ?? [];
      const [only] = boats;
      const found =
        errorOf(output) ??
        (countOf(output.total) === 1 && only
          ? phrases.wouldBe(only.title, only.price)
          : only
            ? (extremeText(by, boats, phrases) ?? phrases.notGiven)
            : LISTED.has(ENDS[by]?.[0] ?? 'price')
              ? phrases.nothing
              : phrases.notGiven);
      return `${opened(described(wish, phrases))}: ${found}`;
    });
    return say([...texts, gapText(ends, lists, line, phrases)].filter(Boolean).join(' '));
  };
}

const opened = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function gapText(
  [one, two]: readonly [End, End],
  [first, second]: readonly (readonly KnownBoat[])[],
  line: Line,
  phrases: Situation['phrases'],
): string {
  const measure = ENDS[one.by]?.[0];
  const [a, b] = [first?.[0], second?.[0]];
  if (!line.has(BY_HOW_MUCH) || !measure || measure !== ENDS[two.by]?.[0] || !a || !b) return '';
  return apart(a, b, measure, phrases) ?? '';
}
