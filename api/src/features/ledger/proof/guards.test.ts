import type { Journal } from '@tradewind/domain/ledger/journal';
import { deposit } from '@tradewind/domain/ledger/money-in';
import { payment } from '@tradewind/domain/ledger/money-out';
import { dollars } from '@tradewind/domain/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertClosing } from '../../../testing/ledger.ts';
import { balancesOf, correctJournal, postJournal } from '../service.ts';

const book = 'trust_other';
let app: TestApp;
let tradeId: number;
let keys = 0;

beforeAll(async () => {
  app = await testApp();
  tradeId = await insertClosing(app.database.db);
});

const post = (journal: Journal, key = `test:${++keys}`) =>
  app.dependencies.commit((work) => postJournal(work, journal, { key, by: 'broker-1' }));
const deposited = (amount = dollars(100), id = tradeId) => deposit({ tradeId: id, position: 0, book, amount });
const refunded = (amount = dollars(100), id = tradeId) =>
  payment({ tradeId: id, payee: { kind: 'refund', position: 0 }, book, amount });
const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
const amountOf = async (account: string, id: number | null = null): Promise<number> => {
  const { rows } = await query(
    'select coalesce(sum(amount), 0)::int as amount from ledger_balances where account = $1 and trade_id is not distinct from $2',
    [account, id],
  );
  return rows[0].amount;
};

/** Runs statements in one transaction of their own. */
async function inTransaction(...statements: string[]): Promise<void> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const newJournal = (key: string, trade: number | 'null' = tradeId) =>
  `insert into ledger_journals (kind, trade_id, details, key) values ('deposit', ${trade}, '{}', '${key}')`;
const newPosting = (
  key: string,
  account: string,
  amount: number,
  more: { trade?: number; in?: string; n?: number } = {},
) =>
  `insert into ledger_postings (journal_id, number, trade_id, account, book, amount)
   select id, ${more.n ?? Math.abs(amount)}, ${more.trade ?? 'null'}, '${account}', '${more.in ?? book}', ${amount} from ledger_journals where key = '${key}'`;

describe('A written journal', () => {
  it('changes the balances, which equal its postings', async () => {
    const id = await insertClosing(app.database.db);
    await post(deposited(dollars(70), id));
    expect(await balancesOf(app.database.db, id)).toEqual([{ tradeId: id, account: 'client:0', book, amount: -70_00 }]);
  });

  it.each([
    ['update', 'update ledger_journals set kind = kind'],
    ['deletion', 'delete from ledger_journals'],
    ['truncation', 'truncate ledger_journals cascade'],
    ['update of a posting', 'update ledger_postings set amount = amount'],
    ['deletion of a posting', 'delete from ledger_postings'],
    ['truncation of postings', 'truncate ledger_postings'],
    ['update of a balance', "update ledger_balances set amount = 0 where account = 'client:0'"],
    ['new balance', "insert into ledger_balances (account, book) values ('suspense', 'trust_yacht')"],
    ['deletion of a balance', 'delete from ledger_balances'],
    ['truncation of balances', 'truncate ledger_balances'],
    ['deletion of its trade', 'delete from trades'],
  ])('resists an %s', async (_attempt, statement) => {
    await post(deposited());
    const before = await query('select * from ledger_postings order by 1, 2');
    await expect(query(statement)).rejects.toThrow(/refused|violates/);
    expect((await query('select * from ledger_postings order by 1, 2')).rows).toEqual(before.rows);
  });

  it('takes no more postings after its transaction', async () => {
    await post(deposited(), 'sealed');
    await expect(
      inTransaction(newPosting('sealed', 'suspense', 5), newPosting('sealed', 'suspense', -5, { n: 6 })),
    ).rejects.toThrow('Postings can only be added to a journal of this transaction');
  });
});

describe('A journal written by hand', () => {
  it('must have postings', async () => {
    await expect(inTransaction(newJournal('empty'))).rejects.toThrow('has no postings');
  });

  it('must sum to zero at commit', async () => {
    await expect(inTransaction(newJournal('off'), newPosting('off', 'bank:trust_other', 500))).rejects.toThrow(
      'does not sum to zero',
    );
  });

  it('must sum to zero in each book, so that trust money is never mixed', async () => {
    await expect(
      inTransaction(
        newJournal('mixed'),
        newPosting('mixed', 'bank:trust_yacht', 500, { in: 'trust_yacht' }),
        newPosting('mixed', 'client:0', -500, { trade: tradeId, n: 2 }),
      ),
    ).rejects.toThrow('does not sum to zero');
  });

  it('cannot escape by an early check', async () => {
    await expect(
      inTransaction(
        newJournal('early'),
        `${newPosting('early', 'bank:trust_other', 500)} union all select id, 2, ${tradeId}, 'client:0', '${book}', -500 from ledger_journals where key = 'early'`,
        'set constraints all immediate',
        'set constraints all deferred',
        newPosting('early', 'bank:trust_other', 7),
      ),
    ).rejects.toThrow('does not sum to zero');
  });

  it.each([
    ['an account that does not exist', 'client:x', {}],
    ['the own book for a client', 'client:0', { in: 'own' }],
    ['a bank in another book', 'bank:trust_yacht', {}],
    ['an amount of zero', 'suspense', {}],
  ])('cannot use %s', async (_fault, account, more) => {
    const amount = account === 'suspense' ? 0 : 500;
    const trade = account.startsWith('client') ? { trade: tradeId } : {};
    await expect(
      inTransaction(newJournal('wrong'), newPosting('wrong', account, amount, { ...more, ...trade, n: 1 })),
    ).rejects.toThrow(/ledger_postings_/);
  });

  it('cannot post to another trade', async () => {
    const other = await insertClosing(app.database.db);
    await expect(
      inTransaction(newJournal('other'), newPosting('other', 'client:0', -500, { trade: other })),
    ).rejects.toThrow('ledger_postings_trade');
  });
});

describe('Money', () => {
  it('cannot be paid twice', async () => {
    const id = await insertClosing(app.database.db);
    await post(deposited(dollars(100), id));
    await post(refunded(dollars(60), id));
    await expect(post(refunded(dollars(60), id))).rejects.toThrow('There isn’t enough money for that');
    expect(await amountOf('client:0', id)).toBe(-40_00);
  });

  it('cannot be overdrawn by payments at the same moment', async () => {
    const id = await insertClosing(app.database.db);
    await post(deposited(dollars(100), id));
    const bank = await amountOf('bank:trust_other');
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => post(refunded(dollars(30), id))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await amountOf('client:0', id)).toBe(-10_00);
    expect(await amountOf('bank:trust_other')).toBe(bank - 90_00);
  });

  it('moves once when the same event is sent several times at once', async () => {
    const id = await insertClosing(app.database.db);
    const ids = await Promise.all(Array.from({ length: 6 }, () => post(deposited(dollars(8), id), 'the same wire')));
    expect(new Set(ids).size).toBe(1);
    expect(await amountOf('client:0', id)).toBe(-8_00);
    await expect(post(deposited(dollars(9), id), 'the same wire')).rejects.toThrow('other amounts');
  });

  it('returns when a journal is corrected, which works once', async () => {
    const id = await insertClosing(app.database.db);
    const written = await post(deposited(dollars(8), id));
    const correct = () => app.dependencies.commit((work) => correctJournal(work, written, 'Another trade', 'broker-1'));
    const [first, again] = [await correct(), await correct()];
    expect(again).toBe(first);
    expect(await amountOf('client:0', id)).toBe(0);
    await expect(app.dependencies.commit((work) => correctJournal(work, first, 'Regret', 'broker-1'))).rejects.toThrow(
      'final',
    );
  });

  it('does not move in a trade that is proposed or over', async () => {
    for (const status of ['proposed', 'closed', 'cancelled', 'void']) {
      const id = await insertClosing(app.database.db, [], status);
      await expect(post(deposited(dollars(8), id))).rejects.toThrow('This trade has ended');
    }
  });

  it('keeps its trade from being closed or canceled, also at the same moment', async () => {
    const id = await insertClosing(app.database.db);
    await post(deposited(dollars(8), id));
    const end = (status: string, of = id) => query('update trades set status = $1 where id = $2', [status, of]);
    await expect(end('cancelled')).rejects.toThrow('still holds money');
    await expect(end('closed')).rejects.toThrow('still holds money');
    await post(refunded(dollars(8), id));
    await end('cancelled');

    const raced = await Promise.all(Array.from({ length: 8 }, () => insertClosing(app.database.db)));
    for (const one of raced) {
      const results = await Promise.allSettled([post(deposited(dollars(8), one)), end('cancelled', one)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});
