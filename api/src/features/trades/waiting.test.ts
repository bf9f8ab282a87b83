import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerAdmin, registerPerson } from '../../testing/people.ts';
import { boat, callTrades, cash, offerOf, propose, registerTraders, type Traders } from '../../testing/trades.ts';

let app: TestApp;
let traders: Traders;
let owner: Person;
let buyer: Person;
let tradeId: number;

beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
});
beforeEach(async () => {
  traders = await registerTraders(app);
  ({ owner, buyer } = traders);
  tradeId = (await propose(app, buyer, offerOf(traders))).id;
});

/** Runs an action while another transaction holds the trade. Given a statement, the action must wait until that was committed. */
async function whileHeld<T>(action: () => Promise<T>, before?: string): Promise<T> {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from trades where id = $1 for update', [tradeId]);
    const running = action();
    if (!before) return await running;
    await vi.waitFor(async () => {
      const { rows } = await app.database.pool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    }, 15_000);
    await client.query(before);
    await client.query('commit');
    return await running;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('A trade that is agreed while something waits for it', () => {
  const agreed = () => `update trades set status = 'agreed', agreed_at = now() where id = ${tradeId}`;

  it('refuses a block, and nobody is blocked', async () => {
    const block = () =>
      app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
    expect(await whileHeld(block, agreed())).toMatchObject({
      status: 409,
      body: { message: 'You have an agreed trade with this person. Finish or cancel it before you block them.' },
    });
    const { body } = await app.call('GET', '/api/users/blocked', { token: owner.token });
    expect(body).toEqual([]);
  });

  it('refuses a suspension', async () => {
    const admin = await registerAdmin(app);
    const suspend = () =>
      app.call('POST', `/api/admin/users/${owner.user.id}/suspend`, { token: admin.token, body: { reason: 'x' } });
    expect(await whileHeld(suspend, agreed())).toMatchObject({ status: 409 });
  });
});

it('makes no stranger wait for a trade, which would tell that it exists', async () => {
  const stranger = await registerPerson(app);
  const sides = { gives: [cash(5)], gets: [boat(traders.osprey)] };
  const routes: [string, object][] = [
    ['accept', { revision: 1 }],
    ['counter', { revision: 1, ...sides }],
    ['decline', {}],
    ['withdraw', {}],
    ['cancel', {}],
  ];
  for (const [action, body] of routes) {
    const answer = await whileHeld(() => callTrades(app, stranger, `/${tradeId}/${action}`, body));
    expect(answer.status, action).toBe(404);
  }
});
