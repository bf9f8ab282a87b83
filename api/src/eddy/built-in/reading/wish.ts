import type { SearchBoatsInput } from '@tradewind/contract/eddy-tools';
import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import type { BoatType } from '@tradewind/domain/boat-types';
import { equipmentIn } from './equipment.ts';
import type { Chunk, Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import { cashBeside } from './numbers/cash-beside.ts';
import { homesIn, placesIn } from './places/wished-places.ts';
import { unique } from './unique.ts';
import { engineIn } from './wished-engines.ts';
import { leftOutIn, namesIn } from './wished-names.ts';
import { listersIn } from './wished-owners.ts';
import { isCapped, lengthsRuledOut, rangesIn, unclearIn, withoutFloor } from './wished-ranges.ts';
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

export type WishNote = 'lowHours' | 'trailer' | 'miles' | 'drive' | 'euros' | 'coins' | 'cash';

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
