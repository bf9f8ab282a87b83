import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import type { BankLine } from '@tradewind/domain/ledger/bank-statement';
import { and, desc, eq, gte, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { bankLineExplanations, bankStatementLines, bankStatementRemovals, wires } from '../../../db/schema/ledger.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';

type LineRow = typeof bankStatementLines.$inferSelect;

/** Any number that no other lock in this database uses. */
const IMPORT_LOCK = 7_283_942;

/** Files are imported one after the other, since each continues the last. */
export const lockImports = (tx: Queryable) => tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);

/** The end of what the bank has stated so far. */
export async function lastLine(db: Queryable, book: TrustAccount): Promise<LineRow | undefined> {
  const [row] = await db
    .select()
    .from(bankStatementLines)
    .where(eq(bankStatementLines.book, book))
    .orderBy(desc(bankStatementLines.id))
    .limit(1);
  return row;
}

/** The money of all wires that the bank's statement shows up to that day. */
export async function bankedUntil(db: Queryable, book: TrustAccount, day: string): Promise<number> {
  const [row] = await db
    .select({
      total: sql<string>`coalesce(sum(case ${wires.direction} when 'in' then ${wires.amount} else -${wires.amount} end), 0)`,
    })
    .from(wires)
    .where(and(eq(wires.book, book), eq(wires.state, 'collected'), lte(wires.bankDate, day)));
  return Number(row?.total ?? 0);
}

export const lineKey = ({ bookedOn, reference, amount, balance }: Omit<BankLine, 'description'>): string =>
  JSON.stringify([bookedOn, reference, amount, balance]);

/** The lines from that day on that are already imported, by their keys. */
export async function knownLines(db: Queryable, book: TrustAccount, from: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .select()
    .from(bankStatementLines)
    .where(and(eq(bankStatementLines.book, book), gte(bankStatementLines.bookedOn, from)));
  return new Set(rows.map(lineKey));
}

/** The lines that came with this one: one transaction imports a file, so they have the same moment. */
const importWith = ({ id, book }: Pick<LineRow, 'id' | 'book'>) =>
  and(
    eq(bankStatementLines.book, book),
    sql`${bankStatementLines.importedAt} = (select l.imported_at from bank_statement_lines l where l.id = ${id})`,
  );

export const countImport = (db: Queryable, last: LineRow): Promise<number> =>
  db.$count(bankStatementLines, importWith(last));

/** How many lines of an import somebody has explained. */
export const countExplained = (db: Queryable, last: LineRow): Promise<number> =>
  db.$count(
    bankLineExplanations,
    and(
      ne(bankLineExplanations.state, 'withdrawn'),
      inArray(
        bankLineExplanations.lineId,
        db.select({ id: bankStatementLines.id }).from(bankStatementLines).where(importWith(last)),
      ),
    ),
  );

/** Takes an import out of the statement, and keeps its lines with the reason. */
export async function removeImport(
  tx: Queryable,
  broker: BrokerCaller,
  last: LineRow,
  { reason, now }: { reason: string; now: Date },
): Promise<number> {
  const lines = await tx.delete(bankStatementLines).where(importWith(last)).returning();
  const removal = { book: last.book, lines, reason, removedBy: broker.id, removedAt: now };
  await tx.insert(bankStatementRemovals).values(removal);
  return lines.length;
}

const LINES_AT_ONCE = 500;

export async function insertLines(
  tx: Queryable,
  broker: BrokerCaller,
  book: TrustAccount,
  lines: readonly BankLine[],
): Promise<void> {
  for (let start = 0; start < lines.length; start += LINES_AT_ONCE)
    await tx
      .insert(bankStatementLines)
      .values(lines.slice(start, start + LINES_AT_ONCE).map((line) => ({ ...line, book, importedBy: broker.id })));
}
