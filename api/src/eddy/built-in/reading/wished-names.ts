import type { BoatType } from '@tradewind/domain/boat-types';
import type { Chunk, Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import { unique } from './unique.ts';
import type { Wish } from './wish.ts';

export function namesIn(chunks: readonly Chunk[]): Wish {
  const named = chunks.filter(
    ({ meaning }) => meaning?.is === 'make' || meaning?.is === 'boat' || meaning?.is === 'kind',
  );
  const wanted = named.filter(({ negated }) => !negated).map(({ meaning }) => nameOf(meaning));
  const out = named.flatMap(({ negated, meaning }) => (negated ? idsOf(meaning) : []));
  const unwanted = named
    .filter(({ negated, meaning }) => negated && meaning?.is === 'make')
    .map(({ meaning }) => nameOf(meaning));
  const makes = named.filter(({ negated, meaning }) => !negated && meaning?.is === 'make');
  const [only] = named.filter(({ negated }) => !negated);
  const boatIds = wanted.length === 1 ? idsApart(only?.meaning) : undefined;
  const without = { ...(unwanted.length > 0 && { notMakes: unwanted }), ...(out.length > 0 && { notBoatIds: out }) };
  if (boatIds) return { boatIds, ...without };
  return {
    ...(wanted.length === 1 && { query: wanted[0] }),
    ...(wanted.length > 1 && (makes.length === wanted.length ? { makes: wanted } : { query: wanted[0] })),
    ...without,
  };
}

export function leftOutIn(line: Line): Wish {
  const ids = line.all('leftout').flatMap(({ boatIds }) => boatIds);
  return ids.length > 0 ? { notBoatIds: ids.slice(0, MOST_LEFT_OUT) } : {};
}

const MOST_LEFT_OUT = 20;

/** All boats of a name, if they are known. A word of a title that fits more is named as not used. */
export const idsOf = (meaning: Meaning | undefined): number[] =>
  meaning?.is === 'boat' && meaning.boats.length === meaning.count && meaning.count <= MOST_LEFT_OUT
    ? meaning.boats.map(({ id }) => id)
    : [];

/** The boats of a name whose words stand apart in their titles: 'Fenwick bay' for 'Fenwick 22 Bay'. No search for it finds them. */
function idsApart(meaning: Meaning | undefined): number[] | undefined {
  if (meaning?.is !== 'boat' || meaning.boats.length < 2 || meaning.boats.length !== meaning.count) return undefined;
  const name = meaning.name.toLowerCase();
  return meaning.boats.every(({ title }) => !title.toLowerCase().includes(name))
    ? meaning.boats.map(({ id }) => id)
    : undefined;
}

function nameOf(meaning: Meaning | undefined): string {
  if (meaning?.is === 'make') return meaning.make;
  if (meaning?.is === 'boat') return meaning.name;
  return meaning?.is === 'kind' ? kindName(meaning.word.replace(/s$/, '')) : '';
}

/** The words to look for in names, one for each kind that is no type: 'a houseboat or a tug'. */
export const kindsNamed = (line: Line): string[] =>
  unique(line.chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'kind' && !negated ? [nameOf(meaning)] : [])));

/** The part of the word that a boat's name may contain. */
const kindName = (word: string) =>
  word
    .replace(/^sail(?:ing)? ?(?:boat|yacht)$/, 'sail')
    .replace(/^(?:power ?)?cat$/, 'catamaran')
    .replace(/(?<=\w{4}) boats?$|(?<=^bay) boats?$/, '');

/** Kinds that names may tell, with the type to look in if none does. */
export const CLOSEST_TYPE: Readonly<Record<string, BoatType>> = {
  bay: 'Saltwater Fishing',
  flats: 'Saltwater Fishing',
};
