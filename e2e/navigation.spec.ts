import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Person, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';
import { SAMPLE_LIST } from './sample-boats.ts';

const WIDTHS = [360, 390, 600, 768, 834, 1024, 1199, 1200, 1280, 1440, 1920, 2560];

async function write(request: APIRequestContext, from: Person, to: Person, boatId: number, content: string) {
  const headers = { authorization: `Bearer ${from.token}` };
  const response = await request.post('/api/messages', { headers, data: { boatId, receiverId: to.user.id, content } });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Items of the bar that wrap, overflow or overlap. */
const faultsOfBar = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Main' }).evaluate((nav) => {
    const bar = nav.getBoundingClientRect();
    const items = [...nav.querySelectorAll<HTMLElement>('a, button')].filter((item) => item.checkVisibility());
    const boxes = items
      .map((item) => ({ name: item.ariaLabel ?? item.textContent ?? '', box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom <= bar.bottom + 8);
    const faults = boxes
      .filter(({ box }) => box.left < 0 || box.right > window.innerWidth || box.height > 48)
      .map(({ name }) => `${name} does not fit`);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        if (one.box.left < other.box.right - 1 && other.box.left < one.box.right - 1)
          faults.push(`${one.name} overlaps ${other.name}`);
    if (document.documentElement.scrollWidth > window.innerWidth) faults.push('scrolls sideways');
    return faults;
  });

test.describe('While the server cannot say who is signed in', () => {
  test.use({ expectedErrors: [/status of 503/] });

  for (const width of [390, 1440]) {
    test(`shows no sign-in link, and recovers the account, at ${width} px`, async ({ page, signedIn }) => {
      void signedIn;
      await page.setViewportSize({ width, height: 900 });
      const busy = { status: 503, json: { message: 'Busy. Please try again.' } };
      await page.route('**/api/auth/user', (route) => route.fulfill(busy));
      const asked = page.waitForResponse('**/api/auth/user');
      await page.goto('/pricing');
      await asked;
      const { nav } = new Chrome(page);
      await expect(nav.getByRole('link', { name: 'Sign In' })).toBeHidden();
      await page.unroute('**/api/auth/user');
      const items = width < 800 ? await new Chrome(page).openMenu() : nav;
      await expect(items.getByRole('link', { name: 'Account', exact: true })).toBeVisible();
    });
  }
});

test.describe('The navigation', () => {
  test('adds Boats to the items of the specification for visitors', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/pricing');
    const { nav } = new Chrome(page);
    await expect(nav.getByRole('link')).toHaveText(['Tradewind', 'Boats', 'Pricing', 'Try Eddy AI', 'Sign In']);
    await expect(nav.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
    await nav.getByRole('link', { name: 'Boats' }).click();
    await page.waitForURL('**/boats');
    await expect(nav.getByRole('link', { name: 'Boats' })).toHaveAttribute('aria-current', 'page');
    await page.goto(SAMPLE_LIST);
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /Contact Seller/ })
      .click();
    await page.waitForURL(/\/boats\/\d+$/);
    await expect(nav.getByRole('link', { name: 'Boats' })).toHaveAttribute('aria-current', 'true');
  });

  for (const width of [390, 1440]) {
    test(`keeps the unread count up to date, at ${width} px`, async ({ page, signedIn, newPerson, request }) => {
      const trader = await newPerson('Tom');
      const boat = await postBoat(request, signedIn);
      await write(request, trader, signedIn, boat.id, 'One');
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/contact');
      const chrome = new Chrome(page);
      const nav = width === 390 ? await chrome.openMenu() : chrome.nav;
      const messages = nav.getByRole('link', { name: /^Messages/ });
      await expect(messages).toHaveText('Messages1 unread');
      await expect(messages).not.toHaveAttribute('aria-current');
      await write(request, trader, signedIn, boat.id, 'Two');
      await expect(messages).toHaveText('Messages2 unread');

      await messages.click();
      await page.waitForURL('**/account?tab=messages');
      await page.getByRole('link', { name: /Tom/ }).click();
      await expect(page.getByRole('log')).toBeVisible();
      await page.goBack();
      if (width === 390) await chrome.openMenu();
      await expect(messages).toHaveText('Messages');
      await expect(messages).toHaveAttribute('aria-current', 'page');
      await expect(nav.getByRole('link', { name: 'Account' })).not.toHaveAttribute('aria-current');
    });
  }

  test.describe(() => {
    test.use({ ownContext: true });

    test('fits at every width with a full badge, also for an admin', async ({ page, adminToken }) => {
      await page.addInitScript((token) => localStorage.setItem('auth-token', token), adminToken);
      await page.route('**/api/messages/unread', (route) => route.fulfill({ json: { unread: 1_234 } }));
      await page.clock.install();
      await page.goto('/contact');
      await page.clock.runFor(2_500);
      const { eddy, nav } = new Chrome(page);
      await expect(eddy).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await faultsOfBar(page), `${width} px`).toEqual([]);
      }
      await expect(nav.getByRole('link', { name: /^Messages/ })).toHaveText('Messages99+ unread');
    });
  });

  test('fits at every width for visitors', async ({ page }) => {
    await page.goto('/contact');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await faultsOfBar(page), `${width} px`).toEqual([]);
    }
  });

  test('on phones ends with a plain “Sign Out & Return Home”', async ({ page, signedIn }) => {
    expect(signedIn.token).toBeTruthy();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    const menu = await new Chrome(page).openMenu();
    const signOut = menu.getByRole('button', { name: 'Sign Out & Return Home' });
    await expect(menu.getByRole('link')).toHaveText([
      'Boats',
      'Pricing',
      'Try Eddy AI',
      'Trades',
      'Messages',
      'Notifications',
      'Account',
    ]);
    const styleOf = (element: Element) => {
      const { backgroundColor, fontSize } = getComputedStyle(element);
      return { backgroundColor, fontSize: Number.parseFloat(fontSize) };
    };
    const quiet = await signOut.evaluate(styleOf);
    const account = await menu.getByRole('link', { name: 'Account' }).evaluate(styleOf);
    expect(quiet.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    expect(quiet.fontSize).toBeLessThan(account.fontSize);
    await signOut.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  });

  test('on a tablet keeps Account and Sign Out in the menu', async ({ page, signedIn }) => {
    expect(signedIn.token).toBeTruthy();
    await page.setViewportSize({ width: 834, height: 1112 });
    await page.goto('/contact');
    const chrome = new Chrome(page);
    await expect(chrome.nav.getByRole('link', { name: 'Messages' })).toBeVisible();
    await expect(chrome.nav.getByRole('link', { name: 'Account' })).toBeHidden();
    const menu = await chrome.openMenu();
    await menu.getByRole('link', { name: 'Account' }).click();
    await page.waitForURL('**/account');
  });
});
