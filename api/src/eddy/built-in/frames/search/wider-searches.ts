import { STATE_NAMES } from '@tradewind/domain/geography';
import type { Phrases } from '../../phrases/phrases.ts';
import { plainEquipment } from '../../reading/equipment.ts';
import { homeOf } from '../../reading/places/us-places.ts';
import { without } from '../../reading/refined-wish.ts';
import type { Wish } from '../../reading/wish.ts';
import { CLOSEST_TYPE } from '../../reading/wished-names.ts';
import { makersIn } from '../../reading/words/engine-makers.ts';

interface Wider {
  wish: Wish;
  because: string;
}

/** A mixed-up name: another boat of that place may have one of its words. */
export const withOneWord = (wish: Wish, words: readonly string[], phrases: Phrases): Wider[] =>
  placed(wish) && words.length > 1
    ? words.toReversed().map((query) => ({
        wish: { ...without(wish, ['boatIds', 'query']), query },
        because: phrases.otherNamed(query),
      }))
    : [];

/** The searches to try if nothing is found: without the name, in the state of a city, anywhere. */
export function widerOf(wish: Wish, beyond: readonly (keyof Wish)[] | undefined, phrases: Phrases): Wider[] {
  if (beyond) return [{ wish: without(wish, beyond), because: phrases.beyond }];
  if (LISTED.some((name) => wish[name] !== undefined))
    return [{ wish: without(wish, LISTED), because: phrases.listedEarlier }];
  if (makersIn(wish.engine).length > 0) {
    const others = withoutMakers(wish);
    return Object.keys(others).length > 0 ? [{ wish: others, because: phrases.anyMaker }] : [];
  }
  const plainer = wish.equipment?.map((thing) => plainEquipment(thing) ?? thing);
  if (plainer && wish.equipment && plainer.join() !== wish.equipment.join())
    return [
      { wish: { ...wish, equipment: plainer }, because: phrases.withPlainer(plainer.map(phrases.equipmentSaid)) },
    ];
  const closest = wish.type ? undefined : CLOSEST_TYPE[wish.query ?? ''];
  if (wish.query && closest)
    return [
      ...(placed(wish) ? elsewhereOf(wish, phrases) : []),
      {
        wish: { ...without(wish, ['query']), type: closest },
        because: phrases.looselyListed(wish.query, [closest]),
      },
    ];
  if (wish.query && Object.keys(wish).length > 1)
    return [{ wish: without(wish, ['query']), because: phrases.withoutName(wish.query) }];
  if (wish.query) return [{ wish: {}, because: phrases.withoutName(wish.query) }];
  if (wish.maxEngineHours !== undefined && Object.keys(wish).length > 1) return withMoreHours(wish, phrases);
  if (placed(wish)) return [...elsewhereOf(wish, phrases), ...withAnyOf(wish, phrases)];
  const { equipment, ...others } = wish;
  return equipment && !others.notEquipment && Object.keys(others).length > 0
    ? [
        ...withAnyOf(wish, phrases),
        { wish: others, because: phrases.unmentioned(equipment.map(phrases.equipmentSaid)) },
      ]
    : withAnyOf(wish, phrases);
}

/** The same boats with more hours, the fewest first, then elsewhere. */
function withMoreHours(wish: Wish, phrases: Phrases): Wider[] {
  const any: Wish = { ...without(wish, ['maxEngineHours', 'sort']), order: 'fewest-hours' };
  const elsewhere = placed(wish) ? elsewhereOf(wish, phrases) : [];
  return [
    { wish: any, because: phrases.moreHours },
    ...elsewhere,
    ...elsewhere.slice(-1).map(({ because }) => ({ wish: without(any, PLACES), because })),
  ];
}

/** The same boats with one of the things, if no listing mentions them all. */
function withAnyOf(wish: Wish, phrases: Phrases): Wider[] {
  const { equipment = [] } = wish;
  if (equipment.length < 2 || equipment.some((thing) => thing.includes('|'))) return [];
  const any = { ...wish, equipment: [equipment.join('|')] };
  return [{ wish: any, because: phrases.withAny(equipment.map(phrases.equipmentSaid)) }];
}

const LISTED = ['listedWithinDays', 'listedSince', 'listedBeforeDays'] as const;
const PLACES = ['location', 'locations', 'state', 'states', 'near', 'withinMiles'] as const;
export const placed = (wish: Wish) => PLACES.some((name) => name !== 'near' && wish[name] !== undefined);

/** A wish without the maker of the engine. */
function withoutMakers({ engine = [], ...others }: Wish): Wish {
  const words = engine.filter((word) => makersIn([word]).length === 0);
  return words.length > 0 ? { ...others, engine: words } : others;
}

/** The same boats in the state of a city, then anywhere, the nearest first. */
function elsewhereOf(wish: Wish, phrases: Phrases): Wider[] {
  const anywhere = without(wish, PLACES);
  const { location, state, near } = wish;
  const home = location === undefined ? undefined : (state ?? homeOf(location));
  const from = near ?? (location ? home && `${location}, ${home}` : state && STATE_NAMES[state]);
  const nearest = from === undefined ? anywhere : { ...without(anywhere, ['sort', 'order']), near: from };
  return [
    ...(home && !state ? [{ wish: { ...nearest, state: home }, because: phrases.inState(STATE_NAMES[home]) }] : []),
    ...(from === undefined ? [] : [{ wish: nearest, because: phrases.elsewhereNearest }]),
    { wish: anywhere, because: phrases.elsewhere },
  ];
}
