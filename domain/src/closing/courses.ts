import { type AssetCategory, kindNameOf } from '../asset-kinds.ts';
import type { LegKind } from '../trades/legs.ts';
import type { LegCourse } from './tasks.ts';

/** Vehicles, real estate and coins have agents, registries and chains of their own. */
const OUTSIDE_KINDS: readonly string[] = ['bitcoin', 'coins', 'vehicle', 'aircraft', 'building', 'land'];

/** How a leg is closed. The category is the asset's. */
export function courseOf(kind: LegKind, category: AssetCategory | null): LegCourse {
  if (kind === 'boat') return 'vessel';
  if (kind === 'cash') return 'cash';
  if (kind === 'bitcoin') return 'coins';
  return category !== null && OUTSIDE_KINDS.includes(kindNameOf(category)) ? 'outside' : 'item';
}

const isOutside = (course: LegCourse): boolean => course === 'outside' || course === 'coins';

/** Nobody can hold several things together that close elsewhere: a trade of three or more has at most one. */
export const hasTooManyOutside = (courses: readonly LegCourse[], parties: number): boolean =>
  parties > 2 && courses.filter(isOutside).length > 1;
