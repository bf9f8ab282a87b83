import type { APIRequestContext, Page } from '@playwright/test';
import { expect, faultsAtAnySize, hydration, type Person, SCREENS, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { BoatPage } from './pages/boat-page.ts';
import { Chrome } from './pages/chrome.ts';
import { Connection } from './pages/connection.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';
import { EditListingPage, MyListingsPage } from './pages/my-listings-page.ts';
import { NotificationBell } from './pages/notification-bell.ts';
import { photos } from './pages/photo-editor.ts';
import { SessionExpiredDialog } from './pages/session-expired-dialog.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { postBoat } from './post-boat.ts';

test.use({ expectedErrors: [/status of 40[01]|ERR_FAILED/] });

const SIGNED_OUT = 'You are signed out, so nothing was sent. Please sign in and try again.';

/** Blocks the event stream, so that the page learns of the end from its own requests. */
const withoutEvents = (page: Page) => page.route('**/api/events', (route) => route.abort());

/** Ends the session on the server, as expiry does. A page that learns of it before it knows its user forgets the session. */
async function endSession(page: Page, request: APIRequestContext, { token }: Person): Promise<void> {
  await expect(new NotificationBell(page).button).toBeVisible();
  await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
}

async function signInAgain(request: APIRequestContext, { email, password }: Person) {
  const response = await request.post('/api/auth/login', { data: { email, password } });
  const { token, user } = await response.json();
  return { user, headers: { authorization: `Bearer ${token}` } };
}

/** Collects the idempotency keys of matching requests from now on. */
function calls(page: Page, method: string, address: RegExp) {
  const keys: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.method() === method && address.test(call.url())) keys.push(call.headers()['idempotency-key']);
  });
  return keys;
}

/** Opens the profile form and then ends the session. */
async function expiringProfile(page: Page, request: APIRequestContext, person: Person) {
  await withoutEvents(page);
  const account = await new AccountPage(page).open('?tab=profile');
  await account.editProfile();
  await account.field('First Name').fill('Marguerite');
  await endSession(page, request, person);
  return { firstName: account.field('First Name'), save: account.button('Save'), line: new Connection(page).line };
}

for (const { name, viewport } of SCREENS) {
  test.describe(`An expired session ${name}`, () => {
    test.use({ viewport });

    test('saves the profile after signing in again', async ({ page, request, signedIn }) => {
      const { save, line } = await expiringProfile(page, request, signedIn);
      await save.dblclick();
      const dialog = new SessionExpiredDialog(page);
      await expect(dialog.root).toContainText('Your session has expired. Please log in again.');
      await expect(dialog.email).toHaveValue(signedIn.email);
      await expect(dialog.password).toBeFocused();
      await expect(dialog.google).toHaveAttribute('target', '_blank');
      await expect(dialog.forgotPassword).toHaveAttribute('target', '_blank');
      await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
      await dialog.signIn({ ...signedIn, password: 'wrong password' });
      await expect(dialog.root).toContainText('Invalid email or password');
      await dialog.continueWith(signedIn.password);
      await expect(page.getByText('Marguerite').first()).toBeVisible();
      await expect(line).toBeEmpty();
      expect((await signInAgain(request, signedIn)).user.firstName).toBe('Marguerite');
    });

    test('keeps the typed text when the dialog is closed', async ({ page, request, signedIn }) => {
      const { firstName, save, line } = await expiringProfile(page, request, signedIn);
      const chrome = new Chrome(page);
      const dialog = new SessionExpiredDialog(page);
      await save.click();
      await dialog.close.click();
      await expect(dialog.root).toBeHidden();
      await expect(chrome.toast).toContainText(SIGNED_OUT);
      await expect(firstName).toHaveValue('Marguerite');
      await expect(line).toContainText('Your session has expired.');
      await expect(chrome.nav.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);

      await chrome.toast.getByRole('button', { name: 'Sign in' }).click();
      await expect(dialog.root).toBeVisible();
      await page.goBack();
      await expect(dialog.root).toBeHidden();
      await expect(firstName).toHaveValue('Marguerite');

      await line.getByRole('button', { name: 'Sign in again' }).click();
      await dialog.continueWith(signedIn.password);
      await expect(line).toBeEmpty();
      await save.click();
      await expect(firstName).toBeHidden();
      expect((await signInAgain(request, signedIn)).user.firstName).toBe('Marguerite');
    });

    test('sends a message once after a background poll noticed it', async ({ page, request, signedIn, newPerson }) => {
      const boat = await postBoat(request, await newPerson('Olive'), { title: `Halcyon ${Date.now()}` });
      await withoutEvents(page);
      const chat = await (await new BoatPage(page).open(boat.id)).chat(boat.title);
      await chat.text.fill('Would you take a car?');
      await endSession(page, request, signedIn);
      const dialog = new SessionExpiredDialog(page);
      await expect(new Connection(page).line).toContainText('Your session has expired.');
      await expect(dialog.root).toBeHidden();
      await expect(chat.text).toHaveValue('Would you take a car?');

      const keys = calls(page, 'POST', /\/api\/messages$/);
      await chat.text.press('Enter');
      await expect(dialog.root).toBeVisible();
      await dialog.continueWith(signedIn.password);
      await expect(chat.message('Would you take a car?')).toHaveCount(1);
      await expect(chat.list.getByText('Sending…')).toHaveCount(0);
      expect(keys).toHaveLength(2);
      expect(keys[0]).toBeTruthy();
      expect(keys[1]).toBe(keys[0]);
      const { headers } = await signInAgain(request, signedIn);
      const sent = await (await request.get(`/api/messages/boat/${boat.id}`, { headers })).json();
      expect(sent.map(({ content }: { content: string }) => content)).toEqual(['Would you take a car?']);
    });

    test('saves a boat to the favorites', async ({ page, request, signedIn, newPerson }) => {
      const boat = await postBoat(request, await newPerson('Olive'), { title: `Petrel ${Date.now()}` });
      await withoutEvents(page);
      await new BoatPage(page).open(boat.id);
      const heart = page.getByRole('button', { name: `Save ${boat.title}` }).first();
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await endSession(page, request, signedIn);
      await heart.click();
      const dialog = new SessionExpiredDialog(page);
      await dialog.close.click();
      await expect(new Chrome(page).toast).toContainText(SIGNED_OUT);
      await expect(heart).toHaveAttribute('aria-pressed', 'false');

      await heart.click();
      await dialog.continueWith(signedIn.password);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      const { headers } = await signInAgain(request, signedIn);
      expect(await (await request.get('/api/favorites', { headers })).json()).toMatchObject([{ id: boat.id }]);
    });

    test('saves an edited listing', async ({ page, request, signedIn }) => {
      const boat = await postBoat(request, signedIn, { title: `Curlew ${Date.now()}` });
      await withoutEvents(page);
      await (await new MyListingsPage(page).open()).edit(boat.title);
      const editing = new EditListingPage(page);
      await editing.field('Title').fill('Curlew of Tampa');
      await endSession(page, request, signedIn);
      await editing.save.click();
      await new SessionExpiredDialog(page).continueWith(signedIn.password);
      await page.waitForURL('**/my-listings');
      await expect(new MyListingsPage(page).card('Curlew of Tampa')).toBeVisible();
    });

    test('posts a boat once', async ({ page, request, signedIn }) => {
      await withoutEvents(page);
      const dialog = new SessionExpiredDialog(page);
      const wizard = await new ListBoatPage(page).toOffer();
      await endSession(page, request, signedIn);
      const keys = calls(page, 'POST', /\/api\/boats$/);
      await wizard.price.fill('48500');
      await wizard.postAsSuggested();
      await dialog.continueWith(signedIn.password);
      await page.waitForURL('**/boat-posted*');
      expect(keys).toHaveLength(2);
      expect(keys[1]).toBe(keys[0]);
      const { headers } = await signInAgain(request, signedIn);
      expect(await (await request.get('/api/boats/my-listings', { headers })).json()).toHaveLength(1);
    });

    test('uploads several photos after one sign-in', async ({ page, request, signedIn }) => {
      await withoutEvents(page);
      const wizard = await new ListBoatPage(page).toPhotos();
      await endSession(page, request, signedIn);
      await wizard.files.setInputFiles(await photos('bow.jpg', 'stern.jpg'));
      await new SessionExpiredDialog(page).continueWith(signedIn.password);
      await expect(wizard.tiles.locator('img[src^="/media/"]')).toHaveCount(2);
    });

    test('deploys the agent', async ({ page, request, signedIn }) => {
      await withoutEvents(page);
      const settings = await new SettingsPage(page).open();
      await settings.category('Boats').check();
      await endSession(page, request, signedIn);
      await settings.deploy.click();
      await new SessionExpiredDialog(page).continueWith(signedIn.password);
      await expect(page).toHaveURL('/eddy-ai?deployed=true');
      const { headers } = await signInAgain(request, signedIn);
      expect(await (await request.get('/api/ai-agent/status', { headers })).json()).toMatchObject({ deployed: true });
    });

    test('sends nothing when another person signs in', async ({ page, request, signedIn, newPerson }) => {
      const other = await newPerson('Ben');
      const { firstName, save } = await expiringProfile(page, request, signedIn);
      const writes = calls(page, 'PATCH', /\/api\/user\/profile$/);
      await save.click();
      await new SessionExpiredDialog(page).signIn(other);
      await new Chrome(page).says('Signed in as Ben', 'Nothing that Robin had started here was sent.');
      await expect(new SessionExpiredDialog(page).root).toBeHidden();
      await expect(firstName).toBeHidden();
      expect(writes).toHaveLength(1);
      expect((await signInAgain(request, other)).user.firstName).toBe('Ben');
      expect((await signInAgain(request, signedIn)).user.firstName).toBe('Robin');
    });
  });
}

test('The dialog is accessible at any size', async ({ page, request, signedIn }) => {
  test.slow();
  const { save } = await expiringProfile(page, request, signedIn);
  await save.click();
  await expect(new SessionExpiredDialog(page).root).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
});

test('Sign In in the phone menu also opens the dialog', async ({ page, request, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { firstName, save } = await expiringProfile(page, request, signedIn);
  const dialog = new SessionExpiredDialog(page);
  await save.click();
  await dialog.close.click();
  await (await new Chrome(page).openMenu()).getByRole('link', { name: 'Sign In' }).click();
  await dialog.continueWith(signedIn.password);
  await expect(firstName).toHaveValue('Marguerite');
});

test('A sign-in in another tab continues the action', async ({ page, request, signedIn, context }) => {
  const { firstName, save } = await expiringProfile(page, request, signedIn);
  await save.click();
  const dialog = new SessionExpiredDialog(page);
  await expect(dialog.root).toBeVisible();

  const tab = await context.newPage();
  await tab.goto('/login');
  await hydration(tab);
  await tab.getByLabel('Email').fill(signedIn.email);
  await tab.getByLabel('Password', { exact: true }).fill(signedIn.password);
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await tab.waitForURL((url) => url.pathname !== '/login');

  await expect(dialog.root).toBeHidden();
  await expect(firstName).toBeHidden();
  expect((await signInAgain(request, signedIn)).user.firstName).toBe('Marguerite');
});

test('A sign-in as another person in another tab sends nothing', async ({
  page,
  request,
  signedIn,
  newPerson,
  context,
}) => {
  const other = await newPerson('Ben');
  const { save } = await expiringProfile(page, request, signedIn);
  await save.click();
  await expect(new SessionExpiredDialog(page).root).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/contact');
  await tab.evaluate((token) => localStorage.setItem('auth-token', token), other.token);
  await new Chrome(page).says('Signed in as Ben', 'Nothing that Robin had started here was sent.');
  expect((await signInAgain(request, other)).user.firstName).toBe('Ben');
  expect((await signInAgain(request, signedIn)).user.firstName).toBe('Robin');
});

test('A password change elsewhere leaves the page as it is', async ({ page, request, signedIn }) => {
  const listening = page.waitForResponse('**/api/events');
  const account = await new AccountPage(page).open('?tab=profile');
  await listening;
  await account.editProfile();
  await account.field('First Name').fill('Marguerite');
  const elsewhere = await signInAgain(request, signedIn);
  const response = await request.post('/api/auth/password', {
    headers: elsewhere.headers,
    data: { currentPassword: signedIn.password, newPassword: 'a much newer horse' },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await expect(new Connection(page).line).toContainText('Your session has expired.');
  await expect(new SessionExpiredDialog(page).root).toBeHidden();
  await account.button('Save').click();
  await new SessionExpiredDialog(page).continueWith('a much newer horse');
  await expect(account.field('First Name')).toBeHidden();
});

test('Signing out with an expired session opens no dialog', async ({ page, request, signedIn }) => {
  await withoutEvents(page);
  await page.goto('/contact');
  const signOut = new Chrome(page).nav.getByRole('button', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  await endSession(page, request, signedIn);
  await signOut.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(new Chrome(page).nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(new SessionExpiredDialog(page).root).toBeHidden();
});

test('A wrong current password does not end the session', async ({ page, signedIn }) => {
  await page.goto('/change-password');
  await page.getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password').fill('a much newer horse');
  await page.getByRole('main').getByRole('button', { name: 'Change password' }).click();
  await expect(new Chrome(page).toast).toBeVisible();
  await expect(new SessionExpiredDialog(page).root).toBeHidden();
  await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  expect(signedIn.token).toBeTruthy();
});
