import { categoryLabel } from '@tradewind/contract/trade-words';
import { isUsState, STATE_NAMES, type UsState } from '@tradewind/domain/geography';
import { displayMoney, dollars } from '@tradewind/domain/money';
import type { Phrases } from '../../phrases/phrases.ts';
import { directionLabel } from '../../reading/places/directions.ts';
import { NOT_ON_GULF, NOT_ON_LAKES, REGIONS, TOWN_GROUPS } from '../../reading/places/regions.ts';
import type { Wish } from '../../reading/wish.ts';

const money = (amount: number) => displayMoney(dollars(Math.round(amount)));
const stateName = (state: UsState) => (isUsState(state) ? STATE_NAMES[state] : state);

/** Describes a wish in words, so that the user sees how it was understood. */
export function described(wish: Wish, phrases: Phrases): string {
  const types = wish.types ?? (wish.type ? [wish.type] : []);
  const kind = types.length > 0 ? phrases.kinds(types) : phrases.boats;
  const boats = wish.query ? phrases.named(kind, wish.query) : wish.makes ? phrases.ofMakes(kind, wish.makes) : kind;
  const limits = [
    ranged(wish.minPrice, wish.maxPrice, money, phrases),
    feetRange(wish.minLength, wish.maxLength, phrases),
    years(wish, phrases),
    wrapped(feetRange(wish.minBeam, wish.maxBeam, phrases), phrases.beamOf),
    wrapped(ranged(wish.minEngineHours, wish.maxEngineHours, phrases.hours, phrases), phrases.hoursOf),
    sleepsText(wish, phrases),
    wish.minCapacity !== undefined && phrases.carriesAtLeast(wish.minCapacity),
    wish.maxCapacity !== undefined && phrases.carriesAtMost(wish.maxCapacity),
    wish.minMaxSpeed !== undefined && phrases.speedAtLeast(wish.minMaxSpeed),
    wish.maxMaxSpeed !== undefined && phrases.speedAtMost(wish.maxMaxSpeed),
    engineText(wish, phrases),
    wish.equipment && phrases.withEquipment(wish.equipment.map(phrases.equipmentSaid)),
    wish.conditions && phrases.inCondition(wish.conditions),
    placeText(wish, phrases),
    wish.zip && phrases.nearZip(wish.zip),
    wish.listedWithinDays !== undefined && phrases.listedWithin(wish.listedWithinDays),
    wish.listedSince && phrases.listedSince(wish.listedSince),
    wish.listedBeforeDays !== undefined && phrases.listedBefore(wish.listedBeforeDays),
    wish.listedBy && phrases.listedBy[wish.listedBy],
    wish.seller && phrases.ofOwner,
    wish.verifiedOwners && phrases.ofVerified,
    wish.notInTrade && phrases.notInTrade,
    wish.boatIds && phrases.amongChosen,
    wish.notBoatIds && phrases.withoutLeftOut,
    wish.tradeFor &&
      phrases[wish.allTradeFor ? 'takesAll' : 'takes'](
        wish.tradeFor.map(categoryLabel),
        // Owners who are open to any offer do not refuse anything.
        !wish.tradeFor.includes('open_to_offers') && !wish.notOnlyOpen && !wish.notTradeFor,
      ),
    wish.notTradeFor && phrases.takesNot(wish.notTradeFor.map(categoryLabel)),
    excluded(wish, phrases),
  ];
  return [boats, limits.filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

const wrapped = (text: string | undefined, wrap: (text: string) => string) => text && wrap(text);

function ranged(min: number | undefined, max: number | undefined, text: (value: number) => string, phrases: Phrases) {
  if (min !== undefined && max !== undefined) return phrases.between(text(min), text(max));
  if (max !== undefined) return phrases.upTo(text(max));
  return min === undefined ? undefined : phrases.fromUp(text(min));
}

/** Listings give feet with one decimal, so 'from 10.1 ft up' is how a search looks for 'over 10 ft'. */
function feetRange(min: number | undefined, max: number | undefined, phrases: Phrases) {
  const whole = min === undefined ? 0 : Math.floor(min);
  return max === undefined && min !== undefined && min > whole && min - whole < 0.15
    ? phrases.moreThan(phrases.feet(whole))
    : ranged(min, max, phrases.feet, phrases);
}

function years({ minYear: min, maxYear: max }: Wish, phrases: Phrases): string | undefined {
  if (min !== undefined && min === max) return phrases.builtIn(min);
  if (min !== undefined && max !== undefined) return phrases.builtBetween(min, max);
  if (min !== undefined) return phrases.builtSince(min);
  return max === undefined ? undefined : phrases.builtUntil(max);
}

function sleepsText({ minSleeps: min, maxSleeps: max }: Wish, phrases: Phrases): string | undefined {
  if (min !== undefined && max !== undefined) return phrases.sleepsBetween(min, max);
  if (min !== undefined) return phrases.sleepsAtLeast(min);
  return max === undefined ? undefined : phrases.sleepsAtMost(max);
}

function engineText({ fuel = [], engine = [] }: Wish, phrases: Phrases): string | undefined {
  return fuel.length + engine.length > 0
    ? phrases.withEngine([...engine.map((one) => phrases.anyOf(one.split('|'))), ...fuel])
    : undefined;
}

/** Where a wish looks for boats. */
export function placeText(wish: Wish, phrases: Phrases): string | undefined {
  const { near, withinMiles } = wish;
  const distance =
    near === undefined ? '' : withinMiles === undefined ? phrases.nearTo(near) : phrases.within(withinMiles, near);
  return [distance, regionText(wish, phrases)].filter(Boolean).join(', ') || undefined;
}

function regionText({ state, states = [], location, locations = [] }: Wish, phrases: Phrases): string | undefined {
  const region = regionOf(states);
  const all = [
    ...(location ? [state ? `${location}, ${stateName(state)}` : location] : []),
    ...named(locations),
    ...(state && !location ? [stateName(state)] : []),
    ...(region ? [region.label] : (twoRegions(states) ?? beyond(states) ?? states.map(stateName))),
  ];
  const missing = region?.missing.map((one) => phrases.inPlaces([stateName(one)])) ?? [];
  if (all.length === 0) return undefined;
  return [phrases.inPlaces(all), missing.length > 0 ? phrases.not(missing) : ''].filter(Boolean).join(' ');
}

/** Towns by the name of their part of the country, and states without the second way to write them. */
function named(locations: readonly string[]): string[] {
  const whole: (readonly [string, readonly string[]])[] = [];
  for (const group of TOWN_GROUPS) {
    const [, towns] = group;
    const isKnown = whole.some(([, others]) => towns.every((town) => others.includes(town)));
    if (!isKnown && towns.every((town) => locations.includes(town))) whole.push(group);
  }
  const known = whole.flatMap(([, towns]) => towns);
  const others = locations.filter((one) => !/^, [A-Z]{2}$/.test(one) && !known.includes(one));
  return [...others, ...whole.map(([label]) => label)];
}

/** So few states are told by their names: Maryland and Virginia are more than the Chesapeake. */
const FEW_STATES = 3;
const NAMED_PAIRS: ReadonlySet<string> = new Set(['the Carolinas', 'the Pacific Northwest', 'the West Coast']);

/** The part of the country that these states are, perhaps without a few of them. */
function regionOf(states: readonly UsState[]): { label: string; missing: UsState[] } | undefined {
  if (states.length < 2) return undefined;
  const regions = REGIONS.map(([, label, part]) => ({
    label,
    part,
    missing: part.filter((one) => !states.includes(one)),
  }));
  return regions.find(
    ({ label, part, missing }) =>
      (part.length > FEW_STATES || NAMED_PAIRS.has(label)) &&
      part.length - missing.length === states.length &&
      missing.length <= (part.length > 5 ? 2 : 0),
  );
}

/** Two parts of the country that make up all of these states. */
function twoRegions(states: readonly UsState[]): string[] | undefined {
  const whole = REGIONS.filter(([, , part]) => part.length > 1 && part.every((state) => states.includes(state)));
  const pairs = whole.flatMap((one) => whole.map((other) => [one, other] as const));
  const pair = pairs.find(([one, other]) => one !== other && new Set([...one[2], ...other[2]]).size === states.length);
  return pair && [pair[0][1], pair[1][1]];
}

/** 'The states north of Virginia' instead of a long list. */
function beyond(states: readonly UsState[]): string[] | undefined {
  const label = directionLabel(states);
  return label === undefined ? undefined : [label];
}

/** Towns of a region's states that lie elsewhere are named by a remark. */
const isLeftOut = ({ notLocations = [] }: Wish, town: string) =>
  [NOT_ON_GULF, NOT_ON_LAKES].some((towns) => towns.includes(town) && towns.every((one) => notLocations.includes(one)));

function excluded(wish: Wish, phrases: Phrases): string | undefined {
  const towns = named((wish.notLocations ?? []).filter((town) => !isLeftOut(wish, town)));
  // Kinds, places, engines and so on are ruled out one by one: 'but not Bowriders, not in Florida'.
  const [first, ...others] = [
    [...(wish.notTypes ? [phrases.kinds(wish.notTypes)] : []), ...(wish.notMakes ?? [])],
    wish.notLengths ? [phrases.around(wish.notLengths.map(phrases.feet))] : [],
    wish.notMine ? [phrases.yours] : [],
    [...(wish.notStates ?? []).map(stateName), ...towns].map((place) => phrases.inPlaces([place])),
    wish.notFuel ? [phrases.withEngine([phrases.anyOf(wish.notFuel)])] : [],
    wish.notEngine ? [phrases.withEngine([phrases.anyOf(wish.notEngine)])] : [],
    wish.notEquipment ? [phrases.withEquipment(wish.notEquipment.map(phrases.equipmentSaid))] : [],
    wish.notConditions ? [phrases.inCondition(wish.notConditions)] : [],
  ].filter((group) => group.length > 0);
  return first && [phrases.not(first), ...others.map(phrases.nor)].join(', ');
}
