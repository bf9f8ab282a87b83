import type { Page } from '@playwright/test';
import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { BoatsPage } from './pages/boats-page.ts';
import { Chrome } from './pages/chrome.ts';
import { Connection } from './pages/connection.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

for (const width of [390, 1440]) {
  test.describe(`Without a connection at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a page that has just loaded stays, and Eddy joins it later', async ({ page, signedIn }) => {
      await page.goto('/list-boat');
      const { make } = new ListBoatPage(page);
      await make.fill('Half a word');
      const connection = new Connection(page);
      await connection.lose();
      await expect(connection.line).toContainText('You are offline.');
      // Longer than Eddy's button waits before its code is asked for.
      await page.waitForTimeout(2_500);
      await expect(page.getByText('Rough water')).toBeHidden();
      await expect(make).toHaveValue('Half a word');

      await connection.restore();
      await expect(connection.line).toContainText('You are back online.');
      await expect(new Chrome(page).eddy).toBeVisible();
      await expect(make).toHaveValue('Half a word');
      await expect(connection.line).toBeEmpty();
      expect(signedIn.token).toBeTruthy();
    });

    test('a search says that it waits instead of counting the boats of the last one', async ({ page }) => {
      const boats = await new BoatsPage(page).open();
      const connection = new Connection(page);
      await expect(boats.count).toBeVisible();
      await connection.lose();
      await boats.type.selectOption('Center Console');
      await expect(boats.count).toBeHidden();
      await expect(page.getByText('This search needs a connection. It runs when you are back online.')).toBeVisible();

      await connection.restore();
      await expect(boats.count).toBeVisible();
      await expect(page).toHaveURL(/type=Center/);
    });

    test('a boat that was not loaded opens when the connection is back', async ({ page }) => {
      const boats = await new BoatsPage(page).open();
      const connection = new Connection(page);
      await connection.lose();
      const link = boats.cards.first().getByRole('link').first();
      const title = (await boats.titles())[0] ?? '';
      await link.click();
      await expect(connection.line).toContainText('The page opens when you are back online.');
      await expect(page.getByRole('heading', { name: 'Boats for trade' })).toBeVisible();

      await connection.restore();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('a page that waits can be given up', async ({ page }) => {
      const boats = await new BoatsPage(page).open();
      const connection = new Connection(page);
      await boats.search.fill('keel');
      await expect(page).toHaveURL(/query=keel/);
      await connection.lose();
      await new Chrome(page).footer.getByRole('link', { name: 'Contact', exact: true }).click();
      await connection.line.getByRole('button', { name: 'Stay here' }).click();
      await expect(connection.line).not.toContainText('The page opens');
      await connection.restore();
      await expect(connection.line).toContainText('You are back online.');
      await expect(page).toHaveURL(/\/boats\?query=keel/);
      await expect(boats.search).toHaveValue('keel');
    });

    test('a boat explains that it could not be read once its screen is there', async ({ page }) => {
      const boats = await new BoatsPage(page).open();
      const link = (index: number) => boats.cards.nth(index).getByRole('heading').getByRole('link');
      await link(0).click();
      await expect(page.getByRole('main').getByRole('heading', { name: 'Boats for trade' })).toBeHidden();
      await page.goBack();
      const title = await link(1).innerText();
      const connection = new Connection(page);
      await connection.lose();
      await link(1).click();
      await expect(page.getByRole('heading', { name: 'This boat is not loaded yet' })).toBeVisible();
      expect(await faultsAtAnySize(page)).toEqual([]);

      await connection.restore();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('saving says that it needs a connection and keeps what was typed', async ({ page, signedIn }) => {
      await new AccountPage(page).open('?tab=profile');
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      const name = page.getByRole('textbox', { name: 'First Name' });
      await name.fill('Marguerite');
      const connection = new Connection(page);
      await connection.lose();
      await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(connection.line).toContainText('This needs a connection. What you entered is saved.');
      await expect(name).toHaveValue('Marguerite');
      expect(signedIn.token).toBeTruthy();
    });
  });
}

test('Scripts that did not load bring the page to life when the connection is back', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/boats', { waitUntil: 'commit' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const connection = new Connection(page);
  await page.waitForEvent('requestfailed');
  await connection.lose();
  await page.unroute('**/assets/*.js');
  await connection.restore();
  await new BoatsPage(page).type.selectOption('Center Console');
  await expect(page).toHaveURL(/type=Center/);
});

test('A server that does not answer is told apart from a browser that is offline', async ({ page }) => {
  const boats = await new BoatsPage(page).open();
  await page.route(/\/(api|healthz)/, (route) => route.abort());
  await boats.type.selectOption('Center Console');
  const { line } = new Connection(page);
  await expect(line).toContainText('Tradewind cannot be reached right now.');
  await page.unroute(/\/(api|healthz)/);
  await expect(line).toContainText('You are back online.');
  await expect(boats.count).toBeVisible();
});

/** What the server of the next build answers for a file of this one, and when it is asked which build it has. */
const forget = (page: Page, file: string) =>
  page.route(`**/assets/{manifest,${file}}-*.js`, (route) =>
    route.request().method() === 'GET' && route.request().url().includes('/manifest-')
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );

test.describe('A page that failed', () => {
  test.use({ expectedErrors: [/./] });

  test('comes back by itself with the connection', async ({ page, signedIn }) => {
    await page.route('**/api/auth/user', (route) => route.fulfill({ json: { id: signedIn.user.id } }));
    await page.goto('/account');
    await expect(page.getByText('Rough water')).toBeVisible();
    await page.unroute('**/api/auth/user');
    const connection = new Connection(page);
    await connection.lose();
    await connection.restore();
    await expect(new AccountPage(page).tabs).toBeVisible();
  });
});

test.describe('After an update', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('a screen whose code is gone is loaded whole', async ({ page }) => {
    await page.goto('/boats');
    await forget(page, 'contact');
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    expect(new URL((await loaded).url()).pathname).toBe('/contact');
  });

  test('a part whose code is gone stays away, and the page with what was typed waits to be reloaded', async ({
    page,
    signedIn,
  }) => {
    await forget(page, 'floating-eddy-button');
    await page.goto('/list-boat');
    const { make } = new ListBoatPage(page);
    await make.fill('Half a word');
    const { line } = new Connection(page);
    await expect(line).toContainText('Tradewind was updated while this page was open.');
    await expect(make).toHaveValue('Half a word');
    await line.getByRole('button', { name: 'Reload' }).click();
    await expect(line).toBeEmpty();
    expect(signedIn.token).toBeTruthy();
  });
});
