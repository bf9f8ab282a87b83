import type { KnownBoat } from '../../memory.ts';
import { dollarsOf } from '../../memory.ts';
import type { Chunk, Line } from '../line.ts';
import type { Extreme, Meaning } from '../meanings.ts';
import { fits } from './narrowed-names.ts';

/** 'The Texas one', 'the one in Norfolk', 'Ruth's one'. */
const ONE =
  /\b(?:(?:the|that) )?_(?:place|type|person|quantity|bound)_(?: 's)? (?:one|boat|guy)\b(?! (?:with|that|under|over))|\b(?:the|that) one (?:from |of |by |over )?_(?:place|person)_(?: 's)?/;

/** 'The one that is not in Texas': the negation is read by now. */
const ONE_NOT = /\b(?:the|that) (?:one|boat) (?:(?:that|which) )?(?:is )?_(?:place|type|make)_/;

/** 'The bigger Texas one', 'the cheaper Fenwick', 'the older yacht'. */
const COMPARED: readonly [string, Extreme][] = [
  ['cheaper|less expensive', 'cheapest'],
  ['pricier|more expensive|dearer', 'priciest'],
  ['newer|younger', 'newest'],
  ['older', 'oldest'],
  ['bigger|longer|larger', 'longest'],
  ['smaller|shorter', 'shortest'],
];
/** 'The cheaper of the two in Florida'. */
const EXTREME_OF = /_ref_ (?:of |from )?_(?:place|type|person)_(?: (?:one|ones|boats?))?(?! (?:to|from|than))/;

/** Reads the boat of the list that a place, a type, an owner or a year tells from the others. */
export function readDescribedOnes(line: Line, shown: readonly KnownBoat[]): void {
  if (shown.length === 1 && line.has(NUMBERED)) readNumeral(line, (number) => modelsNumbered(number, shown));
  if (shown.length < 2) return;
  const fitting = (chunks: readonly Chunk[]) => {
    const told = chunks.filter(({ meaning, negated }) => meaning && meaning.is !== 'ref' && !negated);
    return told.length === 0
      ? []
      : shown.flatMap((boat, index) => (told.every(({ meaning }) => isSuch(boat, meaning)) ? [index] : []));
  };
  line.each(ONE, ({ chunks }) => {
    const positions = fitting(chunks);
    return positions.length === 1 ? position(positions) : undefined;
  });
  const refsBefore = new Set<Meaning>(line.all('ref'));
  line.each(ONE_NOT, ({ chunks }) => {
    const said = chunks.at(-1);
    if (!said?.negated) return undefined;
    const others = shown.flatMap((boat, index) => (isSuch(boat, said.meaning) ? [] : [index]));
    return others.length === 1 ? position(others) : undefined;
  });
  // It is meant itself, and not ruled out.
  line.chunks.forEach(({ meaning, negated }, index) => {
    if (meaning?.is === 'ref' && negated && !refsBefore.has(meaning)) line.replace(index, index + 1, meaning, false);
  });
  for (const [words, extreme] of COMPARED)
    line.each(
      new RegExp(
        `\\bthe (?:${words}) (?:_(?:place|type|make|person)_(?: 's)? )?_?(?:place|type|make|person)_(?: (?:one|boat))?(?! (?:than|boats|ones))`,
      ),
      ({ chunks }) => (chunks.some(isPlural) ? undefined : endOf(fitting(chunks), extreme, shown)),
    );
  if (shown.length % 2 === 1) line.each(/\b(?:the )?middle (?:one|boat)\b/, () => position([(shown.length - 1) / 2]));
  if (line.has(COMPARES) || line.has(NUMBERED))
    readNumeral(line, (number) => {
      const positions = fitting([number]);
      return positions.length === 1 ? positions : modelsNumbered(number, shown);
    });
  line.each(EXTREME_OF, ({ chunks }) => {
    const ref = chunks[0]?.meaning;
    return ref?.is === 'ref' && ref.ref.by === 'extreme' ? endOf(fitting(chunks), ref.ref.extreme, shown) : undefined;
  });
}

/** Reads a bare number behind 'the' as the model of the one boat that has it. */
function readNumeral(line: Line, positionsOf: (number: Chunk) => readonly number[]): void {
  line.each(
    /\b(?:the|that) _(?:n|bound|quantity)_(?! (?:_|k\b|grand|percent|%|feet|ft|hours|cheapest|newest|boats|ones))/,
    ({ chunks: [, number] }) => {
      if (!number || !isNumeral(number)) return undefined;
      if (number.meaning?.is === 'n' && number.meaning.value < LEAST_MODEL) return undefined;
      const positions = positionsOf(number);
      return positions.length === 1 ? position(positions) : undefined;
    },
  );
}

const modelsNumbered = ({ written }: Chunk, shown: readonly KnownBoat[]): number[] =>
  shown.flatMap(({ model }, index) => (model.split(/[^\d]+/).includes(written) ? [index] : []));

/** Words that put two boats side by side, so that a bare number is a model. */
const COMPARES = /\b(?:difference|gap|between|vs|versus|compare|apart)\b.*\bthe _n_\b.*\bthe _n_/;
/** 'I meant the 36', 'is the 31 still there', 'the 22 please'. */
const NUMBERED =
  /^(?:(?:no|sorry|oh|okay|i mean|i meant|and|so|but|not that one|what about|how about|is|was|does|has|tell me about|show me|,|-) ?,? ?)*(?:the|that) _(?:n|bound|quantity)_(?= (?:[?.!,]|i (?:mean|meant|want)|one|please|then|is|has|does|still|in|and|instead)\b| [?.!,]|$)|\b(?:on|of|for|about|is|does|has) (?:the|that) _(?:n|bound|quantity)_(?= [?.!,]|$)/;
/** A number without a unit, which may have been read as a length. */
const isNumeral = (chunk: Chunk | undefined) => /^\d{2,3}$/.test(chunk?.written ?? '');
const LEAST_MODEL = 14;

const position = (positions: readonly number[]): Meaning => ({ is: 'ref', ref: { by: 'position', positions } });

const isPlural = ({ meaning, written }: Chunk) =>
  (meaning?.is === 'type' || meaning?.is === 'make') && /s$/i.test(written);

function isSuch(boat: KnownBoat, meaning: Meaning | undefined): boolean {
  if (meaning?.is === 'make') return boat.make.toLowerCase() === meaning.make.toLowerCase();
  return fits({ ...boat, price: dollarsOf(boat.price) }, meaning) === true;
}

const FIGURES: Readonly<Record<Extreme, (boat: KnownBoat) => number>> = {
  cheapest: ({ price }) => dollarsOf(price),
  priciest: ({ price }) => -dollarsOf(price),
  newest: ({ year }) => -year,
  oldest: ({ year }) => year,
  longest: ({ length }) => -(length ?? 0),
  shortest: ({ length }) => length ?? Number.POSITIVE_INFINITY,
  fastest: ({ topSpeed }) => -(topSpeed ?? 0),
  slowest: ({ topSpeed }) => topSpeed ?? Number.POSITIVE_INFINITY,
  'fewest-hours': ({ engineHours }) => engineHours ?? Number.POSITIVE_INFINITY,
  'most-hours': ({ engineHours }) => -(engineHours ?? 0),
};

/** The boat at an end of those that fit; none if two share it. */
function endOf(positions: readonly number[], extreme: Extreme, shown: readonly KnownBoat[]): Meaning | undefined {
  const ends = positions
    .flatMap((at) => (shown[at] ? [{ at, figure: FIGURES[extreme](shown[at]) }] : []))
    .toSorted((a, b) => a.figure - b.figure);
  const [first, second] = ends;
  return first && first.figure !== second?.figure ? position([first.at]) : undefined;
}
