import type { APIRequestContext } from '@playwright/test';
import { test as base, expect, faultsAtAnySize, type Person } from './fixtures.ts';
import { AdminPage, ConfirmDialog } from './pages/admin-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { postBoat } from './post-boat.ts';

/** This page's browser holds the admin's token from its first load on. */
const test = base.extend<{ admin: AdminPage }>({
  admin: async ({ page, adminToken }, use) => {
    await page.addInitScript((token) => localStorage.setItem('auth-token', token), adminToken);
    await use(new AdminPage(page));
  },
});

const unique = () => `zz${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

async function adminCall(request: APIRequestContext, token: string, path: string, data: object = {}) {
  const answer = await request.post(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const suspend = (request: APIRequestContext, token: string, { user }: Person) =>
  adminCall(request, token, `users/${user.id}/suspend`, { reason: 'Spam' });

test.describe('Who may', () => {
  test('a visitor is sent to sign in and comes back', async ({ page }) => {
    await page.goto('/admin?tab=activity');
    await page.waitForURL(/\/login\?redirect=%2Fadmin%3Ftab%3Dactivity/);
    await expect(page.getByRole('heading', { name: 'Sign in to Tradewind' })).toBeVisible();
    await new LoginPage(page).signIn('admin@demo.example.com', 'tradewind-demo');
    await page.waitForURL('**/admin?tab=activity');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Activity Log' })).toHaveAttribute('aria-selected', 'true');
  });

  test('anybody else sees that they may not', async ({ page, signedIn }) => {
    for (const path of ['/admin', '/admin/sync', `/admin/users/${signedIn.user.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Administrators Only' })).toBeVisible();
    }
  });
});

test.describe('The dashboard', () => {
  test('finds, sorts and pages through users on the server', async ({ page, admin, newPerson, request }) => {
    test.slow();
    const name = unique();
    const people: Person[] = [];
    for (let count = 0; count < 26; count++) people.push(await newPerson(count === 7 ? `${name} Aaron` : name));
    const [first, , assets] = people;
    if (!first || !assets) throw new Error('nobody registered');
    await postBoat(request, first, { title: 'Blue Moon' });
    await request.patch('/api/user/profile', {
      headers: { authorization: `Bearer ${assets.token}` },
      data: { acceptedAssets: ['boats', 'bitcoin', 'art', 'wine'] },
    });

    await admin.open();
    for (const label of ['Users', 'Boats listed', 'Value listed', 'Messages'])
      await expect(page.getByRole('term').filter({ hasText: label }).first()).toBeVisible();
    await admin.find(name, 26);
    await expect(page.getByText('Page 1 of 2 · 26 users')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 2 · 26 users')).toBeVisible();
    await expect(admin.rows).toHaveCount(1);
    await expect(admin.rows).toContainText(first.email);
    await expect(admin.rows).toContainText('Boat Owner');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByText('Page 1 of 2 · 26 users')).toBeVisible();
    const badges = admin.row(assets.email).getByRole('listitem');
    await expect(badges).toHaveText(['Asset Owner', 'Boats', 'Bitcoin', '+2']);
    await expect(admin.rows.first().getByRole('listitem')).toHaveText(['New User']);

    await page.getByLabel('Sort by').selectOption('Most boats');
    await expect(admin.rows.first()).toContainText(first.email);
    await admin.search.fill(`${name} aaron`);
    await expect(page.getByText('Page 1 of 1 · 1 users')).toBeVisible();
    await admin.search.fill(`${name} nobody`);
    await expect(page.getByText('No users found')).toBeVisible();
  });

  test('suspends with a reason, activates and deletes, each after a question', async ({
    page,
    admin,
    newPerson,
    request,
  }) => {
    test.slow();
    const person = await newPerson(unique());
    const { email } = person;
    await admin.open();
    await admin.find(email, 1);

    const suspension = await admin.choose(email, 'Suspend', 'Suspend User');
    await expect(suspension.confirm('Suspend User')).toBeDisabled();
    await suspension.reason.fill('   ');
    await expect(suspension.confirm('Suspend User')).toBeDisabled();
    await suspension.reason.fill('Sold the same boat twice');
    await suspension.confirm('Suspend User').click();
    await expect(page.getByText('User suspended successfully')).toBeVisible();
    await expect(admin.row(email)).toContainText('Suspended');
    const login = { data: { email, password: person.password } };
    const refused = await request.post('/api/auth/login', login);
    expect(await refused.text()).toContain('Sold the same boat twice');

    const activation = await admin.choose(email, 'Activate', 'Activate User');
    await activation.confirm('Activate User').click();
    await expect(page.getByText('User activated successfully')).toBeVisible();
    await expect(admin.row(email)).toContainText('Active');
    expect((await request.post('/api/auth/login', login)).ok()).toBe(true);
    await admin
      .row(email)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await expect(page.getByRole('menuitem', { name: 'Suspend' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeHidden();
    await page.keyboard.press('Escape');

    const again = await admin.choose(email, 'Suspend', 'Suspend User');
    await again.reason.fill('Again');
    await again.confirm('Suspend User').click();
    await expect(admin.row(email)).toContainText('Suspended');
    const deletion = await admin.choose(email, 'Delete', 'Delete User');
    await deletion.confirm('Delete User').click();
    await expect(page.getByText('User deleted successfully')).toBeVisible();
    await expect(page.getByText('No users found')).toBeVisible();
  });

  test('deletes many at once, but only the suspended ones', async ({ page, admin, adminToken, newPerson, request }) => {
    const name = unique();
    const people = [await newPerson(name), await newPerson(name), await newPerson(name)];
    for (const person of people.slice(1)) await suspend(request, adminToken, person);
    await admin.open();
    await admin.find(name, 3);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Selected' }).click();
    const dialog = new ConfirmDialog(page, 'Delete 3 users');
    await expect(dialog.root).toContainText('Only suspended users can be deleted.');
    await dialog.confirm('Delete Suspended Users').click();
    await expect(page.getByText('Bulk delete completed')).toBeVisible();
    await expect(page.getByText('2 of 3 deleted.')).toBeVisible();
    await expect(admin.rows).toHaveCount(1);
    await expect(admin.rows).toContainText(people[0]?.email ?? '');
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 409/] });

    test('says why something failed, and shows what another admin did meanwhile', async ({
      page,
      admin,
      adminToken,
      newPerson,
      request,
    }) => {
      const person = await newPerson(unique());
      await suspend(request, adminToken, person);
      await admin.open();
      await admin.find(person.email, 1);
      const deletion = await admin.choose(person.email, 'Delete', 'Delete User');
      await adminCall(request, adminToken, `users/${person.user.id}/activate`);
      await deletion.confirm('Delete User').click();
      await expect(page.getByText('Failed to delete user')).toBeVisible();
      await expect(page.getByText('Only suspended users can be deleted.')).toBeVisible();
      await expect(admin.row(person.email)).toContainText('Active');
    });
  });

  test('shows the activity log and filters it', async ({ page, admin, adminToken, newPerson, request }) => {
    const person = await newPerson(unique());
    await suspend(request, adminToken, person);
    await admin.open();
    await admin.show('Activity Log');
    const log = page.getByRole('region', { name: 'Activity log' });
    await log.getByLabel('Action').selectOption('Suspended a user');
    await expect(log.getByRole('listitem').filter({ hasText: `${person.email} · Spam` })).toBeVisible();
    await expect(log.getByRole('listitem').filter({ hasText: 'Registered' })).toHaveCount(0);
    await log.getByRole('searchbox', { name: 'Search by email' }).fill(person.email);
    await expect(log.getByText('Nothing in the log')).toBeVisible();
    await log.getByLabel('Action').selectOption('Everything');
    await expect(log.getByRole('listitem').filter({ hasText: 'Registered' })).toBeVisible();
  });
});

test.describe('The page of a user', () => {
  test('shows, edits, suspends and activates', async ({ page, admin: _admin, newPerson, request }) => {
    test.slow();
    const person = await newPerson(unique());
    await postBoat(request, person, { title: 'Blue Moon' });
    await page.goto(`/admin/users/${person.user.id}`);
    await expect(page.getByRole('heading', { level: 1, name: person.user.firstName })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Blue Moon' })).toBeVisible();
    await expect(page.getByText('Posted a boat')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await page.getByLabel('Last Name').fill('Byron');
    await page.getByLabel('Location').fill('Key West, FL');
    await page.getByRole('switch', { name: 'Verified seller' }).check({ force: true });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('User updated successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${person.user.firstName} Byron`);

    await page.getByRole('button', { name: 'Suspend User' }).click();
    const suspension = new ConfirmDialog(page, 'Suspend User');
    await suspension.reason.fill('Fraud');
    await suspension.confirm('Suspend User').click();
    await expect(page.getByText('User suspended successfully')).toBeVisible();
    await expect(page.getByText('Suspended: Fraud')).toBeVisible();
    await page.getByRole('button', { name: 'Activate User' }).click();
    await new ConfirmDialog(page, 'Activate User').confirm('Activate User').click();
    await expect(page.getByText('User activated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Suspend User' })).toBeVisible();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of (404|409|500)/] });

    test('says that there is no such user, and what failed', async ({ page, admin: _admin, newPerson }) => {
      test.slow();
      await page.goto('/admin/users/nobody');
      await expect(page.getByRole('heading', { name: 'User Not Found' })).toBeVisible();
      await expect(page.getByText('The requested user could not be found.')).toBeVisible();
      const person = await newPerson(unique());
      await page.goto(`/admin/users/${person.user.id}`);
      await expect(page.getByRole('heading', { level: 1, name: person.user.firstName })).toBeVisible();
      await page.route(`**/api/admin/users/${person.user.id}{,/suspend}`, (route) =>
        route.fulfill({ status: 500, json: { message: 'Rough water', code: 'internal' } }),
      );
      await page.getByLabel('Phone').fill('555-0100');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText('Failed to update user', { exact: true })).toBeVisible();
      await expect(page.getByText('Rough water')).toBeVisible();
      await page.getByRole('button', { name: 'Suspend User' }).click();
      const dialog = new ConfirmDialog(page, 'Suspend User');
      await dialog.reason.fill('Fraud');
      await dialog.confirm('Suspend User').click();
      await expect(page.getByText('Failed to update user status')).toBeVisible();
    });
  });
});

test.describe('The inventory sync', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('runs, shows how far it is, and what came of it', async ({ page, admin: _admin }) => {
    await page.goto('/admin/sync');
    await expect(page.getByRole('heading', { name: 'Inventory Sync' })).toBeVisible();
    await expect(page.getByText('site-admin account')).toBeVisible();
    await expect(page.getByText('28 boats that comes with Tradewind')).toBeVisible();
    const result = page.getByRole('region', { name: 'Result' });
    // Another test may be syncing: one at a time.
    await expect(async () => {
      await page.getByRole('button', { name: 'Sync All Boats' }).click();
      await expect(result).toContainText('28 of 28 boats synced.', { timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole('listitem').filter({ hasText: 'Succeeded' }).first()).toContainText('admin@demo');

    await page.route('**/api/admin/cloud-yachts/sync-all', (route) =>
      route.fulfill({
        json: {
          success: false,
          message: 'The inventory feed could not be read.',
          syncedCount: 0,
          errors: ['cy-1: price'],
        },
      }),
    );
    await page.getByRole('button', { name: 'Sync All Boats' }).click();
    await expect(page.getByText('Sync Failed')).toBeVisible();
    await expect(result).toContainText('cy-1: price');
    await page.unroute('**/api/admin/cloud-yachts/sync-all');
    await page.route('**/api/admin/cloud-yachts/sync-all', (route) =>
      route.fulfill({ status: 409, json: { message: 'A sync is already running.', code: 'conflict' } }),
    );
    await page.getByRole('button', { name: 'Sync All Boats' }).click();
    await expect(page.getByText('Sync Error')).toBeVisible();
  });
});

test('Reports are read and decided, the grave decisions after a question', async ({
  page,
  admin,
  newPerson,
  request,
}) => {
  test.slow();
  const [owner, writer] = [await newPerson('Olive'), await newPerson('Wick')];
  const boat = await postBoat(request, owner);
  const write = async (content: string) => {
    const headers = { authorization: `Bearer ${writer.token}` };
    const data = { boatId: boat.id, receiverId: owner.user.id, content };
    const message = await (await request.post('/api/messages', { headers, data })).json();
    const answer = await request.post('/api/reports', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { subject: 'message', subjectId: message.id, reason: 'scam', note: 'Twice!' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const [first, second] = [`Pay my cousin ${unique()}`, `Pay my aunt ${unique()}`];
  await write(first);
  await write(second);

  await admin.open();
  await admin.show(/^Reports/);
  const card = (text: string) => page.getByRole('article').filter({ hasText: text });
  await expect(card(first)).toContainText('It looks like a scam');
  await expect(card(first)).toContainText('Twice!');
  await card(first).getByRole('button', { name: 'Remove Message' }).click();
  await new ConfirmDialog(page, 'Remove Message').confirm('Remove Message').click();
  await expect(card(first)).toHaveCount(0);
  await card(second).getByRole('button', { name: 'Suspend Author' }).click();
  const suspension = new ConfirmDialog(page, 'Suspend Author');
  await expect(suspension.confirm('Suspend Author')).toBeDisabled();
  await suspension.reason.fill('Scam');
  await suspension.confirm('Suspend Author').click();
  await expect(card(second)).toHaveCount(0);
  await page.getByLabel('Show reports').selectOption('Resolved');
  await expect(card(second)).toContainText('Author suspended');
  const signIn = await request.post('/api/auth/login', { data: { email: writer.email, password: writer.password } });
  expect(signIn.status()).toBe(403);
});

test.describe('No serious axe violation at any size', () => {
  test('on the dashboard', async ({ page, admin }) => {
    test.slow();
    await admin.open();
    expect(await faultsAtAnySize(page)).toEqual([]);
  });

  test('in a dialog', async ({ page, admin, newPerson }) => {
    test.slow();
    const person = await newPerson('Maximiliana-Theodora-Alexandrina von und zu Hohenfels-Unterwasserburg');
    await admin.open();
    await admin.find(person.email, 1);
    await admin.choose(person.email, 'Suspend', 'Suspend User');
    expect(await faultsAtAnySize(page)).toEqual([]);
  });

  for (const path of ['/admin?tab=activity', '/admin/users/', '/admin/sync']) {
    test(`on ${path}`, async ({ page, admin: _admin, newPerson }) => {
      test.slow();
      await page.goto(path.endsWith('/') ? `${path}${(await newPerson()).user.id}` : path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /^(Loading|Checking)/ })).toHaveCount(0);
      expect(await faultsAtAnySize(page)).toEqual([]);
    });
  }
});
