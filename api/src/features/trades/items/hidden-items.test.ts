import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { PDF, uploadDocument } from '../../../testing/documents.ts';
import { insertAsset } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import {
  boat,
  callTrades,
  cash,
  insertBoatOf,
  propose,
  registerTraders,
  type Traders,
} from '../../../testing/trades.ts';

let app: TestApp;
let traders: Traders;
let owner: Person;
let buyer: Person;
let osprey: number;

beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  traders = await registerTraders(app);
  ({ owner, buyer, osprey } = traders);
});

const asset = (assetId: number) => ({ kind: 'asset', assetId });
const insertWatch = async () => {
  const watch = { ownerId: owner.user.id, title: 'Watch', value: '9000.00', visibility: 'public' as const };
  return (await insertAsset(app.database.db, watch)).id;
};
const query = (text: string, values: unknown[]) => app.database.pool.query(text, values);

describe('The documents of an asset', () => {
  async function watchWithDocument() {
    const id = await insertWatch();
    const { body: document } = await uploadDocument(app, owner.token, id, { name: 'title.pdf', content: PDF });
    const path = `/api/assets/${id}`;
    const read = async (person: Person) => ({
      listed: (await app.call('GET', path, { token: person.token })).body.documents,
      opened: (await app.call('GET', `${path}/documents/${document.id}`, { token: person.token })).status,
    });
    return { id, read };
  }

  it('stay closed to a person who only asks for the asset', async () => {
    const { id, read } = await watchWithDocument();
    await propose(app, buyer, { gives: [cash(1)], gets: [asset(id)] });
    expect(await read(buyer)).toEqual({ listed: [], opened: 404 });
  });

  it('open once its owner accepts or makes a counteroffer with it', async () => {
    const { id, read } = await watchWithDocument();
    const trade = await propose(app, buyer, { gives: [cash(1)], gets: [asset(id)] });
    const counter = { revision: 1, gives: [asset(id)], gets: [cash(9_000)] };
    await callTrades(app, owner, `/${trade.id}/counter`, counter);
    expect(await read(buyer)).toMatchObject({ listed: [{ name: 'title.pdf' }], opened: 200 });
    await callTrades(app, buyer, `/${trade.id}/accept`, { revision: 2 });
    expect(await read(buyer)).toMatchObject({ opened: 200 });
  });

  it('close when the offer has expired, also before the job that says so', async () => {
    const { id, read } = await watchWithDocument();
    const trade = await propose(app, owner, { gives: [asset(id)], gets: [boat(traders.tern)] });
    expect(await read(buyer)).toMatchObject({ opened: 200 });
    await query("update trades set expires_at = now() - interval '1 second' where id = $1", [trade.id]);
    expect(await read(buyer)).toEqual({ listed: [], opened: 404 });
  });
});

describe('An offer for a boat that is hidden', () => {
  it.each([
    ['removed by an admin', "update boats set removed_at = now(), removal_reason = 'x' where id = $1"],
    [
      'paused and removed',
      "update boats set removed_at = now(), removal_reason = 'x', status = 'paused' where id = $1",
    ],
    [
      'of a suspended seller',
      "update users set suspended = true, suspension_reason = 'x' where id = (select seller_id from boats where id = $1)",
    ],
  ])('is refused as if the boat did not exist: %s', async (_how, hide) => {
    const heron = await insertBoatOf(app, await registerPerson(app), 'Heron');
    await query(hide, [osprey]);
    for (const [gives, gets] of [
      [[cash(5)], [boat(osprey)]],
      [[boat(osprey)], [boat(heron)]],
      [[cash(5)], [boat(heron), boat(osprey)]],
    ]) {
      const hidden = await callTrades(app, buyer, '', { gives, gets });
      expect(hidden.status).toBe(404);
      expect(JSON.stringify(hidden.body)).not.toMatch(/Osprey|Olive/);
    }
    const missing = await callTrades(app, buyer, '', { gives: [cash(5)], gets: [boat(9_999_999)] });
    expect((await callTrades(app, buyer, '', { gives: [cash(5)], gets: [boat(osprey)] })).body).toEqual(missing.body);
  });

  it('names a paused boat, which everyone sees as unavailable', async () => {
    await query("update boats set status = 'paused' where id = $1", [osprey]);
    const answer = await callTrades(app, buyer, '', { gives: [cash(5)], gets: [boat(osprey)] });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('Osprey') } });
  });
});

it('hides public assets from people of a block, in offers as everywhere', async () => {
  const watch = await insertWatch();
  await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
  const missing = await callTrades(app, buyer, '', { gives: [cash(5)], gets: [asset(9_999_999)] });
  for (const sides of [
    { gives: [cash(5)], gets: [asset(watch)] },
    { gives: [cash(5)], gets: [boat(osprey), asset(watch)] },
    { gives: [asset(watch)], gets: [boat(osprey)] },
  ]) {
    const answer = await callTrades(app, buyer, '', sides);
    expect([403, 404]).toContain(answer.status);
    expect(JSON.stringify(answer.body)).not.toContain('Watch');
  }
  const answer = await callTrades(app, buyer, '', { gives: [cash(5)], gets: [asset(watch)] });
  expect(answer).toMatchObject({ status: 404, body: missing.body });
});

it('says that an item is taken only while the offer is open, and only in its newest revision', async () => {
  const watch = await insertWatch();
  const third = await registerPerson(app);
  const trade = await propose(app, buyer, { gives: [cash(5)], gets: [asset(watch)] });
  const withBoat = { revision: 1, gives: [cash(5)], gets: [asset(watch), boat(osprey)] };
  await callTrades(app, buyer, `/${trade.id}/counter`, withBoat);
  await callTrades(app, buyer, `/${trade.id}/counter`, { revision: 2, gives: [cash(6)], gets: [asset(watch)] });
  const agreed = await propose(app, third, { gives: [cash(9)], gets: [asset(watch), boat(osprey)] });
  await callTrades(app, owner, `/${agreed.id}/accept`, { revision: 1 });
  const read = async () => (await app.call('GET', `/api/trades/${trade.id}`, { token: buyer.token })).body;
  const open = await read();
  expect(open.legs.filter(({ taken }: { taken?: true }) => taken)).toMatchObject([{ title: 'Watch' }]);
  expect(JSON.stringify(open.revisions.slice(0, 2))).not.toContain('taken');
  await callTrades(app, buyer, `/${trade.id}/withdraw`);
  expect(JSON.stringify(await read())).not.toContain('"taken"');
});
