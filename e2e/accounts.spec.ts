import { expect, mailTo, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { LoginPage } from './pages/login-page.ts';
import { RegisterPage } from './pages/register-page.ts';

const refused = { expectedErrors: [/status of 4\d\d/] };
let count = 0;
const newEmail = () => `form-${process.pid}-${Date.now()}-${++count}@example.com`;

test.describe('Register', () => {
  test('creates the account, shows a toast and goes to /', async ({ page }) => {
    const register = await new RegisterPage(page).open();
    await expect(page.getByText('Early User Bonus: Lifetime free access included!')).toBeVisible();
    await register.register({ firstName: 'Jo', lastName: 'Marsh', email: newEmail(), password: 'oak and salt' });
    await page.waitForURL((url) => url.pathname === '/');
    const { toast, nav } = new Chrome(page);
    await expect(toast).toContainText('Account created!');
    await expect(toast).toContainText(/unlimited free access/i);
    await expect(nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toMatch(/^[\w-]{43}$/);
  });

  test('marks missing fields and sends nothing', async ({ page }) => {
    const register = await new RegisterPage(page).open();
    await register.email.fill('nonsense');
    await register.password.fill('1234567');
    await register.submit.click();
    await expect(page.getByText('First name is required')).toBeVisible();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  });

  test.describe(() => {
    test.use(refused);
    test('refuses an email that is taken and keeps the input', async ({ page, newPerson }) => {
      const { email } = await newPerson();
      const register = await new RegisterPage(page).open();
      await register.register({ firstName: 'Jo', email, password: 'oak and salt' });
      await expect(new Chrome(page).toast).toContainText('Registration failed');
      await expect(register.email).toHaveValue(email);
      await expect(register.firstName).toHaveValue('Jo');
      await expect(page.getByText('An account with this email already exists.').first()).toBeVisible();
    });
  });

  test.describe(() => {
    test.use(refused);
    test('marks the field when the password is too common', async ({ page }) => {
      const register = await new RegisterPage(page).open();
      await register.register({ firstName: 'Jo', email: newEmail(), password: 'sunshine1' });
      await expect(
        page.getByRole('main').getByText('This password is too easy to guess. Please choose a different one.'),
      ).toBeVisible();
      await expect(register.password).toBeFocused();
      expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    });
  });

  test('shows progress, and a double click registers once', async ({ page }) => {
    const register = await new RegisterPage(page).open();
    let sent = 0;
    await page.route('**/api/auth/register', async (route) => {
      sent++;
      await expect(register.submit).toHaveText('Creating account...');
      await route.continue();
    });
    await register.firstName.fill('Jo');
    await register.email.fill(newEmail());
    await register.password.fill('oak and salt');
    await register.submit.dblclick();
    await page.waitForURL((url) => url.pathname === '/');
    expect(sent).toBe(1);
  });

  test('links to Sign in', async ({ page }) => {
    await new RegisterPage(page).open();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login');
  });
});

test.describe('Login', () => {
  test('goes to the redirect target with "Welcome back!"', async ({ page, newPerson }) => {
    const { email, password } = await newPerson();
    const login = await new LoginPage(page).open('?redirect=/contact');
    await login.signIn(email, password);
    await page.waitForURL('**/contact');
    await expect(new Chrome(page).toast).toContainText('Welcome back!');
  });

  test('goes to / by default', async ({ page, newPerson }) => {
    const { email, password } = await newPerson();
    const login = await new LoginPage(page).open();
    await login.signIn(email, password);
    await page.waitForURL((url) => url.pathname === '/');
  });

  for (const target of [
    'https://evil.example.com',
    '//evil.example.com',
    '/\\evil.example.com',
    'javascript:alert(1)',
  ]) {
    test(`never goes to ${target}`, async ({ page, newPerson }) => {
      const { email, password } = await newPerson();
      const login = await new LoginPage(page).open(`?redirect=${encodeURIComponent(target)}`);
      await login.signIn(email, password);
      await page.waitForURL((url) => url.pathname === '/');
    });
  }

  test('marks invalid fields', async ({ page }) => {
    const login = await new LoginPage(page).open();
    await login.signIn('nonsense', '12345');
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  });

  test.describe(() => {
    test.use(refused);

    test('refuses a wrong password and keeps the input', async ({ page, newPerson }) => {
      const { email } = await newPerson();
      const login = await new LoginPage(page).open();
      await login.signIn(email, 'wrong password');
      const { toast } = new Chrome(page);
      await expect(toast).toContainText('Login failed');
      await expect(toast).toContainText('Invalid email or password');
      await expect(login.email).toHaveValue(email);
    });

    test('tells suspended users the reason', async ({ page, newPerson, request, adminToken }) => {
      const person = await newPerson();
      await request.post(`/api/admin/users/${person.user.id}/suspend`, {
        headers: { authorization: `Bearer ${adminToken}` },
        data: { reason: 'Listed a boat twice' },
      });
      const login = await new LoginPage(page).open();
      await login.signIn(person.email, person.password);
      await expect(new Chrome(page).toast).toContainText('Listed a boat twice');
    });
  });

  test('links to Register', async ({ page }) => {
    await new LoginPage(page).open('?redirect=/contact');
    await page
      .getByRole('main')
      .getByRole('link', { name: /register|create an account|sign up/i })
      .click();
    await page.waitForURL('**/register*');
  });
});

test.describe('Signed in', () => {
  test('signing out from the navigation removes the token and reloads to /', async ({ page, signedIn, request }) => {
    await page.goto('/contact');
    await new Chrome(page).nav.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(new Chrome(page).nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    // The page does not wait for the response.
    const me = () => request.get('/api/auth/user', { headers: { authorization: `Bearer ${signedIn.token}` } });
    await expect.poll(async () => (await me()).status()).toBe(401);
  });

  test.describe(() => {
    test.use(refused);
    test('a suspension ends the session in the open browser immediately', async ({
      page,
      signedIn,
      request,
      adminToken,
    }) => {
      const listening = page.waitForResponse('**/api/events');
      await page.goto('/contact');
      await listening;
      await request.post(`/api/admin/users/${signedIn.user.id}/suspend`, {
        headers: { authorization: `Bearer ${adminToken}` },
        data: { reason: 'Testing' },
      });
      await expect(page.getByText('Session Expired')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    });
  });

  test('a token under the old key is migrated', async ({ page, newPerson }) => {
    const { token } = await newPerson();
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    await page.goto('/contact');
    await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBe(token);
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  });
});

test.describe('Password', () => {
  test('can be reset by an emailed link', async ({ page, newPerson }) => {
    const { email } = await newPerson();
    await new LoginPage(page).open();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Both screens have an email field, so wait for the right one.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page).toHaveURL('/forgot-password');
    await page.getByRole('button', { name: 'Send Link' }).click();
    const link = /http\S+reset-password\?token=[\w-]+/.exec(await mailTo(email, 'reset-password'))?.[0] ?? '';
    await page.goto(link);
    await page.waitForURL((url) => url.pathname === '/reset-password' && url.search === '');
    await page.getByLabel('New password').fill('brand new anchor');
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login*');
    await new LoginPage(page).signIn(email, 'brand new anchor');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('can be changed while every tab of this browser stays signed in', async ({ page, signedIn, context }) => {
    // The tab that owns the event stream learns that the old session ended before it has the new token.
    const listener = await context.newPage();
    await listener.addInitScript((token) => {
      if (!localStorage.getItem('auth-token')) localStorage.setItem('auth-token', token);
    }, signedIn.token);
    const responseTo = (path: string, status: number) =>
      listener.waitForResponse((response) => response.url().endsWith(path) && response.status() === status);
    const listens = responseTo('/api/events', 200);
    await listener.goto('/account');
    const tabs = listener.getByRole('tablist', { name: 'Your account' });
    await expect(tabs).toBeVisible();
    await listens;
    await page.goto('/change-password');
    const refused = responseTo('/api/events', 401);
    await page.route('**/api/auth/password', async (route) => {
      const response = await route.fetch();
      await refused;
      await route.fulfill({ response });
    });
    await page.getByLabel('Current password').fill(signedIn.password);
    await page.getByLabel('New password').fill('another anchor');
    const knownAgain = refused.then(() => responseTo('/api/auth/user', 200));
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(new Chrome(page).toast).toContainText('Password Changed');
    await page.waitForURL('**/account');
    await knownAgain;
    await expect(tabs).toBeVisible();
    expect(new URL(listener.url()).pathname).toBe('/account');
    await expect(page.getByRole('tablist', { name: 'Your account' })).toBeVisible();
  });
});
