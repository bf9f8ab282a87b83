import type { Queryable } from '../../db/client.ts';
import { insertEntry } from './store.ts';

/** Where an action came from. */
export interface Origin {
  address?: string | undefined;
  userAgent?: string | undefined;
}

interface Actor {
  id: string;
  email: string;
}

/** Writes who did what, when and from where, in the transaction that does it. */
export async function logActivity(
  tx: Queryable,
  actor: Actor | null,
  action: string,
  origin: Origin,
  details: Record<string, unknown> = {},
): Promise<void> {
  await insertEntry(tx, {
    userId: actor?.id ?? null,
    userEmail: actor?.email ?? null,
    action,
    details,
    ipAddress: origin.address ?? null,
    userAgent: origin.userAgent?.slice(0, 400) ?? null,
  });
}
