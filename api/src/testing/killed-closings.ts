import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '@tradewind/domain/ledger/random-events';
import { connect, type DatabaseClient } from '../db/client.ts';
import { openHome } from '../db/embedded/home.ts';
import { connectionUrl } from '../db/embedded/provision.ts';
import { ClosingDriver, type Send } from './closing-driver.ts';
import { type ClosingWorld, faultsIn, fillClosingWorld } from './closing-world.ts';
import { findPostmaster } from './postmaster.ts';
import { COMPILED_ONCE, type ServerProcess, startServerProcess } from './server-process.ts';

const VICTIMS = ['app', 'worker', 'database'] as const;
type Victim = (typeof VICTIMS)[number];

interface Options {
  dataDir: string;
  closings: number;
  /** Something is killed after about this many requests. */
  requestsBetween: number;
  /** Closings at the same time. */
  parallel: number;
  seed: number;
  log?: (line: string) => void;
}

interface Report {
  kills: Record<Victim, number>;
  /** Requests that were sent again. */
  repeated: number;
  /** Everything half done or off by a cent, during the run or at its end. */
  faults: string[];
}

const PATIENCE_MS = 120_000;
const PAUSE_MS = 25;
/** The most time from the request that triggers a kill to the kill. */
const AIM_MS = 40;

/** Closes trades over HTTP while the app, the worker and the database are killed at random moments. */
export class KilledClosings {
  readonly #options: Options;
  readonly #random: () => number;
  readonly #report: Report = { kills: { app: 0, worker: 0, database: 0 }, repeated: 0, faults: [] };
  readonly #servers = new Map<'app' | 'worker', ServerProcess>();
  readonly #starting = new Map<Victim, Promise<void>>();
  #answered = 0;
  #done = false;

  constructor(options: Options) {
    this.#options = options;
    this.#random = seeded(options.seed);
  }

  async run(): Promise<Report> {
    await this.#start('app');
    await this.#start('worker');
    const direct = connect(await connectionUrl(await openHome(this.#options.dataDir)), { size: 4 });
    try {
      const world = await fillClosingWorld(direct.pool, this.#options.closings);
      const killing = this.#killAll(direct);
      await this.#closeAll(direct, world);
      this.#done = true;
      await killing;
      await Promise.all(this.#starting.values());
      this.#report.faults.push(...(await faultsIn(direct.pool)), ...(await this.#missing(direct, world)));
      return this.#report;
    } finally {
      this.#done = true;
      await direct.close();
      await Promise.allSettled(this.#starting.values());
      for (const server of this.#servers.values()) await server.end('SIGKILL');
    }
  }

  async #start(name: 'app' | 'worker'): Promise<void> {
    const role = name === 'app' ? 'web' : 'worker';
    const environment = { ...COMPILED_ONCE, DATA_DIR: this.#options.dataDir, ROLE: role, LOG_LEVEL: 'error' };
    this.#servers.set(name, await startServerProcess(environment));
  }

  async #closeAll(direct: DatabaseClient, world: ClosingWorld): Promise<void> {
    const query = (text: string, values: unknown[]) => this.#insist(async () => direct.pool.query(text, values));
    const driver = new ClosingDriver({ send: this.#send, world, pool: { query } });
    const left = [...world.pairs];
    await Promise.all(
      Array.from({ length: this.#options.parallel }, async () => {
        for (let pair = left.pop(); pair; pair = left.pop()) {
          await driver.close(pair);
          if (left.length % 100 === 0) this.#options.log?.(`${left.length} closings left, ${this.#killed()} kills`);
        }
      }),
    );
  }

  readonly #send: Send = (_name, { method, path, token, body, key }) =>
    this.#insist(async () => {
      const answer = await fetch(`${this.#servers.get('app')?.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(method === 'POST' && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await answer.text();
      this.#answered += 1;
      if (answer.status === 503) throw new Error(`${path} is unavailable.`);
      return { status: answer.status, body: JSON.parse(text) as unknown };
    });

  /** Tries again until what was killed is back. */
  async #insist<T>(attempt: () => Promise<T>): Promise<T> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > until) throw error;
        this.#report.repeated += 1;
        await sleep(PAUSE_MS);
      }
    }
  }

  /** Each of the three in turn, in a random order. */
  async #killAll(direct: DatabaseClient): Promise<void> {
    const left: Victim[] = [];
    for (;;) {
      const { requestsBetween } = this.#options;
      const next = this.#answered + Math.ceil(requestsBetween * (0.5 + this.#random()));
      while (this.#answered < next && !this.#done) await sleep(1);
      if (this.#done) return;
      await sleep(Math.floor(this.#random() * AIM_MS));
      if (left.length === 0) left.push(...VICTIMS);
      const [victim = 'app'] = left.splice(Math.floor(this.#random() * left.length), 1);
      await this.#kill(victim);
      this.#report.faults.push(...(await this.#insist(() => faultsIn(direct.pool))));
    }
  }

  async #kill(victim: Victim): Promise<void> {
    this.#report.kills[victim] += 1;
    if (victim === 'database') {
      process.kill(await findPostmaster(this.#options.dataDir), 'SIGKILL');
      return;
    }
    await this.#starting.get(victim);
    await this.#servers.get(victim)?.end('SIGKILL');
    // The closings go on meanwhile, and so do the kills.
    this.#starting.set(
      victim,
      this.#insist(() => this.#start(victim)),
    );
  }

  #killed(): number {
    return Object.values(this.#report.kills).reduce((sum, count) => sum + count, 0);
  }

  /** Every trade is closed, everyone was paid once, and the daily check finds nothing. */
  async #missing({ pool }: DatabaseClient, { pairs, brokers }: ClosingWorld): Promise<string[]> {
    const { rows } = await pool.query<{ closed: number; paid: string; fees: string; trust: string }>(`
      select (select count(*)::int from trades where status = 'closed') as closed,
        (select coalesce(sum(amount), 0) from wires where purpose = 'payout' and state = 'collected') as paid,
        (select coalesce(sum(amount), 0) from ledger_balances where account = 'bank:operating') as fees,
        (select coalesce(sum(amount), 0) from ledger_balances where account like 'bank:trust%') as trust`);
    const { closed = 0, paid = '', fees = '', trust = '' } = rows[0] ?? {};
    const count = pairs.length;
    const expected = { closed: count, paid: String(count * PAID), fees: String(count * FEES), trust: '0' };
    const found = { closed, paid, fees, trust };
    const agrees = JSON.stringify(found) === JSON.stringify(expected);
    const [token] = brokers;
    const proof = await this.#send('prove', { method: 'POST', path: '/api/broker/proofs', token });
    return [
      ...(agrees ? [] : [`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}.`]),
      ...(proof.body as { problems: string[] }).problems,
    ];
  }
}

/** Cents of one closing: the owner's $50,000 and deposit of $3,000 less their fee, and both fees. */
const PAID = 51_725_00;
const FEES = 2_975_00;
