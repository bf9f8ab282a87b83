import { z } from 'zod';
import { timestamp, userId } from './primitives.ts';

export const activityEntry = z
  .object({
    id: z.int(),
    userId: z.string().nullable(),
    userEmail: z.string().nullable(),
    action: z.string(),
    details: z.record(z.string(), z.unknown()),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    timestamp,
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

export const activityFilter = z.object({
  /** Entries by this user or about them. */
  userId: userId.optional(),
  action: z.string().trim().max(100).optional(),
  /** Part of the e-mail address of whoever did it. */
  query: z.string().trim().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
});
export type ActivityFilter = z.infer<typeof activityFilter>;
