import type { LedgerProof } from '@tradewind/contract/ledger';
import { BROKERAGE_ZONE } from '@tradewind/domain/closing/brokerage-day';
import { desc, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { ledgerProofs } from '../../../db/schema/ledger.ts';
import { BANKED, hasNoWire, isReferenceOf } from '../bank-lines/bank-lines.store.ts';
import { PROOFS_SHOWN } from '../limits.ts';
import { dayText, dollarText } from '../present.ts';
import { referenceKey } from '../wires/wires.store.ts';

type ProofRow = typeof ledgerProofs.$inferSelect;

/** As the desk finds it: by the bank's reference. */
const WIRE_NAME = sql`'Wire ' || w.id || ' (' || w.bank_reference || ', ' || w.amount || ' cents)'`;

/** Each query returns a sentence for every fault it finds. */
const FAULTS = [
  sql`select 'Journal ' || journal_id || ' is off by ' || sum(amount) || ' cents in the book of ' || book as fault
    from ledger_postings group by journal_id, book having sum(amount) <> 0`,
  sql`select 'The book of ' || book || ' is off by ' || sum(amount) || ' cents' as fault
    from ledger_postings group by book having sum(amount) <> 0`,
  sql`select 'The balance of ' || account || ' of ' || coalesce('trade ' || trade_id, 'no trade') || ' in ' || book || ' is '
      || coalesce(b.amount, 0) || ' cents, its postings sum to ' || coalesce(p.amount, 0) || ' cents' as fault
    from ledger_balances b full join
      (select trade_id, account, book, sum(amount) as amount from ledger_postings group by 1, 2, 3) p
      using (account, book, trade_id)
    where trade_id is not null and coalesce(b.amount, 0) <> coalesce(p.amount, 0)`,
  sql`select 'The balance of ' || account || ' in ' || book || ' is ' || coalesce(b.amount, 0) || ' cents, its postings sum to '
      || coalesce(p.amount, 0) || ' cents' as fault
    from (select * from ledger_balances where trade_id is null) b full join
      (select account, book, sum(amount) as amount from ledger_postings where trade_id is null group by 1, 2) p
      using (account, book)
    where coalesce(b.amount, 0) <> coalesce(p.amount, 0)`,
  sql`select 'Trade ' || t.id || ' is ' || t.status || ' and still holds ' || -sum(p.amount) || ' cents for ' || p.account as fault
    from trades t join ledger_postings p on p.trade_id = t.id
    where t.status not in ('agreed', 'closing', 'disputed', 'released') group by t.id, p.account, p.book having sum(p.amount) <> 0`,
  sql`select ${WIRE_NAME} || ' differs from its journal' as fault
    from wires w where w.journal_id is not null and coalesce((select sum(p.amount) from ledger_postings p
      where p.journal_id = w.journal_id and p.account = 'bank:' || w.book), 0) <> case w.direction when 'in' then w.amount else -w.amount end`,
  sql`select ${WIRE_NAME} || case when c.id is null then ' is reversed without a correction' else ' is corrected but not reversed' end as fault
    from wires w left join ledger_journals c on c.corrects = w.journal_id
    where w.journal_id is not null and (w.state = 'reversed') <> (c.id is not null)`,
  sql`select 'Journal ' || j.id || ' moves money at the bank without a wire' as fault
    from ledger_journals j where j.kind <> 'correction'
      and exists (select from ledger_postings p where p.journal_id = j.id and p.account like 'bank:trust%')
      and not exists (select from wires w where w.journal_id = j.id)`,
  sql`select 'The unknown wires of ' || book || ' sum to ' || coalesce(w.amount, 0) || ' cents, its suspense is ' || coalesce(-b.amount, 0) || ' cents' as fault
    from (select book, amount from ledger_balances where trade_id is null and account = 'suspense') b full join
      (select book, sum(amount) as amount from wires
        where purpose = 'unknown' and state = 'collected' and cleared_by is null group by book) w using (book)
    where coalesce(w.amount, 0) <> coalesce(-b.amount, 0)`,
  sql`select ${WIRE_NAME} || ' should have reached the bank by ' || to_char(deposit_by at time zone ${BROKERAGE_ZONE}, 'YYYY-MM-DD') as fault
    from wires w where state in ('recorded', 'confirmed') and deposit_by < now()`,
  sql`select ${WIRE_NAME} || ' is unknown and should have gone back by ' || to_char(return_by at time zone ${BROKERAGE_ZONE}, 'YYYY-MM-DD') as fault
    from wires w where purpose = 'unknown' and state = 'collected' and cleared_by is null and return_by < now()`,
  // The comparisons below trust the stored key of a wire, so this is the place that derives it anew.
  sql`select 'Wire ' || id || ' is found under another reference than ' || bank_reference as fault
    from wires where reference_key <> ${referenceKey(sql`bank_reference`)}`,
];

const LAST = sql`select distinct on (book) book, booked_on, balance from bank_statement_lines order by book, id desc`;

/** Banks give their own bookings no reference. */
const LINE_NAME = sql`coalesce(nullif(s.reference, ''), s.description)`;

/** Comparisons with the bank's statements, up to the last line of each. */
const BANK_FAULTS = [
  sql`with banked as (${BANKED}), last as (${LAST}), ours as (
      select l.book, coalesce((select sum(w.signed) from banked w where w.book = l.book and w.bank_date <= l.booked_on), 0)
        + coalesce((select sum(e.amount) from bank_line_explanations e where e.book = l.book and e.state = 'done'), 0) as amount
      from last l)
    select 'The bank states ' || l.balance || ' cents in ' || l.book || ' on ' || l.booked_on || ', our books say '
      || o.amount || ' cents' as fault
    from last l join ours o using (book) where l.balance <> o.amount`,
  sql`select 'The bank’s line ' || ${LINE_NAME} || ' of ' || s.amount || ' cents in ' || s.book || ' on ' || s.booked_on
      || case when e.id is null then ' has no wire' else ' waits for a second broker, who confirms what it is' end as fault
    from bank_statement_lines s left join bank_line_explanations e on e.line_id = s.id and e.state <> 'withdrawn'
    where ${hasNoWire('s')} and e.state is distinct from 'done'`,
  sql`select 'The bank’s line ' || ${LINE_NAME} || ' of ' || s.amount || ' cents in ' || s.book || ' on ' || s.booked_on
      || ' is explained, but has a wire, too' as fault
    from bank_statement_lines s join bank_line_explanations e on e.line_id = s.id and e.state = 'done' where not ${hasNoWire('s')}`,
  sql`select case when sum(amount) < 0
        then 'The bank has taken ' || -sum(amount) || ' cents of clients’ money in ' || book || ', which the brokerage must pay back'
        else 'There are ' || sum(amount) || ' cents in ' || book || ' that belong to no client and must leave it' end as fault
    from bank_line_explanations where state = 'done' group by book having sum(amount) <> 0`,
  sql`with banked as (${BANKED}), last as (${LAST})
    select ${WIRE_NAME} || ' is not on the bank’s statement' as fault
    from banked w join last l on l.book = w.book and w.bank_date <= l.booked_on
    where not exists (select from bank_statement_lines s where s.book = w.book
      and ${isReferenceOf('s', 'w')} and s.amount = w.signed)`,
];

export const TRUST_NAMES = { trust_yacht: 'the yacht trust account', trust_other: 'the other trust account' } as const;

/** Amounts in dollars, days and accounts by their names, as brokers read them. */
const readable = (fault: string): string =>
  fault
    .replace(/(?<= (?:on|by) )\d{4}-\d{2}-\d{2}\b/g, dayText)
    .replace(/(-?\d+) cents/g, (_, amount: string) => dollarText(Number(amount)))
    .replace(/(?<!:)\b(?:trust_yacht|trust_other)\b/g, (trust) => TRUST_NAMES[trust as keyof typeof TRUST_NAMES]);

/** Everything in the books that does not agree, at one moment if the transaction is repeatable. */
export async function findFaults(tx: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const query of [...FAULTS, ...BANK_FAULTS]) {
    const { rows } = await tx.execute<{ fault: string }>(query);
    found.push(...rows.map(({ fault }) => readable(fault)));
  }
  return found;
}

/** Trades that hold money, or whose money moved lately. */
export async function tradesToProve(tx: Queryable, days: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select trade_id as id from ledger_balances where trade_id is not null and amount <> 0
    union select trade_id from ledger_journals where trade_id is not null and posted_at > now() - make_interval(days => ${days})
    order by 1`);
  return rows.map(({ id }) => id);
}

export async function countWritten(tx: Queryable): Promise<{ journals: number; postings: number }> {
  const { rows } = await tx.execute<{ journals: number; postings: number }>(
    sql`select (select count(*)::int from ledger_journals) as journals, (select count(*)::int from ledger_postings) as postings`,
  );
  return rows[0] ?? { journals: 0, postings: 0 };
}

export async function insertProof(
  tx: Queryable,
  proof: Pick<ProofRow, 'journals' | 'postings' | 'trades' | 'problems'>,
): Promise<LedgerProof> {
  const [row] = await tx.insert(ledgerProofs).values(proof).returning();
  if (!row) throw new Error('The proof was not written.');
  return presented(row);
}

export async function listProofs(db: Queryable): Promise<LedgerProof[]> {
  const rows = await db
    .select()
    .from(ledgerProofs)
    .orderBy(desc(ledgerProofs.ranAt), desc(ledgerProofs.id))
    .limit(PROOFS_SHOWN);
  return rows.map(presented);
}

const presented = ({ ranAt, ...row }: ProofRow): LedgerProof => ({ ...row, ranAt: ranAt.toISOString() });
