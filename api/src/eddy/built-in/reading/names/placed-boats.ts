import type { Mentioned, Named, NamedBoat, PlacedBoat } from '../../../../platform/names.ts';
import type { Memory } from '../../memory.ts';
import { dollarsOf } from '../../memory.ts';
import { type Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { placesIn } from '../places/wished-places.ts';
import { fits } from './narrowed-names.ts';

const NOUN = '(?:one|boat|yacht|vessel|_type_)';
const BETWEEN =
  '(?: (?:up|down|over|out|back|that|which|is|are|sitting|lying|listed|available|advertised|for sale|they|you|have|has|he|she|there|in|at))*';
/** 'The one over in Salem', 'the Salem boat', 'the cruiser in Salem'. A place may have taken the article: 'on the Salem boat'. */
const PLACED = new RegExp(
  `(?<=\\b(?:the|that) (?:other )?)${NOUN}${BETWEEN} _place_(?! (?:market|area))|_place_ (?:based )?${NOUN}(?! (?:_n_|models?|market|shows?|owners|brokers?))`,
);
const DEFINITE = /\b(?:the|that) (?:other )?$/;
/** 'Is the boat in Salem?' asks where it is. */
const ASKS_WHERE = /(?:^|[,.!?;] |\b(?:and|so|but|okay) )(?:is|was|are) (?:the|that) $/;
const ENDS = /^(?: (?:now|yet|still|already|right now|then|or not))*(?: [?.!,]|$)/;
/** 'Keep the boat in Salem': the boat discussed, and what is done with it. */
const DONE_THERE =
  /\b(?:keep|take|store|see|move|drop|deliver|bring|ship|haul|get|pick up|sell|list|dock|leave|inspect|view|meet|transport|run|close|use|put|have|want|buy|tow|trailer|advertise|register|survey|berth|moor|insure) (?:off )?(?:the|that) $/;
const ELSEWHERE = /^(?:to|near|nearby|around|close|towards|for|outside)\b/i;
const IT = /\b(?:it|she|her|that one|this one|this|that)\b|_ref_/;

interface Description {
  key: string;
  where: PlacedBoat;
  /** Whether 'one' stands for the kind of boat that the message speaks of. */
  isOne: boolean;
  written: string;
}

const NOTHING: Mentioned = {
  ...{ strange: [], ordinary: [], endings: [], numbers: [], numbered: [], described: [], capitalized: [], places: [] },
  ...{ placed: [], own: false, home: false, naming: false },
};

/** Reads a boat that only its place, perhaps with its type, tells from all others of the catalog. */
export async function readPlacedBoats(
  line: Line,
  memory: Memory,
  findNames: (mentioned: Mentioned) => Promise<readonly Named[]>,
): Promise<void> {
  const described: Description[] = [];
  eachPlaced(line, memory, (one) => {
    described.push(one);
    return undefined;
  });
  if (described.length === 0) return;
  const named = await findNames({ ...NOTHING, placed: described });
  const beside = besideIn(line, memory);
  eachPlaced(line, memory, (one) => {
    const found = named.flatMap((name) => (name.kind === 'placed' && name.key === one.key ? name.boats : []));
    return meaningOf(one, found, beside);
  });
}

/** Passes every description of a line to the reader, and replaces it by what the reader returns. */
function eachPlaced(line: Line, memory: Memory, read: (one: Description) => Meaning | undefined): void {
  line.each(PLACED, ({ groups, chunks }) => {
    const before = line.text.slice(0, groups.index);
    const behind = line.text.slice(groups.index + groups[0].length);
    if (ASKS_WHERE.test(before) && ENDS.test(behind)) return undefined;
    if (!DEFINITE.test(before) && !/\bthe\b/i.test(chunks[0]?.written ?? '')) return undefined;
    const isOne = chunks.some(({ text, meaning }) => text === 'one' && !meaning);
    if (!isOne && DONE_THERE.test(before)) return undefined;
    const one = descriptionOf(chunks, isOne);
    return one && !isShown(chunks, memory) ? read(one) : undefined;
  });
}

function descriptionOf(chunks: readonly Chunk[], isOne: boolean): Description | undefined {
  const place = chunks.find(({ meaning }) => meaning?.is === 'place');
  const type = chunks.find(({ meaning }) => meaning?.is === 'type');
  if (!place || place.negated || ELSEWHERE.test(place.written)) return undefined;
  if (place.meaning?.is === 'place' && (place.meaning.around || place.meaning.part)) return undefined;
  if (type && (type.meaning?.is !== 'type' || type.meaning.also || /s$/i.test(type.written))) return undefined;
  const { location, locations, state, states } = placesIn([place], new Line('', [place]));
  if (!location && !locations && !state && !states) return undefined;
  const where: PlacedBoat = {
    ...(location && { location }),
    ...(locations && { locations: [...locations] }),
    ...(state && { state }),
    ...(states && { states: [...states] }),
    ...(type?.meaning?.is === 'type' && { type: type.meaning.type }),
  };
  return { key: JSON.stringify(where), where, isOne, written: place.written };
}

/** Boats of the list on screen come first. */
const isShown = (chunks: readonly Chunk[], { shown }: Memory) =>
  shown.length > 1 &&
  shown.some((boat) =>
    chunks.every(({ meaning }) => !meaning || fits({ ...boat, price: dollarsOf(boat.price) }, meaning) !== false),
  );

interface Beside {
  ids: ReadonlySet<number>;
  makes: ReadonlySet<string>;
  types: ReadonlySet<string>;
}

/** The boats that the described one stands beside: those of the message, or the one discussed. */
function besideIn(line: Line, { focus }: Memory): Beside {
  const own = line.all('own').flatMap(({ boats }) => (boats.length === 1 ? boats : []));
  const named = line.all('boat').flatMap(({ boats, count }) => (count === 1 ? boats : []));
  const told: Pick<NamedBoat, 'id' | 'make' | 'type'>[] = [...own, ...named];
  const makes = line.all('make').map(({ make }) => make);
  const isFocus = focus && told.length === 0 && makes.length === 0 && line.has(IT);
  const all = isFocus ? [focus] : told;
  return {
    ids: new Set(all.map(({ id }) => id)),
    makes: new Set([...all.map(({ make }) => make), ...makes]),
    types: new Set(all.flatMap(({ type }) => type ?? [])),
  };
}

/** 'One' beside a boat stands for another of its make, or else of its type. */
function meaningOf({ isOne, written }: Description, found: readonly NamedBoat[], beside: Beside): Meaning | undefined {
  const others = found.filter(({ id }) => !beside.ids.has(id));
  const ofMake = others.filter(({ make }) => beside.makes.has(make));
  const ofType = others.filter(({ type }) => type && beside.types.has(type));
  const [only] = [others, ofMake, ofType].find(({ length }) => length === 1) ?? [];
  if (only) return { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 };
  const isBeside = beside.ids.size + beside.makes.size > 0;
  if (!isOne || !isBeside || others.length > MOST_ASKED) return undefined;
  return { is: 'boat', name: written, boats: others, count: others.length };
}

/** So many boats are offered where the words fit several. */
const MOST_ASKED = 4;
