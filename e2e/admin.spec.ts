import { adminCall, suspend, test, unique } from './admin-fixtures.ts';
import { expect, type Person } from './fixtures.ts';
import { ConfirmDialog } from './pages/admin-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { postBoat } from './post-boat.ts';

test.describe('Access', () => {
  test('sends visitors to sign in and back again', async ({ page }) => {
    await page.goto('/admin?tab=activity');
    await page.waitForURL(/\/login\?redirect=%2Fadmin%3Ftab%3Dactivity/);
    await expect(page.getByRole('heading', { name: 'Sign in to Tradewind' })).toBeVisible();
    await new LoginPage(page).signIn('admin@demo.example.com', 'tradewind-demo');
    await page.waitForURL('**/admin?tab=activity');
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Activity Log' })).toHaveAttribute('aria-selected', 'true');
  });

  test('tells everyone else that they are not allowed', async ({ page, signedIn }) => {
    for (const path of ['/admin', '/admin/sync', `/admin/users/${signedIn.user.id}`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Administrators Only' })).toBeVisible();
    }
  });
});

test.describe('The dashboard', () => {
  test('searches, sorts and pages users on the server', async ({ page, admin, newPerson, request }) => {
    test.slow();
    const name = unique();
    const people: Person[] = [];
    for (let count = 0; count < 26; count++) people.push(await newPerson(count === 7 ? `${name} Aaron` : name));
    const [first, , assets] = people;
    if (!first || !assets) throw new Error('no user was registered');
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
    await expect(page.getByText('Page 1 of 1 · 1 user')).toBeVisible();
    await admin.rows.getByRole('link', { name: `${name} Aaron` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${name} Aaron` })).toBeVisible();
    await page.goBack();
    await expect(admin.search).toHaveValue(`${name} aaron`);
    await expect(page.getByText('Page 1 of 1 · 1 user')).toBeVisible();
    await expect(page.getByLabel('Sort by')).toHaveValue('boats');
    await admin.search.fill(`${name} nobody`);
    await expect(page.getByText('No users found')).toBeVisible();
  });

  test('suspends with a reason, activates and deletes, each after a confirmation', async ({
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
    await activation.confirm('Activate User').dblclick();
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

  test('bulk-deletes only suspended users', async ({ page, admin, adminToken, newPerson, request }) => {
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
    await expect(page.getByText('2 of 3 users were deleted.')).toBeVisible();
    await expect(admin.rows).toHaveCount(1);
    await expect(admin.rows).toContainText(people[0]?.email ?? '');
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 409/] });

    test('says why an action failed, and shows what another admin did in the meantime', async ({
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
    await expect(log.getByText('No activity found')).toBeVisible();
    await log.getByLabel('Action').selectOption('All actions');
    await expect(log.getByRole('listitem').filter({ hasText: 'Registered' })).toBeVisible();
  });
});
