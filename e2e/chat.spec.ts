import type { APIRequestContext, Page } from '@playwright/test';
import { conversationPath } from '@tradewind/contract/paths';
import { browserOf } from './browser-of.ts';
import { expect, faultsAtAnySize, hydration, type Person, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';

async function openConversation(page: Page, boat: { id: number; title: string }, other: Person): Promise<ChatDialog> {
  await page.goto(conversationPath(boat.id, other.user.id));
  await hydration(page);
  return new ChatDialog(page, boat.title).ready();
}

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** Sends through the API, to fill a long conversation quickly. */
const writes = (request: APIRequestContext, boat: { id: number }, from: Person, to: Person, content: string) =>
  request.post('/api/messages', {
    headers: headersOf(from),
    data: { boatId: boat.id, receiverId: to.user.id, content },
  });

test('Two people in two browsers contact, reply, delete, block and unblock, hidden from a third', async ({
  browser,
  baseURL,
  newPerson,
  request,
}) => {
  test.slow();
  const [owner, trader, stranger] = [await newPerson('Olive'), await newPerson('Tom'), await newPerson('Sue')];
  const boat = await postBoat(request, owner, { title: `Halcyon ${Date.now()}` });
  const traderPage = await browserOf(browser, baseURL, trader);
  const ownerPage = await browserOf(browser, baseURL, owner);

  // Contacting from the boat's page opens the conversation in the account.
  const screen = await new BoatPage(traderPage).open(boat.id);
  await hydration(traderPage);
  await expect(screen.openChat).toBeVisible();
  await screen.messageOwner.click();
  await new Chrome(traderPage).says('Message Sent Successfully');
  await traderPage.waitForURL('**/account?tab=messages&boat=*');

  // The owner opens it by URL and replies; the reply reaches the other browser immediately.
  const atOwner = await openConversation(ownerPage, boat, trader);
  await expect(atOwner.message(/interested in your 2019 Larkwell .* \$84,501/)).toBeVisible();
  await expect(atOwner.list.getByText('New', { exact: true })).toBeVisible();
  const listening = traderPage.waitForResponse('**/api/events');
  const atTrader = await openConversation(traderPage, boat, owner);
  await listening;
  // Polling is blocked from here on in this browser, so everything new came by push.
  await traderPage.route('**/api/messages/boat/**', (route) => route.abort());
  await atOwner.say('What would you give for her?');
  await expect(atTrader.message('What would you give for her?')).toBeVisible();
  await atTrader.say('A car. https://example.com/car.');
  const link = atOwner.list.getByRole('link', { name: 'https://example.com/car' });
  await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');

  // A third person cannot see it, delete from it or post to it.
  const about = `/api/messages/boat/${boat.id}`;
  const [sent] = await (await request.get(about, { headers: headersOf(owner) })).json();
  expect(await (await request.get(about, { headers: headersOf(stranger) })).json()).toEqual([]);
  const asStranger = { headers: headersOf(stranger) };
  expect((await request.delete(`/api/messages/${sent.id}`, asStranger)).status()).toBe(404);
  const intrusion = { boatId: boat.id, receiverId: trader.user.id, content: 'Buy mine instead' };
  expect((await request.post('/api/messages', { ...asStranger, data: intrusion })).status()).toBe(403);

  // People can delete only their own messages; a deletion shows in both browsers.
  await expect(atTrader.list.getByRole('button', { name: 'Delete message' })).toHaveCount(2);
  await atTrader.list.getByRole('button', { name: 'Delete message' }).last().click();
  await new Chrome(traderPage).says('Message Deleted');
  for (const chat of [atTrader, atOwner]) await expect(chat.message('A car.')).toHaveCount(0);

  // Blocking closes the dialog; the other person's message is refused, and its text stays.
  await atOwner.block('Tom');
  await new Chrome(ownerPage).says('User Blocked', 'Tom has been blocked and can no longer message you.');
  await expect(atOwner.root).toBeHidden();
  await atTrader.text.fill('Still there?');
  await atTrader.send.click();
  await new Chrome(traderPage).says('Message Blocked', 'You are blocked by this user and cannot send messages.');
  await expect(atTrader.message('Still there?')).toBeVisible();

  // After unblocking, the same text goes through.
  await ownerPage.getByRole('button', { name: 'Unblock Tom' }).click();
  await expect(ownerPage.getByRole('button', { name: 'Unblock Tom' })).toHaveCount(0);
  await atTrader.root.getByRole('button', { name: 'Retry' }).click();
  await expect(atTrader.root.getByText('Not sent')).toHaveCount(0);
  const again = await openConversation(ownerPage, boat, trader);
  await expect(again.message('Still there?')).toHaveCount(1);
  await Promise.all([traderPage.context().close(), ownerPage.context().close()]);
});

test.describe('The chat dialog', () => {
  test('shows loading and empty states, fires its event, and sends on Enter', async ({
    page,
    signedIn: _me,
    newPerson,
    request,
  }) => {
    test.slow();
    const boat = await postBoat(request, await newPerson('Olive'), { title: `Kestrel ${Date.now()}` });
    const screen = await new BoatPage(page).open(boat.id);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/messages/boat/**', async (route) => {
      await arrival;
      await route.fallback();
    });
    const opened = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('dialogOpened', () => resolve(true), { once: true })),
    );
    await screen.openChat.click();
    expect(await opened).toBe(true);
    const chat = new ChatDialog(page, boat.title);
    await expect(chat.root.getByText('Loading messages...')).toBeVisible();
    arrive();
    await expect(chat.message('No messages yet. Start the conversation!')).toBeVisible();

    // Polls while it is open.
    await page.waitForRequest('**/api/messages/boat/**');

    await expect(chat.send).toBeDisabled();
    await chat.text.fill('   ');
    await expect(chat.send).toBeDisabled();
    await chat.text.fill('One');
    await chat.text.press('Shift+Enter');
    await chat.text.pressSequentially('Two');
    await expect(chat.text).toHaveValue('One\nTwo');
    await chat.text.press('Enter');
    await expect(chat.message('One Two')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toHaveText(
      'Message Sent: Your message has been sent successfully.',
    );
    await expect(new Chrome(page).toasts).toHaveCount(0);
    await expect(chat.text).toHaveValue('');
    await expect(chat.list.getByText('Today')).toBeVisible();
    await chat.text.fill('x'.repeat(4_001));
    await expect(chat.root.getByText('Please keep your message to 4,000 characters or fewer.')).toBeVisible();
    await expect(chat.send).toBeDisabled();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test('shows a message immediately, keeps it when sending fails, and does not duplicate it on retry', async ({
      page,
      signedIn,
      newPerson,
      request,
    }) => {
      test.slow();
      const boat = await postBoat(request, await newPerson('Olive'), { title: `Merlin ${Date.now()}` });
      const chat = await (await new BoatPage(page).open(boat.id)).chat(boat.title);
      // The server stores it, but the response is lost.
      await page.route('**/api/messages', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await chat.text.fill('Can you hear me?');
      await chat.send.click();
      await new Chrome(page).says('Failed to send message. Please try again.');
      await page.unroute('**/api/messages');
      await chat.close();

      const reopened = await new BoatPage(page).chat(boat.title);
      await expect(reopened.message('Can you hear me?')).toHaveCount(1);
      const about = await request.get(`/api/messages/boat/${boat.id}`, { headers: headersOf(signedIn) });
      expect(await about.json()).toHaveLength(1);

      await page.route('**/api/messages', (route) => route.abort());
      await reopened.text.fill('And now?');
      await reopened.send.click();
      await expect(reopened.root.getByText('Not sent')).toBeVisible();
      await page.unroute('**/api/messages');
      await reopened.root.getByRole('button', { name: 'Retry' }).click();
      await expect(reopened.root.getByText('Not sent')).toHaveCount(0);
      await expect(reopened.message('And now?')).toHaveCount(1);
    });
  });

  test('loads older messages on scroll, announces new ones, warns of scams and sends pictures', async ({
    page,
    signedIn,
    newPerson,
    request,
  }) => {
    test.slow();
    const owner = await newPerson('Olive');
    const boat = await postBoat(request, owner, { title: `Osprey ${Date.now()}` });
    for (let i = 1; i <= 60; i++) await writes(request, boat, signedIn, owner, `Line ${i}\n\n\n.`);
    const chat = await (await new BoatPage(page).open(boat.id)).chat(boat.title);
    await expect(chat.message('Line 60')).toBeInViewport();
    await expect(chat.message('Line 11 .')).toHaveCount(1);
    await expect(chat.message('Line 10 .')).toHaveCount(0);
    const toTop = () => chat.list.evaluate((list) => list.scrollTo({ top: 0, behavior: 'instant' }));
    await toTop();
    await expect(chat.message('Line 1 .')).toHaveCount(1);
    await expect(chat.message('Line 11 .')).toBeInViewport();
    await expect(chat.root.getByRole('button', { name: 'Show Older Messages' })).toHaveCount(0);
    await toTop();
    await expect(chat.message('Line 1 .')).toBeInViewport();
    await writes(request, boat, owner, signedIn, 'Please wire the deposit to my account today.');
    await expect(chat.newMessages).toBeVisible();
    await expect(chat.message('Line 1 .')).toBeInViewport();
    await chat.newMessages.click();
    await expect(chat.message('Please wire the deposit')).toBeInViewport();
    await expect(chat.newMessages).toHaveCount(0);
    await expect(chat.list.getByRole('note')).toContainText('asks for payment outside of a closing');

    const [photo] = boat.imageUrls;
    const picture = await (await request.get(photo ?? '')).body();
    await chat.root
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.webp', mimeType: 'image/webp', buffer: picture });
    await expect(chat.root.getByRole('list', { name: 'Pictures to send' }).getByRole('img')).toBeVisible();
    await expect(chat.root.getByText('Add a few words to go with your pictures.')).toBeVisible();
    await chat.text.fill('My truck');
    await expect(chat.send).toBeEnabled();
    await chat.send.click();
    const arrived = chat.list.getByRole('img', { name: 'Picture 1 of 1 from you' });
    await expect(arrived).toHaveAttribute('src', /^\/media\//);
    await expect(chat.list.getByText('Sending…')).toHaveCount(0);

    await chat.list.getByRole('button', { name: 'Report message' }).click();
    const report = page.getByRole('dialog', { name: 'Report message' });
    await expect(report.getByRole('button', { name: 'Send Report' })).toBeDisabled();
    await report.getByRole('radio', { name: 'It looks like a scam' }).click();
    await report.getByRole('button', { name: 'Send Report' }).click();
    await new Chrome(page).says('Report Received');
    await expect(report).toBeHidden();
  });

  test('has no serious axe violations at any size', async ({ page, signedIn, newPerson, request }) => {
    test.slow();
    const owner = await newPerson('Olive');
    const boat = await postBoat(request, owner, { title: `Petrel ${Date.now()}` });
    for (const [from, to] of [
      [signedIn, owner],
      [owner, signedIn],
    ] as const) {
      const content = 'Please send the money to my account by Zelle. https://paypal.me/x';
      await request.post('/api/messages', {
        headers: headersOf(from),
        data: { boatId: boat.id, receiverId: to.user.id, content },
      });
    }
    const chat = await (await new BoatPage(page).open(boat.id)).chat(boat.title);
    await expect(chat.list.getByRole('note')).toHaveCount(2);
    await chat.root.getByRole('button', { name: 'Block Olive' }).click();
    const question = page.getByRole('dialog', { name: 'Block Olive?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(chat.root).toBeVisible();
    expect(await faultsAtAnySize(page)).toEqual([]);
  });
});

test('A conversation with more than a page of unread messages opens at the first of them', async ({
  page,
  signedIn,
  newPerson,
  request,
}) => {
  test.slow();
  const trader = await newPerson('Tara');
  const boat = await postBoat(request, signedIn, { title: `Petrel ${Date.now()}` });
  await writes(request, boat, trader, signedIn, 'Read long ago');
  await request.get(`/api/messages/boat/${boat.id}`, { headers: headersOf(signedIn) });
  for (let i = 1; i <= 60; i++) await writes(request, boat, trader, signedIn, `Line ${i}\n\n\n.`);
  const chat = await openConversation(page, boat, trader);
  const marker = chat.list.getByText('New', { exact: true });
  await expect(marker).toBeInViewport();
  await expect(chat.message('Line 1 .')).toBeInViewport();
  await expect(chat.message('Line 60 .')).toHaveCount(1);
  await expect(chat.message('Line 60 .')).not.toBeInViewport();
  await expect(chat.list.locator('[data-unread-marker] + *')).toContainText('Line 1');
});

test.describe('On the boat’s page', () => {
  test('owners get a link to their messages, and cannot report their own listing', async ({
    page,
    signedIn,
    request,
  }) => {
    const boat = await postBoat(request, signedIn);
    await new BoatPage(page).open(boat.id);
    const link = page.getByRole('link', { name: 'See Your Messages' });
    await expect(link).toHaveAttribute('href', '/account?tab=messages');
    await expect(page.getByRole('button', { name: 'Report this listing' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open Chat' })).toHaveCount(0);
  });

  test('a visitor’s saved boat is stored after they sign in', async ({ page, newPerson, request }) => {
    const boat = await postBoat(request, await newPerson(), { title: `Fulmar ${Date.now()}` });
    const visitor = await newPerson('Vic');
    const heart = page.getByRole('button', { name: `Save ${boat.title}` });
    const screen = await new BoatPage(page).open(boat.id);
    await expect(screen.openChat).toHaveCount(0);
    await heart.click();
    await page.waitForURL('**/login?redirect=*');
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Password', { exact: true }).fill(visitor.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`**/boats/${boat.id}`);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const saved = async () => (await request.get('/api/favorites', { headers: headersOf(visitor) })).json();
    await expect.poll(saved).toMatchObject([{ id: boat.id }]);
  });
});
