import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { finishPapers } from '../api/src/testing/closing-world.ts';
import { agreedSwap } from './agreed-swap.ts';
import { demoBroker } from './broker-of.ts';
import { browserOf } from './browser-of.ts';
import { ClosingByApi, legalNameOf, PAPER } from './closing-by-api.ts';
import { withDatabase } from './e2e-database.ts';
import { finishDirectly } from './finish-directly.ts';
import { expect, type Person, test } from './fixtures.ts';
import { ClosingRoom } from './pages/closing-room.ts';
import { textOfPdf } from './pdf-text.ts';
import { headersOf } from './propose.ts';

interface People {
  buyer: Person;
  owner: Person;
  /** The broker who confirms large wires. */
  second: Person;
}

/** Two people who have signed and deposited, and the broker. */
async function depositedSwap(request: APIRequestContext, { buyer, owner, second }: People) {
  await withDatabase((pool) => pool.query('update users set is_broker = true where id = $1', [second.user.id]));
  const broker = await demoBroker(request);
  const swap = await agreedSwap(request, buyer, owner);
  const api = new ClosingByApi(request, swap.id, second);
  await finishDirectly(swap.id, 'identity', 'sanctions', 'disclosures', 'agreement', 'vessel-details');
  for (const person of [owner, buyer]) await api.finish(person, 'legal-details');
  for (const [position, amount] of ['5000.00', '3000.00'].entries())
    await api.wire(broker, 'in', { purpose: 'deposit', trust: 'trust_other', position, amount });
  return { ...swap, api, broker };
}

async function uploadDecision(page: Page, dialog: Locator): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload the Award or Order' }).click();
  await (await choosing).setFiles({ name: 'award.pdf', mimeType: 'application/pdf', buffer: PAPER });
  await expect(dialog.getByRole('button', { name: 'Download award.pdf' })).toBeVisible();
}

test('a dispute ends with a release that everyone signs, and the next one with an award', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [owner, second] = [await newPerson('Marisol'), await newPerson('Bo')];
  const { id, api, broker } = await depositedSwap(request, { buyer, owner, second });
  const room = await new ClosingRoom(page).open(id);
  await room.change('Open a dispute…');
  const opening = page.getByRole('dialog', { name: 'Open a dispute?' });
  const happened = opening.getByLabel('What happened');
  await opening.getByRole('button', { name: 'Open Dispute' }).click();
  await expect(happened).toBeFocused();
  await expect(happened).toHaveAccessibleDescription(/Reason is required/);
  await happened.fill('The engine was swapped after the survey.');
  await opening.getByRole('button', { name: 'Open Dispute' }).click();
  await expect(room.main.getByRole('region', { name: 'Dispute' })).toContainText('$8,000 is frozen');

  const desk = await new ClosingRoom(await browserOf(browser, baseURL, broker)).open(id);
  await desk.asks('Help them end the dispute');
  await expect(room.card('Whose turn it is')).toContainText('Looks for a way out');
  await desk.main.getByRole('button', { name: 'Propose How to End It…' }).click();
  const proposing = desk.page.getByRole('dialog', { name: 'End the dispute' });
  await proposing.getByLabel('It goes on').check();
  const robins = proposing.getByLabel(/^Robin from/);
  await robins.fill('six');
  await proposing.getByRole('button', { name: 'Propose' }).click();
  await expect(robins).toBeFocused();
  await expect(robins).toHaveAccessibleDescription('Please enter an amount of money.');
  await robins.fill('6,000');
  await proposing.getByRole('button', { name: 'Propose' }).click();
  await expect(proposing).toContainText('There’s $8,000.00 in dispute in the other trust account, but $9,000.00');
  await proposing.getByLabel(/^Marisol from/).fill('2,000');
  await proposing.getByRole('button', { name: 'Propose' }).click();

  const release = room.main.getByRole('form', { name: 'Sign: Release of Disputed Funds' });
  await release.getByLabel('Type your name to sign').fill(legalNameOf(buyer));
  await release.getByRole('checkbox').check();
  await release.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(room.main.getByRole('region', { name: 'Proposal: End the dispute' })).toContainText(
    'Waiting for Marisol',
  );
  await api.consent(owner);
  const record = async () => {
    await desk.main.getByRole('button', { name: 'Record the Outcome…' }).click();
    return desk.page.getByRole('dialog', { name: 'Record the outcome' });
  };
  const signed = await record();
  await signed.getByLabel('The paper').selectOption('A release that everyone signed');
  await expect(signed).toContainText('Everyone has signed the proposal to end the dispute.');
  await signed.getByRole('button', { name: 'Record and Move Money' }).click();
  const outcome = room.main.getByRole('region', { name: 'How the dispute ended' });
  await expect(outcome).toContainText('by a release that everyone signed');
  const downloading = page.waitForEvent('download');
  await outcome.getByRole('button', { name: 'Download the Paper' }).click();
  const text = await textOfPdf(await downloading);
  for (const part of [`${legalNameOf(buyer)} receives $6,000.00`, 'receives $2,000.00', 'The trade goes on.'])
    expect(text).toContain(part);

  await api.dispute(owner, 'The trailer is missing.');
  const award = await record();
  await award.getByLabel('File number of the document').fill('AAA 01-26');
  await award.getByLabel('It ends').check();
  await award.getByLabel(/^Robin from/).fill('8000');
  await award.getByRole('button', { name: 'Record and Move Money' }).click();
  await expect(award).toContainText('Please upload the award or the order first.');
  await uploadDecision(desk.page, award);
  await award.getByRole('button', { name: 'Record and Move Money' }).click();
  await expect(outcome).toContainText('by an arbitration award (AAA 01-26)');
  await expect(room.main.getByRole('region', { name: 'How the trade ended' })).toBeVisible();
  await desk.page.context().close();
});

test('the broker arranges a service, and an order of a court decides about money held back', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const [owner, second] = [await newPerson('Marisol'), await newPerson('Bo')];
  const { id, api, broker, osprey } = await depositedSwap(request, { buyer, owner, second });
  const room = await new ClosingRoom(page).open(id);
  const inspection = await room.task('Also waiting for you', 'Inspection and sea trial');
  await inspection.getByRole('button', { name: 'Order a Service for This…' }).click();
  const ordering = page.getByRole('dialog', { name: 'Order a service' });
  await ordering.getByLabel('Service').selectOption({ index: 2 });
  await ordering.getByRole('button', { name: 'Order', exact: true }).click();
  await expect(room.card('Services')).toContainText('Ordered, up to');

  const desk = await new ClosingRoom(await browserOf(browser, baseURL, broker)).open(id);
  await desk.card('Services').getByRole('button', { name: 'Schedule…' }).click();
  const scheduling = desk.page.getByRole('dialog', { name: 'Schedule this service' });
  await scheduling.getByLabel('Who does it').fill('Harbor Surveys');
  await scheduling.getByRole('button', { name: 'Schedule' }).click();
  await expect(room.card('Services')).toContainText('Harbor Surveys');
  await desk.card('Services').getByRole('button', { name: 'Completed…' }).click();
  const completing = desk.page.getByRole('dialog', { name: 'Is the service completed?' });
  await completing.getByLabel('Price').fill('100');
  await completing.getByRole('button', { name: 'Record and Charge' }).click();
  await expect(room.card('Services')).toContainText('Completed, $100');

  const terms = { kind: 'holdback', leg: 3, amount: '2000', condition: 'The generator runs.', until: '2099-01-01' };
  await api.propose(buyer, terms);
  await api.consent(owner);
  await withDatabase((pool) => finishPapers(pool, id));
  await api.bringBalances(broker);
  const answer = await request.post(`/api/trades/${id}/release`, { headers: headersOf(broker) });
  expect(answer.status(), await answer.text()).toBe(200);
  await expect(room.card('Held back')).toContainText(
    `For ${osprey.title}. You and Marisol free it together: to Marisol if the condition is met, back to you if not.`,
  );
  await expect(room.card('Held back')).toContainText('Until January 1, 2099. Condition: The generator runs.');
  const released = room.main.getByRole('region', { name: 'Released' });
  await expect(released).toContainText(`You now own ${osprey.title}.`);
  await expect(released).toContainText('now belongs to Marisol.');
  await expect(room.next).toContainText('Agree on a time and place with Marisol.');
  await room.next.getByRole('link', { name: 'Write to Marisol' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Message' })).toBeVisible();
  await room.open(id);
  await desk.card('Held back').getByRole('button', { name: 'Record a Decision…' }).click();
  const deciding = desk.page.getByRole('dialog', { name: 'Who gets the $2,000?' });
  await deciding.getByLabel('The paper').selectOption('A court order');
  await uploadDecision(desk.page, deciding);
  await deciding.getByLabel('File number of the document').fill('26-CA-1');
  await deciding.getByLabel('The money').selectOption('goes back to Robin');
  await deciding.getByRole('button', { name: 'Record and Move Money' }).click();
  await expect(room.card('Held back')).toHaveCount(0);
  await expect(room.card('Documents')).toContainText('award.pdf');
  await desk.page.context().close();
});
