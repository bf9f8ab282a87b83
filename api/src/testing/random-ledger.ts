import { positionOf, TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import type { Balance } from '@tradewind/domain/ledger/balances';
import type { Journal } from '@tradewind/domain/ledger/journal';
import { RandomEvents, seeded } from '@tradewind/domain/ledger/random-events';
import { statementOf } from '@tradewind/domain/ledger/statement';
import type { Queryable } from '../db/client.ts';
import { ledgerBalances } from '../db/schema/ledger.ts';
import { balancesOf, correctJournal, journalsOf, postJournal } from '../features/ledger/service.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Commit } from '../platform/work.ts';
import { type CrashingDatabase, isCrash } from './crashing-database.ts';

interface Options {
  commit: Commit;
  database: CrashingDatabase;
  tradeIds: readonly number[];
  seed: number;
}

interface Counts {
  written: number;
  refused: number;
  crashed: number;
  repeated: number;
}

const [CRASHES, REPEATS, MOST_STATEMENTS] = [0.25, 0.1, 7];

/** Writes random events into a ledger whose connection keeps breaking, beside a model in memory that tells what must happen. */
export class RandomLedger {
  readonly counts: Counts = { written: 0, refused: 0, crashed: 0, repeated: 0 };
  readonly #options: Options;
  readonly #random: () => number;
  readonly #model: RandomEvents;
  readonly #ids = new WeakMap<Journal, number>();
  #events = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#random = seeded(options.seed);
    this.#model = new RandomEvents(this.#random, options.tradeIds);
  }

  /** One event, sent again after a crash and sometimes twice. Throws where the database and the model disagree. */
  async step(): Promise<void> {
    await this.#send(this.#model.next());
  }

  /** Pays out everything that a trade holds. */
  async settle(tradeId: number): Promise<void> {
    for (const journal of this.#model.settling(tradeId)) await this.#send(journal);
  }

  async #send(journal: Journal): Promise<void> {
    const key = `random:${++this.#events}`;
    const isAllowed = this.#model.post(journal);
    if (this.#random() < CRASHES) {
      this.#options.database.crashAfter(Math.floor(this.#random() * MOST_STATEMENTS));
      await this.#attempt(journal, key, isAllowed);
      this.#options.database.calm();
    }
    await this.#attempt(journal, key, isAllowed);
    if (this.#random() < REPEATS) {
      this.counts.repeated += 1;
      await this.#attempt(journal, key, isAllowed);
    }
    this.counts[isAllowed ? 'written' : 'refused'] += 1;
  }

  async #attempt(journal: Journal, key: string, isAllowed: boolean): Promise<void> {
    try {
      const id = await this.#options.commit((work) => {
        const corrected = this.#ids.get(this.#model.corrected(journal) ?? journal);
        return journal.kind === 'correction' && corrected !== undefined
          ? correctJournal(work, corrected, 'Entered by mistake', 'broker-1')
          : postJournal(work, journal, { key, by: 'broker-1' });
      });
      if (!isAllowed) throw new Error(`${key}, a ${journal.kind}, was written although it overdraws an account.`);
      this.#ids.set(journal, id);
    } catch (error) {
      if (isCrash(error)) this.counts.crashed += 1;
      else if (!(error instanceof Refusal) || isAllowed) throw error;
    }
  }

  /** Every difference between the database and the model, its statements included. */
  async differences(): Promise<string[]> {
    const { db } = this.#options.database.client;
    const rows = (await db.select().from(ledgerBalances)) as Balance[];
    const text = (balances: readonly Balance[]) =>
      balances
        .filter(({ amount }) => amount !== 0)
        .map(({ tradeId, account, book, amount }) => `${tradeId ?? '-'} ${book} ${account} ${amount}`);
    const [stored, expected] = [new Set(text(rows)), new Set(text(this.#model.balances.all()))];
    const statements: string[] = [];
    for (const id of this.#options.tradeIds) statements.push(...(await wrongStatements(db, id)));
    return [
      ...[...stored].filter((one) => !expected.has(one)).map((one) => `only stored: ${one}`),
      ...[...expected].filter((one) => !stored.has(one)).map((one) => `not stored: ${one}`),
      ...statements,
    ];
  }
}

async function wrongStatements(db: Queryable, tradeId: number): Promise<string[]> {
  const [journals, balances] = [await journalsOf(db, tradeId), await balancesOf(db, tradeId)];
  const owed = (position: number, book: string) =>
    -(balances.find((one) => positionOf(one.account) === position && one.book === book)?.amount ?? 0);
  return [0, 1, 2, 3].flatMap((position) => {
    const statement = statementOf(journals, position);
    return TRUST_ACCOUNTS.filter(
      (book) => (statement.balances.find((one) => one.book === book)?.amount ?? 0) !== (owed(position, book) || 0),
    ).map((book) => `the statement of party ${position} of trade ${tradeId} differs in ${book}`);
  });
}
