import { test, unique } from './admin-fixtures.ts';
import { expect, faultsAtAnySize } from './fixtures.ts';
import { ConfirmDialog } from './pages/admin-page.ts';
import { postBoat } from './post-boat.ts';

test.describe('A user’s page', () => {
  test('shows, edits, suspends and activates the user', async ({ page, admin: _admin, newPerson, request }) => {
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

    test('reports an unknown user and a failed request', async ({ page, admin: _admin, newPerson }) => {
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
  // Only one sync runs at a time, and the screen follows one that another admin started.
  test.describe.configure({ mode: 'default' });
  test.use({ expectedErrors: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

  test('runs, shows its progress and its result', async ({ page, admin: _admin }) => {
    await page.goto('/admin/sync');
    await expect(page.getByRole('heading', { name: 'Inventory Sync' })).toBeVisible();
    await expect(page.getByText('site-admin account')).toBeVisible();
    await expect(page.getByText('28 boats that comes with Tradewind')).toBeVisible();
    const result = page.getByRole('region', { name: 'Result' });
    await page.getByRole('button', { name: 'Sync All Boats' }).click();
    await expect(result).toContainText('28 of 28 boats synced.');
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

  test.describe(() => {
    test.use({ ownContext: true });

    test('says when the network is down', async ({ page, context, admin: _admin }) => {
      await page.goto('/admin/sync');
      const start = page.getByRole('button', { name: 'Sync All Boats' });
      await expect(start).toBeEnabled();
      await context.setOffline(true);
      await start.click();
      await expect(page.getByText('Sync Error')).toBeVisible();
      await expect(page.getByText('We couldn’t reach Tradewind. Please check your connection')).toBeVisible();
    });
  });
});

test('Reports can be read and decided; serious decisions ask for confirmation', async ({
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
    const response = await request.post('/api/reports', {
      headers: { authorization: `Bearer ${owner.token}` },
      data: { subject: 'message', subjectId: message.id, reason: 'scam', note: 'Twice!' },
    });
    expect(response.ok(), await response.text()).toBe(true);
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
  await card(second).getByRole('button', { name: 'Reopen' }).click();
  await expect(card(second)).toHaveCount(0);
  await page.getByLabel('Show reports').selectOption('Open');
  await card(second).getByRole('button', { name: 'Dismiss' }).click();
  await expect(card(second)).toHaveCount(0);
  const signIn = await request.post('/api/auth/login', { data: { email: writer.email, password: writer.password } });
  expect(signIn.status()).toBe(403);
});

test.describe('No serious axe violations at any size', () => {
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
