import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../../testing/answered.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { PDF, uploadDocument } from '../../testing/documents.ts';
import { insertAsset } from '../../testing/factories.ts';
import { type Person, registerPerson } from '../../testing/people.ts';
import {
  agree,
  boat,
  callTrades,
  cash,
  insertBoatOf,
  offerOf,
  propose,
  registerTraders,
  type Traders,
} from '../../testing/trades.ts';
import { expireProposals } from './endings.service.ts';

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

const boatOf = (person: Person, title: string, price?: string) => insertBoatOf(app, person, title, price);
const call = (person: Person, path: string, body?: unknown, headers = {}) =>
  callTrades(app, person, path, body, headers);
const offer = () => offerOf(traders);
const proposed = (person = buyer, body: unknown = offer()) => propose(app, person, body);
const agreed = () => agree(app, traders);

const listOf = async (person: Person, state: string) =>
  (await app.call('GET', `/api/trades?state=${state}`, { token: person.token })).body;

const statusOf = async (boatId: number) => (await app.call('GET', `/api/boats/${boatId}`)).body.status;

const newsTo = async (person: Person) =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items;

describe('An offer', () => {
  it('has its parties, legs with values, and what each side can do next', async () => {
    const trade = await proposed();
    expect(trade).toMatchObject({
      kind: 'offer',
      status: 'proposed',
      revision: 1,
      list: 'open',
      parties: [
        { userId: buyer.user.id, firstName: 'Ben', accepted: true },
        { userId: owner.user.id, firstName: 'Olive', accepted: false },
      ],
      legs: [
        { kind: 'boat', from: buyer.user.id, to: owner.user.id, boatId: tern, value: '150000.00', title: 'Tern' },
        { kind: 'cash', from: buyer.user.id, to: owner.user.id, amount: '50000.00', value: '50000.00' },
        { kind: 'boat', from: owner.user.id, to: buyer.user.id, boatId: osprey, value: '200000.00', title: 'Osprey' },
      ],
      actions: ['counter', 'withdraw'],
    });
    expect(Date.parse(trade.expiresAt) - Date.parse(trade.createdAt)).toBeCloseTo(48 * 3_600_000, -4);
    const [waiting] = await listOf(owner, 'waiting');
    expect(waiting).toMatchObject({ id: trade.id, actions: ['accept', 'counter', 'decline'] });
    expect((await app.call('GET', '/api/trades/counts', { token: owner.token })).body).toEqual({ waiting: 1 });
  });

  it('appears as a card in the conversation and as one notification that leads to the trade', async () => {
    const trade = await proposed();
    const { body: messages } = await app.call('GET', `/api/messages/boat/${osprey}`, { token: owner.token });
    expect(messages).toMatchObject([
      { messageType: 'offer', offerData: { tradeId: trade.id, revision: 1 }, senderId: buyer.user.id },
    ]);
    expect(await newsTo(owner)).toMatchObject([
      {
        kind: 'trade',
        title: 'Ben made you an offer for Osprey',
        body: expect.stringMatching(
          /^Open until [A-Z][a-z]{2} \d+, \d+:\d\d [AP]M UTC: you’d give Osprey for Tern and \$50,000 in cash\.$/,
        ),
        path: `/trades/${trade.id}`,
      },
    ]);
    expect(await newsTo(buyer)).toEqual([]);
    const removal = await app.call('DELETE', `/api/messages/${messages[0].id}`, { token: buyer.token });
    expect([removal.status, removal.body.message]).toEqual([
      409,
      'This message carries your offer. Withdraw the offer on its page first.',
    ]);
  });

  it('takes Bitcoin with the price of a coin', async () => {
    const trade = await proposed(buyer, {
      gives: [{ kind: 'bitcoin', amount: '1.5', price: '100000.01' }],
      gets: [boat(osprey)],
    });
    expect(trade.legs[0]).toMatchObject({
      kind: 'bitcoin',
      amount: '1.5',
      price: '100000.01',
      value: '150000.02',
      fixed: 'coins',
      priceSource: 'Entered by Ben',
    });
  });

  it('takes assets of one’s own and public ones of others', async () => {
    const car = await insertAsset(app.database.db, { ownerId: buyer.user.id, title: 'Red car', value: '40000.00' });
    const watch = await insertAsset(app.database.db, {
      ownerId: owner.user.id,
      title: 'Watch',
      value: '9000.00',
      visibility: 'public',
    });
    const trade = await proposed(buyer, {
      gives: [{ kind: 'asset', assetId: car.id }, cash(5)],
      gets: [boat(osprey), { kind: 'asset', assetId: watch.id }],
    });
    expect(trade.legs.map(({ title }: { title: string }) => title)).toEqual(['Red car', 'Cash', 'Osprey', 'Watch']);
    // Its owner can be asked for it from now on, although it is for offers only.
    const answer = await call(owner, `/${trade.id}/counter`, {
      revision: 1,
      gives: [boat(osprey)],
      gets: [{ kind: 'asset', assetId: car.id }, cash(9)],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it('is one revision further when the same two people trade over the same boat, and unchanged when repeated', async () => {
    const first = await proposed();
    const repeated = await proposed();
    expect(repeated).toMatchObject({ id: first.id, revision: 1 });
    const second = await proposed(buyer, { gives: [cash(190_000)], gets: [boat(osprey)] });
    expect(second).toMatchObject({ id: first.id, revision: 2 });
    const reversed = await proposed(owner, { gives: [boat(osprey)], gets: [boat(tern), cash(60_000)] });
    expect(reversed).toMatchObject({ id: first.id, revision: 3, list: 'open' });
    const { body } = await app.call('GET', `/api/trades/${first.id}`, { token: buyer.token });
    expect(body.revisions.map(({ author }: { author: string }) => author)).toEqual([
      buyer.user.id,
      buyer.user.id,
      owner.user.id,
    ]);
  });

  it('has one effect, however often the same request is sent', async () => {
    const headers = { 'idempotency-key': 'offer-1' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(buyer, '', offer(), headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.revision}`)).size).toBe(1);
    const plain = await Promise.all(Array.from({ length: 20 }, () => call(buyer, '', offer())));
    expect(new Set(plain.map(({ body }) => `${body.id} ${body.revision}`)).size).toBe(1);
    const { body: messages } = await app.call('GET', `/api/messages/boat/${osprey}`, { token: owner.token });
    expect(messages).toHaveLength(1);
  });
});

describe('An offer is refused', () => {
  it('if an item has another value than its author saw', async () => {
    const gets = [{ ...boat(osprey), value: '190000.00' }];
    const refused = await call(buyer, '', { ...offer(), gets });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Osprey is now valued at $200,000, not $190,000. Please look at your offer again.',
    );
    expect(await listOf(buyer, 'open')).toEqual([]);
    const seen = await call(buyer, '', { ...offer(), gets: [{ ...boat(osprey), value: '200000.00' }] });
    expect(seen.status).toBe(201);
  });

  const refused = async (body: unknown, status: number, message: string | RegExp, person = buyer) => {
    const answer = await call(person, '', body);
    expect(answer.body.message).toMatch(message);
    expect(answer.status).toBe(status);
  };

  it('when it contains something that is not the giver’s', async () => {
    const third = await registerPerson(app);
    const heron = await boatOf(third, 'Heron');
    await refused(
      { gives: [boat(heron)], gets: [boat(osprey)] },
      403,
      'You can only offer what’s yours, and Heron isn’t.',
    );
    await refused({ gives: [cash(5)], gets: [boat(tern)] }, 400, 'You can’t ask for something you already own.');
    await refused({ gives: [cash(5)], gets: [boat(osprey), boat(heron)] }, 400, 'must belong to the same person');
  });

  it('when an asset is for offers only, as if it did not exist', async () => {
    const watch = await insertAsset(app.database.db, { ownerId: owner.user.id });
    const missing = { gives: [cash(5)], gets: [{ kind: 'asset', assetId: 999_999 }] };
    const hidden = { gives: [cash(5)], gets: [{ kind: 'asset', assetId: watch.id }] };
    const [one, other] = [await call(buyer, '', missing), await call(buyer, '', hidden)];
    expect(one.status).toBe(404);
    expect({ ...one.body }).toEqual({ ...other.body });
  });

  it.each([
    [{ gives: [], gets: [] }, 'Please say what you give.'],
    [{ gives: [cash(5)], gets: [] }, 'Please say what you get.'],
    [{ gives: [cash(5)], gets: [cash(6)] }, 'Please put cash on one side only.'],
    [{ gives: [cash(0)], gets: [cash(6)] }, 'Price must be between'],
    [{ gives: [cash(-1)], gets: [] }, 'Price must be a dollar amount'],
    [{ gives: [cash('1e9')], gets: [] }, 'Price must be a dollar amount'],
    [{ gives: [cash(99_999_999_999)], gets: [] }, 'Price must be between'],
    [{ gives: [{ kind: 'bitcoin', amount: 0, price: 5 }], gets: [] }, 'Please enter an amount of Bitcoin'],
    [{ gives: [{ kind: 'bitcoin', amount: '21000000', price: 100_000 }], gets: [] }, 'more than a trade can hold'],
    [{ gives: [{ kind: 'bitcoin', amount: '0.00000001', price: 1 }], gets: [] }, 'worth less than a cent'],
    [{ gives: [{ kind: 'boat', boatId: true }], gets: [] }, 'Please enter the'],
    [{ gives: [{ kind: 'boat', boatId: [5] }], gets: [] }, 'Please enter the'],
    [{ gives: [{ kind: 'asset', assetId: '5' }], gets: [] }, 'Please enter the'],
    [{ gives: [{ kind: 'house' }], gets: [] }, 'Please choose a boat, something from a garage, cash or Bitcoin.'],
  ])('when it makes no sense: %j', async (body, message) => {
    const answer = await call(buyer, '', body);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('when it contains an item twice, or too much', async () => {
    await refused({ gives: [boat(tern), boat(tern)], gets: [boat(osprey)] }, 400, 'twice');
    await refused({ gives: Array.from({ length: 11 }, () => cash(1)), gets: [boat(osprey)] }, 400, '10');
  });

  it('when a boat is paused, sold, unknown or for money only', async () => {
    const set = (change: string) => app.database.pool.query(`update boats set ${change} where id = $1`, [osprey]);
    await set("status = 'paused'");
    await refused(offer(), 409, 'Osprey isn’t listed right now');
    await set("status = 'active', is_available_for_trade = false");
    await refused(offer(), 409, 'only takes money');
    await proposed(buyer, { gives: [cash(5)], gets: [boat(osprey)] });
    await refused({ gives: [cash(5)], gets: [boat(9_999_999)] }, 404, 'doesn’t exist');
  });

  it('between people of whom one blocked the other', async () => {
    await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
    await refused(offer(), 403, 'blocked');
  });
});

describe('Accepting', () => {
  it('reserves every item, and the boats read as pending', async () => {
    const trade = await agreed();
    expect(trade).toMatchObject({ status: 'agreed', list: 'agreed', actions: ['cancel'], expiresAt: null });
    expect(await statusOf(osprey)).toBe('pending');
    expect(await statusOf(tern)).toBe('pending');
    const found = (await app.call('GET', '/api/boats?query=Osprey')).body.map((it: { id: number }) => it.id);
    expect(found).toContain(osprey);
    expect((await newsTo(buyer))[0]).toMatchObject({ title: 'You have a deal on Osprey' });
  });

  it('has one effect, however often', async () => {
    const trade = await proposed();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => answered(() => call(owner, `/${trade.id}/accept`, { revision: 1 }))),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 agreed']));
    const { rows } = await app.database.pool.query('select from trade_reservations where trade_id = $1', [trade.id]);
    expect(rows).toHaveLength(2);
  });

  it('names the revision: nobody accepts what has changed', async () => {
    const trade = await proposed();
    await call(buyer, `/${trade.id}/counter`, { revision: 1, gives: [cash(9)], gets: [boat(osprey)] });
    const answer = await call(owner, `/${trade.id}/accept`, { revision: 1 });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/has changed since/) } });
    expect(await statusOf(osprey)).toBe('active');
  });

  it('is refused once the time is over, also before the job that says so', async () => {
    const trade = await proposed();
    await app.database.pool.query("update trades set expires_at = now() - interval '1 second' where id = $1", [
      trade.id,
    ]);
    const answer = await call(owner, `/${trade.id}/accept`, { revision: 1 });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/has expired/) } });
    const { body } = await app.call('GET', `/api/trades/${trade.id}`, { token: owner.token });
    expect(body).toMatchObject({ status: 'expired', actions: [] });
    await expireProposals(app.dependencies);
    expect(await listOf(owner, 'ended')).toMatchObject([{ id: trade.id, endedReason: 'Nobody answered in time.' }]);
  });

  it('turns competing offers into backups that come back when the trade is canceled', async () => {
    const third = await registerPerson(app, { firstName: 'Tess' });
    const other = await proposed(third, { gives: [cash(180_000)], gets: [boat(osprey)] });
    const watcher = await registerPerson(app);
    await app.call('PUT', `/api/favorites/${osprey}`, { token: watcher.token });
    const trade = await agreed();
    expect(await listOf(third, 'open')).toMatchObject([{ id: other.id, backup: true, expiresAt: null }]);
    const [backup] = await listOf(third, 'open');
    expect(backup.legs.filter((leg: { taken?: true }) => leg.taken)).toMatchObject([{ title: 'Osprey' }]);
    expect(await listOf(owner, 'waiting')).toEqual([]);
    const taken = await call(owner, `/${other.id}/accept`, { revision: 1 });
    expect(taken).toMatchObject({ status: 409, body: { message: expect.stringMatching(/another agreed trade/) } });
    const late = await call(watcher, '', { gives: [cash(5)], gets: [boat(osprey)] });
    expect(late).toMatchObject({ status: 409, body: { message: 'Osprey is already part of another agreed trade.' } });
    await vi.waitFor(
      async () => expect(await newsTo(watcher)).toMatchObject([{ title: 'Osprey has a trade pending' }]),
      15_000,
    );

    const canceled = await call(buyer, `/${trade.id}/cancel`, { reason: 'Survey failed' });
    expect(canceled.body).toMatchObject({ status: 'cancelled', list: 'ended', endedReason: 'Survey failed' });
    expect(await statusOf(osprey)).toBe('active');
    expect(await listOf(owner, 'waiting')).toMatchObject([{ id: other.id, backup: false }]);
    await vi.waitFor(
      async () =>
        expect((await newsTo(third)).map(({ title }: { title: string }) => title)).toContain('Osprey is free again'),
      15_000,
    );
    expect((await call(owner, `/${other.id}/accept`, { revision: 1 })).body).toMatchObject({ status: 'agreed' });
  });
});

it('shows nothing to strangers, and says what it says of a trade that does not exist', async () => {
  const trade = await proposed();
  const stranger = await registerPerson(app);
  const routes: [string, object][] = [
    ['accept', { revision: 1 }],
    ['counter', { revision: 1, gives: [cash(5)], gets: [boat(osprey)] }],
    ['decline', {}],
    ['withdraw', {}],
    ['cancel', {}],
  ];
  for (const [action, body] of routes) {
    const known = await call(stranger, `/${trade.id}/${action}`, body);
    const unknown = await call(stranger, `/9999999/${action}`, body);
    expect(known, action).toMatchObject({ status: 404, body: unknown.body });
  }
  const read = (id: number, token?: string) => app.call('GET', `/api/trades/${id}`, token ? { token } : {});
  expect((await read(trade.id, stranger.token)).body).toEqual((await read(9_999_999, stranger.token)).body);
  expect((await read(trade.id)).status).toBe(401);
  expect((await app.call('GET', '/api/trades', { token: stranger.token })).body).toEqual([]);
});

it('pages a list with a cursor and the usual headers', async () => {
  for (const title of ['One', 'Two', 'Three'])
    await proposed(buyer, { gives: [cash(5)], gets: [boat(await boatOf(owner, title))] });
  const first = await app.call('GET', '/api/trades?state=open&limit=2', { token: buyer.token });
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await app.call('GET', next, { token: buyer.token });
  const titles = [...first.body, ...second.body].map(({ legs }) => legs[1].title);
  expect(titles).toEqual(['Three', 'Two', 'One']);
  expect(second.headers.link).toBeUndefined();
});

it('lets a trade partner, and nobody else, read an asset for offers only and its documents', async () => {
  const car = await insertAsset(app.database.db, { ownerId: buyer.user.id, title: 'Red car', value: '40000.00' });
  const { body: document } = await uploadDocument(app, buyer.token, car.id, { name: 'title.pdf', content: PDF });
  const read = (person: Person) => app.call('GET', `/api/assets/${car.id}`, { token: person.token });
  const open = (person: Person) =>
    app.call('GET', `/api/assets/${car.id}/documents/${document.id}`, { token: person.token });
  expect((await read(owner)).status).toBe(404);
  const trade = await proposed(buyer, { gives: [{ kind: 'asset', assetId: car.id }], gets: [boat(osprey)] });
  expect((await read(owner)).body).toMatchObject({ title: 'Red car', documents: [{ name: 'title.pdf' }], actions: [] });
  expect(await open(owner)).toMatchObject({ status: 200, body: PDF });
  const stranger = await registerPerson(app);
  expect([(await read(stranger)).status, (await open(stranger)).status]).toEqual([404, 404]);
  await call(owner, `/${trade.id}/decline`);
  expect((await read(owner)).status).toBe(404);
});

it('ends offers with an asset that is revalued, altered or deleted, and keeps one that is agreed on', async () => {
  const car = await insertAsset(app.database.db, { ownerId: buyer.user.id, title: 'Red car', value: '40000.00' });
  const withCar = { gives: [{ kind: 'asset', assetId: car.id }], gets: [boat(osprey)] };
  const edit = (body: object) => app.call('PATCH', `/api/assets/${car.id}`, { token: buyer.token, body });
  const first = await proposed(buyer, withCar);
  expect((await edit({ description: 'Waxed' })).status).toBe(200);
  expect(await listOf(buyer, 'open')).toMatchObject([{ id: first.id }]);
  expect((await edit({ value: '39000' })).status).toBe(200);
  expect(await listOf(buyer, 'ended')).toMatchObject([{ id: first.id, endedReason: 'The value of Red car changed.' }]);
  for (const change of [{ title: 'Rusty car' }, { title: 'Red car' }, { details: { year: 1971 } }]) {
    const { id } = await proposed(buyer, withCar);
    const edited = await edit(change);
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const [ended] = await listOf(buyer, 'ended');
    expect(ended).toMatchObject({ id, endedReason: expect.stringMatching(/^The details of R.* car changed\.$/) });
  }
  const second = await proposed(buyer, withCar);
  await call(owner, `/${second.id}/accept`, { revision: 1 });
  const kept = 'Red car is part of an agreed trade. Finish or cancel the trade first.';
  for (const change of [{ value: '1' }, { title: 'Rusty car' }])
    expect(await edit(change)).toMatchObject({ status: 409, body: { message: kept } });
  const removal = await app.call('DELETE', `/api/assets/${car.id}`, { token: buyer.token });
  expect(removal).toMatchObject({ status: 409, body: { message: kept } });
});
