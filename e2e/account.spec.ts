import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults, expect, faultsAtAnySize, type Person, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { Chrome } from './pages/chrome.ts';
import { LoginPage } from './pages/login-page.ts';
import { postBoat } from './post-boat.ts';

/** Each test walks through several screens. */
test.describe.configure({ timeout: 90_000 });

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const png = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 20, g: side % 255, b: 120 } } })
    .png()
    .toBuffer();

async function userNow(request: APIRequestContext, person: Person) {
  return (await request.get('/api/auth/user', { headers: headersOf(person) })).json();
}

async function write(request: APIRequestContext, from: Person, to: Person, boatId: number, content: string) {
  const data = { boatId, receiverId: to.user.id, content };
  const response = await request.post('/api/messages', { headers: headersOf(from), data });
  expect(response.ok(), await response.text()).toBe(true);
}

async function save(request: APIRequestContext, person: Person, boatId: number) {
  const response = await request.put(`/api/favorites/${boatId}`, { headers: headersOf(person), data: {} });
  expect(response.ok(), await response.text()).toBe(true);
}

test('The account asks visitors to sign in, then shows the tab they requested', async ({
  page,
  newPerson,
  request,
}) => {
  const html = await (await request.get('/account?tab=saved')).text();
  expect(html).toContain('Account Access Required');
  const person = await newPerson();
  const account = new AccountPage(page);
  await page.goto('/account?tab=saved');
  await expect(account.accessRequired).toBeVisible();
  await account.main.getByRole('link', { name: 'Login to Account' }).click();
  await page.waitForURL('**/login*');
  await new LoginPage(page).signIn(person.email, person.password);
  await page.waitForURL('**/account?tab=saved');
  await account.isOn('Saved');
  await expect(page.getByRole('heading', { name: 'No saved boats yet' })).toBeVisible();
});

test('Tabs have their own URLs and work with Back, the keyboard and a bad URL', async ({
  page,
  signedIn: _signedIn,
}) => {
  const account = await new AccountPage(page).open('?tab=no-such-tab');
  await account.isOn('Overview');
  await expect(account.tab('My Boats')).toBeHidden();
  await account.choose('Messages');
  await expect(page).toHaveURL(/\/account\?tab=messages$/);
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await account.choose('User Roles');
  await page.goBack();
  await account.isOn('Messages');
  await page.goForward();
  await account.isOn('User Roles');
  await account.tab('User Roles').press('ArrowLeft');
  await expect(account.tab('Saved')).toBeFocused();
  await account.isOn('User Roles');
  await account.tab('Saved').press('Enter');
  await account.isOn('Saved');
  await page.reload();
  await account.isOn('Saved');
  await account.choose('Overview');
  await expect(page).toHaveURL(/\/account$/);
});

test('A first-time user sees a welcome and chooses roles, which are saved immediately', async ({
  page,
  signedIn,
  request,
}) => {
  const account = await new AccountPage(page).open();
  await expect(account.welcome).toContainText('Welcome to Tradewind, Robin!');
  await account.role('Boat Owner').click();
  await expect(account.role('Boat Owner')).toHaveAttribute('aria-pressed', 'true');
  await expect(account.toast('Roles Updated')).toBeVisible();
  await expect(account.tab('My Boats')).toBeVisible();
  await account.role('Experience Owner').click();
  await expect
    .poll(async () => (await userNow(request, signedIn)).userRoles)
    .toEqual(['boat_owner', 'experience_owner']);
  await account.button('Done').click();
  await expect(account.welcome).toBeHidden();
  await page.reload();
  await account.isOn('Overview');
  await expect(account.welcome).toBeHidden();
  await account.choose('My Boats');
  await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
  await account.choose('User Roles');
  await account.role('Boat Owner').click();
  await expect(account.role('Boat Owner')).toHaveAttribute('aria-pressed', 'false');
  await expect(account.tab('My Boats')).toBeHidden();
  await expect.poll(async () => (await userNow(request, signedIn)).isBoatOwner).toBe(false);
});

test('The overview shows figures, conversations, saved boats and the agent', async ({
  page,
  signedIn,
  newPerson,
  request,
}) => {
  const mate = await newPerson('Cleo');
  const mine = await postBoat(request, signedIn, { title: 'Blue Moon' });
  const theirs = await postBoat(request, mate, { title: 'Red Sun', price: '90000.00' });
  await write(request, mate, signedIn, mine.id, 'Would you take a catamaran?');
  await write(request, mate, signedIn, mine.id, 'Or a little house?');
  await save(request, signedIn, theirs.id);

  const account = await new AccountPage(page).open();
  await expect(account.figure('Listings')).toHaveText('1Listings');
  await expect(account.figure('Views')).toHaveText('0Views');
  await expect(account.figure('Unread messages')).toHaveText('2Unread messages');
  await expect(account.figure('Saved boats')).toHaveText('1Saved boats');
  await expect(account.tab('Messages')).toContainText('2');
  const conversation = account.panel('Recent conversations').getByRole('link', { name: /Cleo/ });
  await expect(conversation).toContainText('Blue Moon');
  await expect(conversation).toContainText('Or a little house?');
  await expect(conversation).toHaveAttribute(
    'href',
    `/account?tab=messages&boat=${mine.id}&with=${encodeURIComponent(mate.user.id)}`,
  );
  const saved = account.panel('Saved boats').getByRole('link', { name: /Red Sun/ });
  await expect(saved).toHaveAttribute('href', `/boats/${theirs.id}`);
  await expect(saved).toContainText('$90,000');
  const eddy = account.panel('Eddy AI');
  await expect(eddy).toContainText('Not deployed');
  await expect(eddy.getByRole('link', { name: 'Set Up Your Agent' })).toHaveAttribute('href', '/settings');
  await account.figure('Saved boats').click();
  await account.isOn('Saved');
});

test('My Boats links to each listing, and Saved removes a boat', async ({ page, signedIn, newPerson, request }) => {
  const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
  const theirs = await postBoat(request, await newPerson(), { title: 'Red Sun' });
  await save(request, signedIn, theirs.id);
  const account = await new AccountPage(page).open('?tab=boats');
  const card = account.main.getByRole('article').filter({ hasText: 'Blue Moon' });
  await expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/boats/${boat.id}`);
  await expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('target', '_blank');
  const manage = card.getByRole('link', { name: 'Manage' });
  await expect(manage).toHaveAttribute('href', `/manage/${boat.managementToken}`);
  await expect(account.main.getByRole('link', { name: 'List a Boat' })).toHaveAttribute('href', '/list-boat');
  await account.choose('Saved');
  const heart = account.main.getByRole('button', { name: 'Save Red Sun' });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(page.getByRole('heading', { name: 'No saved boats yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saved boats', exact: true })).toBeFocused();
  const list = () =>
    request.get('/api/favorites', { headers: headersOf(signedIn) }).then((response) => response.json());
  await expect.poll(list).toEqual([]);
});

test('Signing out ends the session, goes home and shows a toast', async ({ page, signedIn, request }) => {
  const account = await new AccountPage(page).open();
  await account.button('Sign Out').click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(account.toast('Logged Out')).toBeVisible();
  await expect(new Chrome(page).nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
  // The page does not wait for the response.
  const me = () => request.get('/api/auth/user', { headers: headersOf(signedIn) });
  await expect.poll(async () => (await me()).status()).toBe(401);
  await page.goto('/account');
  await expect(account.accessRequired).toBeVisible();
});

test('A new account has no serious axe violations and no horizontal scroll', async ({ page, signedIn }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const account = await new AccountPage(page).open();
  await expect(account.welcome).toContainText(signedIn.user.firstName);
  await expect(account.figure('Listings')).toHaveText('0Listings');
  expect(await faultsAtAnySize(page)).toEqual([]);
});

test('A busy account has no serious axe violations in any tab', async ({ page, signedIn, newPerson, request }) => {
  const mate = await newPerson('Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft');
  const mine = await postBoat(request, signedIn, { title: 'Blue Moon' });
  await save(request, signedIn, (await postBoat(request, mate)).id);
  await write(request, mate, signedIn, mine.id, 'x'.repeat(300));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const account = await new AccountPage(page).open();
  await expect(account.panel('Recent conversations').getByRole('link', { name: /Wolfe/ })).toBeVisible();
  expect(await faultsAtAnySize(page), 'the overview').toEqual([]);
  await account.choose('Messages');
  await expect(account.panel('Messages').getByRole('link', { name: /Wolfe/ })).toBeVisible();
  expect(await accessibilityFaults(page), 'messages').toEqual([]);
  await account.choose('Saved');
  await expect(account.main.getByRole('article')).toBeVisible();
  expect(await accessibilityFaults(page), 'saved boats').toEqual([]);
  await account.choose('Profile');
  await account.editProfile();
  expect(await accessibilityFaults(page), 'the form').toEqual([]);
});

test.describe('The profile', () => {
  test.use({ expectedErrors: [/status of (409|415|500)/] });

  test('can be edited, canceled and saved, and shows errors next to their fields', async ({
    page,
    signedIn,
    newPerson,
    request,
  }) => {
    const other = await newPerson();
    const account = await new AccountPage(page).open('?tab=profile');
    const profile = account.panel('Profile');
    await account.editProfile();
    await account.field('Bio').fill('Never to be seen');
    await account.button('Cancel').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(account.button('Edit Profile')).toBeFocused();
    await expect(profile).not.toContainText('Never to be seen');

    await account.editProfile();
    await account.field('First Name').fill(' ');
    await account.button('Save').click();
    await expect(profile).toContainText('First name is required');
    await expect(account.field('First Name')).toBeFocused();
    await account.field('First Name').fill('Ann');
    await account.field('Last Name').fill('Berg');
    await account.field('Username').fill(other.user.username);
    await account.field('Location').fill('Tampa, FL');
    await account.field('Phone').fill('555-0199');
    await account.field('Bio').fill('Sails at dawn.');
    await profile.getByText('Bitcoin', { exact: true }).click();
    await account.button('Save').click();
    await expect(profile).toContainText('This username is taken. Please choose another one.');
    await expect(account.toast('Failed to update profile. Please try again.')).toBeVisible();
    await expect(account.field('Username')).toBeFocused();
    await expect(account.field('Bio')).toHaveValue('Sails at dawn.');

    const username = `ann${Date.now()}`;
    await account.field('Username').fill(username);
    await account.button('Save').click();
    await expect(account.button('Edit Profile')).toBeFocused();
    await expect(account.toast('Profile Updated')).toBeVisible();
    for (const text of ['Ann Berg', `@${username}`, 'Tampa, FL', '555-0199', 'Sails at dawn.', 'Bitcoin'])
      await expect(profile).toContainText(text);
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Berg' })).toBeVisible();
    expect(await userNow(request, signedIn)).toMatchObject({
      username,
      lastName: 'Berg',
      phone: '555-0199',
      acceptedAssets: ['bitcoin'],
    });
  });

  test('uploads and removes a photo immediately, and rejects other files', async ({ page, signedIn, request }) => {
    const account = await new AccountPage(page).open('?tab=profile');
    await account.choosePhoto({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(account.toast('Invalid File')).toContainText('Please select an image file.');
    await account.choosePhoto({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
    await expect(account.toast('File Too Large')).toContainText('Image must be under 5MB.');
    await account.choosePhoto({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') });
    await expect(account.toast('Upload Failed')).toContainText('Failed to upload photo. Please try again.');
    await account.choosePhoto({ name: 'me.png', mimeType: 'image/png', buffer: await png(60) });
    await expect(account.toast('Photo Uploaded')).toBeVisible();
    await expect(account.panel('Profile').locator('img')).toHaveAttribute('src', /^\/media\//);
    expect((await userNow(request, signedIn)).profileImageUrl).toMatch(/^\/media\//);
    await account.button('Remove photo').click();
    await expect(account.button('Upload Photo')).toBeVisible();
    await expect(account.panel('Profile').locator('img')).toHaveCount(0);
    expect((await userNow(request, signedIn)).profileImageUrl).toBeNull();
  });

  test('keeps the input when the server fails; roles roll back, and a failed tab can be retried', async ({
    page,
    signedIn: _signedIn,
  }) => {
    const fail = { status: 500, contentType: 'application/json', body: '{"message":"Broken","code":"internal"}' };
    await page.route('**/api/user/*', (route) => route.fulfill(fail));
    await page.route('**/api/messages/conversations', (route) => route.fulfill(fail));
    const account = await new AccountPage(page).open('?tab=roles');
    await account.role('Asset Owner').click();
    await expect(account.toast('Update Failed')).toContainText('Failed to update roles. Please try again.');
    await expect(account.role('Asset Owner')).toHaveAttribute('aria-pressed', 'false');
    await account.choose('Profile');
    await account.editProfile();
    await account.field('Bio').fill('Kept');
    await account.button('Save').click();
    await expect(account.toast('Failed to update profile. Please try again.')).toBeVisible();
    await expect(account.field('Bio')).toHaveValue('Kept');
    await account.button('Cancel').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await account.choose('Messages');
    await expect(account.panel('Messages')).toContainText('We couldn’t load your conversations.');
    await page.unroute('**/api/messages/conversations');
    await account.panel('Messages').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });
});

test.describe('Your data', () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test('can be downloaded, and the account is deleted only with the right password', async ({
    page,
    signedIn,
    request,
  }) => {
    const account = await new AccountPage(page).open('?tab=profile');
    const downloading = page.waitForEvent('download');
    await account.button('Download My Data').click();
    expect((await downloading).suggestedFilename()).toBe('tradewind-data.json');

    await account.button('Delete My Account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    const confirm = dialog.getByRole('button', { name: 'Delete My Account' });
    await expect(confirm).toBeDisabled();
    const password = dialog.getByLabel('Password', { exact: true });
    await password.fill('not the password');
    await confirm.click();
    await expect(password).toHaveAccessibleDescription(/password/i);
    await password.fill(signedIn.password);
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(account.toast('Account Deleted')).toBeVisible();
    expect((await request.get('/api/auth/user', { headers: headersOf(signedIn) })).status()).toBe(401);
  });
});
