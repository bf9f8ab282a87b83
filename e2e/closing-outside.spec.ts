import type { APIRequestContext } from '@playwright/test';
import { finishPapers } from '../api/src/testing/closing-world.ts';
import { demoBroker } from './broker-of.ts';
import { browserOf } from './browser-of.ts';
import { ClosingByApi } from './closing-by-api.ts';
import { withDatabase } from './e2e-database.ts';
import { finishDirectly } from './finish-directly.ts';
import { expect, type Person, test } from './fixtures.ts';
import { ClosingRoom } from './pages/closing-room.ts';
import { postBoat } from './post-boat.ts';
import { accept, headersOf, propose } from './propose.ts';

test.use({ expectedErrors: [/status of 4\d\d/] });

const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';

interface People {
  buyer: Person;
  owner: Person;
  /** The broker who confirms large wires. */
  second: Person;
}

/** Somebody gives this for a boat, and everything that is the same in every closing is done up to the acceptances. */
async function acceptedTrade(request: APIRequestContext, { buyer, owner, second }: People, given: object) {
  await withDatabase((pool) => pool.query('update users set is_broker = true where id = $1', [second.user.id]));
  const osprey = await postBoat(request, owner, { title: `Osprey ${owner.user.id}`, price: '200000' });
  const trade = await propose(request, buyer, [given], [{ kind: 'boat', boatId: osprey.id }]);
  await accept(request, owner, trade);
  const api = new ClosingByApi(request, trade.id, second);
  await finishDirectly(trade.id, 'identity', 'sanctions', 'disclosures', 'agreement', 'vessel-details');
  for (const person of [owner, buyer]) await api.finish(person, 'legal-details');
  await api.bringDeposits(await demoBroker(request));
  const papers = ['tax-form', 'insurance', 'source-of-funds', 'inspection', 'vessel-papers', 'title-search'] as const;
  await finishDirectly(trade.id, ...papers, 'acceptance', 'payoff', 'yard-letters', 'bill-of-sale', 'title-assigned');
  return { id: trade.id, api };
}

/** The broker releases the trade once all money is there, and the keys change hands. */
async function release(request: APIRequestContext, { id, api }: { id: number; api: ClosingByApi }): Promise<void> {
  const broker = await demoBroker(request);
  await withDatabase((pool) => finishPapers(pool, id));
  await api.bringBalances(broker);
  await finishDirectly(id, 'keys-given', 'keys-received', 'filing');
  const released = await request.post(`/api/trades/${id}/release`, { headers: headersOf(broker) });
  expect(released.status(), await released.text()).toBe(200);
}

test('coins go to a confirmed address after a test, and are never held', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const [owner, second] = [await newPerson('Marisol'), await newPerson('Bo')];
  const coins = { kind: 'bitcoin', amount: '2', price: '100000', fixed: 'dollars' };
  const trade = await acceptedTrade(request, { buyer, owner, second }, coins);
  const room = await new ClosingRoom(page).open(trade.id);
  const ownersRoom = await new ClosingRoom(await browserOf(browser, baseURL, owner)).open(trade.id);
  const standing = room.card('Closed outside Tradewind');
  await expect(standing).toContainText('The source of the price isn’t named yet');
  await room.asks('Name the source of the Bitcoin price');
  await room.next.getByRole('textbox', { name: 'Source of the price' }).fill('Coinbase, BTC-USD, last trade');
  await room.next.getByRole('button', { name: 'Save' }).click();
  // Nobody can confirm an address that nobody has entered.
  await expect(room.next).not.toContainText('Confirm the address');

  await ownersRoom.asks('Enter the address that the coins go to');
  await ownersRoom.next.getByRole('textbox', { name: 'Bitcoin address' }).fill('my wallet');
  await ownersRoom.next.getByRole('button', { name: 'Save' }).click();
  await expect(ownersRoom.next).toContainText('Please enter a Bitcoin address. It starts with bc1, 1 or 3.');
  await ownersRoom.next.getByRole('textbox', { name: 'Bitcoin address' }).fill(ADDRESS);
  await ownersRoom.next.getByRole('button', { name: 'Save' }).click();

  await room.asks('Confirm the address with its owner, not by message');
  const heard = room.next.getByRole('textbox', { name: 'Bitcoin address' });
  await heard.fill('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
  await room.next.getByLabel('How you confirmed it').selectOption('By phone');
  await room.next.getByRole('button', { name: 'Save' }).click();
  await expect(room.next).toContainText('Don’t send anything to it.');
  await heard.fill(ADDRESS);
  await room.next.getByRole('button', { name: 'Save' }).click();
  await expect(standing).toContainText('The address is confirmed');
  await release(request, trade);

  await room.asks('Send a small amount first');
  await expect(room.next).toContainText(ADDRESS);
  const test1 = 'a'.repeat(64);
  const send = async (transactionId: string) => {
    await room.next.getByRole('textbox', { name: 'Transaction id' }).fill(transactionId);
    await room.next.getByRole('button', { name: 'Save' }).click();
  };
  await send(test1);
  await room.asks('Send the rest and enter the transaction id');
  await expect(room.next).toContainText('$200,000 in Bitcoin, less the test.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await room.next.getByRole('button', { name: 'Copy' }).click();
  await expect(room.next.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  await send(test1);
  await expect(room.next).toContainText('This is the transaction of the test.');
  await send('b'.repeat(64));
  await expect(standing).toContainText('The coins were sent');

  await ownersRoom.asks('Confirm the coins once they have enough confirmations');
  await expect(ownersRoom.next).toContainText('b'.repeat(64));
  for (const [count, expected] of [
    ['2', 'Please wait for 6 confirmations.'],
    ['6', ''],
  ] as const) {
    await ownersRoom.next.getByRole('textbox', { name: 'Confirmations so far' }).fill(count);
    await ownersRoom.next.getByRole('button', { name: 'Save' }).click();
    if (expected) await expect(ownersRoom.next).toContainText(expected);
  }
  await expect(standing).toContainText('Received');
  await ownersRoom.page.context().close();
});

test('a car is closed by an agent outside, and everyone sees how far it is', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const [owner, second] = [await newPerson('Marisol'), await newPerson('Bo')];
  const data = { category: 'vehicles', value: '200000', title: 'Red roadster' };
  const asset = await request.post('/api/assets', { headers: headersOf(buyer), data });
  const given = { kind: 'asset', assetId: (await asset.json()).id };
  const trade = await acceptedTrade(request, { buyer, owner, second }, given);
  const room = await new ClosingRoom(page).open(trade.id);
  const standing = room.card('Closed outside Tradewind');
  await expect(standing).toContainText('Nobody named an agent yet');
  await room.asks('Tell us who closes it');
  const form = room.next.getByRole('form', { name: 'Outside closing' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Agent', { exact: true })).toBeFocused();
  await form.getByLabel('Agent', { exact: true }).fill('Bayside Title');
  await form.getByLabel('File number').fill('24-118');
  await form.getByLabel('Ready by').fill(new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10));
  await form.getByLabel('Condition of the release').fill('The boat is released.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(standing).toContainText('An agent is working on it');

  await room.asks('Upload the agent’s letter: ready and held');
  await room.upload('letter.pdf', 'odometer.pdf');
  const desk = await new ClosingRoom(await browserOf(browser, baseURL, await demoBroker(request))).open(trade.id);
  const sent = await desk.task('Also on your desk', 'Letter of the outside agent');
  for (const name of ['letter.pdf', 'odometer.pdf']) await expect(sent).toContainText(name);
  await sent.getByRole('button', { name: 'Approve' }).click();
  await expect(standing).toContainText('Ready, and held by the agent');
  await desk.page.context().close();
  await release(request, trade);

  await room.asks('Have your agent release it and confirm here');
  await room.next.getByRole('button', { name: 'Yes, It’s Done' }).click();
  await expect(standing).toContainText('Released by the agent');
  const ownersRoom = await new ClosingRoom(await browserOf(browser, baseURL, owner)).open(trade.id);
  await ownersRoom.asks('Confirm that you received it');
  await ownersRoom.next.getByRole('button', { name: 'Yes, It’s Done' }).click();
  await expect(standing).toContainText('Received');
  await ownersRoom.page.context().close();
});
