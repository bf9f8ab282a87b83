import type { Locator, Page } from '@playwright/test';
import { test as adminTest } from './admin-fixtures.ts';
import { accessibilityFaults, expect, hydration, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { Chrome } from './pages/chrome.ts';
import { EditListingPage, MyListingsPage } from './pages/my-listings-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { postBoat } from './post-boat.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const restored = (page: Page) => page.getByRole('status').filter({ hasText: 'We kept your unsaved changes.' });
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));

/** Leaves by a link that exists at every width. */
const leave = (page: Page) => new Chrome(page).nav.getByRole('link', { name: 'Tradewind, home' }).click();
const homeIsShown = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /Unlock the value/ })).toBeVisible();

/** Fails the test when a native dialog opens. */
const refuseBrowserDialogs = (page: Page) =>
  page.on('dialog', (dialog) => {
    throw new Error(`Native dialog: ${dialog.type()} ${dialog.message()}`);
  });

async function survivesAndAsks(page: Page, field: () => Locator, typed: string, saved: string): Promise<void> {
  const here = page.url();
  await field().fill(typed);

  await leave(page);
  await expect(question(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(here);
  await expect(field()).toHaveValue(typed);

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(here);

  await page.reload();
  await hydration(page);
  await expect(restored(page)).toBeVisible();
  await expect(field()).toHaveValue(typed);

  await leave(page);
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await homeIsShown(page);
  await page.goBack();
  await expect(restored(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(field()).toHaveValue(typed);

  await restored(page).getByRole('button', { name: 'Discard' }).click();
  await expect(restored(page)).toBeHidden();
  await expect(field()).toHaveValue(saved);
  await leave(page);
  await homeIsShown(page);
}

for (const width of [390, 1440]) {
  test.describe(`Unsaved changes at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test.beforeEach(({ page }) => void refuseBrowserDialogs(page));

    test('to a listing survive a reload, and leaving asks first', async ({ page, signedIn, request }) => {
      test.slow();
      const boat = await postBoat(request, signedIn, { title: 'Sea Otter' });
      await (await new MyListingsPage(page).open()).edit('Sea Otter');
      expect(path(page)).toBe(`/my-listings/${boat.id}/edit`);
      await survivesAndAsks(page, () => new EditListingPage(page).field('Title'), 'Sea Eagle', 'Sea Otter');
    });

    test('to the agent settings survive a reload, and leaving asks first', async ({ page, signedIn }) => {
      test.slow();
      expect(signedIn.token).toBeTruthy();
      await new AccountPage(page).open();
      await page.getByRole('main').locator('a[href="/settings"]').first().click();
      const settings = new SettingsPage(page);
      await settings.save.waitFor();
      await survivesAndAsks(page, () => settings.location, 'Tampa, FL', '');
    });

    test('to the profile survive a reload, and leaving asks first, also for another account tab', async ({
      page,
      signedIn,
    }) => {
      test.slow();
      expect(signedIn.token).toBeTruthy();
      const account = await new AccountPage(page).open();
      await account.choose('Profile');
      await account.button('Edit Profile').click();
      const bio = () => page.getByLabel('Bio');
      await bio().fill('Sails since 1998.');
      await account.tab('Overview').click();
      await question(page).getByRole('button', { name: 'Keep editing' }).click();
      await account.isOn('Profile');
      await survivesAndAsks(page, bio, 'Sails since 1999.', '');
    });

    test('do not block Back right after leaving', async ({ page, signedIn }) => {
      expect(signedIn.token).toBeTruthy();
      const settings = await new SettingsPage(page).open();
      await settings.location.fill('Tampa, FL');
      await leave(page);
      await question(page).getByRole('button', { name: 'Leave' }).click();
      await expect.poll(() => path(page), { intervals: [5] }).toBe('/');
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/settings');
      await expect(settings.location).toHaveValue('Tampa, FL');
      await expect(question(page)).toBeHidden();
      await leave(page);
      await expect(question(page)).toBeVisible();
    });

    test('survive Back to another document, where nothing can ask', async ({ page, signedIn }) => {
      expect(signedIn.token).toBeTruthy();
      await page.goto('/contact');
      const settings = await new SettingsPage(page).open();
      await settings.location.fill('Tampa, FL');
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/contact');
      await settings.open();
      await expect(restored(page)).toBeVisible();
      await expect(settings.location).toHaveValue('Tampa, FL');
    });

    test('to a visitor’s agent settings survive a reload', async ({ page }) => {
      const settings = await new SettingsPage(page).open();
      await settings.location.fill('Tampa, FL');
      await page.reload();
      await hydration(page);
      await expect(restored(page)).toBeVisible();
      await expect(settings.location).toHaveValue('Tampa, FL');
      await restored(page).getByRole('button', { name: 'Discard' }).click();
      await page.reload();
      await hydration(page);
      await expect(settings.location).toHaveValue('');
      await expect(restored(page)).toBeHidden();
    });
  });

  adminTest(
    `Unsaved changes to a user survive a reload, and leaving asks first, at ${width} px`,
    async ({ page, admin, newPerson }) => {
      adminTest.slow();
      const { user } = await newPerson('Robin');
      await page.setViewportSize({ width, height: 900 });
      await admin.open();
      await admin.find(user.email, 1);
      await admin
        .row(user.email)
        .getByRole('button', { name: /^Actions for/ })
        .click();
      await page.getByRole('menuitem', { name: 'View Details' }).click();
      await page.waitForURL(`**/admin/users/${user.id}`);
      await survivesAndAsks(page, () => page.getByLabel('Location'), 'Tampa, FL', '');
    },
  );
}

test('Restored changes to a listing override changes made elsewhere, and show the conflict', async ({
  page,
  signedIn,
  request,
}) => {
  const boat = await postBoat(request, signedIn, { title: 'Sea Otter' });
  await page.goto(`/my-listings/${boat.id}/edit`);
  const form = new EditListingPage(page);
  await form.field('Title').fill('Sea Eagle');
  await form.field('Make').fill('Swan');
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const data = { title: 'Sea Lion', location: 'Naples, FL', version: boat.version };
  expect((await request.patch(`/api/boats/${boat.id}`, { headers, data })).ok()).toBe(true);

  await page.reload();
  await expect(restored(page)).toContainText('Title: Sea Lion');
  await expect(restored(page)).not.toContainText('Make');
  await expect(form.field('Title')).toHaveValue('Sea Eagle');
  await expect(form.field('Make')).toHaveValue('Swan');
  await expect(form.field('Location')).toHaveValue('Naples, FL');
  await form.saveAndReturn();
  const saved = await (await request.get(`/api/boats/${boat.id}`)).json();
  expect(saved).toMatchObject({ title: 'Sea Eagle', make: 'Swan', location: 'Naples, FL' });
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('Cancel asks before it discards', async ({ page, signedIn, request }) => {
  const boat = await postBoat(request, signedIn, { title: 'Sea Otter' });
  await page.goto(`/my-listings/${boat.id}/edit`);
  const form = new EditListingPage(page);
  await form.field('Title').fill('Sea Eagle');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const discard = page.getByRole('dialog', { name: 'Discard your changes?' });
  await cancel.click();
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.field('Title')).toHaveValue('Sea Eagle');
  await cancel.click();
  await discard.getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL('**/my-listings');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('The phone menu also asks, and Back still asks after it was opened', async ({ page, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 900 });
  await new AccountPage(page).open();
  await page.getByRole('main').locator('a[href="/settings"]').first().click();
  const settings = new SettingsPage(page);
  await settings.location.fill('Tampa, FL');
  const menu = await new Chrome(page).openMenu();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await expect(settings.location).toHaveValue('Tampa, FL');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => path(page)).toBe('/account');
});
