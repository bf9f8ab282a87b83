import { type Account, type Book, isOfTrade } from '@tradewind/domain/ledger/accounts';
import type { Balance } from '@tradewind/domain/ledger/balances';
import type { Journal, Posting, RecordedJournal } from '@tradewind/domain/ledger/journal';
import type { DatedJournal } from '@tradewind/domain/ledger/statement';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { ledgerBalances, ledgerJournals, ledgerPostings } from '../../db/schema/ledger.ts';
import { trades } from '../../db/schema/trades.ts';

type JournalRow = typeof ledgerJournals.$inferSelect;

/** A journal with the facts of its writing. */
export type WrittenJournal = DatedJournal & { readonly postedBy: string | null; readonly corrects: number | null };

interface Entry {
  readonly key: string;
  readonly by: string | null;
  readonly corrects: number | null;
}

/** Writes a journal unless its key is taken; a concurrent writer with the same key waits here for the first. */
export async function insertJournal(
  tx: Queryable,
  { kind, tradeId, details, postings }: Journal,
  { key, by, corrects }: Entry,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(ledgerJournals)
    .values({ kind, tradeId, details, key, postedBy: by, corrects })
    .onConflictDoNothing({ target: ledgerJournals.key })
    .returning({ id: ledgerJournals.id });
  if (!row) return undefined;
  const trades = tradesOf(postings, tradeId);
  // One statement: the balances are checked once, after the whole journal.
  await tx.insert(ledgerPostings).values(
    postings.map((posting, index) => ({
      ...posting,
      journalId: row.id,
      number: index + 1,
      tradeId: trades[index] ?? null,
    })),
  );
  return row.id;
}

const tradesOf = (postings: readonly Posting[], tradeId: number | null) =>
  postings.map(({ account }) => (isOfTrade(account) ? tradeId : null));

export async function journalByKey(db: Queryable, key: string): Promise<WrittenJournal | undefined> {
  return (await withPostings(db, await db.select().from(ledgerJournals).where(eq(ledgerJournals.key, key))))[0];
}

export async function findJournal(db: Queryable, id: number): Promise<WrittenJournal | undefined> {
  return (await withPostings(db, await db.select().from(ledgerJournals).where(eq(ledgerJournals.id, id))))[0];
}

/** The journals of a trade, oldest first. */
export async function journalsOf(db: Queryable, tradeId: number): Promise<WrittenJournal[]> {
  const ofTrade = db.select().from(ledgerJournals).where(eq(ledgerJournals.tradeId, tradeId));
  return withPostings(db, await ofTrade.orderBy(asc(ledgerJournals.id)));
}

async function withPostings(db: Queryable, rows: readonly JournalRow[]): Promise<WrittenJournal[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const all = await db
    .select()
    .from(ledgerPostings)
    .where(inArray(ledgerPostings.journalId, ids))
    .orderBy(asc(ledgerPostings.journalId), asc(ledgerPostings.number));
  const byJournal = Map.groupBy(all, ({ journalId }) => journalId);
  return rows.map(({ id, kind, tradeId, details, postedAt: at, postedBy, corrects }) => {
    const postings = (byJournal.get(id) ?? []).map(({ account, book, amount }) => ({
      ...{ account: account as Account, book: book as Book, amount },
    }));
    return { ...({ kind, tradeId, details, postings } as RecordedJournal), id, at, postedBy, corrects };
  });
}

export async function tradeExists(db: Queryable, tradeId: number): Promise<boolean> {
  return (await db.select({ id: trades.id }).from(trades).where(eq(trades.id, tradeId))).length > 0;
}

/** The balances of a trade that are not zero. */
export async function balancesOf(db: Queryable, tradeId: number): Promise<Balance[]> {
  return balancesOfTrades(db, [tradeId]);
}

export async function balancesOfTrades(db: Queryable, tradeIds: readonly number[]): Promise<Balance[]> {
  return (await db
    .select()
    .from(ledgerBalances)
    .where(and(inArray(ledgerBalances.tradeId, [...tradeIds]), ne(ledgerBalances.amount, 0)))
    .orderBy(asc(ledgerBalances.tradeId), asc(ledgerBalances.account), asc(ledgerBalances.book))) as Balance[];
}
