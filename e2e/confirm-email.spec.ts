import type { Page } from '@playwright/test';
import { expect, faultsAtAnySize, hydration, mailTo, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { LoginPage } from './pages/login-page.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Please confirm your email' });
const linkIn = (mail: string) => /http\S+confirm-email\?token=[\w-]+/.exec(mail)?.[0] ?? '';

test.describe('Confirming the email', () => {
  test('takes a click on the page linked from the welcome email, and the open account updates', async ({
    page,
    signedIn,
    context,
    request,
  }) => {
    const listening = page.waitForResponse('**/api/events');
    await page.goto('/account');
    await listening;
    await expect(notice(page)).toContainText(signedIn.email);
    const link = linkIn(await mailTo(signedIn.email, 'confirm-email'));

    // An email scanner that opens the link confirms nothing.
    await request.get(link);
    const mail = await context.newPage();
    await mail.goto(link);
    await mail.waitForURL((url) => url.pathname === '/confirm-email' && url.search === '');
    await expect(notice(page)).toBeVisible();
    // The token is gone from the URL but survives a reload.
    await mail.reload();
    await hydration(mail);

    await mail.getByRole('button', { name: 'Confirm My Email' }).click();
    await expect(mail.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    const me = await request.get('/api/auth/user', { headers: { authorization: `Bearer ${signedIn.token}` } });
    expect((await me.json()).emailVerified).toBe(true);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 400/] });

    test('with a used link says so', async ({ page, newPerson, request }) => {
      const { email } = await newPerson();
      const link = linkIn(await mailTo(email, 'confirm-email'));
      const token = new URL(link).searchParams.get('token');
      await request.post('/api/auth/email/confirm', { data: { token } });
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm My Email' }).click();
      await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    });
  });

  test('can be requested again, with a corrected address', async ({ page, signedIn }) => {
    await page.goto('/account');
    await notice(page).getByRole('button', { name: 'Resend link' }).click();
    await new Chrome(page).says('Link Sent', signedIn.email);
    await notice(page).getByRole('link', { name: 'Change email' }).click();
    await page.waitForURL('**/change-email');
    const right = `right-${signedIn.email}`;
    await page.getByLabel('New email').fill(right);
    await page.getByLabel('Your password').fill(signedIn.password);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await page.goto(linkIn(await mailTo(right, 'confirm-email')));
    await page.getByRole('button', { name: 'Confirm My Email' }).click();
    await page.getByRole('link', { name: 'Go to Your Account' }).click();
    await page.waitForURL('**/account');
    await expect(notice(page)).toHaveCount(0);
  });

  for (const path of ['/account', '/notifications', '/change-email', '/confirm-email?token=x', '/confirm-email']) {
    test(`has no accessibility faults at ${path}`, async ({ page, signedIn: _me }) => {
      test.slow();
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await faultsAtAnySize(page)).toEqual([]);
    });
  }
});

test.describe('An account without a password', () => {
  // Signing in again ends the former session, so requests that are still under way may be refused with 401.
  test.use({ expectedErrors: [/status of 40[13]/] });
  const refusal = {
    status: 403,
    json: { message: 'For your safety, please sign in with Google again first.', code: 'recent_sign_in_required' },
  };

  async function signInWithGoogle(page: Page, target: string) {
    await new LoginPage(page).open(`?redirect=${encodeURIComponent(target)}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Google/ })
      .click();
    await page.waitForURL(`**${target}`);
  }

  for (const [path, api, label] of [
    ['/change-password', '**/api/auth/password', 'New password'],
    ['/change-email', '**/api/auth/email', 'New email'],
  ] as const) {
    test(`signs in again and comes back to ${path}`, async ({ page }) => {
      await signInWithGoogle(page, path);
      const former = await page.evaluate(() => localStorage.getItem('auth-token'));
      await page.route(api, (route) => route.fulfill(refusal));
      await page.getByLabel(label).fill(label === 'New email' ? 'other@example.com' : 'brand new anchor');
      await page
        .getByRole('main')
        .getByRole('button', { name: /Change Password|Send Link/ })
        .click();
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByLabel(label)).toBeVisible();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('auth-token'))).not.toBe(former);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test('signs in again and comes back to the delete dialog', async ({ page }) => {
    await signInWithGoogle(page, '/account?tab=profile');
    await page.route('**/api/user', (route) => route.fulfill(refusal));
    await page.getByRole('button', { name: 'Delete My Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('button', { name: 'Delete My Account' }).click();
    await expect(dialog).toContainText('please sign in with Google again');
    await dialog.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL('**/account?tab=profile&delete-account');
    await expect(dialog.getByRole('button', { name: 'Delete My Account' })).toBeVisible();
  });
});
