import { client } from '@tradewind/domain/ledger/accounts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { ledgerPostings, wireRequests, wires } from '../../db/schema/ledger.ts';
import type { BrokerCaller } from '../../platform/auth.ts';
import type { MovableWire } from './policy.ts';
import type { WireRow } from './wires.store.ts';

export type RequestRow = typeof wireRequests.$inferSelect;
type Asked = Pick<typeof wireRequests.$inferInsert, 'action' | 'tradeId' | 'position' | 'reason'>;

/** The step of a wire that waits for a second broker. */
export async function openRequest(db: Queryable, wireId: number): Promise<RequestRow | undefined> {
  return (await openRequests(db, [wireId])).get(wireId);
}

export async function openRequests(db: Queryable, wireIds: readonly number[]): Promise<Map<number, RequestRow>> {
  if (wireIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(wireRequests)
    .where(and(inArray(wireRequests.wireId, [...wireIds]), eq(wireRequests.state, 'asked')));
  return new Map(rows.map((row) => [row.wireId, row]));
}

export async function insertRequest(
  tx: Queryable,
  broker: BrokerCaller,
  wire: MovableWire,
  asked: Asked,
  now: Date,
): Promise<void> {
  await tx.insert(wireRequests).values({ ...asked, wireId: wire.id, askedBy: broker.id, askedAt: now });
}

export async function decideRequest(
  tx: Queryable,
  broker: BrokerCaller,
  { id }: RequestRow,
  state: 'done' | 'withdrawn',
  now: Date,
): Promise<void> {
  await tx
    .update(wireRequests)
    .set({ state, decidedBy: broker.id, decidedAt: now })
    .where(and(eq(wireRequests.id, id), eq(wireRequests.state, 'asked')));
}

/** Wires of a trade that one broker wants to take back and no second one has yet. */
export const openReversals = (db: Queryable, tradeId: number): Promise<number> =>
  db.$count(
    wireRequests,
    and(eq(wireRequests.tradeId, tradeId), eq(wireRequests.state, 'asked'), eq(wireRequests.action, 'reverse')),
  );

const hadNoSecond = sql`not exists (select from ${wireRequests} r where r.wire_id = ${wires.id} and r.state = 'done')`;

/** Wires of the same direction and account that one broker took back alone. */
export async function reversedAlone(tx: Queryable, { tradeId, account, direction }: WireRow): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${wires.amount}), 0)` })
    .from(wires)
    .where(
      and(
        sql`${wires.tradeId} is not distinct from ${tradeId}`,
        eq(wires.account, account),
        eq(wires.direction, direction),
        eq(wires.state, 'reversed'),
        hadNoSecond,
      ),
    );
  return Number(row?.total ?? 0);
}

/** Unknown wires that one broker assigned alone to this party. */
export async function assignedAlone(tx: Queryable, tradeId: number, position: number): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${wires.amount}), 0)` })
    .from(wires)
    .innerJoin(ledgerPostings, eq(ledgerPostings.journalId, wires.clearedBy))
    .where(and(eq(ledgerPostings.tradeId, tradeId), eq(ledgerPostings.account, client(position)), hadNoSecond));
  return Number(row?.total ?? 0);
}
