import type { APIRequestContext } from '@playwright/test';
import { unique } from './admin-fixtures.ts';
import { agreedSwap } from './agreed-swap.ts';
import { demoBroker } from './broker-of.ts';
import { browserOf } from './browser-of.ts';
import { ClosingByApi, PAPER } from './closing-by-api.ts';
import { withDatabase } from './e2e-database.ts';
import { expect, type Person, test } from './fixtures.ts';
import { BrokerDesk } from './pages/broker-desk.ts';
import { ClosingRoom } from './pages/closing-room.ts';
import { headersOf } from './propose.ts';

const makeBroker = ({ user }: Person) =>
  withDatabase((pool) => pool.query('update users set is_broker = true where id = $1', [user.id]));

async function uploadPaper(request: APIRequestContext, tradeId: number, person: Person, kind: string): Promise<void> {
  const headers = headersOf(person);
  const { tasks } = await (await request.get(`/api/trades/${tradeId}/closing`, { headers })).json();
  const task = tasks.find(
    (one: { kind: string; actions: string[] }) => one.kind === kind && one.actions.includes('upload'),
  );
  const document = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: PAPER };
  const url = `/api/trades/${tradeId}/documents`;
  const answer = await request.post(url, { headers, multipart: { task: String(task.id), document } });
  expect(answer.status(), await answer.text()).toBe(201);
}

test('a second broker sees the papers and the sales tax of the first one before replacing it', async ({
  page,
  signedIn: second,
  newPerson,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await makeBroker(second);
  const [owner, buyer] = [await newPerson('Marisol'), await newPerson('Ben')];
  const { id, osprey } = await agreedSwap(request, buyer, owner);
  const api = new ClosingByApi(request, id, second);
  for (const person of [owner, buyer]) await api.finish(person, 'legal-details', 'vessel-details');
  await uploadPaper(request, id, owner, 'vessel-papers');

  const theirs = await new ClosingRoom(page).open(id);
  await expect(theirs.card('Documents')).toContainText(`Boat papers · ${osprey.title}`);
  await expect(theirs.card('Documents')).toContainText('To check');
  await theirs.card('Money').getByRole('button', { name: 'Hold Sales Tax…' }).first().click();
  const holding = page.getByRole('dialog', { name: 'Hold sales tax' });
  await holding.getByLabel('State that taxes it').selectOption('Georgia');
  await holding.getByLabel('Amount').fill('7,000');

  const first = await new ClosingRoom(await browserOf(browser, baseURL, await demoBroker(request))).open(id);
  await first.card('Money').getByRole('button', { name: 'Hold Sales Tax…' }).first().click();
  const dialog = first.page.getByRole('dialog', { name: 'Hold sales tax' });
  await dialog.getByLabel('State that taxes it').selectOption('Florida');
  await dialog.getByLabel('Amount').fill('12,000');
  await dialog.getByLabel('How you found it').fill('6 % of $200,000');
  await dialog.getByRole('button', { name: 'Hold Sales Tax' }).click();

  const changing = page.getByRole('dialog', { name: 'Change the sales tax' });
  await expect(changing).toContainText('It replaces the $12,000 that we hold for Florida.');
  await expect(changing.getByLabel('Amount')).toHaveValue('7,000');
  await changing.getByLabel('How you found it').fill('Registered in Georgia');
  await changing.getByRole('button', { name: 'Change Sales Tax' }).click();
  await expect(first.card('Money')).toContainText('$7,000 sales tax, GA');
  await first.page.context().close();
});

test('a second broker compares a large wire and confirms it', async ({
  page,
  signedIn: second,
  newPerson,
  request,
}) => {
  test.setTimeout(90_000);
  await makeBroker(second);
  const { id } = await agreedSwap(request, await newPerson('Ben'), await newPerson('Marisol'));
  const bankReference = unique();
  const answer = await request.post('/api/broker/wires/in', {
    headers: headersOf(await demoBroker(request)),
    data: {
      ...{ purpose: 'funds', trust: 'trust_other', tradeId: id, position: 0, amount: '60000.00' },
      ...{ bankReference, counterparty: 'Ben Ashe' },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const desk = new BrokerDesk(page);
  await desk.open('?tab=wires');
  const question = await desk.ask(bankReference, 'Confirm');
  for (const fact of ['$60,000.00', 'Balance, Ben', 'Ben Ashe', 'You confirm as the second person.'])
    await expect(question).toContainText(fact);
  await question.getByRole('button', { name: 'Confirm Wire' }).dblclick();
  await expect(desk.wire(bankReference)).toContainText('Waiting for the bank to collect it');
});
