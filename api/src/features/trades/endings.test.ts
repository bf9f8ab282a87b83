import { deposit } from '@tradewind/domain/ledger/money-in';
import { dollars } from '@tradewind/domain/money';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type Person, registerAdmin, registerBroker } from '../../testing/people.ts';
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
import { postJournal } from '../ledger/service.ts';

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

const boatOf = (person: Person, title: string, price?: string) => insertBoatOf(app, person, title, price);
const call = (person: Person, path: string, body?: unknown, headers = {}) =>
  callTrades(app, person, path, body, headers);
const offer = () => offerOf(traders);
const proposed = (person = buyer, body: unknown = offer()) => propose(app, person, body);
const agreed = () => agree(app, traders);

const listOf = async (person: Person, state: string) =>
  (await app.call('GET', `/api/trades?state=${state}`, { token: person.token })).body;

const newsTo = async (person: Person) =>
  (await app.call('GET', '/api/notifications', { token: person.token })).body.items;

describe('Ending a proposal', () => {
  it('is declining for who has not accepted, and withdrawing for who has', async () => {
    const trade = await proposed();
    expect(await call(buyer, `/${trade.id}/decline`, {})).toMatchObject({ status: 409 });
    expect(await call(owner, `/${trade.id}/withdraw`, {})).toMatchObject({ status: 409 });
    const declined = await call(owner, `/${trade.id}/decline`, { reason: 'Too low' });
    expect(declined).toMatchObject({ status: 200, body: { status: 'declined', endedReason: 'Too low' } });
    expect(await call(owner, `/${trade.id}/decline`)).toMatchObject({ status: 200, body: { status: 'declined' } });
    const next = await proposed();
    expect(next.id).not.toBe(trade.id);
    expect(await call(buyer, `/${next.id}/withdraw`)).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
  });

  it.each([
    ['editing the price', { price: '210000' }, 'The asking price of Osprey changed.'],
    ['renaming', { title: 'Raven' }, 'The details of Osprey changed.'],
    ['changing the year', { year: 1999 }, 'The details of Osprey changed.'],
    ['changing the engine', { engineType: 'None' }, 'The details of Osprey changed.'],
    ['changing the engine hours', { engineHours: 9_000 }, 'The details of Osprey changed.'],
    ['changing the condition', { condition: 'Fair' }, 'The details of Osprey changed.'],
    ['pausing', { status: 'paused' }, 'Osprey is no longer listed.'],
    ['selling', { status: 'sold' }, 'Osprey was sold.'],
  ])('happens by %s, with the reason', async (_how, change, reason) => {
    const trade = await proposed();
    const edit = await app.call('PATCH', `/api/boats/${osprey}`, {
      token: owner.token,
      body: { version: 1, ...change },
    });
    expect(edit.status, JSON.stringify(edit.body)).toBe(200);
    expect(await listOf(buyer, 'ended')).toMatchObject([{ id: trade.id, status: 'void', endedReason: reason }]);
    await vi.waitFor(
      async () =>
        expect(await newsTo(buyer)).toMatchObject([{ title: 'The offer for Osprey has ended', body: reason }]),
      15_000,
    );
  });

  it('keeps a reason as it reads, without marks that turn the text around', async () => {
    const { id } = await proposed();
    expect(await call(owner, `/${id}/decline`, { reason: 'Null \0 inside' })).toMatchObject({ status: 400 });
    const declined = await call(owner, `/${id}/decline`, { reason: '\u202E Too low \u2066' });
    expect(declined.body.endedReason).toBe('Too low');
  });

  it('does not happen by editing how a boat is presented, or by sending the same details again', async () => {
    const trade = await proposed();
    const edit = { version: 1, title: 'Osprey', description: 'Freshly waxed.', features: ['Radar'] };
    expect((await app.call('PATCH', `/api/boats/${osprey}`, { token: owner.token, body: edit })).status).toBe(200);
    expect(await listOf(buyer, 'open')).toMatchObject([{ id: trade.id }]);
  });

  it('cuts a long title, so that the notification still says what happened', async () => {
    const long = await boatOf(owner, 'W'.repeat(110));
    await proposed(buyer, { gives: [cash(5)], gets: [boat(long)] });
    await app.call('DELETE', `/api/boats/${long}`, { token: owner.token });
    const cut = `${'W'.repeat(59)}…`;
    await vi.waitFor(
      async () =>
        expect(await newsTo(buyer)).toMatchObject([
          { title: `The offer for ${cut} has ended`, body: `${cut} was removed.` },
        ]),
      15_000,
    );
  });

  it('happens by blocking, deleting, suspending and leaving', async () => {
    const heron = await boatOf(owner, 'Heron');
    const gone = await proposed(buyer, { gives: [cash(5)], gets: [boat(heron)] });
    await app.call('DELETE', `/api/boats/${heron}`, { token: owner.token });
    const blocked = await proposed();
    await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } });
    const ended = await listOf(buyer, 'ended');
    expect(ended.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [blocked.id, 'void'],
      [gone.id, 'void'],
    ]);
  });
});

describe('An agreed trade', () => {
  it('keeps its boats from being edited, paused, deleted and its people from leaving', async () => {
    await agreed();
    const { rows } = await app.database.pool.query<{ version: number }>('select version from boats where id = $1', [
      osprey,
    ]);
    const version = rows[0]?.version;
    const patch = (change: object) =>
      app.call('PATCH', `/api/boats/${osprey}`, { token: owner.token, body: { version, ...change } });
    for (const change of [
      { price: '1000' },
      { status: 'paused' },
      { status: 'sold' },
      { title: 'Raven' },
      { year: 1999 },
      { length: 5 },
    ])
      expect(await patch(change)).toMatchObject({ status: 409 });
    expect(await app.call('DELETE', `/api/boats/${osprey}`, { token: owner.token })).toMatchObject({
      status: 409,
      body: { message: 'Osprey is part of an agreed trade. Finish or cancel the trade first.' },
    });
    expect(
      await app.call('POST', '/api/users/block', { token: owner.token, body: { blockedId: buyer.user.id } }),
    ).toMatchObject({ status: 409 });
    expect(
      await app.call('DELETE', '/api/user', { token: owner.token, body: { password: owner.password } }),
    ).toMatchObject({ status: 409 });
    const admin = await registerAdmin(app);
    expect(
      await app.call('POST', `/api/admin/users/${owner.user.id}/suspend`, {
        token: admin.token,
        body: { reason: 'x' },
      }),
    ).toMatchObject({ status: 409 });
  });

  it('can be read and canceled by the brokerage', async () => {
    const trade = await agreed();
    const broker = await registerBroker(app);
    const path = `/api/trades/${trade.id}`;
    expect((await app.call('GET', path, { token: broker.token })).body.actions).toEqual(['cancel']);
    expect((await call(broker, `/${trade.id}/cancel`, {})).body).toMatchObject({ status: 'cancelled' });
    expect((await newsTo(owner))[0]).toMatchObject({ title: 'Tradewind canceled the trade for Osprey' });
  });

  it('cannot be canceled while it holds money', async () => {
    const trade = await agreed();
    const money = { tradeId: trade.id, position: 0, book: 'trust_other', amount: dollars(5_000) } as const;
    await app.dependencies.commit((work) => postJournal(work, deposit(money), { key: 'wire', by: null }));
    expect(await call(owner, `/${trade.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { message: 'This trade still holds money. A broker must return it before the trade can end.' },
    });
  });

  it('stays hidden from admins who are not brokers', async () => {
    const trade = await agreed();
    const admin = await registerAdmin(app);
    expect((await app.call('GET', `/api/trades/${trade.id}`, { token: admin.token })).status).toBe(404);
    expect((await call(admin, `/${trade.id}/cancel`, {})).status).toBe(404);
  });
});
