import sharp from 'sharp';
import { browserOf } from './browser-of.ts';
import { accessibilityFaults, expect, faultsAtAnySize, hydration, SCREENS, test } from './fixtures.ts';
import { AdminPage } from './pages/admin-page.ts';
import { postBoat } from './post-boat.ts';

const photoOfCode = async () => ({
  name: 'code.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 420, channels: 3, background: '#d8e4ea' } })
    .png()
    .toBuffer(),
});

let serial = 0;
/** A number that no other boat of this run has. */
const newHullNumber = () => `ABC${String((process.pid * 10 + ++serial) % 100_000).padStart(5, '0')}D919`;

for (const { name, viewport } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport });

    test('An owner proves possession, an admin approves, and a visitor reads what was checked', async ({
      page,
      signedIn,
      adminToken,
      request,
      browser,
      baseURL,
    }) => {
      test.slow();
      const boat = await postBoat(request, signedIn, { hullNumber: newHullNumber() });
      await page.goto('/my-listings');
      await page.getByRole('button', { name: `More actions for ${boat.title}` }).click();
      await page.getByRole('menuitem', { name: 'Prove Possession' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Prove Possession' })).toBeVisible();
      await page.getByRole('button', { name: 'Get a Code' }).click();
      const proof = page.getByRole('region', { name: 'Your proof' });
      await expect(proof).toContainText(/[A-Z\d]{3}-[A-Z\d]{3}/);
      await proof.locator('input[type="file"]').setInputFiles(await photoOfCode());
      await expect(proof.getByRole('img', { name: 'Chosen: code.png' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await proof.getByRole('button', { name: 'Send Photo' }).click();
      await expect(proof).toContainText('Our team looks at it');
      await expect(proof.getByRole('img', { name: 'The photo you sent' })).toBeVisible();

      const reviewer = await browserOf(browser, baseURL, { ...signedIn, token: adminToken }, viewport);
      await reviewer.goto('/admin?tab=possession');
      await expect(reviewer.getByRole('tab', { name: /^Photos \(\d+\)$/ })).toBeVisible();
      const card = reviewer.getByRole('article', { name: `Photo of ${boat.title}` });
      await expect(card).toContainText(boat.hullNumber ?? 'none');
      await expect(card.getByRole('img', { name: `Photo of ${boat.title} with a code` })).toBeVisible();
      expect(await accessibilityFaults(reviewer)).toEqual([]);
      await card.getByRole('button', { name: 'Approve' }).click();
      await expect(card).toBeHidden();

      const visitor = await browser.newPage({ viewport, ...(baseURL && { baseURL }) });
      await visitor.goto(`/boats/${boat.id}`);
      await hydration(visitor);
      await expect(visitor.getByRole('button', { name: /^Hull number checked, \w{3} \d+, \d{4}$/ })).toBeVisible();
      const badge = visitor.getByRole('button', { name: /^Photo with code, \w{3} \d+, \d{4}$/ });
      await badge.focus();
      await visitor.keyboard.press('Enter');
      await expect(visitor.getByText('It proves possession on that day, not ownership.')).toBeVisible();
      expect(await accessibilityFaults(visitor)).toEqual([]);
      await visitor.keyboard.press('Escape');
      await expect(visitor.getByText('It proves possession on that day, not ownership.')).toBeHidden();
      await expect(visitor.locator('body')).not.toContainText(boat.hullNumber ?? 'none');
      await visitor.close();
      await reviewer.context().close();

      await page.goto('/notifications');
      await page.getByText('Your photo was approved').click();
      await expect(page).toHaveURL(`/my-listings/${boat.id}/edit/possession`);
      await expect(proof).toContainText('Your boat’s page says that you held the boat on');
    });
  });
}

test('A refused photo comes back with its reason, and the owner starts again', async ({
  page,
  signedIn,
  adminToken,
  request,
  browser,
  baseURL,
}) => {
  test.slow();
  const boat = await postBoat(request, signedIn);
  await page.goto(`/my-listings/${boat.id}/edit/possession`);
  await page.getByRole('button', { name: 'Get a Code' }).click();
  const proof = page.getByRole('region', { name: 'Your proof' });
  await proof.locator('input[type="file"]').setInputFiles(await photoOfCode());
  await proof.getByRole('button', { name: 'Send Photo' }).click();
  await expect(proof).toContainText('Our team looks at it');

  const reviewer = await browserOf(browser, baseURL, { ...signedIn, token: adminToken });
  const admin = new AdminPage(reviewer);
  await reviewer.goto('/admin');
  await admin.show(/^Photos/);
  const card = reviewer.getByRole('article', { name: `Photo of ${boat.title}` });
  await card.getByRole('button', { name: 'Refuse' }).click();
  const dialog = reviewer.getByRole('dialog', { name: 'Refuse Photo' });
  await dialog.getByRole('textbox').fill('The code is unreadable.');
  await dialog.getByRole('button', { name: 'Refuse Photo' }).click();
  await expect(card).toBeHidden();
  await reviewer.context().close();

  await page.reload();
  await expect(proof).toContainText('The code is unreadable.');
  expect(await faultsAtAnySize(page)).toEqual([]);
  await proof.getByRole('button', { name: 'Get a New Code' }).click();
  await proof.getByRole('button', { name: 'Give Up Code' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give Up Code' }).click();
  await expect(proof).toContainText('You withdrew your last proof.');
});

test('The listing form reads a hull number back while it is typed', async ({ page, signedIn: _signedIn }) => {
  test.slow();
  await page.goto('/list-boat');
  const field = page.getByLabel('Hull number');
  await field.fill('abc-12');
  await expect(page.getByText('5 of 12 characters')).toBeVisible();
  await field.fill('ABC1O345D420');
  await expect(page.getByText('never contains the letter O')).toBeVisible();
  await field.fill('ABC12345D919');
  await expect(page.getByText('says model year 2019, but the listing says 2020')).toBeVisible();
  await page.getByLabel('Year').fill('2019');
  await expect(page.getByText('Builder ABC, built in April 2019, model year 2019.')).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
});
