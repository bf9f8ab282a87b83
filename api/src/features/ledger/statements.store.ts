import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import type { BankLine } from '@tradewind/domain/ledger/bank-statement';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { bankStatementLines } from '../../db/schema/ledger.ts';
import type { BrokerCaller } from '../../platform/auth.ts';

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

export async function isKnownLine(db: Queryable, book: TrustAccount, line: BankLine): Promise<boolean> {
  const rows = await db
    .select({ id: bankStatementLines.id })
    .from(bankStatementLines)
    .where(
      and(
        eq(bankStatementLines.book, book),
        eq(bankStatementLines.bookedOn, line.bookedOn),
        eq(bankStatementLines.reference, line.reference),
        eq(bankStatementLines.amount, line.amount),
        eq(bankStatementLines.balance, line.balance),
      ),
    );
  return rows.length > 0;
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
