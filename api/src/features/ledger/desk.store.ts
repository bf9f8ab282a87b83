import { BROKERAGE_ZONE } from '@tradewind/domain/closing/brokerage-day';
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
  /** Days of the brokerage, both included. */
  from: string;
  to: string;
  after: { journalId: number; number: number };
  limit: number;
}

/** The day's beginning in the brokerage's books, or that of a day after it; a day with a change of the clock has 23 or 25 hours. */
const midnightAfter = (day: string, days: number) =>
  sql`(${day}::date + ${days}::int)::timestamp at time zone ${BROKERAGE_ZONE}`;

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
        gte(ledgerJournals.postedAt, midnightAfter(from, 0)),
        lt(ledgerJournals.postedAt, midnightAfter(to, 1)),
        sql`not exists (select from ${tradeParties} where ${tradeParties.tradeId} = ${ledgerJournals.tradeId}
          and ${tradeParties.userId} = ${brokerId})`,
        sql`(${ledgerPostings.journalId}, ${ledgerPostings.number}) > (${after.journalId}, ${after.number})`,
      ),
    )
    .orderBy(asc(ledgerPostings.journalId), asc(ledgerPostings.number))
    .limit(limit);
