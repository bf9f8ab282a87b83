import { type Boat, boatFilter } from '@tradewind/contract/boats';
import type { Database } from '../../db/client.ts';
import { type Mentioned, type Named, type NamedBoat, nameSource, type PlacedBoat } from '../../platform/names.ts';
import {
  boatsNamed,
  boatsTitled,
  FEW_BOATS,
  modelsNumbered,
  type NameRow,
  namesLike,
  placesNamed,
} from './names.store.ts';
import { findBoats, requestOf } from './search/service.ts';

/** Longer messages are searched for names at their beginning only. */
const MOST_WORDS = 40;
const MOST_PLACES = 8;
const MOST_ENDINGS = 6;
const MOST_NUMBERS = 3;
const MOST_DESCRIBED = 2;
const MOST_PLACED = 3;
/** Names whose boats are looked up. */
const MOST_RESOLVED = 16;

const READS = ['strange', 'ordinary', 'endings', 'numbers', 'numbered', 'described', 'placed', 'places'] as const;

/** Makes, models, titles and places of the catalog. */
export const catalogNames = nameSource(READS, async ({ db }, mentioned) => {
  const strange = mentioned.strange.slice(0, MOST_WORDS);
  const ordinary = mentioned.ordinary.slice(0, MOST_WORDS);
  const places = mentioned.places.slice(0, MOST_PLACES);
  const [names, located, numbered, described, placed] = await Promise.all([
    strange.length + ordinary.length > 0 ? namesIn(db, strange, ordinary, mentioned) : [],
    places.length > 0 ? placesNamed(db, places) : [],
    Promise.all(mentioned.numbered.slice(0, MOST_NUMBERS).map((number) => boatsNumbered(db, number))),
    Promise.all(mentioned.described.slice(0, MOST_DESCRIBED).map((words) => boatsDescribed(db, words))),
    Promise.all(mentioned.placed.slice(0, MOST_PLACED).map(({ key, where }) => boatsPlaced(db, key, where))),
  ]);
  return [
    ...names,
    ...numbered,
    ...described,
    ...placed,
    ...located.map(({ word, state }): Named => ({ kind: 'place', name: word, state: state ?? undefined })),
  ];
});

async function boatsNumbered(db: Database, number: string): Promise<Named> {
  const rows = await modelsNumbered(db, number);
  const isFew = rows.reduce((sum, { boats }) => sum + boats, 0) <= FEW_BOATS;
  const boats = isFew ? [...(await resolve(db, rows)).values()].flat() : [];
  return { kind: 'numbered', number, boats };
}

/** One more than one tells that the words mean no boat in particular. */
const FEW_DESCRIBED = 2;

async function boatsDescribed(db: Database, words: string): Promise<Named> {
  const pageOf = (filter: object) => findBoats(db, requestOf(boatFilter.parse(filter)), FEW_DESCRIBED);
  const equipped = await pageOf({ equipment: [words] });
  const page = equipped.boats.length > 0 ? equipped : await pageOf({ query: words });
  const boats = page.boats.map(namedBoat);
  return { kind: 'described', words, boats };
}

/** Boats of a place that can be told apart by their make or type. */
const FEW_PLACED = 12;

async function boatsPlaced(db: Database, key: string, where: PlacedBoat): Promise<Named> {
  const page = await findBoats(db, requestOf(boatFilter.parse(where)), FEW_PLACED + 1);
  return { kind: 'placed', key, boats: page.boats.length > FEW_PLACED ? [] : page.boats.map(namedBoat) };
}

function namedBoat(json: string): NamedBoat {
  const { id, title, make, model, year, length, type, price, location, seller, sellerId } = JSON.parse(json) as Boat;
  return {
    ...{ id, title, make, model, year, length, type, location },
    price: Number(price),
    owner: seller?.firstName ?? null,
    ownerId: sellerId,
  };
}

async function namesIn(
  db: Database,
  strange: readonly string[],
  ordinary: readonly string[],
  { numbers, endings }: Pick<Mentioned, 'numbers' | 'endings'>,
): Promise<Named[]> {
  const pairs = [...strange, ...ordinary];
  const rows = await namesLike(db, strange, pairs, endings.slice(0, MOST_ENDINGS));
  const words = new Set([...[...pairs, ...endings].flatMap((name) => name.split(' ')), ...numbers]);
  const titled = rows.length === 0 && strange.length > 0 ? await boatsTitled(db, strange) : [];
  const makes = [...Map.groupBy(rows, ({ make }) => make)].map(([make, models]) => ({
    make,
    boats: models.reduce((sum, { boats }) => sum + boats, 0),
  }));
  const models = rows.map((row) => ({ row, shared: sharedWords(row, words) })).filter(({ shared }) => shared > 0);
  models.sort((a, b) => b.shared - a.shared || b.row.boats - a.row.boats);
  const chosen = models.slice(0, MOST_RESOLVED).map(({ row }) => row);
  const few = [...makes.slice(0, MOST_RESOLVED), ...chosen].filter(({ boats }) => boats <= FEW_BOATS);
  const resolved = await resolve<{ make: string; model?: string; boats: number }>(db, few);
  return [
    ...makes.map((name): Named => ({ kind: 'make', ...name, some: resolved.get(name) ?? [] })),
    ...rows.map((row): Named => ({ kind: 'model', ...row, some: resolved.get(row) ?? [] })),
    ...titled.map((boat): Named => ({ kind: 'title', words: strange, boat })),
  ];
}

const sharedWords = ({ model }: NameRow, words: ReadonlySet<string>) =>
  model.split(/[\s-]+/).filter((word) => words.has(word) || [...words].some((other) => isNear(word, other))).length;

/** A rough test: the reader decides later whether two words are the same name. */
const isNear = (word: string, other: string) =>
  word.length > 3 && other.length > 3 && word.slice(0, 3) === other.slice(0, 3);

async function resolve<Name extends { make: string; model?: string }>(
  db: Database,
  names: readonly Name[],
): Promise<Map<Name, NamedBoat[]>> {
  if (names.length === 0) return new Map();
  const found = await boatsNamed(db, names);
  return new Map(
    names.map((name, index) => [
      name,
      found.filter((boat) => boat.name === index + 1).map(({ name: _index, ...boat }) => boat),
    ]),
  );
}
