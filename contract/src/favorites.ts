import { z } from 'zod';
import { boat } from './boats.ts';
import { rowId } from './primitives.ts';

/** The caller's saved boats that are still public, the last saved first. */
export const favoriteBoats = z.array(boat);
export const favoriteParams = z.object({ boatId: rowId });
