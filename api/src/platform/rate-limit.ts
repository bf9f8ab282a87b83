import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { rateLimits } from '../db/schema/platform.ts';
import { Refusal } from './http/refusal.ts';

export interface Limit {
  /** Names the counted action, e.g. `sign-in:account`. */
  name: string;
  most: number;
  seconds: number;
  message: string;
}

export interface RateLimiter {
  /** Counts one more; refuses with 429 when that is over the limit. */
  consume(limit: Limit, key: string): Promise<void>;
  /** Counts one more; false when that is over the limit. */
  allows(limit: Limit, key: string): Promise<boolean>;
  /** Takes one back, for a request that turned out to be harmless. */
  refund(limit: Limit, key: string): Promise<void>;
  reset(limit: Limit, key: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** Limits that hold across all processes, because PostgreSQL counts them: a row per key and window. */
export function createRateLimiter(db: Queryable, enabled: boolean): RateLimiter {
  const rowKey = (limit: Limit, key: string) => `${limit.name}:${key}`.slice(0, 400);
  const limiter: RateLimiter = {
    async consume(limit, key) {
      if (!enabled) return;
      // Reads first and stops if the limit is already exceeded: a flood must not queue up for one row's lock.
      const known = await db
        .select({ hits: rateLimits.hits, resetAt: rateLimits.resetAt })
        .from(rateLimits)
        .where(sql`${rateLimits.key} = ${rowKey(limit, key)} and ${rateLimits.resetAt} > now()`);
      refuseOver(limit, known[0]);
      const fresh = sql`${rateLimits.resetAt} <= now()`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key: rowKey(limit, key), hits: 1, resetAt: sql`now() + make_interval(secs => ${limit.seconds})` })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${fresh} then 1 else ${rateLimits.hits} + 1 end`,
            resetAt: sql`case when ${fresh} then excluded.reset_at else ${rateLimits.resetAt} end`,
          },
        })
        .returning({ hits: rateLimits.hits, resetAt: rateLimits.resetAt });
      refuseOver(limit, row, 1);
    },
    async allows(limit, key) {
      return limiter.consume(limit, key).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && error.code === 'too_many') return false;
          throw error;
        },
      );
    },
    async refund(limit, key) {
      if (!enabled) return;
      await db
        .update(rateLimits)
        .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
        .where(sql`${rateLimits.key} = ${rowKey(limit, key)}`);
    },
    async reset(limit, key) {
      if (!enabled) return;
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${rowKey(limit, key)}`);
    },
    async removeExpired() {
      await db.delete(rateLimits).where(sql`${rateLimits.resetAt} < now()`);
    },
  };
  return limiter;
}

/** `counted` is 1 when the row already includes this hit. */
function refuseOver(limit: Limit, row: { hits: number; resetAt: Date } | undefined, counted = 0): void {
  if (!row || row.hits < limit.most + counted) return;
  const wait = Math.max(1, Math.ceil((row.resetAt.getTime() - Date.now()) / 1000));
  throw new Refusal('too_many', limit.message, { retryAfterSeconds: wait });
}
