import type { Queryable, Transaction } from '../../db/client.ts';
import { QUOTA, type Quota, quotaReached } from './limits.ts';
import { quotaUsed } from './store.ts';

export { lockQuota } from './store.ts';

/** Refuses before anything is read when nothing more would fit. */
export async function refuseFull(db: Queryable, userId: string): Promise<void> {
  if (isFull(await quotaUsed(db, userId))) throw quotaReached();
}

/** Refuses when what is written by now is more than an account may keep. To be called after `lockQuota`. */
export async function requireQuota(tx: Transaction, userId: string): Promise<void> {
  if (exceeds(await quotaUsed(tx, userId))) throw quotaReached();
}

const exceeds = ({ pictures, bytes }: Quota) => pictures > QUOTA.pictures || bytes > QUOTA.bytes;
const isFull = ({ pictures, bytes }: Quota) => pictures >= QUOTA.pictures || bytes >= QUOTA.bytes;
