import type { APIRequestContext } from '@playwright/test';
import { conversationPath } from '@tradewind/contract/paths';
import { expect, faultsAtAnySize, hydration, type Person, test } from './fixtures.ts';
import { NotificationBell } from './pages/notification-bell.ts';
import { postBoat } from './post-boat.ts';

async function write(request: APIRequestContext, from: Person, to: Person, boatId: number, content: string) {
  const response = await request.post('/api/messages', {
    headers: { authorization: `Bearer ${from.token}` },
    data: { boatId, receiverId: to.user.id, content },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

test.describe('The bell', () => {
  test('updates every tab over one connection, which another tab takes over', async ({
    page,
    context,
    request,
    signedIn,
    newPerson,
  }) => {
    const [tom, sue] = [await newPerson('Tom'), await newPerson('Sue')];
    const boat = await postBoat(request, signedIn, { title: 'Sea Otter' });
    const streams: string[] = [];
    context.on('request', (asked) => {
      if (asked.url().endsWith('/api/events')) streams.push(asked.url());
    });
    await page.goto('/contact');
    const bell = new NotificationBell(page);
    await bell.shows(0);
    await expect.poll(() => streams.length).toBe(1);
    const second = await context.newPage();
    await second.goto('/pricing');
    await hydration(second);
    const secondBell = new NotificationBell(second);
    await secondBell.shows(0);

    await write(request, tom, signedIn, boat.id, 'Would you take a car?');
    await bell.shows(1);
    await secondBell.shows(1);
    expect(streams).toHaveLength(1);

    await page.close();
    await expect.poll(() => streams.length).toBe(2);
    await write(request, sue, signedIn, boat.id, 'Or a house?');
    await secondBell.shows(2);
    await secondBell.open();
    await expect(secondBell.items).toHaveCount(2);
    await secondBell.markAllRead();
    await secondBell.shows(0);
    await second.close();
  });

  test('lists new notifications, links to them, and drops those read elsewhere', async ({
    page,
    request,
    signedIn,
    newPerson,
  }) => {
    const tom = await newPerson('Tom-with-an-uncommonly-long-first-name-that-has-to-be-broken');
    const boat = await postBoat(request, signedIn, { title: 'Sea Otter' });
    await page.goto('/contact');
    const bell = new NotificationBell(page);
    await bell.shows(0);
    await bell.open();
    await expect(bell.panel.getByText('Nothing new')).toBeVisible();
    await expect(bell.panel.getByRole('button', { name: 'Mark All Read' })).toBeDisabled();

    await write(request, tom, signedIn, boat.id, 'Would you take a car?');
    await expect(bell.items).toHaveCount(1);
    await write(request, tom, signedIn, boat.id, `Or two? ${'And a very long story besides. '.repeat(30)}`);
    await expect(bell.items).toHaveText(/about Sea Otter.*Or two\?.*2 new/);
    await bell.shows(1);
    await expect(bell.items.getByRole('link')).toHaveAttribute('href', conversationPath(boat.id, tom.user.id));

    await request.get(`/api/messages/boat/${boat.id}`, { headers: { authorization: `Bearer ${signedIn.token}` } });
    await bell.shows(0);
    await page.keyboard.press('Escape');
    await expect(bell.panel).toBeHidden();
  });
});

test.describe('The notifications screen', () => {
  test('asks visitors to sign in and shows them no bell', async ({ page }) => {
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Sign in to see your notifications' })).toBeVisible();
    await expect(new NotificationBell(page).button).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login?redirect=%2Fnotifications');
    await expect(page.getByRole('heading', { name: 'Sign in to Tradewind' })).toBeVisible();
  });

  test('hides admin preferences from members', async ({ page, signedIn }) => {
    void signedIn;
    await page.goto('/notifications');
    await expect(page.getByRole('heading', { name: 'Your listings' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Reports' })).toBeHidden();
  });

  test('saves each preference immediately', async ({ page, signedIn }) => {
    await page.goto('/notifications');
    const messages = page.getByRole('group', { name: 'Messages' });
    const byMail = messages.getByRole('switch', { name: 'By email' });
    await expect(byMail).toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
    await byMail.click();
    await expect(byMail).not.toBeChecked();
    await saved;
    await page.reload();
    await expect(byMail).not.toBeChecked();
    await expect(messages.getByRole('switch', { name: 'On Tradewind' })).toBeChecked();
    expect(signedIn.user.id).toBeTruthy();
  });

  test('is accessible at any size, including the bell’s panel', async ({ page, signedIn }) => {
    test.slow();
    await page.goto('/notifications');
    await expect(page.getByRole('switch')).toHaveCount(12);
    const bell = await new NotificationBell(page).open();
    await expect(bell.panel.getByText('Nothing new')).toBeVisible();
    expect(await faultsAtAnySize(page)).toEqual([]);
    expect(signedIn.user.id).toBeTruthy();
  });
});

test.describe('An unsubscribe link', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('needs a confirmation, and says when it is invalid', async ({ page }) => {
    await page.goto('/unsubscribe?token=00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: 'Unsubscribe from these emails?' })).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  });
});
