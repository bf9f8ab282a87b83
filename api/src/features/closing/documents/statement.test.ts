import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { depositOf, enterDetails, legalName } from '../../../testing/closings.ts';
import { type Person, registerBroker, registerPerson } from '../../../testing/people.ts';
import { agree, registerTraders, type Traders } from '../../../testing/trades.ts';

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
