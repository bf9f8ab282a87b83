import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Queryable, Transaction } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/platform.ts';
import { invalidField, Refusal } from './http/refusal.ts';
import type { Commit, Work } from './work.ts';

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,200}$/;
const RETENTION_HOURS = 48;

/** Identifies a request by its user and `Idempotency-Key`. */
export interface Claim {
  userId: string;
  key: string;
  /** Method, path and a digest of the body. */
  fingerprint: string;
}

interface Outcome<T> {
  response: T;
  /** Whether this is the stored response to an earlier request with the same key. */
  repeated: boolean;
}

export interface Idempotency {
  /**
   * Commits the work together with its response, under the claim. A repeated or concurrent request does no work and gets the
   * same response. A refusal is not stored, so the request may be retried.
   */
  once<T extends object>(
    claim: Claim | undefined,
    status: number,
    body: (work: Work) => Promise<T>,
  ): Promise<Outcome<T>>;
  /** The response to an earlier request with this claim, for checks before anything is counted or locked. */
  storedResponse(claim: Claim | undefined): Promise<object | undefined>;
  removeExpired(): Promise<void>;
}

/** Reads the claim of a signed-in request; undefined without an `Idempotency-Key`. */
export function claimOf(request: FastifyRequest): Claim | undefined {
  const key = request.headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw invalidField('Idempotency-Key', 'Please send an Idempotency-Key of 1 to 200 visible characters.');
  }
  const body = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .digest('base64url');
  const [path] = request.url.split('?', 1);
  return { userId: request.caller.id, key, fingerprint: `${request.method} ${path} ${body}` };
}

/** With a unit of work's `tx` and `commit`, it becomes part of that work. */
export function createIdempotency(db: Queryable, commit: Commit): Idempotency {
  return {
    once: (claim, status, body) =>
      commit(async (work) => {
        if (!claim) return { response: await body(work), repeated: false };
        const earlier = await take(work.tx, claim, status);
        if (earlier) return { response: earlier as Awaited<ReturnType<typeof body>>, repeated: true };
        const response = await body(work);
        await work.tx.update(idempotencyKeys).set({ body: response }).where(isClaim(claim));
        return { response, repeated: false };
      }),
    async storedResponse(claim) {
      return claim && read(db, claim);
    },
    async removeExpired() {
      const oldest = sql`now() - make_interval(hours => ${RETENTION_HOURS})`;
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
    },
  };
}

const isClaim = ({ userId, key }: Claim) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

/** Claims the key for this transaction, or reads the response stored under it. A concurrent request waits here for the first. */
async function take(tx: Transaction, claim: Claim, status: number): Promise<object | undefined> {
  const [taken] = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, status })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return taken ? undefined : read(tx, claim);
}

async function read(db: Queryable, claim: Claim): Promise<object | undefined> {
  const [known] = await db.select().from(idempotencyKeys).where(isClaim(claim));
  if (!known || known.fingerprint === claim.fingerprint) return known?.body ?? undefined;
  throw new Refusal('conflict', 'This Idempotency-Key was already used for another request. Please use a new one.');
}
