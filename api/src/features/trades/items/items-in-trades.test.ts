import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { insertAsset } from '../../../testing/factories.ts';
import { type Person, registerPerson } from '../../../testing/people.ts';
import {
  agree,
  boat,
  callTrades,
  cash,
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

const itemsOf = async ({ token }: Person) => (await app.call('GET', '/api/trades/items', { token })).body;
const dealings = async (one: Person, other: Person) =>
  (await app.call('GET', `/api/trades/with/${other.user.id}`, { token: one.token })).body;

it('counts the open offers that contain each of a person’s own items', async () => {
  const rival = await registerPerson(app);
  const car = await insertAsset(app.database.db, { ownerId: rival.user.id, title: 'Red car', value: '40000.00' });
  await propose(app, buyer, offerOf(traders));
  const second = await propose(app, rival, { gives: [{ kind: 'asset', assetId: car.id }], gets: [boat(osprey)] });
  expect(await itemsOf(owner)).toEqual([{ kind: 'boat', id: osprey, offers: 2, tradeId: null }]);
  expect(await itemsOf(rival)).toEqual([{ kind: 'asset', id: car.id, offers: 1, tradeId: null }]);
  await callTrades(app, owner, `/${second.id}/decline`);
  expect(await itemsOf(owner)).toEqual([{ kind: 'boat', id: osprey, offers: 1, tradeId: null }]);
  expect(await itemsOf(rival)).toEqual([]);
});

it('leaves out offers whose time is over before the clock has ended them', async () => {
  const { id } = await propose(app, buyer, offerOf(traders));
  await app.database.pool.query(`update trades set expires_at = now() - interval '1 minute' where id = $1`, [id]);
  expect(await itemsOf(owner)).toEqual([]);
});

it('names the agreed trade that reserves an item, beside the backups that wait for it', async () => {
  const rival = await registerPerson(app);
  await propose(app, rival, { gives: [cash(90_000)], gets: [boat(osprey)] });
  const { id } = await agree(app, traders);
  expect(await itemsOf(owner)).toEqual([{ kind: 'boat', id: osprey, offers: 1, tradeId: id }]);
  expect(await itemsOf(buyer)).toEqual([{ kind: 'boat', id: tern, offers: 0, tradeId: id }]);
});

it('tells two people, and nobody else, what goes on between them', async () => {
  const stranger = await registerPerson(app);
  await propose(app, buyer, offerOf(traders));
  expect(await dealings(buyer, owner)).toEqual({ offers: 1, tradeId: null, blocked: false });
  expect(await dealings(owner, buyer)).toEqual({ offers: 1, tradeId: null, blocked: false });
  expect(await dealings(stranger, owner)).toEqual({ offers: 0, tradeId: null, blocked: false });
  await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
  expect(await dealings(buyer, owner)).toEqual({ offers: 0, tradeId: null, blocked: true });
});

it('leads the owner of a reserved item, and nobody else, to the trade that reserves it', async () => {
  const { id } = await agree(app, traders);
  const path = `/trades/${id}`;
  const { body: listings } = await app.call('GET', '/api/boats/my-listings', { token: owner.token });
  const [{ version }] = listings;
  // The form may have been opened before the trade was agreed on, which changed the listing.
  for (const seen of [version, version - 1]) {
    const edit = { token: owner.token, body: { version: seen, price: '1000' } };
    expect(await app.call('PATCH', `/api/boats/${osprey}`, edit)).toMatchObject({
      status: 409,
      body: { code: 'reserved', path },
    });
  }
  const outdated = { token: owner.token, body: { version: version - 1, description: 'As new' } };
  expect(await app.call('PATCH', `/api/boats/${osprey}`, outdated)).toMatchObject({ body: { code: 'conflict' } });
  expect(await app.call('DELETE', `/api/boats/${osprey}`, { token: owner.token })).toMatchObject({
    status: 409,
    body: { code: 'reserved', path },
  });
  const block = { token: owner.token, body: { blockedId: buyer.user.id } };
  expect(await app.call('POST', '/api/users/block', block)).toMatchObject({ status: 409, body: { path } });
  const { managementToken } = listings[0];
  const byLink = await app.call('POST', `/api/boats/manage/${managementToken}/delete`);
  expect(byLink).toMatchObject({ status: 409, body: { code: 'reserved' } });
  expect(byLink.body).not.toHaveProperty('path');
});

it('marks an asset that an agreed trade reserves, for its owner and for everyone who sees it', async () => {
  const asset = { ownerId: owner.user.id, title: 'Red car', value: '40000.00', visibility: 'public' as const };
  const car = await insertAsset(app.database.db, asset);
  const stranger = await registerPerson(app);
  const reserved = async () => {
    const own = await app.call('GET', '/api/assets', { token: owner.token });
    const shown = await app.call('GET', `/api/assets?owner=${owner.user.id}`, { token: stranger.token });
    const one = await app.call('GET', `/api/assets/${car.id}`, { token: stranger.token });
    return [own.body[0].reserved, shown.body[0].reserved, one.body.reserved];
  };
  const gets = [{ kind: 'asset', assetId: car.id }];
  const trade = await propose(app, buyer, { gives: [boat(tern)], gets });
  expect(await reserved()).toEqual([false, false, false]);
  await callTrades(app, owner, `/${trade.id}/accept`, { revision: 1 });
  expect(await reserved()).toEqual([true, true, true]);
  await callTrades(app, owner, `/${trade.id}/cancel`);
  expect(await reserved()).toEqual([false, false, false]);
});

it('shows an asset with its present photo while the trade goes on, and no longer afterwards', async () => {
  const car = await insertAsset(app.database.db, { ownerId: buyer.user.id, title: 'Red car', value: '40000.00' });
  const { id } = await propose(app, buyer, { gives: [{ kind: 'asset', assetId: car.id }], gets: [boat(osprey)] });
  const picture = async () =>
    (await app.call('GET', `/api/trades/${id}`, { token: owner.token })).body.legs[0].imageUrl;
  expect(await picture()).toBeNull();
  await app.database.pool.query(`update assets set image_urls = array['/media/new.webp'] where id = $1`, [car.id]);
  expect(await picture()).toBe('/media/new.webp');
  await callTrades(app, owner, `/${id}/decline`);
  expect(await picture()).toBeNull();
});

it('tells the kind of an asset while the trade goes on, and no longer afterwards', async () => {
  const car = await insertAsset(app.database.db, { ownerId: buyer.user.id, title: 'Red car', value: '40000.00' });
  const { id } = await propose(app, buyer, { gives: [{ kind: 'asset', assetId: car.id }], gets: [boat(osprey)] });
  const kinds = async () =>
    (await app.call('GET', `/api/trades/${id}`, { token: owner.token })).body.legs.map(
      ({ category }: { category?: string }) => category,
    );
  expect(await kinds()).toEqual([car.category, undefined]);
  await callTrades(app, owner, `/${id}/decline`);
  expect(await kinds()).toEqual([undefined, undefined]);
});
