import { dollarsOf, type KnownBoat } from './memory.ts';
import type { Chunk } from './reading/line.ts';
import type { Extreme, Meaning, Reference } from './reading/meanings.ts';
import { pointsBack } from './reading/references.ts';
import type { Situation } from './situation.ts';

/** The boats that the user means. `several`: a name that more than one boat has. */
type Meant = { ids: number[] } | { several: string } | 'which one?' | undefined;

/** Finds the boats that a message speaks of: by number, name, place in the list, or pronoun. */
export function boatsMeant(situation: Situation, chunks: readonly Chunk[] = situation.line.chunks): Meant {
  const found = chunks.filter(({ negated }) => !negated).map(({ meaning }) => meantBy(situation, meaning));
  const ids = [...new Set(found.flatMap((meant) => (typeof meant === 'object' && 'ids' in meant ? meant.ids : [])))];
  if (ids.length > 0) return { ids };
  const several = found.find((meant) => typeof meant === 'object' && 'several' in meant);
  if (several) return several;
  if (found.includes('which one?')) return 'which one?';
  const described = describedOne(situation);
  if (described) return described;
  if (!pointsBack(situation.line)) return undefined;
  const { focus, shown } = situation.memory;
  if (focus) return { ids: [focus.id] };
  return shown.length === 1 && shown[0] ? { ids: [shown[0].id] } : 'which one?';
}

function meantBy(situation: Situation, meaning: Meaning | undefined): Meant {
  const { shown, focus } = situation.memory;
  if (meaning?.is === 'id') return { ids: [numbered(meaning.id, situation)] };
  if (meaning?.is === 'ref') return referred(meaning.ref, shown, focus);
  if (meaning?.is === 'person') return { ids: [ownedBy(meaning.name, meaning.boatId, shown, focus)] };
  if (meaning?.is === 'make' || meaning?.is === 'boat') return named(meaning, shown, focus);
  return undefined;
}

/** 'Boat 2' and '#2' are positions in the list, unless a boat in it has that id or the list is shorter. */
function numbered(id: number, { line, memory: { shown } }: Situation): number {
  if (shown.some((boat) => boat.id === id) || line.has(/\b(?:id|listing)\b/)) return id;
  return shown[id - 1]?.id ?? id;
}

/** A person's boat: the one discussed, or the one that the conversation is about. */
function ownedBy(name: string, boatId: number, shown: readonly KnownBoat[], focus: KnownBoat | undefined): number {
  if (focus?.owner === name) return focus.id;
  const owned = shown.filter(({ owner }) => owner === name);
  return owned.length === 1 && owned[0] ? owned[0].id : boatId;
}

function referred(ref: Reference, shown: readonly KnownBoat[], focus: KnownBoat | undefined): Meant {
  const ids = (boats: readonly (KnownBoat | undefined)[]): Meant => {
    const known = boats.flatMap((boat) => (boat ? [boat.id] : []));
    return known.length > 0 && known.length === boats.length ? { ids: known } : 'which one?';
  };
  if (ref.by === 'position') return ids(ref.positions.map((position) => shown.at(position)));
  if (ref.by === 'first') return ids(shown.slice(0, ref.count));
  if (ref.by === 'last') return ids(shown.slice(-ref.count));
  if (ref.by === 'extreme') return ids([extremeOf(shown, ref.extreme)]);
  if (ref.by === 'all') return shown.length > 1 ? ids(shown.slice(0, 4)) : 'which one?';
  return focus ? { ids: [focus.id] } : ids(shown.length === 1 ? shown : [undefined]);
}

function extremeOf(boats: readonly KnownBoat[], extreme: Extreme): KnownBoat | undefined {
  const orders: Record<Extreme, (boat: KnownBoat) => number> = {
    cheapest: ({ price }) => dollarsOf(price),
    priciest: ({ price }) => -dollarsOf(price),
    newest: ({ year }) => -year,
    oldest: ({ year }) => year,
    longest: ({ length }) => -(length ?? 0),
    shortest: ({ length }) => length ?? 999,
    'fewest-hours': () => 0,
  };
  return [...boats].sort((a, b) => orders[extreme](a) - orders[extreme](b))[0];
}

/** A name means the boats of the list that have it; otherwise those of the catalog. */
function named(
  meaning: Extract<Meaning, { is: 'make' | 'boat' }>,
  shown: readonly KnownBoat[],
  focus: KnownBoat | undefined,
): Meant {
  const ids = new Set(meaning.boats.map(({ id }) => id));
  const make = meaning.is === 'make' ? meaning.make.toLowerCase() : undefined;
  const inList = shown.filter((boat) => ids.has(boat.id) || boat.make.toLowerCase() === make);
  if (focus && (ids.has(focus.id) || focus.make.toLowerCase() === make) && inList.length !== 1)
    return { ids: [focus.id] };
  if (inList.length === 1 && inList[0]) return { ids: [inList[0].id] };
  const [only] = meaning.boats;
  if (meaning.count === 1 && only) return { ids: [only.id] };
  return { several: meaning.is === 'make' ? meaning.make : meaning.name };
}

/** 'The one in Tampa', 'the Florida one', 'the 2019': the boat of the list that fits. */
function describedOne({ line, memory: { shown } }: Situation): Meant {
  if (
    shown.length < 2 ||
    !line.has(
      /\bthe (?:_\w+_ )+(?:one|boat)\b|\bthe one (?:with |from |that is |for |at )?_|\bthe _(?:bound|type|place)_(?: \?)?$/,
    )
  )
    return undefined;
  const fits = shown.filter((boat) => line.chunks.every(({ meaning }) => holds(boat, meaning)));
  return fits.length === 1 && fits[0] ? { ids: [fits[0].id] } : undefined;
}

function holds(boat: KnownBoat, meaning: Meaning | undefined): boolean {
  if (meaning?.is === 'type') return boat.type === meaning.type;
  if (meaning?.is === 'place') {
    if (meaning.location) return boat.location.toLowerCase().includes(meaning.location.toLowerCase());
    return (meaning.states ?? []).some(
      (state) => new RegExp(`\\b${state}\\b`).test(boat.location) || boat.location.includes(meaning.label),
    );
  }
  if (meaning?.is === 'bound') {
    const value = { price: dollarsOf(boat.price), year: boat.year, length: boat.length ?? 0 }[meaning.field as 'price'];
    return value === undefined || ((meaning.min ?? value) <= value && value <= (meaning.max ?? value));
  }
  if (meaning?.is === 'money') return Math.abs(dollarsOf(boat.price) - meaning.value) <= meaning.value * 0.02;
  return true;
}
