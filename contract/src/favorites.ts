import { z } from 'zod';
import { anyBoat } from './boats.ts';
import { rowId } from './primitives.ts';

/** The caller's saved boats, the last saved first; of one that is not offered for now only what anybody may read. */
export const favoriteBoats = z.array(anyBoat);
export const favoriteParams = z.object({ boatId: rowId });
