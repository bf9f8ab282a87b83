import type { APIRequestContext, Page } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';
import type { Message } from '@tradewind/contract/messages';
import { expect, type Person, SCREENS, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';

const written = async (request: APIRequestContext, boatId: number, { token }: Person): Promise<Message[]> =>
  (await request.get(`/api/messages/boat/${boatId}`, { headers: { authorization: `Bearer ${token}` } })).json();

/** Expects the account to show the conversation with the text box focused. */
async function isOpenOn(page: Page, boat: Pick<Boat, 'id' | 'title' | 'sellerId'>): Promise<ChatDialog> {
  await page.waitForURL(`**/account?tab=messages&boat=${boat.id}&with=${boat.sellerId}`);
  const chat = await new ChatDialog(page, boat.title).ready();
  await expect(chat.text).toBeFocused();
  return chat;
}

const newcomer = () => ({
  firstName: 'Nell',
  email: `newcomer-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`,
  password: 'correct horse',
});

for (const { name, viewport } of SCREENS) {
  test.describe(`Message Owner ${name}`, () => {
    test.use({ viewport });

    test('sends once, then opens the conversation', async ({ page, signedIn: _me, newPerson, request }) => {
      const owner = await newPerson('Olive');
      const boat = await postBoat(request, owner);
      const screen = await new BoatPage(page).open(boat.id);
      await screen.messageOwner.click();
      const chat = await isOpenOn(page, boat);
      await expect(chat.message(/interested in your 2019 Larkwell/)).toHaveCount(1);
      await new Chrome(page).says('Message Sent Successfully');
      await expect(page.getByRole('heading', { name: /^Welcome to Tradewind/ })).toBeHidden();

      await screen.open(boat.id);
      await screen.messageOwner.click();
      await isOpenOn(page, boat);
      await expect(chat.message(/interested in your 2019 Larkwell/)).toHaveCount(1);
      await expect(new Chrome(page).toasts).toHaveCount(0);
      expect(await written(request, boat.id, owner)).toHaveLength(1);
    });

    test('sends once from two tabs', async ({ page, context, signedIn, newPerson, request }) => {
      const owner = await newPerson('Olive');
      const boat = await postBoat(request, owner);
      const first = await new BoatPage(page).open(boat.id);
      const other = await context.newPage();
      await other.addInitScript((token) => localStorage.setItem('auth-token', token), signedIn.token);
      const second = await new BoatPage(other).open(boat.id);
      await expect(second.openChat).toBeVisible();
      await Promise.all([first.messageOwner.click(), second.messageOwner.click()]);
      await Promise.all([isOpenOn(page, boat), other.waitForURL('**/account?tab=messages&boat=*')]);
      expect(await written(request, boat.id, owner)).toHaveLength(1);
    });

    test('takes a visitor through registration, then sends the message', async ({ page, newPerson, request }) => {
      const owner = await newPerson('Olive');
      const boat = await postBoat(request, owner);
      await (await new BoatPage(page).open(boat.id)).messageOwner.click();
      const chrome = new Chrome(page);
      await chrome.says('Authentication Required', 'Please log in to contact the boat owner.');
      await (await (await chrome.signInFromToast()).createAccount()).register(newcomer());
      const chat = await isOpenOn(page, boat);
      await expect(chat.message(/interested in your 2019 Larkwell/)).toBeVisible();
      expect(await written(request, boat.id, owner)).toHaveLength(1);

      // The stored intent is used up, so visiting the boat sends nothing.
      await page.goto(`/boats/${boat.id}`);
      await expect(page.getByRole('button', { name: 'Open Chat' })).toBeVisible();
      await expect(page).toHaveURL(`/boats/${boat.id}`);
    });

    test('sends nothing when the sign-in leads to another boat', async ({ page, newPerson, request }) => {
      const [owner, me] = [await newPerson('Olive'), await newPerson()];
      const [boat, another] = [await postBoat(request, owner), await postBoat(request, owner)];
      await (await new BoatPage(page).open(boat.id)).messageOwner.click();
      const login = await new Chrome(page).signInFromToast();
      await page.goto(`/login?redirect=/boats/${another.id}`);
      await login.signIn(me.email, me.password);
      await expect(page.getByRole('heading', { level: 1, name: another.title })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Open Chat' })).toBeVisible();
      expect(await written(request, another.id, owner)).toEqual([]);
      expect(await written(request, boat.id, owner)).toEqual([]);
    });

    test('on the home page takes a visitor through Google and back', async ({ page, request }) => {
      const [boat]: Boat[] = await (await request.get('/api/boats/featured')).json();
      if (!boat) throw new Error('The sample world has no featured boat.');
      await page.goto('/');
      await page.getByRole('button', { name: 'Contact Owner' }).click();
      await (await new Chrome(page).signInFromToast()).continueWithGoogle();
      await isOpenOn(page, boat);
    });
  });

  test.describe(`The sign-in ${name}`, () => {
    test.use({ viewport });

    test('continues a visitor’s deployment', async ({ page }) => {
      await page.goto('/settings');
      await page.getByRole('checkbox', { name: 'Fine Art', exact: true }).check();
      await page.getByRole('button', { name: 'Deploy', exact: true }).click();
      const chrome = new Chrome(page);
      await chrome.says('Authentication Required', 'Please log in to deploy Eddie Ai.');
      await (await (await chrome.signInFromToast()).createAccount()).register(newcomer());
      await chrome.says('Eddie Ai Deployed!');
      await page.waitForURL('**/eddy-ai?deployed=true');
      await page.goto('/settings');
      await expect(page.getByRole('checkbox', { name: 'Fine Art', exact: true })).toBeChecked();
    });

    test('keeps saved settings until the user chooses to replace them', async ({ page, newPerson, request }) => {
      const me = await newPerson();
      const headers = { authorization: `Bearer ${me.token}` };
      const saved = { preferredTradeCategories: ['jewelry'], priceRangeMin: '1000', priceRangeMax: '2000' };
      await request.post('/api/ai-agent/preferences', { headers, data: saved });
      await page.goto('/settings');
      await page.getByRole('checkbox', { name: 'Fine Art', exact: true }).check();
      await page.getByRole('button', { name: 'Save Settings' }).click();
      const chrome = new Chrome(page);
      await (await chrome.signInFromToast()).signIn(me.email, me.password);
      await chrome.says('Your Choices Are Back');
      await expect(page.getByRole('checkbox', { name: 'Fine Art', exact: true })).toBeChecked();
      const stored = await (await request.get('/api/ai-agent/preferences', { headers })).json();
      expect(stored).toMatchObject({ preferredTradeCategories: ['jewelry'], priceRangeMin: '1000.00' });
    });

    test('continues a visitor’s report', async ({ page, newPerson, request }) => {
      const [boat, me] = [await postBoat(request, await newPerson('Olive')), await newPerson()];
      await page.goto(`/boats/${boat.id}`);
      await page.getByRole('button', { name: 'Report this listing' }).click();
      await page.waitForURL('**/login*');
      const chrome = new Chrome(page);
      await chrome.says('Please sign in to report a listing.');
      await page.getByLabel('Email').fill(me.email);
      await page.getByLabel('Password', { exact: true }).fill(me.password);
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('dialog', { name: 'Report this listing' })).toBeVisible();
    });
  });
}
