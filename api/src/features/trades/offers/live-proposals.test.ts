import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertAsset } from '../../../testing/factories.ts';
import type { Person } from '../../../testing/people.ts';
import {
  boat,
  callTrades,
  cash,
  insertBoatOf,
  offerOf,
  propose,
  registerTraders,
  type Traders,
} from '../../../testing/trades.ts';

let app: TestApp;
let traders: Traders;
let owner: Person;
let buyer: Person;
let osprey: number;
let tern: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  traders = await registerTraders(app);
  ({ owner, buyer, osprey, tern } = traders);
});

const call = (person: Person, path: string, body?: unknown) => callTrades(app, person, path, body);
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

describe('Two people have one live proposal', () => {
  it('over the same asset, however often the same offer is sent at once', async () => {
    const { id: assetId } = await insertAsset(app.database.db, { ownerId: owner.user.id, visibility: 'public' });
    const offer = { gives: [cash(500)], gets: [{ kind: 'asset', assetId }] };
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(buyer, '', offer)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.revision}`)).size).toBe(1);
    const more = await propose(app, buyer, { ...offer, gives: [cash(600)] });
    expect(more).toMatchObject({ id: answers[0]?.body.id, revision: 2 });
  });

  it('over the boat that a counteroffer put in place of another', async () => {
    const kite = await insertBoatOf(app, owner, 'Kite');
    const first = await propose(app, buyer, offerOf(traders));
    const counter = { revision: 1, gives: [boat(kite)], gets: [boat(tern)] };
    const countered = await call(owner, `/${first.id}/counter`, counter);
    expect(countered.body.conversation).toEqual({ boatId: kite, with: buyer.user.id });
    const next = await propose(app, buyer, { gives: [cash(90_000)], gets: [boat(kite)] });
    expect(next).toMatchObject({ id: first.id, revision: 3 });
    const fresh = await propose(app, buyer, { gives: [cash(180_000)], gets: [boat(osprey)] });
    expect(fresh).toMatchObject({ revision: 1 });
    expect(fresh.id).not.toBe(first.id);
  });

  it('over each boat of an offer for several', async () => {
    const kite = await insertBoatOf(app, owner, 'Kite');
    const both = await propose(app, buyer, { gives: [cash(280_000)], gets: [boat(osprey), boat(kite)] });
    const one = await propose(app, buyer, { gives: [cash(90_000)], gets: [boat(kite)] });
    expect(one).toMatchObject({ id: both.id, revision: 2 });
  });

  it('so a counteroffer does not move to a boat that they have another one over', async () => {
    const kite = await insertBoatOf(app, owner, 'Kite');
    const first = await propose(app, buyer, offerOf(traders));
    await propose(app, buyer, { gives: [cash(90_000)], gets: [boat(kite)] });
    const counter = { revision: 1, gives: [boat(kite)], gets: [boat(tern)] };
    expect(await call(owner, `/${first.id}/counter`, counter)).toMatchObject({
      status: 409,
      body: { message: 'There’s another open offer for Kite between you. Please answer that one, or end it first.' },
    });
  });

  it('but several with the same boat of one’s own for different boats', async () => {
    const kite = await insertBoatOf(app, owner, 'Kite');
    const one = await propose(app, buyer, { gives: [boat(tern)], gets: [boat(osprey)] });
    const other = await propose(app, buyer, { gives: [boat(tern)], gets: [boat(kite)] });
    expect(other.id).not.toBe(one.id);
  });
});

describe('A boat that its owner only sells', () => {
  const onlySold = (id: number) => query('update boats set is_available_for_trade = false where id = $1', [id]);

  it('takes no trade through a counteroffer', async () => {
    await onlySold(osprey);
    const { id } = await propose(app, buyer, { gives: [cash(150_000)], gets: [boat(osprey)] });
    const swap = { gives: [boat(tern)], gets: [boat(osprey)] };
    const message = 'The owner of Osprey only takes money for it, not trades.';
    expect(await call(buyer, `/${id}/counter`, { revision: 1, ...swap })).toMatchObject({
      status: 409,
      body: { message },
    });
    expect(await call(buyer, '', swap)).toMatchObject({ status: 409, body: { message } });
  });

  it('takes one once its owner offers that', async () => {
    await onlySold(osprey);
    const { id } = await propose(app, buyer, { gives: [cash(150_000)], gets: [boat(osprey)] });
    const asked = await call(owner, `/${id}/counter`, { revision: 1, gives: [boat(osprey)], gets: [boat(tern)] });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const answered = await call(buyer, `/${id}/counter`, {
      revision: 2,
      gives: [boat(tern), cash(1_000)],
      gets: [boat(osprey)],
    });
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
  });
});

it('forgets who the two were when one of them leaves', async () => {
  const { id } = await propose(app, buyer, offerOf(traders));
  const body = { password: buyer.password };
  expect((await app.call('DELETE', '/api/user', { token: buyer.token, body })).status).toBe(200);
  const { rows } = await query('select pair, status from trades where id = $1', [id]);
  expect(rows).toEqual([{ pair: null, status: 'void' }]);
});
