import type { Wish } from './wish.ts';

const GROUPS: readonly (readonly (keyof Wish)[])[] = [
  ['minPrice', 'maxPrice'],
  ['minYear', 'maxYear'],
  ['minLength', 'maxLength'],
  ['minBeam', 'maxBeam'],
  ['minEngineHours', 'maxEngineHours'],
  ['minSleeps', 'maxSleeps'],
  ['minCapacity', 'maxCapacity'],
  ['minMaxSpeed', 'maxMaxSpeed'],
  ['type', 'types', 'notTypes'],
  ['query', 'makes'],
  ['state', 'states', 'location', 'locations', 'zip', 'near', 'withinMiles', 'notStates', 'notLocations'],
  ['fuel', 'notFuel'],
  ['tradeFor', 'notTradeFor', 'notOnlyOpen', 'allTradeFor'],
  ['engine', 'notEngine'],
  ['conditions', 'notConditions'],
  ['sort', 'order'],
  ['listedBy', 'seller'],
  ['boatIds', 'notBoatIds'],
  ['listedWithinDays', 'listedSince', 'listedBeforeDays'],
];

/** Merges two wishes. A later value replaces an earlier one of its group; two ends of a range add up. */
export function refined(earlier: Wish, later: Wish): Wish {
  const merged: Wish = { ...earlier };
  for (const group of GROUPS) {
    if (!group.some((name) => name in later)) continue;
    if (isOtherEnd(group, earlier, later) || excludesMore(group, earlier, later)) continue;
    for (const name of group) delete merged[name];
  }
  if (merged.sort === 'distance' && !merged.zip) delete merged.sort;
  return equipped(withoutStates({ ...merged, ...later }), earlier, later);
}

/** 'Not the ones in Georgia' after 'in Florida or Georgia' leaves Florida. */
function withoutStates(wish: Wish): Wish {
  const { states, notStates, ...others } = wish;
  const left = states?.filter((state) => !notStates?.includes(state)) ?? [];
  if (!states || !notStates || left.length === 0) return wish;
  const [only] = left;
  return { ...others, ...(left.length === 1 && only ? { state: only } : { states: left }) };
}

/** Equipment adds up: 'and a generator'. Equipment ruled out is no longer required, and the other way around. */
function equipped(merged: Wish, earlier: Wish, later: Wish): Wish {
  const { equipment: _required, notEquipment: _excluded, ...rest } = merged;
  const all = new Set([...(earlier.equipment ?? []), ...(later.equipment ?? [])]);
  const none = new Set([...(earlier.notEquipment ?? []), ...(later.notEquipment ?? [])]);
  const equipment = [...all].filter((one) => !later.notEquipment?.includes(one));
  const notEquipment = [...none].filter((one) => !later.equipment?.includes(one));
  return { ...rest, ...(equipment.length > 0 && { equipment }), ...(notEquipment.length > 0 && { notEquipment }) };
}

/** 'At least 30 feet' after 'up to 40 feet' keeps both. */
function isOtherEnd(group: readonly (keyof Wish)[], earlier: Wish, later: Wish): boolean {
  const [min, max, third] = group;
  if (!min || !max || third || !String(min).startsWith('min')) return false;
  const low = Number(later[min] ?? earlier[min]);
  const high = Number(later[max] ?? earlier[max]);
  return min in later !== max in later && low < high;
}

/** 'Not in Miami' after 'in Florida' keeps the state; 'not in Florida' drops it. */
function excludesMore(group: readonly (keyof Wish)[], earlier: Wish, later: Wish): boolean {
  if (!group.includes('notLocations') || !('notLocations' in later || 'notStates' in later)) return false;
  if ('state' in later || 'states' in later || 'location' in later || 'locations' in later) return false;
  const excluded = later.notStates ?? [];
  const cities = later.notLocations ?? [];
  return (
    !(earlier.state && excluded.includes(earlier.state)) && !(earlier.location && cities.includes(earlier.location))
  );
}

export const without = (wish: Wish, names: readonly (keyof Wish)[]): Wish =>
  Object.fromEntries(Object.entries(wish).filter(([name]) => !names.includes(name as keyof Wish)));

/** Adds places and types to those of the earlier wish; everything else refines it. */
export function joined(earlier: Wish, later: Wish): Wish {
  const union = <T>(
    one: T | undefined,
    many: readonly T[] | undefined,
    ...more: readonly (T | readonly T[] | undefined)[]
  ) => [
    ...new Set([...(one === undefined ? [] : [one]), ...(many ?? []), ...more.flatMap((item) => item ?? [])] as T[]),
  ];
  const types = union(earlier.type, earlier.types, later.type, later.types);
  const states = union(earlier.state, earlier.states, later.state, later.states);
  const places = union(earlier.location, earlier.locations, later.location, later.locations);
  const replaced: Wish = {
    ...((later.type ?? later.types) && types.length > 1 && { types }),
    ...((later.state ?? later.states) && states.length > 1 && !earlier.location && { states }),
    ...((later.location ?? later.locations) && places.length > 1 && { locations: places }),
  };
  const single = (Object.keys(replaced) as (keyof Wish)[]).map((name) => name.replace(/s$/, '') as keyof Wish);
  return { ...without(refined(earlier, later), single), ...replaced };
}
