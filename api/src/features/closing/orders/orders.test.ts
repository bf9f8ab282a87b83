import { beforeEach, describe, expect, it } from 'vitest';
import { agreedTrades, BEN, OLIVE } from '../../../testing/agreed-trades.ts';
import { legalName, payOut, signAll, taskIn } from '../../../testing/closings.ts';
import { runClock } from '../course/clock.service.ts';

const SURVEY = 3;
const OIL = 4;

const trade = agreedTrades();
beforeEach(() => signAll(trade.app, trade.buyer, trade.id));

const inspection = async () => taskIn(await trade.read(trade.buyer), 'inspection', { title: 'Osprey' });
async function order(serviceId: number, limit?: number, person = trade.buyer) {
  const { id } = await inspection();
  return trade.send(person, `/tasks/${id}/orders`, { serviceId, ...(limit !== undefined && { limit }) });
}
const advance = (id: number, what: string, body: object, person = trade.broker) =>
  trade.send(person, `/orders/${id}/${what}`, body);

describe('A service', () => {
  it('is ordered from the task that it serves, at the price of the catalog', async () => {
    expect((await inspection()).services).toEqual([2, 3, 4, 5, 6, 7]);
    const { body } = await order(OIL);
    expect(body.orders).toMatchObject([
      { name: 'Oil Analysis', authorized: '225.00', state: 'requested', charged: false, actions: ['cancel'] },
    ]);
    expect((await order(OIL)).body.orders).toHaveLength(1);
    const { body: news } = await trade.app.call('GET', '/api/notifications', { token: trade.broker.token });
    expect(news.items[0]).toMatchObject({ title: 'Ben ordered Oil Analysis', path: `/trades/${trade.id}` });
  });

  it('without a fixed price needs a limit, which holds', async () => {
    expect((await order(SURVEY)).body.message).toBe(
      'Full Marine Survey has no fixed price. Please enter the most that you authorize.',
    );
    const [{ id }] = (await order(SURVEY, 1_650)).body.orders;
    await advance(id, 'schedule', { vendor: 'Harbor Survey', on: '2026-12-01' });
    const { body: news } = await trade.app.call('GET', '/api/notifications', { token: trade.buyer.token });
    expect(news.items[0].title).toBe('Full Marine Survey: scheduled for December 1, 2026');
    const over = await advance(id, 'complete', { amount: 1_651 });
    expect([over.status, over.body.message]).toEqual([400, 'Only $1,650 is authorized.']);
  });

  it('serves its task and the people whom that concerns', async () => {
    expect((await order(22)).body.message).toBe('This service doesn’t serve this task.');
    expect((await order(OIL, undefined, trade.owner)).status).toBe(403);
    expect((await order(OIL, undefined, trade.broker)).status).toBe(403);
    const search = taskIn(await trade.read(trade.buyer), 'title-search', { title: 'Osprey' });
    expect(search.services).toEqual([21]);
    expect((await trade.send(trade.buyer, `/tasks/${search.id}/orders`, { serviceId: 21 })).status).toBe(200);
  });

  it('is moved on by the trade.broker, and its cost is nobody else’s business', async () => {
    const [{ id }] = (await order(OIL)).body.orders;
    expect((await advance(id, 'schedule', { vendor: 'Lab' }, trade.buyer)).status).toBe(403);
    expect((await advance(id, 'complete', { amount: 225 })).status).toBe(409);
    expect((await advance(id, 'schedule', { vendor: 'Lab' })).body.orders[0]).toMatchObject({ state: 'scheduled' });
    expect((await trade.read(trade.owner)).orders).toEqual([]);
    expect((await advance(id, 'cancel', {}, trade.owner)).status).toBe(404);
    expect((await advance(id, 'cancel', {}, trade.buyer)).status).toBe(409);
    expect((await advance(id, 'cancel', {})).body.orders[0]).toMatchObject({ state: 'cancelled', actions: [] });
  });

  it('is charged when its money arrives, once', async () => {
    const [{ id }] = (await order(OIL)).body.orders;
    await advance(id, 'schedule', { vendor: 'Lab' });
    expect((await advance(id, 'complete', { amount: 200 })).body.orders[0]).toMatchObject({ charged: false });
    expect(await trade.money()).toEqual([]);
    await trade.deposit(BEN, 5_000);
    expect((await trade.read(trade.broker)).orders[0]).toMatchObject({ charged: true, amount: '200.00' });
    expect(await trade.money()).toEqual(['client:0 -4800.00', 'payable:vendor -200.00']);
    expect((await advance(id, 'complete', { amount: 200 })).status).toBe(409);
  });
});

it('4: returns the deposits after a rejection, less the authorized costs', async () => {
  await trade.deposit(BEN, 5_000);
  await trade.deposit(OLIVE, 3_000);
  const [{ id }] = (await order(SURVEY, 2_000)).body.orders;
  await advance(id, 'schedule', { vendor: 'Harbor Survey' });
  await order(OIL);
  await advance(id, 'complete', { amount: 1_650 });
  expect(await trade.money()).toEqual(['client:0 -3350.00', 'client:1 -3000.00', 'payable:vendor -1650.00']);
  const task = taskIn(await trade.read(trade.buyer), 'acceptance', { title: 'Osprey' });
  const rejected = await trade.send(trade.buyer, `/tasks/${task.id}/reject`, {
    name: legalName(BEN),
    reason: 'Soft decks.',
  });
  expect(rejected.body.orders.map(({ state }: { state: string }) => state)).toEqual(['completed', 'cancelled']);
  const pay = (payee: object, amount: number) => payOut(trade.app, trade.broker, trade.id, payee, amount);
  expect((await pay({ kind: 'refund', position: BEN }, 3_350)).status).toBe(409);
  await pay({ kind: 'vendor' }, 1_650);
  await pay({ kind: 'refund', position: BEN }, 3_350);
  await pay({ kind: 'refund', position: OLIVE }, 3_000);
  await runClock(trade.app.dependencies);
  expect(await trade.money()).toEqual([]);
  expect((await trade.read(trade.broker)).status).toBe('cancelled');
  const { body } = await trade.app.call('GET', `/api/broker/money?trade=${trade.id}`, { token: trade.broker.token });
  expect(body.journals.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['deposit', 'deposit', 'vendor_cost', 'vendor_paid', 'refund', 'refund'],
  ]);
});
