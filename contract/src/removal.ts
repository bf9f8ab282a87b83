import { z } from 'zod';
import { timestamp } from './primitives.ts';

/** How long a listing that an admin removed can be brought back. */
export const REMOVAL_UNDO_DAYS = 30;

/** What an owner is told about the removal of their listing. */
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
