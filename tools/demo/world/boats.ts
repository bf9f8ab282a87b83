import type { BoatCondition } from '@tradewind/domain/boat-conditions';
import type { BoatType } from '@tradewind/domain/boat-types';
import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import { CRUISERS } from './cruisers.ts';
import { FISHING_BOATS } from './fishing-boats.ts';
import { OPEN_BOATS } from './open-boats.ts';
import { SOLD_BOATS } from './sold-boats.ts';

export interface DemoBoat {
  /** The seed of its pictures and of everything else that is random about it. */
  readonly key: string;
  readonly owner: string;
  readonly title?: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly type: BoatType;
  readonly length: number;
  readonly beam?: number;
  readonly price: string;
  readonly condition: BoatCondition;
  readonly location: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly accepts: readonly ListingKey[];
  readonly engine: string;
  readonly engineHours: number;
  readonly fuel: 'Gasoline' | 'Diesel';
  readonly maxSpeed: number;
  readonly capacity: number;
  readonly sleeps?: number;
  readonly views: number;
  readonly pictures: 1 | 4 | 5;
  readonly listedDaysAgo: number;
  readonly featured?: true;
}

/** The boats that are listed, oldest first. */
export const BOATS: readonly DemoBoat[] = [...CRUISERS, ...FISHING_BOATS, ...OPEN_BOATS].toSorted(
  (a, b) => b.listedDaysAgo - a.listedDaysAgo,
);

export const ALL_BOATS: readonly DemoBoat[] = [...BOATS, ...SOLD_BOATS];
