import { readFile } from 'node:fs/promises';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { unique } from './admin-fixtures.ts';
import { demoBroker } from './broker-of.ts';
import { test as base, expect, faultsAtAnySize, SCREENS } from './fixtures.ts';
import { BrokerDesk } from './pages/broker-desk.ts';
import { postBoat } from './post-boat.ts';
import { accept, propose } from './propose.ts';

/** The broker's token is in this page's browser before its first load. */
const test = base.extend<{ desk: BrokerDesk }>({
  desk: async ({ page, request }, use) => {
    const { token } = await demoBroker(request);
    await page.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);
    await use(new BrokerDesk(page));
  },
});

const today = () => brokerageDay(new Date());

for (const { name, viewport } of SCREENS) {
  test.describe(`The desk, ${name}`, () => {
    test.use({ viewport });

    test('records a deposit, collects it, and shows it among all wires', async ({ desk, newPerson, request }) => {
      test.setTimeout(90_000);
      const [owner, buyer] = [await newPerson('Marisol'), await newPerson('Ben')];
      const boat = await postBoat(request, owner);
      const trade = await propose(
        request,
        buyer,
        [{ kind: 'cash', amount: '80000' }],
        [{ kind: 'boat', boatId: boat.id }],
      );
      await accept(request, owner, trade);
      const reference = unique();
      await desk.open();
      const closing = desk.main.getByRole('region', { name: 'Closings' }).getByRole('listitem');
      await expect(closing.filter({ hasText: `Trade ${trade.id} ` })).toContainText('Next: Legal details');
      await desk.show('Open wires');
      await desk.main.getByRole('button', { name: 'Record Wire In' }).click();
      const dialog = desk.page.getByRole('dialog', { name: 'Record a wire that came in' });
      await dialog.getByRole('button', { name: 'Record Wire' }).click();
      await expect(dialog).toContainText('Please enter the amount of the wire, such as 5,000.00.');
      for (const fault of ['Please enter the number of the trade.', 'Please choose a party.'])
        await expect(dialog).toContainText(fault);
      await dialog.getByLabel('Trade number').fill(String(trade.id));
      await expect(dialog).not.toContainText('Please enter the number of the trade.');
      await dialog.getByLabel('Party').selectOption('Ben');
      await dialog.getByLabel('Amount').fill('8,000');
      await dialog.getByLabel('Trust account').selectOption('Other trust account');
      await dialog.getByLabel('Sender’s name').fill('Ben Ashe');
      await dialog.getByLabel('Bank reference').fill(reference);
      await dialog.getByRole('button', { name: 'Record Wire' }).dblclick();
      await expect(desk.wire(reference)).toContainText('Deposit, Ben');
      await expect(desk.wire(reference)).toContainText('$8,000');
      await expect(desk.wire(reference)).toContainText('At the bank by');
      const question = await desk.ask(reference, 'On the Statement…');
      await question.getByLabel('Day on the statement').fill(today());
      await question.getByRole('button', { name: 'Record Day' }).click();
      await expect(desk.wire(reference)).toHaveCount(0);
      await desk.show('All wires');
      await expect(desk.wire(reference)).toContainText('Collected');
    });
  });
}

test('unknown money waits in suspense until it is assigned', async ({ desk, newPerson, request }) => {
  test.setTimeout(90_000);
  const [owner, buyer] = [await newPerson('Marisol'), await newPerson('Ben')];
  const boat = await postBoat(request, owner);
  const trade = await propose(request, buyer, [{ kind: 'cash', amount: '80000' }], [{ kind: 'boat', boatId: boat.id }]);
  await accept(request, owner, trade);
  const reference = unique();
  await desk.open('?tab=wires');
  await desk.main.getByRole('button', { name: 'Record Wire In' }).click();
  const dialog = desk.page.getByRole('dialog', { name: 'Record a wire that came in' });
  await dialog.getByLabel('What it is').selectOption('Unknown sender');
  await dialog.getByLabel('Amount').fill('1234.56');
  await dialog.getByLabel('Trust account').selectOption('Other trust account');
  await dialog.getByLabel('Sender’s name').fill('B. Ashe');
  await dialog.getByLabel('Bank reference').fill(reference);
  await dialog.getByRole('button', { name: 'Record Wire' }).click();
  const question = await desk.ask(reference, 'On the Statement…');
  await question.getByLabel('Day on the statement').fill(today());
  await question.getByRole('button', { name: 'Record Day' }).click();
  await desk.show('Suspense');
  await expect(desk.wire(reference)).toContainText('Back by');
  await (await desk.ask(reference, 'Assign…')).getByLabel('Trade number').fill(String(trade.id));
  await desk.page.reload();
  const assign = await desk.ask(reference, 'Assign…');
  await expect(assign.getByLabel('Trade number')).toHaveValue(String(trade.id));
  await assign.getByLabel('Party').selectOption('Ben');
  await assign.getByRole('button', { name: 'Assign Wire' }).click();
  await expect(desk.wire(reference)).toHaveCount(0);
});

test.describe('A bank statement', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('is imported or refused with a reason, and the books are proven and exported', async ({ desk }) => {
    test.setTimeout(90_000);
    await desk.open('?tab=books');
    const section = desk.main.getByRole('region', { name: 'Bank statement' });
    const choose = async (csv: string) => {
      const choosing = desk.page.waitForEvent('filechooser');
      await section.getByRole('button', { name: 'Choose CSV File' }).click();
      await (await choosing).setFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    };
    await choose('date;reference;description;amount;balance\n2026-03-01;W1;In;5,00;5,00');
    await expect(section.getByRole('alert')).toContainText('separated by semicolons');
    await choose('date,amount\n2026-03-01,5');
    await expect(section.getByRole('alert')).toContainText('The file lacks the column');
    await expect(section.getByRole('alert')).toContainText('march.csv');

    const proofs = desk.main.getByRole('region', { name: 'Daily proof' });
    await proofs.getByRole('button', { name: 'Prove Now' }).click();
    await expect(proofs.getByRole('listitem').first()).toContainText('journals');

    await choose(`date,reference,description,amount,balance\n2026-03-02,${unique()},Service charge,-15.00,985.00`);
    await expect(section.getByRole('status')).toContainText('1 line added.');
    const lines = desk.main.getByRole('region', { name: 'Lines without a wire' });
    await lines.getByRole('button', { name: 'Explain…' }).click();
    const question = desk.page.getByRole('dialog', { name: 'What is this line?' });
    await question.getByLabel('What it is').selectOption('Bank fee');
    await question.getByLabel('Note').fill('Page 2 of the statement');
    await question.getByRole('button', { name: 'Save Explanation' }).dblclick();
    await expect(lines).toContainText('Every line of the bank is a wire, or explained.');
    await lines.getByLabel('Lines to show').selectOption('Explained');
    await expect(lines.getByRole('listitem')).toContainText('Bank fee: Page 2 of the statement');

    await expect(desk.main.getByRole('region', { name: 'Export' })).toContainText('in Florida (Eastern Time)');
    const downloading = desk.page.waitForEvent('download');
    await desk.main.getByRole('button', { name: 'Download CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^ledger-.*\.csv$/);
    expect(await readFile(await download.path(), 'utf8')).toContain('account');
  });
});

test('the desk is for brokers only, and only they find it in the navigation', async ({ page, signedIn: _signedIn }) => {
  await page.goto('/broker');
  await expect(page.getByRole('heading', { name: 'Brokers Only' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Desk', exact: true })).toHaveCount(0);
});

test('the desk is accessible', async ({ desk }) => {
  test.setTimeout(90_000);
  await desk.open('?tab=wires');
  await expect(desk.page.getByRole('link', { name: 'Desk', exact: true }).first()).toBeVisible();
  expect(await faultsAtAnySize(desk.page)).toEqual([]);
  await desk.open('?tab=wires');
  await expect(desk.wires).toBeVisible();
  expect(await faultsAtAnySize(desk.page)).toEqual([]);
  await desk.open('?tab=books');
  await expect(desk.main.getByRole('region', { name: 'Daily proof' })).toBeVisible();
  expect(await faultsAtAnySize(desk.page)).toEqual([]);
});
