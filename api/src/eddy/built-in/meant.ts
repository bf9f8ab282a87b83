import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import type { NamedBoat } from '../../platform/names.ts';
import { matches } from '../matching.ts';
import { dollarsOf, type KnownBoat, type Memory } from './memory.ts';
import type { Chunk, Line } from './reading/line.ts';
import { listPartIn, titledBy } from './reading/list-words.ts';
import type { Extreme, Meaning, Reference } from './reading/meanings.ts';
import { fits } from './reading/names/narrowed-names.ts';
import { boatOfOwner } from './reading/names/owners-boat.ts';
import { COMPARED, pointsBack } from './reading/names/references.ts';
import type { Taken } from './reading/names/saved-names.ts';
import { readWish, type Wish } from './reading/wish.ts';
import type { Situation } from './situation.ts';

/** A name that more than one boat may have, with the search that finds them. */
export interface Several {
  name: string;
  wish: Wish;
  /** All of its boats, if a search for the name would miss some: the words of 'Fenwick 31' and 'Fenwick Solace 31' differ in order. */
  ids?: readonly number[];
}

/** The boats that the user means. */
type Meant = { ids: number[] } | { several: Several } | 'which one?' | undefined;

/** The boats that are meant, if it is clear which. */
export const idsMeant = (meant: Meant): number[] => (typeof meant === 'object' && 'ids' in meant ? meant.ids : []);

/** The boats of all names in a message. */
export const namedIds = (line: Line): number[] =>
  [...line.all('boat'), ...line.all('make')].flatMap(({ boats }) => boats.map(({ id }) => id));

const NAMES = new Set(['boat', 'make', 'id', 'ref']);

/** Finds the boats that a message speaks of: by number, name, owner, place in the list, or pronoun. */
export function boatsMeant(situation: Situation, chunks: readonly Chunk[] = situation.line.chunks): Meant {
  const telling = chunks.filter(({ negated }) => !negated);
  // An owner beside a boat only tells it from others of its name.
  const named = telling.filter(({ meaning }) => meaning && NAMES.has(meaning.is) && !isOwnerOnly(meaning));
  const found = (named.length > 0 ? named : telling).map(({ meaning }) => meantBy(situation, meaning));
  const ids = [...new Set(found.flatMap(idsMeant))];
  if (ids.length > 0) return { ids };
  const several = found.find((meant) => typeof meant === 'object' && 'several' in meant);
  if (several) return several;
  const sorted = sortedOne(situation);
  if (sorted) return sorted;
  if (found.includes('which one?')) return 'which one?';
  const described = describedOne(situation);
  if (described) return described;
  if (!pointsBack(situation.line)) return undefined;
  const { focusId, shown } = situation.memory;
  if (focusId !== undefined) return { ids: [focusId] };
  return shown.length === 1 && shown[0] ? { ids: [shown[0].id] } : 'which one?';
}

const isOwnerOnly = (meaning: Meaning) => meaning.is === 'ref' && meaning.ref.by === 'owner';

/** All names of a message that fit several boats, apart from those that fit one. */
export const severalIn = (situation: Situation): Several[] =>
  situation.line.chunks.flatMap(({ meaning, negated }) => {
    const meant = negated ? undefined : meantBy(situation, meaning);
    return typeof meant === 'object' && 'several' in meant ? [meant.several] : [];
  });

function meantBy(situation: Situation, meaning: Meaning | undefined): Meant {
  const { shown, focus } = situation.memory;
  if (meaning?.is === 'id') return { ids: [numbered(meaning.id, situation)] };
  if (meaning?.is === 'ref') return referred(meaning.ref, situation.memory);
  if (meaning?.is === 'person') {
    const told = boatOfOwner(meaning, situation.line.chunks);
    return told ? { ids: [told.id] } : ownedBy(meaning, shown, focus, toldApart(situation.line));
  }
  if (meaning?.is === 'make' || meaning?.is === 'boat') return named(meaning, situation);
  return undefined;
}

/** 'Boat 2' and '#2' are positions in the list, unless a boat in it has that id or the list is shorter. */
function numbered(id: number, { line, memory: { shown } }: Situation): number {
  if (shown.some((boat) => boat.id === id) || line.has(/\b(?:id|listing)\b/)) return id;
  return shown[id - 1]?.id ?? id;
}

/** A person's boat: the one discussed, the one that the conversation is about, or their only one. */
function ownedBy(
  { name, ids, boats, count, talk }: Extract<Meaning, { is: 'person' }>,
  shown: readonly KnownBoat[],
  focus: KnownBoat | undefined,
  told: Wish,
): Meant {
  const isTheirs = (boat: KnownBoat) => boat.owner === name && (!boat.ownerId || ids.includes(boat.ownerId));
  if (focus && isTheirs(focus)) return { ids: [focus.id] };
  const owned = shown.filter(isTheirs);
  if (owned.length === 1 && owned[0]) return { ids: [owned[0].id] };
  if (talk && Object.keys(told).length === 0) return { ids: [talk.boatId] };
  const [only] = boats;
  if (only && count === 1) return { ids: [only.id] };
  const [seller] = ids;
  return seller === undefined || count === 0 ? undefined : { several: { name, wish: { ...told, seller } } };
}

function referred(ref: Reference, { shown, cheapest, focus, focusId, focusBefore, pair: told }: Memory): Meant {
  const ids = (boats: readonly (KnownBoat | undefined)[]): Meant => {
    const known = boats.flatMap((boat) => (boat ? [boat.id] : []));
    return known.length > 0 && known.length === boats.length ? { ids: known } : 'which one?';
  };
  if (ref.by === 'position') return ids(ref.positions.map((position) => shown.at(position)));
  if (ref.by === 'first') return ids(shown.slice(0, ref.count));
  if (ref.by === 'last') return ids(shown.slice(-ref.count));
  if (ref.by === 'extreme') return ids([extremeOf(cheapest ? [...shown, cheapest] : shown, ref.extreme)]);
  if (ref.by === 'others') return ids(shown.filter(({ id }) => id !== focusId).slice(0, MOST_BOATS_AT_ONCE));
  if (ref.by === 'other') {
    const [one, two, ...more] = shown;
    const pair = one && two && more.length === 0 && [one.id, two.id].includes(focusId ?? 0);
    return ids([pair ? shown.find(({ id }) => id !== focusId) : focusBefore]);
  }
  if (ref.by === 'all' && ref.count === 2 && told.length === 2) return ids(told);
  // 'Those two' after two boats that were asked about one by one.
  if (ref.by === 'all' && ref.count === 2 && focus && focusBefore && !isPair(shown, focus))
    return ids([focusBefore, focus]);
  if (ref.by === 'all' && ref.count === 2 && shown.length > 2) return 'which one?';
  if (ref.by === 'all') return shown.length > 1 ? ids(shown.slice(0, MOST_BOATS_AT_ONCE)) : 'which one?';
  return focusId === undefined ? ids(shown.length === 1 ? shown : [undefined]) : { ids: [focusId] };
}

const isPair = (shown: readonly KnownBoat[], focus: KnownBoat) =>
  shown.length === 2 && shown.some(({ id }) => id === focus.id);

type Measured = Pick<NamedBoat, 'year' | 'length'> &
  Partial<Pick<KnownBoat, 'engineHours' | 'topSpeed'>> & { price?: string | number };

const priceOf = ({ price = 0 }: Measured) => (typeof price === 'number' ? price : dollarsOf(price));

export function extremeOf<Boat extends Measured>(boats: readonly Boat[], extreme: Extreme): Boat | undefined {
  const orders: Record<Extreme, (boat: Measured) => number> = {
    cheapest: priceOf,
    priciest: (boat) => -priceOf(boat),
    newest: ({ year }) => -year,
    oldest: ({ year }) => year,
    longest: ({ length }) => -(length ?? 0),
    shortest: ({ length }) => length ?? 999,
    fastest: ({ topSpeed }) => -(topSpeed ?? 0),
    slowest: ({ topSpeed }) => topSpeed ?? Number.MAX_SAFE_INTEGER,
    'fewest-hours': ({ engineHours }) => engineHours ?? Number.MAX_SAFE_INTEGER,
    'most-hours': ({ engineHours }) => -(engineHours ?? 0),
  };
  return [...boats].sort((a, b) => orders[extreme](a) - orders[extreme](b))[0];
}

/** A name means the boats of the list that have it; otherwise those of the catalog. */
function named(meaning: Extract<Meaning, { is: 'make' | 'boat' }>, { line, memory, deals }: Situation): Meant {
  const { shown, focus } = memory;
  const ids = new Set(meaning.boats.map(({ id }) => id));
  const make = meaning.is === 'make' ? meaning.make.toLowerCase() : undefined;
  const inList = shown.filter((boat) => ids.has(boat.id) || boat.make.toLowerCase() === make);
  const isFocus = focus && (ids.has(focus.id) || focus.make.toLowerCase() === make);
  if (isFocus && inList.length !== 1 && !isElsewhere(namedBoat(focus), line)) return { ids: [focus.id] };
  if (inList.length === 1 && inList[0]) return { ids: [inList[0].id] };
  const owners = line.all('person');
  const owned = meaning.boats.filter((boat) => owners.some((owner) => fits(boat, owner)));
  const boats = owned.length > 0 ? owned : meaning.boats;
  const [only] = boats;
  if (only && (owned.length === 1 || meaning.count === 1)) return { ids: [only.id] };
  if (asksOfEach(meaning, line)) return { ids: meaning.boats.map(({ id }) => id) };
  const dealt = line.has(OFFERS) ? undefined : dealtBoat(meaning.boats, deals, line);
  if (dealt) return { ids: [dealt.id] };
  return { several: severalNamed(meaning, line, owned.length > 0 ? owners[0]?.ids[0] : undefined) };
}

const COUNTED: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4 };

/** 'The two Gales, hours on each' are all the boats of that name. */
function asksOfEach({ boats, count }: Extract<Meaning, { is: 'make' | 'boat' }>, line: Line): boolean {
  const [word] = /\b(?:both|two|three|four|each|all)\b/i.exec(line.message) ?? [];
  return (
    word !== undefined &&
    count > 1 &&
    count <= MOST_BOATS_AT_ONCE &&
    boats.length === count &&
    (COUNTED[word.toLowerCase()] ?? count) === count &&
    !line.has(OFFERS)
  );
}

/** An offer or a message needs the boat that is surely meant. */
const OFFERS = /\b(?:offer|bid|trade|swap|message|tell|ask|write|text|compare|versus|vs|or)\b/;
const RUNNING: ReadonlySet<string> = new Set(['open', 'waiting', 'agreed', 'closing']);

/** Of several boats of a name, 'the Gale' is the only one that the user deals over now. */
function dealtBoat(boats: readonly NamedBoat[], deals: Situation['deals'], line: Line): NamedBoat | undefined {
  if (!line.has(/\b(?:the|that|this) _(?:make|boat)_(?! (?:boats|models|_n_))/)) return undefined;
  // 'Which of the Gales' asks about all of them.
  if (line.chunks.some(({ meaning, written }) => meaning?.is === 'make' && isPlural(written, meaning.make)))
    return undefined;
  const ids = deals.flatMap(({ list, boats: dealt }) => (RUNNING.has(list) ? dealt.map(({ boatId }) => boatId) : []));
  const [only, ...others] = boats.filter(({ id }) => ids.includes(id));
  return only && others.length === 0 && !isElsewhere(only, line) ? only : undefined;
}

/** The boat that a make was taken for since the user deals over it, with the number of its others. */
export function dealtOver({ line, memory, deals }: Situation): Taken | undefined {
  if (memory.focus || memory.shown.length > 0 || line.has(OFFERS)) return undefined;
  const [make] = line.all('make');
  const boat = make && make.count > 1 ? dealtBoat(make.boats, deals, line) : undefined;
  return boat && { boat, others: (make?.count ?? 1) - 1 };
}

/** 'The Gale in Ohio' is none of another place. */
const isElsewhere = (boat: NamedBoat, { chunks }: Line): boolean =>
  chunks.some(
    ({ meaning, negated }, index) =>
      meaning?.is === 'place' &&
      !negated &&
      /^(?:boat|make)$/.test(chunks[index - 1]?.meaning?.is ?? '') &&
      fits(boat, meaning) === false,
  );

const isPlural = (written: string, make: string) => written.toLowerCase().endsWith(`${make.toLowerCase()}s`);

const TOLD_APART: readonly (keyof Wish)[] = ['type', 'state', 'location', 'minYear', 'maxYear'];

/** The words of a message that tell boats of one name or one owner apart. */
const toldApart = (line: Line): Wish =>
  Object.fromEntries(Object.entries(readWish(line).wish).filter(([key]) => TOLD_APART.includes(key as 'type')));

function severalNamed(
  meaning: Extract<Meaning, { is: 'make' | 'boat' }>,
  line: Line,
  seller: string | undefined,
): Several {
  const name = meaning.is === 'make' ? meaning.make : meaning.name;
  const said = toldApart(line);
  const year = meaning.is === 'boat' ? meaning.year : undefined;
  const isWhole = meaning.boats.length === meaning.count && meaning.count <= MOST_BOATS_AT_ONCE;
  const isMissed = meaning.boats.some(({ title }) => !title.toLowerCase().includes(name.toLowerCase()));
  return {
    name: year === undefined ? name : `${year} ${name}`,
    wish: { query: name, ...said, ...(year && { minYear: year, maxYear: year }), ...(seller && { seller }) },
    ...(isWhole && isMissed && { ids: meaning.boats.map(({ id }) => id) }),
  };
}

/** 'The one in Tampa', 'the Florida one', 'the 2019': the boat of the list that fits. */
function describedOne({ line, memory: { shown } }: Situation): Meant {
  if (
    shown.length < 2 ||
    !line.has(
      /\bthe (?:_\w+_ )+(?:one|boat)\b|\bthe one (?:with |from |that is |for |at )?_|\bthe _(?:bound|type|place|n|quantity)_(?: \?)?$/,
    )
  )
    return undefined;
  const fitting = shown.filter((boat) => line.chunks.every(({ meaning }) => isLike(boat, meaning)));
  return fitting.length === 1 && fitting[0] ? { ids: [fitting[0].id] } : undefined;
}

/** 'The cheapest one' of the list, within a request about it. */
function sortedOne({ line, memory: { shown, cheapest } }: Situation): Meant {
  const sort = line.first('sort');
  const extreme = sort && !sort.count ? EXTREMES[sort.by] : undefined;
  if (!extreme || shown.length < 2 || !line.has(/\bthe _sort_ (?:one|boat|of (?:them|those|these))\b/))
    return undefined;
  const boat = extremeOf(cheapest ? [...shown, cheapest] : shown, extreme);
  return boat && { ids: [boat.id] };
}

const namedBoat = (boat: KnownBoat): NamedBoat => ({ ...boat, price: dollarsOf(boat.price) });

function isLike(boat: KnownBoat, meaning: Meaning | undefined): boolean {
  if (meaning?.is === 'money') return Math.abs(dollarsOf(boat.price) - meaning.value) <= meaning.value * 0.02;
  if (meaning?.is === 'bound' && meaning.field === 'price') {
    const price = dollarsOf(boat.price);
    return (meaning.min ?? price) <= price && price <= (meaning.max ?? price);
  }
  if (meaning?.is === 'make') return boat.make.toLowerCase() === meaning.make.toLowerCase();
  if (meaning?.is === 'boat') return meaning.boats.some(({ id }) => id === boat.id);
  return fits(namedBoat(boat), meaning) ?? true;
}

const TELLS = new Set([
  'n',
  'bound',
  'quantity',
  'place',
  'type',
  'person',
  'make',
  'boat',
  'money',
  'ref',
  'id',
  'sort',
]);
const SAYS_NOTHING = /^(?:the|one|that|this|a|i|mean|meant|is|it|boat|in|from|of|by|at|s|'s|with|please|and|no|yes)$/;

/** The boat of the last list that a reply to 'which boat?' chooses: by number, year, place, owner or a word of its title. */
export function chosenBoat(situation: Situation): KnownBoat | undefined {
  const { line, memory, reading } = situation;
  const { shown } = memory;
  if (shown.length === 0) return undefined;
  const isTold = ({ meaning, text }: Chunk) =>
    meaning && meaning.is !== 'strange' ? TELLS.has(meaning.is) : titledBy(text, shown) !== undefined;
  const out = new Set(listPartIn(line.chunks, isTold).out);
  const left = line.chunks.filter((chunk) => !out.has(chunk));
  const said = left.filter(({ meaning }) => meaning && TELLS.has(meaning.is));
  const pointed = said.filter(({ meaning }) => meaning?.is === 'ref' || meaning?.is === 'id');
  const meant = pointed.length > 0 ? boatsMeant(situation, pointed) : undefined;
  if (typeof meant === 'object' && 'ids' in meant && meant.ids.length === 1)
    return shown.find(({ id }) => id === meant.ids[0]);
  const extreme = extremeIn(line, reading.words);
  if (extreme && out.size === 0) return extremeOf(shown, extreme);
  const words = left
    .filter(
      ({ meaning, text }) => (!meaning || meaning.is === 'strange') && text.length > 1 && !SAYS_NOTHING.test(text),
    )
    .map(({ text }) => text);
  const titled = (boat: KnownBoat) => boat.title.toLowerCase().split(/[\s-]+/);
  const telling = words.filter((word) => shown.some((boat) => titled(boat).includes(word)));
  if (said.length === 0 && telling.length === 0) return undefined;
  const fitting = shown.filter(
    (boat) =>
      said.every(({ meaning }) => isLike(boat, meaning)) && telling.every((word) => titled(boat).includes(word)),
  );
  if (fitting.length === 1) return fitting[0];
  const position = line.first('n')?.value;
  return fitting.length === 0 && position !== undefined && said.length === 1 ? shown[position - 1] : undefined;
}

/** The extreme that a reply chooses by: 'the cheaper one', 'newest'. */
export function extremeIn(line: Line, words: string): Extreme | undefined {
  const sort = line.first('sort');
  return (sort && EXTREMES[sort.by]) ?? COMPARED.find(([pattern]) => matches(pattern, words))?.[1];
}

export const EXTREMES: Partial<Record<Extract<Meaning, { is: 'sort' }>['by'], Extreme>> = {
  'price-low': 'cheapest',
  'price-high': 'priciest',
  length: 'longest',
  smallest: 'shortest',
  'newest-built': 'newest',
  newest: 'newest',
  'oldest-built': 'oldest',
};
