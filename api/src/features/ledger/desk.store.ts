import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { ledgerBalances, ledgerJournals, ledgerPostings, wires } from '../../db/schema/ledger.ts';
import { tradeParties } from '../../db/schema/trades.ts';

/** The sums of each book: its bank, its suspense, and everything it holds for trades. */
export const trustSums = (db: Queryable) =>
  db
    .select({
      book: ledgerBalances.book,
      bank: sql<number>`coalesce(sum(${ledgerBalances.amount}) filter (where ${ledgerBalances.account} like 'bank:%'), 0)`.mapWith(
        Number,
      ),
      suspense:
        sql<number>`coalesce(sum(${ledgerBalances.amount}) filter (where ${ledgerBalances.account} = 'suspense'), 0)`.mapWith(
          Number,
        ),
      held: sql<number>`coalesce(sum(${ledgerBalances.amount}) filter (where ${ledgerBalances.tradeId} is not null), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerBalances)
    .groupBy(ledgerBalances.book);

interface Page {
  brokerId: string;
  from: Date;
  /** Exclusive. */
  to: Date;
  after: { journalId: number; number: number };
  limit: number;
}

/** The postings of a period, in the order in which they were written, without trades in which the broker is a party. */
export const postingsBetween = (db: Queryable, { brokerId, from, to, after, limit }: Page) =>
  db
    .select({
      journalId: ledgerPostings.journalId,
      number: ledgerPostings.number,
      postedAt: ledgerJournals.postedAt,
      kind: ledgerJournals.kind,
      tradeId: ledgerJournals.tradeId,
      book: ledgerPostings.book,
      account: ledgerPostings.account,
      amount: ledgerPostings.amount,
      corrects: ledgerJournals.corrects,
      bankReference: wires.bankReference,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .leftJoin(wires, eq(wires.journalId, ledgerJournals.id))
    .where(
      and(
        gte(ledgerJournals.postedAt, from),
        lt(ledgerJournals.postedAt, to),
        sql`not exists (select from ${tradeParties} where ${tradeParties.tradeId} = ${ledgerJournals.tradeId}
          and ${tradeParties.userId} = ${brokerId})`,
        sql`(${ledgerPostings.journalId}, ${ledgerPostings.number}) > (${after.journalId}, ${after.number})`,
      ),
    )
    .orderBy(asc(ledgerPostings.journalId), asc(ledgerPostings.number))
    .limit(limit);
