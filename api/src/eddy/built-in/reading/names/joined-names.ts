import type { NamedBoat } from '../../../../platform/names.ts';
import type { Chunk, Line } from '../line.ts';
import type { Extreme, Meaning } from '../meanings.ts';

type Name = Extract<Meaning, { is: 'make' | 'boat' }>;

/** Reads a group of boats that share words of their names, and the one of the group at an end of it. */
export function readJoinedNames(line: Line): void {
  joinMakes(line);
  countGroups(line);
  readEnds(line);
}

/** 'The pilothouse Dorados': words of a model before its make. */
function joinMakes(line: Line): void {
  for (let index = 0; index + 1 < line.chunks.length; index++) {
    const [model, make] = [line.chunks[index], line.chunks[index + 1]];
    if (model?.meaning?.is !== 'boat' || make?.meaning?.is !== 'make' || model.negated !== make.negated) continue;
    const { boats, name } = model.meaning;
    const spoken = make.meaning.make.toLowerCase();
    const joined = boats.filter((boat) => boat.make.toLowerCase() === spoken);
    if (joined.length === 0 || joined.length === boats.length || boats.length < model.meaning.count) continue;
    const full = `${make.meaning.make} ${name}`;
    line.replace(index, index + 2, { is: 'boat', name: full, boats: joined, count: joined.length });
  }
}

/** 'The two Dorados': the number belongs to the boats of the name, if it has so many. */
function countGroups(line: Line): void {
  for (let index = 0; index + 1 < line.chunks.length; index++) {
    const [counted, named] = [line.chunks[index], line.chunks[index + 1]];
    const group = nameIn(named);
    if (!group || !isWhole(group)) continue;
    if (countIn(counted) !== group.boats.length) continue;
    line.replace(index, index + 2, groupOf(group));
  }
}

function countIn(chunk: Chunk | undefined): number | undefined {
  if (chunk?.meaning?.is === 'ref' && chunk.meaning.ref.by === 'all')
    return chunk.meaning.ref.count ?? (/\b(?:two|both)\b/i.test(chunk.written) ? 2 : undefined);
  return chunk?.meaning?.is === 'n' ? chunk.meaning.value : undefined;
}

const groupOf = (group: Name): Meaning => ({
  is: 'boat',
  name: group.is === 'make' ? group.make : group.name,
  boats: group.boats,
  count: group.count,
});

const COMPARATIVES: readonly (readonly [RegExp, Extreme])[] = [
  [/\b(?:cheap(?:er|est)|(?:less|least) expensive)\b/, 'cheapest'],
  [/\b(?:pric(?:ier|iest)|(?:more|most) expensive|dearer)\b/, 'priciest'],
  [/\b(?:new|young)(?:er|est)\b/, 'newest'],
  [/\bold(?:er|est)\b/, 'oldest'],
  [/\b(?:bigg|long|larg)(?:er|est)\b/, 'longest'],
  [/\b(?:small|short)(?:er|est)\b/, 'shortest'],
];
const MOST_WORDS = 6;
/** 'The newer of the two Dorados', 'the newer Dorado'. */
const END =
  /\b(?:the|that) (?:(?:cheap|old|new|young|bigg|small|long|short|larg)(?:er|est)|(?:less|least|more|most) expensive|pric(?:ier|iest)|dearer|_sort_|_ref_)(?: (?:of|from|among|the|two|both|three|_n_|_ref_))* $|_ref_(?: (?:of|from|among|the|two|both|three|_n_))* $/;
const OF_SEVERAL = /\b(?:two|both|three|of)\b|_n_|_ref_/;

/** The boat at one end of a group by price, age or size. A bare comparative needs a group of two. */
function readEnds(line: Line): void {
  for (let index = 1; index < line.chunks.length; index++) {
    const group = nameIn(line.chunks[index]);
    if (!group || !isWhole(group) || line.chunks[index]?.negated) continue;
    const before = line.chunks.slice(Math.max(index - MOST_WORDS, 0), index);
    const found = END.exec(before.map(({ text }) => `${text} `).join(''));
    if (!found) continue;
    const size = found[0].trim().split(' ').length;
    const said = line.chunks.slice(index - size, index);
    // 'Not the cheapest Dorado, the second cheapest' ranks them.
    if (said.some(({ negated }) => negated) || /\bnot $/.test(textBefore(before, size))) continue;
    const extreme = extremeIn(said);
    const pair = pairOf(group);
    const isEnd = said.some(isSuperlative);
    if (!extreme || !(pair || isEnd) || (said.some(({ text }) => text === '_ref_') && !OF_SEVERAL.test(found[0])))
      continue;
    const end = endOf(isEnd ? group.boats : (pair ?? []), extreme);
    if (!end) continue;
    line.replace(index - size, index + 1, single(end));
    const other = pair?.find(({ id }) => id !== end.id);
    if (other && pair) readOther(line, index - size, pair, other, extreme);
    index -= size;
  }
}

/** The two boats that a name fits, or fits best: 'the Dorado Sport' has no other word than a number. */
function pairOf(group: Name): readonly [NamedBoat, NamedBoat] | undefined {
  const said = group.is === 'make' ? group.make : group.name;
  const plain = group.boats.filter((boat) => wordsOf(boat).every((word) => /^\d+$/.test(word) || has(said, word)));
  const [one, two, ...more] = group.boats.length > 2 && group.is === 'boat' ? plain : group.boats;
  return one && two && more.length === 0 ? [one, two] : undefined;
}

const wordsOf = ({ make, model }: NamedBoat) => `${make} ${model}`.toLowerCase().split(/[\s-]+/);
const has = (said: string, word: string) =>
  said
    .toLowerCase()
    .split(/[\s-]+/)
    .includes(word);

const OPPOSITE: Readonly<Partial<Record<Extreme, Extreme>>> = {
  ...{ cheapest: 'priciest', priciest: 'cheapest', newest: 'oldest', oldest: 'newest' },
  ...{ longest: 'shortest', shortest: 'longest' },
};
/** 'The older', with nothing behind it that it would belong to. */
const OTHER_END =
  /^(?:the|that) (?:(?:cheap|old|new|young|bigg|small|long|short|larg)er|(?:less|more) expensive|pricier|dearer)(?: one)?(?= [.,;:?!]|$| (?:is|has|does|and|or|than|by|in|costs?|goes)\b)/;

/** 'The Key West Dorado … the other one' */
export function readOtherOne(line: Line, group: Name, one: NamedBoat): void {
  const other = pairOf(group)?.find(({ id }) => id !== one.id);
  if (!other) return;
  line.chunks.forEach(({ meaning, negated }, index) => {
    if (meaning?.is === 'ref' && meaning.ref.by === 'other' && !negated) line.replace(index, index + 1, single(other));
  });
}

/** 'The newer Dorado … the older one', 'the other': words for the second boat of a pair, of which one is named. */
function readOther(line: Line, at: number, pair: readonly NamedBoat[], other: NamedBoat, extreme: Extreme): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const chunk = line.chunks[index];
    if (index === at || chunk?.negated) continue;
    const ref = chunk?.meaning?.is === 'ref' ? chunk.meaning.ref : undefined;
    const behind = line.chunks.slice(index, index + 5).map(({ text }) => text);
    const said = chunk?.meaning ? undefined : OTHER_END.exec(behind.join(' '))?.[0];
    const size = ref ? 1 : (said?.split(' ').length ?? 0);
    const end = said ? extremeIn(line.chunks.slice(index, index + size)) : undefined;
    const by = ref?.by === 'extreme' ? ref.extreme : end;
    // 'Is the newer one also the cheaper one' asks whether one boat is both.
    const isOpposite = by !== undefined && by === OPPOSITE[extreme] && endOf(pair, by)?.id === other.id;
    if (ref?.by === 'other' || isOpposite) line.replace(index, index + size, single(other));
  }
}

/** The words of a part of a line but for its last ones. */
const textBefore = (chunks: readonly Chunk[], size: number) =>
  chunks
    .slice(0, -size)
    .map(({ text }) => `${text} `)
    .join('');

const isSuperlative = ({ written }: Chunk) => /(?:est|\bleast|\bmost)\b/i.test(written);

function extremeIn(chunks: readonly Chunk[]): Extreme | undefined {
  for (const { meaning } of chunks)
    if (meaning?.is === 'ref' && meaning.ref.by === 'extreme') return meaning.ref.extreme;
  const written = chunks.map((chunk) => chunk.written.toLowerCase()).join(' ');
  return COMPARATIVES.find(([pattern]) => pattern.test(written))?.[1];
}

const FIGURES: Readonly<Record<Extreme, (boat: NamedBoat) => number>> = {
  cheapest: ({ price }) => price ?? Number.NaN,
  priciest: ({ price }) => -(price ?? Number.NaN),
  newest: ({ year }) => -year,
  oldest: ({ year }) => year,
  longest: ({ length }) => -(length ?? Number.NaN),
  shortest: ({ length }) => length ?? Number.NaN,
  fastest: () => Number.NaN,
  slowest: () => Number.NaN,
  'fewest-hours': () => Number.NaN,
  'most-hours': () => Number.NaN,
};

/** None if two share the end, or if a listing leaves the figure out. */
function endOf(boats: readonly NamedBoat[], extreme: Extreme): NamedBoat | undefined {
  const ends = boats.map((boat) => ({ boat, figure: FIGURES[extreme](boat) })).toSorted((a, b) => a.figure - b.figure);
  const [first, second] = ends;
  const isKnown = ends.every(({ figure }) => !Number.isNaN(figure));
  return first && isKnown && first.figure !== second?.figure ? first.boat : undefined;
}

const single = (boat: NamedBoat): Meaning => ({
  is: 'boat',
  name: `${boat.make} ${boat.model}`,
  boats: [boat],
  count: 1,
});

const nameIn = (chunk: Chunk | undefined): Name | undefined =>
  chunk?.meaning?.is === 'make' || chunk?.meaning?.is === 'boat' ? chunk.meaning : undefined;

/** Whether all boats of a name are known, and more than one. */
const isWhole = ({ boats, count }: Name) => boats.length > 1 && boats.length === count;
