import type { BankLinesQuery, Explanation } from '@tradewind/contract/bank-lines';
import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import { and, desc, eq, getTableColumns, gt, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { bankLineExplanations, bankStatementLines } from '../../../db/schema/ledger.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { ConfirmableExplanation, WithdrawableExplanation } from '../policy.ts';
import { referenceKey } from '../wires/wires.store.ts';

export type ExplanationRow = typeof bankLineExplanations.$inferSelect;
export type ExplainedLine = typeof bankStatementLines.$inferSelect & { explanation: ExplanationRow | null };

/** Whether a line of a statement shows this wire. Old wires that differed from another in nothing but case and spaces have no key. */
export const isReferenceOf = (line: 'bank_statement_lines' | 's', wire: 'w' | 'r'): SQL => {
  const [s, w] = [sql.raw(line), sql.raw(wire)];
  return sql`${referenceKey(sql`${s}.reference`)} = coalesce(${w}.reference_key, ${referenceKey(sql`${w}.bank_reference`)})`;
};

/** A wire on the bank's statement: collected, and not taken back before the bank saw it. */
export const BANKED = sql`select w.*, case w.direction when 'in' then w.amount else -w.amount end as signed
  from wires w where w.state = 'collected'`;

/** Whether a line has neither a wire of its own nor one that the bank returned. Two conditions, so that each is one join. */
export const hasNoWire = (line: 'bank_statement_lines' | 's'): SQL => {
  const s = sql.raw(line);
  return sql`(not exists (select from (${BANKED}) w where w.book = ${s}.book
      and ${isReferenceOf(line, 'w')} and w.signed = ${s}.amount)
    and not exists (select from wires r where r.state = 'reversed' and r.book = ${s}.book
      and ${isReferenceOf(line, 'r')} and r.amount = abs(${s}.amount)))`;
};

const isCurrent = ne(bankLineExplanations.state, 'withdrawn');

const withExplanations = (db: Queryable) =>
  db
    .select({ ...getTableColumns(bankStatementLines), explanation: bankLineExplanations })
    .from(bankStatementLines)
    .leftJoin(bankLineExplanations, and(eq(bankLineExplanations.lineId, bankStatementLines.id), isCurrent));

const LISTS: Readonly<Record<BankLinesQuery['list'], SQL | undefined>> = {
  open: and(sql`${bankLineExplanations.state} is distinct from 'done'`, hasNoWire('bank_statement_lines')),
  explained: eq(bankLineExplanations.state, 'done'),
};

export const listLines = (db: Queryable, { list, before, limit }: BankLinesQuery): Promise<ExplainedLine[]> =>
  withExplanations(db)
    .where(and(LISTS[list], before === undefined ? undefined : lt(bankStatementLines.id, before)))
    .orderBy(desc(bankStatementLines.id))
    .limit(limit);

export async function findLine(db: Queryable, id: number): Promise<ExplainedLine | undefined> {
  const [row] = await withExplanations(db).where(eq(bankStatementLines.id, id));
  return row;
}

export async function isWire(db: Queryable, id: number): Promise<boolean> {
  const isOpen = and(eq(bankStatementLines.id, id), hasNoWire('bank_statement_lines'));
  return (await db.$count(bankStatementLines, isOpen)) === 0;
}

/** The size of all lines of this trust account that somebody explained alone since that moment. */
export async function explainedAlone(db: Queryable, book: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(abs(${bankLineExplanations.amount})), 0)` })
    .from(bankLineExplanations)
    .where(
      and(
        eq(bankLineExplanations.book, book),
        eq(bankLineExplanations.needsSecond, false),
        isCurrent,
        gt(bankLineExplanations.explainedAt, since),
      ),
    );
  return Number(row?.total ?? 0);
}

export async function insertExplanation(
  tx: Queryable,
  broker: BrokerCaller,
  { id, book, amount }: ExplainedLine,
  { kind, note, needsSecond, now }: Explanation & { needsSecond: boolean; now: Date },
): Promise<void> {
  await tx.insert(bankLineExplanations).values({
    ...{ lineId: id, book, amount, kind, note, needsSecond },
    ...{ explainedBy: broker.id, explainedAt: now },
    ...(needsSecond ? { state: 'asked' } : { state: 'done', confirmedBy: broker.id }),
  });
}

export const confirmExplanation = (tx: Queryable, broker: BrokerCaller, { id }: ConfirmableExplanation) =>
  tx
    .update(bankLineExplanations)
    .set({ state: 'done', confirmedBy: broker.id })
    .where(and(eq(bankLineExplanations.id, id), eq(bankLineExplanations.state, 'asked')));

export const withdrawExplanation = (tx: Queryable, broker: BrokerCaller, { id }: WithdrawableExplanation) =>
  tx
    .update(bankLineExplanations)
    .set({ state: 'withdrawn', withdrawnBy: broker.id })
    .where(and(eq(bankLineExplanations.id, id), isCurrent));

/** The sum of the explained lines of a trust account. Below zero, our own money must make up for it. */
export async function explainedSum(db: Queryable, book: TrustAccount): Promise<number> {
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${bankLineExplanations.amount}), 0)` })
    .from(bankLineExplanations)
    .where(and(eq(bankLineExplanations.book, book), eq(bankLineExplanations.state, 'done')));
  return Number(row?.total ?? 0);
}
