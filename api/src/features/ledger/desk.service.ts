import type { TradeMoney, TrustBalance, Wire, WiresQuery } from '@tradewind/contract/ledger';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import { csvRow } from '@tradewind/domain/ledger/csv';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { explainedSum } from './bank-lines/bank-lines.store.ts';
import { bankedUntil, countImport, lastLine } from './bank-lines/statements.store.ts';
import { postingsBetween, trustSums } from './desk.store.ts';
import { EXPORTED_AT_ONCE } from './limits.ts';
import { requireNeutral } from './policy.ts';
import { moneyText, presentTradeMoney } from './present.ts';
import { balancesOf, journalsOf, tradeExists } from './store.ts';
import { assignmentsOf, openRequests } from './wires/requests.store.ts';
import { presentWire } from './wires/wires.present.ts';
import { isPartyOf, listWires, namesFor, type WireRow, wiresOfJournals } from './wires/wires.store.ts';

export async function readWires(db: Queryable, brokerId: string, query: WiresQuery): Promise<Wire[]> {
  return presentAll(db, await listWires(db, brokerId, query), brokerId);
}

export async function presentOne(db: Queryable, row: WireRow, brokerId: string): Promise<Wire> {
  const [wire] = await presentAll(db, [row], brokerId);
  if (!wire) throw new Error('There is no wire.');
  return wire;
}

async function presentAll(db: Queryable, rows: readonly WireRow[], brokerId: string): Promise<Wire[]> {
  const requests = await openRequests(
    db,
    rows.map(({ id }) => id),
  );
  const assignments = await assignmentsOf(db, rows);
  const names = await namesFor(db, rows, {
    brokers: [...requests.values()].map(({ askedBy }) => askedBy),
    trades: [...requests.values(), ...assignments.values()].map(({ tradeId }) => tradeId),
  });
  const now = new Date();
  return rows.map((row) =>
    presentWire(row, names, { brokerId, now, request: requests.get(row.id), assignment: assignments.get(row.id) }),
  );
}

/** The balance of each trust account by our books and by the bank, and its debts. */
export async function readTrust(db: Queryable): Promise<TrustBalance[]> {
  const sums = await trustSums(db);
  return Promise.all(
    TRUST_ACCOUNTS.map(async (trust) => {
      const { bank = 0, suspense = 0, held = 0 } = sums.find(({ book }) => book === trust) ?? {};
      const last = await lastLine(db, trust);
      const explained = await explainedSum(db, trust);
      return {
        ...{ trust, bank: moneyText(bank), suspense: moneyText(suspense), held: moneyText(held) },
        explained: moneyText(explained),
        statement: last
          ? {
              ...{ balance: moneyText(last.balance), on: last.bookedOn },
              agrees: last.balance === (await bankedUntil(db, trust, last.bookedOn)) + explained,
              ...{ lastLine: last.id, lastLines: await countImport(db, last) },
            }
          : null,
      };
    }),
  );
}

export async function readTradeMoney(db: Queryable, brokerId: string, tradeId: number): Promise<TradeMoney> {
  if (!(await tradeExists(db, tradeId))) throw notFound('We can’t find that trade.');
  requireNeutral(await isPartyOf(db, tradeId, brokerId));
  const journals = await journalsOf(db, tradeId);
  const brokers = journals.flatMap(({ postedBy }) => postedBy ?? []);
  const { people } = await namesFor(db, [], { brokers, trades: [] });
  const wires = await wiresOfJournals(
    db,
    journals.map(({ id }) => id),
  );
  return presentTradeMoney(await balancesOf(db, tradeId), journals, { people, wires });
}

const HEADER = [
  'day',
  'posted at',
  'journal',
  'line',
  'kind',
  'trade',
  'book',
  'account',
  'amount',
  'corrects',
  'bank reference',
];

/** Every posting of a period (days of the brokerage, both included) as the rows of a CSV file. */
export async function* exportPostings(
  db: Queryable,
  brokerId: string,
  period: { from: string; to: string },
): AsyncGenerator<string> {
  yield csvRow(HEADER);
  let after = { journalId: 0, number: 0 };
  for (;;) {
    const rows = await postingsBetween(db, { brokerId, ...period, after, limit: EXPORTED_AT_ONCE });
    for (const { journalId, number, postedAt, kind, tradeId, book, account, amount, corrects, bankReference } of rows)
      yield csvRow([
        ...[brokerageDay(postedAt), postedAt.toISOString(), journalId, number, kind, tradeId],
        ...[book, account, moneyText(amount), corrects, bankReference],
      ]);
    const last = rows.at(-1);
    if (!last || rows.length < EXPORTED_AT_ONCE) return;
    after = last;
  }
}
