import type { Page } from '@playwright/test';
import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { BoatsPage } from './pages/boats-page.ts';
import { Chrome } from './pages/chrome.ts';
import { Connection } from './pages/connection.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';
import { SAMPLE_LIST } from './sample-boats.ts';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/], ownContext: true });

/** The query of a list that other tests do not change. */
const SAMPLES = new URL(SAMPLE_LIST, 'http://localhost').search;

for (const width of [390, 1440]) {
  test.describe(`Without a connection at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a page that just loaded stays, and Eddy appears once online', async ({ page, signedIn }) => {
      await page.goto('/list-boat');
      const { make } = new ListBoatPage(page);
      await make.fill('Half a word');
      const connection = new Connection(page);
      await connection.lose();
      await expect(connection.line).toContainText('You are offline.');
      // Longer than the delay before Eddy's button loads its code.
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

    test('a search says that it is waiting instead of showing the previous count', async ({ page }) => {
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

    test('a boat that was not loaded opens once online', async ({ page }) => {
      const boats = await new BoatsPage(page).open(SAMPLES);
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

    test('a pending navigation can be canceled', async ({ page }) => {
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

    test('a boat’s screen says when its data could not be loaded', async ({ page }) => {
      test.slow();
      const boats = await new BoatsPage(page).open(SAMPLES);
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

    test('saving says that it needs a connection and keeps the input', async ({ page, signedIn }) => {
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

test('Scripts that failed to load hydrate the page once online', async ({ page }) => {
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

test('An unreachable server and an offline browser show different messages', async ({ page }) => {
  const boats = await new BoatsPage(page).open();
  await page.route(/\/(api|healthz)/, (route) => route.abort());
  await boats.type.selectOption('Center Console');
  const { line } = new Connection(page);
  await expect(line).toContainText('Tradewind cannot be reached right now.');
  await page.unroute(/\/(api|healthz)/);
  await expect(line).toContainText('You are back online.');
  await expect(boats.count).toBeVisible();
});

/** Responds as the server of the next build: 404 for a file of this build, and for the HEAD request that checks the build. */
const forget = (page: Page, file: string) =>
  page.route(`**/assets/{manifest,${file}}-*.js`, (route) =>
    route.request().method() === 'GET' && route.request().url().includes('/manifest-')
      ? route.continue()
      : route.fulfill({ status: 404 }),
  );

test.describe('A page that failed', () => {
  test.use({ expectedErrors: [/./] });

  test('recovers when the connection is back', async ({ page, signedIn }) => {
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

  test('a screen whose code is gone loads as a full page', async ({ page }) => {
    await page.goto('/boats');
    await forget(page, 'contact');
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    expect(new URL((await loaded).url()).pathname).toBe('/contact');
  });

  test('a part whose code is gone stays hidden, and the page keeps its input until it is reloaded', async ({
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
