import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { closingOf, depositOf, enterDetails, legalName, payOut, signAll, taskIn } from '../../../testing/closings.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, callTrades, registerTraders, type Traders } from '../../../testing/trades.ts';

let app: TestApp;
let broker: Person;
let traders: Traders;
let trade: number;

beforeAll(async () => {
  app = await testApp();
  broker = await registerBroker(app);
  traders = await registerTraders(app);
  trade = (await agree(app, traders)).id;
  await enterDetails(app, [traders.buyer, traders.owner], trade);
});

const read = (person: Person, party?: number) =>
  app.app.inject({
    url: `/api/trades/${trade}/statement.pdf${party === undefined ? '' : `?party=${party}`}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
const textOf = async (bytes: Buffer) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text.replace(/\s+/g, ' ');

it('shows a party every cent, and the same bytes until something happens', async () => {
  await depositOf(app, broker, trade, 0, 5_000);
  const answer = await read(traders.buyer);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.headers['content-disposition']).toContain(`Closing Statement - trade ${trade}.pdf`);
  const text = await textOf(answer.rawPayload);
  for (const words of [legalName(0), 'Osprey', 'Tern', 'Your deposit $5,000.00', '−$50,000.00', '−$1,700.00'])
    expect(text).toContain(words);
  expect(text).not.toContain(legalName(1));
  expect((await read(traders.buyer)).rawPayload.equals(answer.rawPayload)).toBe(true);
  await depositOf(app, broker, trade, 0, 100);
  expect((await read(traders.buyer)).rawPayload.equals(answer.rawPayload)).toBe(false);
});

it('is for the party it is about and the broker', async () => {
  expect((await read(broker, 1)).statusCode).toBe(200);
  expect(await textOf((await read(broker, 1)).rawPayload)).toContain(legalName(1));
  expect((await read(traders.owner, 0)).statusCode).toBe(404);
  expect((await read(await registerPerson(app))).statusCode).toBe(404);
});

describe('After a rejection', () => {
  beforeAll(async () => {
    traders = await registerTraders(app);
    trade = (await agree(app, traders)).id;
    await signAll(app, traders.buyer, trade);
    await depositOf(app, broker, trade, 0, 5_000);
    const { id } = taskIn(await closingOf(app, traders.buyer, trade), 'acceptance', { title: 'Osprey' });
    const path = `/${trade}/closing/tasks/${id}/reject`;
    const rejected = await callTrades(app, traders.buyer, path, { name: legalName(0), reason: 'Soft decks.' });
    expect(rejected.status).toBe(200);
  });

  const statement = async () =>
    (await app.call('GET', `/api/trades/${trade}/statement`, { token: traders.buyer.token })).body;

  it('shows what reached us and goes back, and nothing that a release would have moved', async () => {
    const ended = await statement();
    expect(ended).toMatchObject({ isFinal: true, owes: '0.00', receives: '5000.00', balance: '5000.00' });
    expect(ended.lines.map(({ kind, amount }: { kind: string; amount: string }) => `${kind} ${amount}`)).toEqual([
      'deposit 5000.00',
    ]);
    const text = await textOf((await read(traders.buyer)).rawPayload);
    expect(text).toContain('The trade ended without a release.');
    expect(text).toContain('Would have been received');
    expect(text).not.toMatch(/estimate|You still bring|At the release/);
    const { money } = await closingOf(app, traders.buyer, trade);
    const nothing = { needed: '0.00', missing: '0.00' };
    expect(money).toMatchObject({
      isFinal: true,
      parties: [{ deposit: nothing, balance: nothing, held: '5000.00', gets: '5000.00' }],
    });
  });

  it('comes to zero with the wire back', async () => {
    await payOut(app, broker, trade, { kind: 'refund', position: 0 }, 5_000);
    expect(await statement()).toMatchObject({ receives: '0.00', balance: '0.00' });
  });
});
