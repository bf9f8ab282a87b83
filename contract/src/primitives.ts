import { z } from 'zod';

/** Money travels as a decimal string with two places. */
export const money = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .meta({ description: 'US dollars, a decimal string with two places', examples: ['125000.00'] });

/** Times travel as ISO 8601 in UTC. */
export const timestamp = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

export const userId = z.string().min(1).max(64);
export const rowId = z.coerce.number().int().positive().max(2_147_483_647);
