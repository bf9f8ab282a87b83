import type { WiresQuery } from '@tradewind/contract/ledger';
import { parseMoney } from '@tradewind/domain/money';
import { withoutSeparators } from '@tradewind/domain/typed-numbers';
import { and, desc, eq, gt, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { users } from '../../../db/schema/accounts.ts';
import { ledgerJournals, wires } from '../../../db/schema/ledger.ts';
import { tradeParties, trades } from '../../../db/schema/trades.ts';
import { likeAnywhere, readTradeNumber } from '../../../db/search-text.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { MovableWire } from '../policy.ts';

export type WireRow = typeof wires.$inferSelect;
export type NewWire = Omit<typeof wires.$inferInsert, 'id' | 'recordedBy' | 'state' | 'referenceKey'>;

/** Banks and people write the same reference in different ways. Wires store this key, so that it is unique and found by an index. */
export const referenceKey = (reference: SQL): SQL<string> => sql`lower(regexp_replace(${reference}, '\\s', '', 'g'))`;

export async function insertWire(tx: Queryable, broker: BrokerCaller, wire: NewWire): Promise<WireRow> {
  const [row] = await tx
    .insert(wires)
    .values({ ...wire, referenceKey: referenceKey(sql`${wire.bankReference}::text`), recordedBy: broker.id })
    .returning();
  if (!row) throw new Error('The wire was not written.');
  return row;
}

/** Holds the wire until the end of the transaction. */
export async function lockWire(tx: Queryable, id: number): Promise<WireRow | undefined> {
  const [row] = await tx.select().from(wires).where(eq(wires.id, id)).for('update');
  return row;
}

type WireChange = Partial<
  Pick<
    WireRow,
    | 'state'
    | 'confirmedBy'
    | 'confirmedAt'
    | 'collectedBy'
    | 'collectedAt'
    | 'bankDate'
    | 'voidedBy'
    | 'voidReason'
    | 'journalId'
    | 'clearedBy'
  >
>;

export async function updateWire(tx: Queryable, { id }: MovableWire, change: WireChange): Promise<WireRow> {
  const [row] = await tx.update(wires).set(change).where(eq(wires.id, id)).returning();
  if (!row) throw new Error(`Wire ${id} was not written.`);
  return row;
}

/** Keeps the balances and the status of a trade as they are until the end of the transaction. Undefined if there is none. */
export async function lockTradeMoney(tx: Queryable, tradeId: number): Promise<string | undefined> {
  const [row] = await tx
    .select({ status: trades.status })
    .from(trades)
    .where(eq(trades.id, tradeId))
    .for('no key update');
  return row?.status;
}

/** Any number that no other lock in this database uses. */
const SUSPENSE_LOCK = 7_283_943;

/**
 * Sums of what one broker moved alone are read and added to one after the other: two calls at the same time would each find the
 * other's amount missing.
 */
export async function lockSums(tx: Queryable, tradeId: number | null): Promise<void> {
  if (tradeId === null) await tx.execute(sql`select pg_advisory_xact_lock(${SUSPENSE_LOCK})`);
  else await lockTradeMoney(tx, tradeId);
}

export async function isInDispute(db: Queryable, tradeId: number): Promise<boolean> {
  const rows = await db
    .select({ id: trades.id })
    .from(trades)
    .where(and(eq(trades.id, tradeId), eq(trades.status, 'disputed')));
  return rows.length > 0;
}

export async function isParty(db: Queryable, tradeId: number, position: number): Promise<boolean> {
  const rows = await db
    .select({ position: tradeParties.position })
    .from(tradeParties)
    .where(and(eq(tradeParties.tradeId, tradeId), eq(tradeParties.position, position)));
  return rows.length > 0;
}

export async function isPartyOf(db: Queryable, tradeId: number, userId: string): Promise<boolean> {
  const rows = await db
    .select({ position: tradeParties.position })
    .from(tradeParties)
    .where(and(eq(tradeParties.tradeId, tradeId), eq(tradeParties.userId, userId)));
  return rows.length > 0;
}

const sameAccount = ({ tradeId, account, direction }: Pick<NewWire, 'tradeId' | 'account' | 'direction'>) =>
  and(
    eq(wires.account, account),
    eq(wires.direction, direction),
    tradeId == null ? isNull(wires.tradeId) : eq(wires.tradeId, tradeId),
    ne(wires.state, 'voided'),
  );

const totalWhere = async (db: Queryable, condition: SQL | undefined): Promise<number> => {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${wires.amount}), 0)` })
    .from(wires)
    .where(condition);
  return Number(row?.total ?? 0);
};

/** Wires of the same direction and account that needed no second person. */
export const confirmedAlone = (tx: Queryable, wire: Pick<NewWire, 'tradeId' | 'account' | 'direction'>) =>
  totalWhere(tx, and(sameAccount(wire), eq(wires.needsSecond, false)));

/** Unknown wires that this broker has sent back without a second person since that moment. */
export const returnedAlone = (tx: Queryable, brokerId: string, since: Date) =>
  totalWhere(
    tx,
    and(
      eq(wires.purpose, 'suspense_return'),
      eq(wires.recordedBy, brokerId),
      eq(wires.needsSecond, false),
      ne(wires.state, 'voided'),
      gt(wires.recordedAt, since),
    ),
  );

/** Wires out of the same account of the same book that are recorded and not yet posted. */
export const pendingOut = (tx: Queryable, wire: Pick<NewWire, 'tradeId' | 'account' | 'direction' | 'book'>) =>
  totalWhere(tx, and(sameAccount(wire), eq(wires.book, wire.book), eq(wires.state, 'recorded')));

const LISTS: Readonly<Record<WiresQuery['list'], SQL | undefined>> = {
  open: inArray(wires.state, ['recorded', 'confirmed']),
  suspense: and(eq(wires.purpose, 'unknown'), eq(wires.state, 'collected'), isNull(wires.clearedBy)),
  all: undefined,
};

/** Unknown wires have no trade of their own: the journal that assigned one names it. */
const TRADE_OF_WIRE = sql`coalesce(${wires.tradeId}, (select ${ledgerJournals.tradeId} from ${ledgerJournals}
  where ${ledgerJournals.id} = ${wires.clearedBy}))`;

/** Finds the wires of a trade and those assigned to it, each by its index. */
const isOfTrade = (tradeId: number): SQL => sql`${wires.id} in (
  select own.id from ${wires} own where own.trade_id = ${tradeId}
  union all
  select assigned.id from ${ledgerJournals} journal join ${wires} assigned on assigned.cleared_by = journal.id
    where journal.trade_id = ${tradeId})`;

/** The desk of a broker lacks the wires of trades in which they are a party. */
const isForeignTo = (brokerId: string): SQL => sql`not exists (select from ${tradeParties}
  where ${tradeParties.tradeId} = ${TRADE_OF_WIRE} and ${tradeParties.userId} = ${brokerId})`;

/** By reference, name, amount or trade, as people type them. */
function matches(search: string): SQL | undefined {
  const amount = parseMoney(withoutSeparators(search));
  const trade = readTradeNumber(search);
  return or(
    ilike(wires.bankReference, likeAnywhere(search)),
    ilike(wires.counterparty, likeAnywhere(search)),
    amount === undefined ? undefined : eq(wires.amount, amount),
    trade === undefined ? undefined : isOfTrade(trade),
  );
}

export const listWires = (
  db: Queryable,
  brokerId: string,
  { list, trade, search, before, limit }: WiresQuery,
): Promise<WireRow[]> =>
  db
    .select()
    .from(wires)
    .where(
      and(
        LISTS[list],
        isForeignTo(brokerId),
        trade === undefined ? undefined : isOfTrade(trade),
        search ? matches(search) : undefined,
        before === undefined ? undefined : lt(wires.id, before),
      ),
    )
    .orderBy(desc(wires.id))
    .limit(limit);

export interface WireNames {
  /** By user id. */
  people: ReadonlyMap<string, string>;
  /** By trade and position. */
  parties: ReadonlyMap<string, string>;
}

export const partyKey = (tradeId: number, position: number) => `${tradeId}:${position}`;

/** The names of the brokers and parties of these wires, as far as their accounts exist. */
export async function namesFor(
  db: Queryable,
  rows: readonly WireRow[],
  others: { readonly brokers: readonly string[]; readonly trades: readonly (number | null)[] },
): Promise<WireNames> {
  const recorders = rows.flatMap(({ recordedBy, confirmedBy }) => [recordedBy, confirmedBy ?? recordedBy]);
  const ids = [...new Set([...recorders, ...others.brokers])];
  const tradeIds = [...new Set([...rows.map(({ tradeId }) => tradeId), ...others.trades])].filter((id) => id !== null);
  const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  const parties =
    tradeIds.length === 0
      ? []
      : await db
          .select({ tradeId: tradeParties.tradeId, position: tradeParties.position, firstName: users.firstName })
          .from(tradeParties)
          .innerJoin(users, eq(users.id, tradeParties.userId))
          .where(inArray(tradeParties.tradeId, tradeIds));
  return {
    people: new Map(people.map(({ id, firstName, lastName }) => [id, [firstName, lastName].filter(Boolean).join(' ')])),
    parties: new Map(parties.map(({ tradeId, position, firstName }) => [partyKey(tradeId, position), firstName])),
  };
}

/** The wires that these journals posted or cleared, by the id of the journal. */
export async function wiresOfJournals(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, WireRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(wires)
    .where(or(inArray(wires.journalId, [...ids]), inArray(wires.clearedBy, [...ids])));
  const cleared = rows.flatMap((row) => (row.clearedBy === null ? [] : [[row.clearedBy, row] as const]));
  const posted = rows.flatMap((row) => (row.journalId === null ? [] : [[row.journalId, row] as const]));
  return new Map([...cleared, ...posted]);
}

/** Whether a wire that sends this one back is recorded and has not been posted. */
export const isReturning = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.$count(wires, and(eq(wires.returns, id), eq(wires.state, 'recorded')))) > 0;

/** Marks an unknown wire as sent back; false if its money went elsewhere meanwhile. */
export async function clearSuspense(tx: Queryable, id: number, clearedBy: number): Promise<boolean> {
  const rows = await tx
    .update(wires)
    .set({ clearedBy })
    .where(and(eq(wires.id, id), eq(wires.state, 'collected'), isNull(wires.clearedBy)))
    .returning({ id: wires.id });
  return rows.length > 0;
}

/** The money is in suspense again, because the wire that sent it back was reversed. */
export const unclearSuspense = (tx: Queryable, id: number) =>
  tx.update(wires).set({ clearedBy: null }).where(eq(wires.id, id));

/** Wires of a trade that wait for a confirmation or the bank. */
export const unsettledWires = (db: Queryable, tradeId: number): Promise<number> =>
  db.$count(wires, and(eq(wires.tradeId, tradeId), inArray(wires.state, ['recorded', 'confirmed'])));
