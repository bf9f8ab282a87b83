import { z } from 'zod';
import { timestamp } from './primitives.ts';

/** How long an admin can restore a removed listing. */
export const REMOVAL_UNDO_DAYS = 30;

/** The removal of a listing as its owner sees it. */
export const removal = z
  .object({
    removedAt: timestamp,
    reason: z.string(),
    deletedAfter: timestamp
      .nullable()
      .meta({ description: 'Null if it is kept so that a sync does not bring it back' }),
  })
  .meta({ id: 'Removal' });
export type Removal = z.infer<typeof removal>;
