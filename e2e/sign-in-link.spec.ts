import type { Page } from '@playwright/test';
import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { LoginPage } from './pages/login-page.ts';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('auth-token'));
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'Authentication Failed' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Switch accounts?' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Signed in as' });

async function rememberPath(page: Page, path: string) {
  await page.goto('/contact');
  await page.evaluate((value) => sessionStorage.setItem('post-login-path', value), path);
}

test.describe('The sign-in link, signed out', () => {
  for (const flag of ['google_auth', 'auth_success']) {
    test(`with ${flag} signs in, cleans the address, goes to the stored path and says who is signed in`, async ({
      page,
      newPerson,
    }) => {
      test.slow();
      const { token, email } = await newPerson('Casey');
      await rememberPath(page, '/contact');
      await page.goto(`/?token=${token}&${flag}=true`);
      await page.waitForURL((url) => url.pathname === '/contact' && url.search === '');
      expect(await storedToken(page)).toBe(token);
      expect(await page.evaluate(() => sessionStorage.getItem('post-login-path'))).toBeNull();
      await expect(notice(page)).toContainText(`Signed in as Casey (${email}).`);
      expect(await faultsAtAnySize(page)).toEqual([]);
    });
  }

  test('can be undone by "Not you?"', async ({ page, newPerson, request }) => {
    const { token } = await newPerson();
    await page.goto(`/?token=${token}&auth_success=true`);
    await page.waitForURL('**/list-boat');
    await notice(page).getByRole('button', { name: 'Not you?' }).click();
    await expect(new Chrome(page).nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
    const me = () => request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
    await expect.poll(async () => (await me()).status()).toBe(401);
  });

  test('keeps its notice until it is dismissed', async ({ page, newPerson }) => {
    const { token } = await newPerson();
    await page.goto(`/?token=${token}&auth_success=true`);
    await page.waitForURL('**/list-boat');
    await new Chrome(page).nav.getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await storedToken(page)).toBe(token);
  });

  test('never goes to another site', async ({ page, newPerson, baseURL }) => {
    const { token } = await newPerson();
    await rememberPath(page, 'https://evil.example.com/');
    await page.goto(`/?token=${token}&google_auth=true`);
    await page.waitForURL('**/list-boat');
    expect(page.url().startsWith(String(baseURL))).toBe(true);
  });

  test('without a flag stores nothing', async ({ page, newPerson }) => {
    const { token } = await newPerson();
    await page.goto(`/?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });

  test('is neither cached nor sent as a referrer', async ({ request }) => {
    for (const path of [
      '/?token=x&auth_success=true',
      '/?code=x&google_auth=true',
      '/manage/x',
      '/reset-password?token=x',
    ]) {
      const headers = (await request.get(path)).headers();
      expect(headers, path).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 401/] });

    test('with an invalid token changes nothing and shows the error card', async ({ page }) => {
      await page.goto('/?token=garbage&google_auth=true');
      await expect(failed(page)).toBeVisible();
      await expect(page).toHaveURL('/?error=auth_failed');
      expect(await storedToken(page)).toBeNull();
    });

    test('signs in when the stored session has expired', async ({ page, newPerson }) => {
      const { token } = await newPerson('Casey');
      await page.goto('/contact');
      await page.evaluate(() => localStorage.setItem('auth-token', 'over'));
      await page.goto(`/?token=${token}&auth_success=true`);
      await page.waitForURL('**/list-boat');
      expect(await storedToken(page)).toBe(token);
    });
  });
});

test.describe('The sign-in link, signed in', () => {
  test('keeps the session and asks, and staying changes nothing', async ({ page, signedIn, newPerson, request }) => {
    test.slow();
    const casey = await newPerson('Casey');
    await page.goto(`/?token=${casey.token}&google_auth=true`);
    await expect(question(page)).toContainText(`You’re signed in as Robin (${signedIn.email}).`);
    await expect(question(page)).toContainText(`This sign-in is for Casey (${casey.email}).`);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await storedToken(page)).toBe(signedIn.token);
    expect(await faultsAtAnySize(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Stay Signed In as Robin' }).click();
    await expect(question(page)).toHaveCount(0);
    expect(await storedToken(page)).toBe(signedIn.token);
    for (const { token } of [signedIn, casey]) {
      const me = await request.get('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
      expect(me.status()).toBe(200);
    }
  });

  test('switches on request, and ends the previous session', async ({ page, signedIn, newPerson, request }) => {
    const casey = await newPerson('Casey');
    await rememberPath(page, '/account');
    await page.goto(`/?token=${casey.token}&auth_success=true`);
    await question(page).getByRole('button', { name: 'Switch to Casey' }).click();
    await page.waitForURL('**/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Casey' })).toBeVisible();
    expect(await storedToken(page)).toBe(casey.token);
    const former = () => request.get('/api/auth/user', { headers: { authorization: `Bearer ${signedIn.token}` } });
    await expect.poll(async () => (await former()).status()).toBe(401);
  });

  test('for the same person asks nothing', async ({ page, signedIn, request }) => {
    const { email, password } = signedIn;
    const { token } = await (await request.post('/api/auth/login', { data: { email, password } })).json();
    await page.goto(`/?token=${token}&auth_success=true`);
    await page.waitForURL('**/list-boat');
    expect(await storedToken(page)).toBe(signedIn.token);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 401/] });

    test('with an invalid token keeps the session and shows the error card', async ({ page, signedIn }) => {
      await page.goto('/?token=garbage&google_auth=true');
      await expect(failed(page)).toBeVisible();
      await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      expect(await storedToken(page)).toBe(signedIn.token);
    });
  });
});

test.describe('Google sign-in', () => {
  const googleButton = (page: Page) => page.getByRole('main').getByRole('link', { name: /Google/ });

  test('comes back signed in, with no token in any address', async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
    await new LoginPage(page).open('?redirect=/contact');
    await googleButton(page).click();
    await page.waitForURL((url) => url.pathname === '/contact' && url.search === '');
    await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    const token = (await storedToken(page)) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  });

  test('asks before replacing another person’s session', async ({ page, signedIn }) => {
    await page.goto('/contact');
    await page.goto('/api/auth/google');
    await expect(question(page)).toContainText('This sign-in is for Sam (somebody@example.com).');
    await question(page).getByRole('button', { name: 'Stay Signed In as Robin' }).click();
    await expect(question(page)).toHaveCount(0);
    expect(await storedToken(page)).toBe(signedIn.token);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 400/] });

    test('issues a code that works once, in this browser only', async ({ page, browser, baseURL }) => {
      let landing = '';
      page.on('request', (request) => {
        if (
          request.isNavigationRequest() &&
          request.url().includes('code=') &&
          request.url().startsWith(`${baseURL}/?`)
        )
          landing = request.url();
      });
      // Holds back the exchange until the other browser has tried.
      const { promise: tried, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/auth/google/exchange', async (route) => {
        await tried;
        await route.continue();
      });
      await page.goto('/api/auth/google');
      await expect.poll(() => landing).not.toBe('');

      const victim = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
      await victim.goto(landing);
      await expect(failed(victim)).toBeVisible();
      expect(await storedToken(victim)).toBeNull();
      await victim.context().close();

      release();
      await page.waitForURL('**/list-boat');
      const token = await storedToken(page);
      await page.goto(landing);
      await expect(failed(page)).toBeVisible();
      expect(await storedToken(page)).toBe(token);
    });
  });
});
