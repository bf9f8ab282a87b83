import { type Account, client, positionOf } from '@tradewind/domain/ledger/accounts';
import { and, eq, inArray, isNotNull, like, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { ledgerJournals, ledgerPostings, wireRequests, wires } from '../../../db/schema/ledger.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { Assignment, MovableWire } from '../policy.ts';
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

/** The parties who got the money of unknown wires, by the id of the wire. Those that went back have none. */
export async function assignmentsOf(db: Queryable, rows: readonly WireRow[]): Promise<Map<number, Assignment>> {
  const ids = rows.filter(({ purpose, clearedBy }) => purpose === 'unknown' && clearedBy !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: wires.id, tradeId: ledgerPostings.tradeId, account: ledgerPostings.account })
    .from(wires)
    .innerJoin(ledgerPostings, eq(ledgerPostings.journalId, wires.clearedBy))
    .where(and(inArray(wires.id, ids), isNotNull(ledgerPostings.tradeId)));
  return new Map(
    found.flatMap(({ id, tradeId, account }) => {
      const position = positionOf(account as Account);
      return tradeId === null || position === undefined ? [] : [[id, { tradeId, position }] as const];
    }),
  );
}

/** How often an unknown wire was assigned: each time is an event of its own. */
export const timesAssigned = (tx: Queryable, id: number): Promise<number> =>
  tx.$count(
    ledgerJournals,
    and(eq(ledgerJournals.kind, 'suspense_assigned'), like(ledgerJournals.key, `wire:${id}:assigned%`)),
  );

/** Unknown wires besides this one that one broker assigned alone to this party. */
export async function assignedAlone(
  tx: Queryable,
  { id }: WireRow,
  { tradeId, position }: Assignment,
): Promise<number> {
  const [row] = await tx
    .select({ total: sql<string>`coalesce(sum(${wires.amount}), 0)` })
    .from(wires)
    .innerJoin(ledgerPostings, eq(ledgerPostings.journalId, wires.clearedBy))
    .where(
      and(
        eq(ledgerPostings.tradeId, tradeId),
        eq(ledgerPostings.account, client(position)),
        ne(wires.id, id),
        hadNoSecond,
      ),
    );
  return Number(row?.total ?? 0);
}
