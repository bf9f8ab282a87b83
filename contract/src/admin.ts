import { z } from 'zod';

export const suspendInput = z
  .object({ reason: z.string().trim().min(1, 'A reason is required').max(1_000) })
  .meta({ id: 'SuspendInput' });
export type SuspendInput = z.infer<typeof suspendInput>;
