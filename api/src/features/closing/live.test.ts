import type { AddressInfo } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { closingOf, LEGAL_DETAILS, onTask, taskIn } from '../../testing/closings.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { type Person, registerAdmin, registerBroker, registerPerson } from '../../testing/people.ts';
import { agree, offerOf, propose, registerTraders } from '../../testing/trades.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await testApp({ ROLE: 'web' });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}/api/events`;
});

/** The trades that a person's open screens read again. */
async function listen(person: Person) {
  const { events } = await readEvents(url, person.token);
  return () => events.filter(({ kind }) => kind === 'trade.changed').map(({ data }) => (data as { id: number }).id);
}

it('shows every change of a closing to the parties and the brokers, and to nobody else', async () => {
  const [broker, stranger] = [await registerBroker(app), await registerPerson(app)];
  const traders = await registerTraders(app);
  const [heardByBroker, heardByStranger] = [await listen(broker), await listen(stranger)];
  const { id } = await agree(app, traders);
  await expect.poll(heardByBroker).toContain(id);
  const heardByOwner = await listen(traders.owner);
  const before = heardByBroker().length;
  const task = taskIn(await closingOf(app, traders.buyer, id), 'legal-details', { by: 0 }).id;
  const entered = await onTask(app, traders.buyer, { trade: id, task }, 'facts', { facts: LEGAL_DETAILS });
  expect(entered.status, JSON.stringify(entered.body)).toBe(200);
  await expect.poll(() => heardByBroker().length).toBeGreaterThan(before);
  await expect.poll(heardByOwner).toContain(id);
  expect(heardByStranger()).toEqual([]);
});

it('keeps offers that nobody has agreed to from the brokers', async () => {
  const broker = await registerBroker(app);
  const [first, second] = [await registerTraders(app), await registerTraders(app)];
  const heard = await listen(broker);
  const { id: open } = await propose(app, first.buyer, offerOf(first));
  const { id: agreed } = await agree(app, second);
  // Events arrive in order.
  await expect.poll(heard).toContain(agreed);
  expect(heard()).not.toContain(open);
});

it('tells the open desk of a broker that the role was revoked', async () => {
  const [admin, broker] = [await registerAdmin(app), await registerBroker(app)];
  const { events } = await readEvents(url, broker.token);
  const { status } = await app.call('PATCH', `/api/admin/users/${broker.user.id}`, {
    token: admin.token,
    body: { isBroker: false },
  });
  expect(status).toBe(200);
  await expect.poll(() => events.map(({ kind }) => kind)).toContain('account.changed');
  expect((await app.call('GET', '/api/broker/wires', { token: broker.token })).status).toBe(403);
});
