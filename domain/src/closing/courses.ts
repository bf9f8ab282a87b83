import { type AssetCategory, kindNameOf } from '../asset-kinds.ts';
import type { LegKind } from '../trades/legs.ts';
import type { LegCourse } from './tasks.ts';

/** Vehicles, real estate and coins have agents, registries and chains of their own. */
const OUTSIDE_KINDS: readonly string[] = ['bitcoin', 'coins', 'vehicle', 'aircraft', 'building', 'land'];

/** How a leg is closed. The category is the asset's. */
export function courseOf(kind: LegKind, category: AssetCategory | null): LegCourse {
  if (kind === 'boat') return 'vessel';
  if (kind === 'cash') return 'cash';
  if (kind === 'bitcoin') return 'outside';
  return category !== null && OUTSIDE_KINDS.includes(kindNameOf(category)) ? 'outside' : 'item';
}
