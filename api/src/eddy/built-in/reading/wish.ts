import type { SearchBoatsInput } from '@tradewind/contract/eddy-tools';
import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import type { BoatType } from '@tradewind/domain/boat-types';
import { matches, matchOf } from '../../matching.ts';
import { equipmentIn } from './equipment.ts';
import type { Chunk, Line } from './line.ts';
import type { Field, Meaning, Range } from './meanings.ts';
import { cashBeside } from './numbers/cash-beside.ts';
import { homesIn, placesIn } from './places/wished-places.ts';
import { unique } from './unique.ts';
import { engineIn } from './wished-engines.ts';
import { listersIn } from './wished-owners.ts';
import { tradeIn } from './wished-trades.ts';

export type Wish = Omit<SearchBoatsInput, 'cursor'>;

/** A wish with what must be said about how it was understood. */
export interface ReadWish {
  wish: Wish;
  /** Words for kinds of boats with the types that stand for them. */
  loosely: readonly { word: string; types: readonly BoatType[] }[];
  /** A bare range that may mean dollars or feet. */
  unclear: Extract<Meaning, { is: 'bound' }> | undefined;
  notes: readonly WishNote[];
  /** How many boats the user asked for: 'the two cheapest'. */
  count: number | undefined;
  /** An order that a search does not have. */
  order: Extract<Meaning, { is: 'sort' }>['by'] | undefined;
}

const FEATURES =
  /\b(?:shallow draft|(?<!\b(?:and|to|please|you|can|then) )draft(?! (?:an?|the|my|up|something|offer|message|him|her|them|me)\b)|per foot|lightest|heaviest|weight)\b/g;

/** Looks and measures that a message asks for. No filter has them. */
export const featuresIn = (line: Line): string[] => [...new Set(line.text.match(FEATURES) ?? [])];

type WishNote = 'lowHours' | 'trailer' | 'miles' | 'drive' | 'euros' | 'coins' | 'cash';

/** Engines up to this many hours count as having few. */
export const FEW_HOURS = 300;
const ABOUT_SHARE = 0.15;

const FIELDS: Record<Field, [min: keyof Wish, max: keyof Wish]> = {
  price: ['minPrice', 'maxPrice'],
  length: ['minLength', 'maxLength'],
  beam: ['minBeam', 'maxBeam'],
  year: ['minYear', 'maxYear'],
  hours: ['minEngineHours', 'maxEngineHours'],
  sleeps: ['minSleeps', 'maxSleeps'],
  people: ['minCapacity', 'maxCapacity'],
  speed: ['minMaxSpeed', 'maxMaxSpeed'],
};

/** Reads a wish for boats. */
export function readWish(line: Line): ReadWish {
  const gift = givenPart(line);
  const homes = new Set(homesIn(line));
  const chunks = line.chunks.filter((chunk) => !gift.has(chunk) && !homes.has(chunk));
  const notes = new Set<WishNote>();
  const types = kindsIn(chunks);
  const places = placesIn(chunks, line);
  const wish: Wish = {
    ...namesIn(chunks),
    ...types.wish,
    ...places,
    ...withoutFloor(rangesIn(chunks, notes, isCapped(line)), line),
    ...lengthsRuledOut(chunks),
    ...listedIn(chunks),
    ...engineIn(chunks),
    ...conditionsIn(chunks),
    ...equipmentIn(chunks),
    ...tradeIn(line.chunks, line),
    ...listersIn(line),
    ...(line.first('untaken') && { notInTrade: true as const }),
    ...leftOutIn(line),
  };
  const sort = chunks.flatMap(({ meaning }) => (meaning?.is === 'sort' ? [meaning] : []))[0];
  const known = sort && SORTED.has(sort.by) ? (sort.by as NonNullable<Wish['sort']>) : undefined;
  if (line.all('miles').length > 0 && !places.near) notes.add('miles');
  if (places.near && line.first('miles')?.drive !== undefined) notes.add('drive');
  if (line.all('coins').length > 0) notes.add('coins');
  if (cashBeside(line)) notes.add('cash');
  return {
    wish: {
      ...wish,
      ...(wish.zip ? { sort: 'distance' as const } : known && { sort: known }),
    },
    loosely: types.loosely,
    unclear: unclearIn(chunks, types.wanted),
    notes: [...notes],
    count: sort?.count ?? numberOfBoats(line),
    order: sort && !known ? sort.by : undefined,
  };
}

/** 'Show me three bowriders'. */
function numberOfBoats(line: Line): number | undefined {
  if (
    !line.has(
      /(?:^|\b(?:me|show|find|list|give|see|want|need) )_n_ (?:other |more |good |nice |random )?(?:_type_|boats|yachts|options)(?! (?:and|or|to))/,
    )
  )
    return undefined;
  const number = line.first('n')?.value ?? 0;
  return Number.isInteger(number) && number > 1 && number <= 6 ? number : undefined;
}

const SORTED = new Set(['newest', 'oldest', 'price-low', 'price-high', 'length']);

const OF_ASSET = /^(?:my|our|a|an|some)$/;

/** Details of what the user would give say nothing about the boat: 'my house in Tampa', 'a 1967 Mustang', 'worth 85k'. */
function givenPart(line: Line): Set<Chunk> {
  const given = new Set<Chunk>();
  const cash = cashBeside(line);
  line.chunks.forEach((chunk, index) => {
    if (chunk === cash) given.add(chunk);
    if (chunk.meaning?.is !== 'asset') return;
    const before = line.chunks.slice(Math.max(index - 3, 0), index);
    const isThing = before.some(({ text }) => OF_ASSET.test(text));
    const year = before.findLast(({ meaning }) => isYear(meaning));
    if (isThing && year) given.add(year);
    const next = line.chunks[index + 1];
    const isMine = before.some(({ text }) => /^(?:my|our)$/.test(text));
    const stays = chunk.meaning.key === 'real_estate' || chunk.meaning.key === 'land';
    if (isThing && (isMine || stays) && next?.meaning?.is === 'place') given.add(next);
    const worth = line.chunks.slice(index + 1, index + 6);
    const value = worth.findIndex(({ text }) => /^(?:worth|valued|value)$/.test(text));
    // 'Owners that take land and are worth a million' speaks of boats.
    const isOfBoat = worth.slice(0, Math.max(value, 0)).some(({ text }) => /^(?:and|but|are)$/.test(text));
    if (value >= 0 && !isOfBoat)
      for (const one of worth.slice(value + 1))
        if (one.meaning?.is === 'money' || one.meaning?.is === 'bound') given.add(one);
  });
  return given;
}

const isYear = (meaning: Meaning | undefined) =>
  (meaning?.is === 'bound' && meaning.field === 'year') || (meaning?.is === 'quantity' && meaning.field === 'year');

function namesIn(chunks: readonly Chunk[]): Wish {
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

function leftOutIn(line: Line): Wish {
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

function kindsIn(chunks: readonly Chunk[]) {
  const kinds = chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'type' ? [{ ...meaning, negated }] : []));
  const unwanted = unique(kinds.filter(({ negated }) => negated).flatMap(typesOf));
  const plain = unique(kinds.filter(({ negated, also }) => !negated && !also).flatMap(typesOf));
  // 'A day boat, preferably a bowrider' and 'a family boat, no bowriders'.
  const broad = kinds.filter(({ negated, also }) => !negated && also).flatMap(typesOf);
  const wanted = plain.length > 0 ? plain : unique(broad).filter((type) => !unwanted.includes(type));
  const loosely = kinds.flatMap(({ loosely: word, negated, ...kind }) => {
    const types = kind.also && !negated ? wanted : typesOf(kind);
    return word === undefined || negated || (kind.also && plain.length > 0) ? [] : [{ word, types }];
  });
  const wish: Wish = {
    ...(wanted.length === 1 && { type: wanted[0] }),
    ...(wanted.length > 1 && { types: wanted }),
    ...(unwanted.length > 0 && wanted.length === 0 && { notTypes: unwanted }),
  };
  return { wish, loosely, wanted };
}

const typesOf = ({ type, also = [] }: { type: BoatType; also?: readonly BoatType[] }): BoatType[] => [type, ...also];

const TOPS =
  /\b(?:tops|topp(?:ed|ing)|max(?:e[sd]|ing|imum)?|ceiling|at most|stretch|cap|absolute(?:ly)?|top (?:price|dollar|end)|not (?:a )?(?:dollar|penny|cent) (?:more|over))\b/;
const FLOOR = /\b(?:floor|between|from|at least|over|above|more than|min|minimum|starting|or more|and up)\b/;
const CEILING =
  /_(?:n|money)_ (?:(?:would|should|must|will) be |is |as |being )*(?:my |the |an? |our )*(?:absolute |hard |very |upper )*(?:ceiling|max|maximum|limit|cap|top|most|tops)\b/;

/** Whether an amount without a comparison is the most that the user would pay: 'budget for this one: 260k'. */
function isCapped(line: Line): boolean {
  const said = line.message.toLowerCase();
  return (
    (matches(TOPS, said) ||
      /\bbudget\b|\b(?:get|buy|afford|find|have) (?:\w+ )?(?:for|with) \$?\d|\bwhat (?:would|does|will|can|could|do) \$?\d[\d.,]*\s?(?:k|grand|m|mil|thousand|million)? (?:get|buy)\b/.test(
        said,
      )) &&
    !FLOOR.test(said)
  );
}

/** 'Around 200k, 250 is the ceiling' and '60-70 tops' have no lower end. */
function withoutFloor(wish: Wish, line: Line): Wish {
  if (wish.minPrice === undefined || wish.maxPrice === undefined) return wish;
  const ceiling = ceilingIn(line);
  const said = line.message.toLowerCase();
  if (FLOOR.test(said) || !(matches(TOPS, said) || ceiling !== undefined)) return wish;
  const { minPrice: _least, ...rest } = wish;
  return { ...rest, maxPrice: Math.max(ceiling ?? 0, ceiling === undefined ? wish.maxPrice : 0) };
}

/** The highest price, if it is said as such behind the number. */
export function ceilingIn(line: Line): number | undefined {
  const found = matchOf(CEILING, line.text);
  if (!found) return undefined;
  const before = line.text.slice(0, found.index).split(' ').filter(Boolean).length;
  const meaning = line.chunks[before]?.meaning;
  if (meaning?.is === 'money') return meaning.value;
  return meaning?.is === 'n' ? (meaning.value < 1_000 ? meaning.value * 1_000 : meaning.value) : undefined;
}

const OTHER_CURRENCY = /€|£|\b(?:euros?|eur|pounds|gbp)\b/i;

function rangesIn(chunks: readonly Chunk[], notes: Set<WishNote>, isLimit: boolean): Wish {
  const ranges = new Map<Field, Range>();
  const add = (field: Field, { min, max }: Range) => {
    const known = ranges.get(field) ?? {};
    ranges.set(field, { ...known, ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
  };
  const bounds = chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'bound' && !negated ? [meaning] : []));
  // 'Around 80, not more than 90' has no lower end.
  const isFirm = (field: Field) => bounds.some((bound) => bound.field === field && !bound.about);
  for (const { meaning, written, negated } of chunks) {
    if (negated) continue;
    if (meaning?.is === 'bound' && meaning.field === 'price' && OTHER_CURRENCY.test(written)) notes.add('euros');
    if (meaning?.is === 'bound' && !(meaning.about && isFirm(meaning.field))) add(meaning.field, meaning);
    if (meaning?.is === 'bound' && meaning.trailer) notes.add('trailer');
    if (meaning?.is === 'money' && meaning.currency) notes.add('euros');
    if (meaning?.is === 'money' && !ranges.has('price') && !bounds.some((bound) => isFirmNear(bound, meaning.value)))
      add('price', isLimit ? { max: meaning.value } : roughly(meaning.value));
    if (meaning?.is === 'lowhours') add('hours', { max: FEW_HOURS });
    if (meaning?.is === 'lowhours') notes.add('lowHours');
  }
  return Object.fromEntries(
    [...ranges].flatMap(([field, { min, max }]) => {
      const [least, most] = FIELDS[field];
      return [
        ...(min === undefined ? [] : [[least, searched(field, min, Math.ceil(min - NEARLY))]]),
        ...(max === undefined ? [] : [[most, searched(field, max, Math.floor(max + NEARLY))]]),
      ];
    }),
  );
}

/** Miles per hour that nobody misses: 40 knots are 46.03. */
const NEARLY = 0.1;

/** A limit in the steps of listings: whole miles per hour, tenths of a foot. 8 m are 26.25 ft, so a boat of 26.2 ft fits. */
function searched(field: Field, value: number, whole: number): number {
  if (field === 'price') return value;
  if (field === 'year') return Math.min(Math.max(value, 1900), 2100);
  if (field === 'length' || field === 'beam') return Math.round(value * 10) / 10;
  return field === 'speed' ? whole : Math.round(value);
}

/** A firm limit near an amount stands for both: 'for 80k, not over 90'. Far above it, the amount still counts. */
const isFirmNear = ({ field, about, max }: Extract<Meaning, { is: 'bound' }>, amount: number): boolean =>
  field === 'price' && !about && (max === undefined || max < 2 * amount);

const roughly = (amount: number): Range => ({
  min: Math.round(amount * (1 - ABOUT_SHARE)),
  max: Math.round(amount * (1 + ABOUT_SHARE)),
});

/** 'Not that 60 footer'. */
function lengthsRuledOut(chunks: readonly Chunk[]): Wish {
  const notLengths = chunks.flatMap(({ meaning, negated }) =>
    negated && meaning?.is === 'bound' && meaning.bare !== undefined ? [meaning.bare] : [],
  );
  return notLengths.length > 0 ? { notLengths } : {};
}

function listedIn(chunks: readonly Chunk[]): Wish {
  const said = chunks.flatMap(({ meaning }) => (meaning?.is === 'listed' ? [meaning] : []));
  const { within, before, since } = Object.assign({}, ...said) as Extract<Meaning, { is: 'listed' }>;
  return {
    ...(within !== undefined && { listedWithinDays: within }),
    ...(before !== undefined && { listedBeforeDays: before }),
    ...(since !== undefined && { listedSince: since }),
  };
}

function conditionsIn(chunks: readonly Chunk[]): Wish {
  const all = chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'condition' ? [{ ...meaning, negated }] : []));
  // 'My last one was a project, so no projects' wants none.
  const ruledOut = all.filter(({ negated }) => negated).map(({ conditions }) => conditions);
  const said = all.filter(
    ({ negated, conditions }) => negated || !ruledOut.some((out) => conditions.some((one) => out.includes(one))),
  );
  const wanted = unique(said.filter(({ negated }) => !negated).flatMap(({ conditions }) => conditions));
  const unwanted = unique(
    said.filter(({ negated }) => negated).flatMap(({ conditions, without }) => without ?? conditions),
  );
  const conditions = BOAT_CONDITIONS.filter((one) => wanted.includes(one));
  return {
    ...(conditions.length > 0 && { conditions }),
    ...(unwanted.length > 0 && { notConditions: unwanted.filter((one) => !wanted.includes(one)) }),
  };
}

/** The feet beyond which nobody looks for a boat of the type. */
const LONGEST: Partial<Record<BoatType, number>> = { Bowrider: 40, 'Dual Console': 45, 'Center Console': 65 };

/** A bare number is unclear unless another one of the message is a length or a price, or no such boat is as long. */
function unclearIn(chunks: readonly Chunk[], types: readonly BoatType[]) {
  const bounds = chunks.flatMap(({ meaning }) => (meaning?.is === 'bound' ? [meaning] : []));
  const unclear = bounds.find(({ or }) => or);
  if (!unclear) return undefined;
  const others = bounds.filter((bound) => bound !== unclear);
  const thousands = (unclear.max ?? unclear.min ?? 0) / 1_000;
  const isTooLong = (type: BoatType) => thousands > (LONGEST[type] ?? Number.POSITIVE_INFINITY);
  if (unclear.field === 'price' && types.length > 0 && types.every(isTooLong)) return undefined;
  return others.some(({ field }) => field === 'length' || field === 'price') ? undefined : unclear;
}
