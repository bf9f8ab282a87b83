import type { Page } from '@playwright/test';
import { conversationPath } from '@tradewind/contract/paths';
import { expect, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { Chrome } from './pages/chrome.ts';
import { PricingPage, ServiceDialog } from './pages/pricing-page.ts';
import { postBoat } from './post-boat.ts';
import { SAMPLE_LIST } from './sample-boats.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const address = (page: Page) => `${path(page)}${new URL(page.url()).search}`;

/** Opens a boat from the list, so that there is a page to go back to. */
async function openBoatFromList(page: Page): Promise<string> {
  await page.goto(SAMPLE_LIST);
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Contact Seller/ })
    .click();
  await page.waitForURL(/\/boats\/\d+$/);
  await expect(page.getByRole('button', { name: 'View full screen' })).toBeVisible();
  return path(page);
}

for (const width of [390, 1440]) {
  test.describe(`Back at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('closes the full-screen gallery, then leaves', async ({ page }) => {
      const boat = await openBoatFromList(page);
      const viewer = await new BoatPage(page).viewFullScreen();
      await expect(viewer.root).toBeVisible();
      await page.goBack();
      await expect(viewer.root).toBeHidden();
      expect(path(page)).toBe(boat);
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/boats');
    });

    for (const way of ['the button', 'Escape'] as const) {
      test(`leaves at once after the gallery was closed by ${way}`, async ({ page }) => {
        await openBoatFromList(page);
        for (let times = 0; times < 2; times += 1) {
          const viewer = await new BoatPage(page).viewFullScreen();
          await expect(viewer.root).toBeVisible();
          if (way === 'Escape') await page.keyboard.press('Escape');
          else await viewer.root.getByRole('button', { name: 'Close full screen' }).click();
          await expect(viewer.root).toBeHidden();
        }
        await page.goBack();
        await expect.poll(() => path(page)).toBe('/boats');
        await page.goForward();
        await expect.poll(() => path(page)).toMatch(/^\/boats\/\d+$/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }

    test('keeps the scroll position, and Forward opens nothing', async ({ page }) => {
      await openBoatFromList(page);
      await page.evaluate(() => window.scrollTo(0, 300));
      const viewer = await new BoatPage(page).viewFullScreen();
      await expect(viewer.root).toBeVisible();
      const before = await page.evaluate(() => window.scrollY);
      await page.goBack();
      await expect(viewer.root).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await page.goForward();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/boats');
    });

    test('leaves the page after a reload with an open gallery', async ({ page }) => {
      await openBoatFromList(page);
      await new BoatPage(page).viewFullScreen();
      await page.reload();
      await expect(page.getByRole('button', { name: 'View full screen' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/boats');
    });

    test('closes nested dialogs one at a time', async ({ page, signedIn, newPerson, request }) => {
      expect(signedIn.token).toBeTruthy();
      const boat = await postBoat(request, await newPerson('Olive'));
      await page.goto('/contact');
      await page.goto(`/boats/${boat.id}`);
      const chat = await new BoatPage(page).chat(boat.title);
      await chat.root.getByRole('button', { name: 'Block Olive' }).click();
      const question = page.getByRole('dialog', { name: 'Block Olive?' });
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(chat.root).toBeVisible();
      await page.goBack();
      await expect(chat.root).toBeHidden();
      expect(path(page)).toBe(`/boats/${boat.id}`);
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/contact');
    });

    test('Escape also closes nested dialogs one at a time', async ({ page, signedIn, newPerson, request }) => {
      expect(signedIn.token).toBeTruthy();
      const boat = await postBoat(request, await newPerson('Olive'));
      const chat = await (await new BoatPage(page).open(boat.id)).chat(boat.title);
      await chat.root.getByRole('button', { name: 'Block Olive' }).click();
      const question = page.getByRole('dialog', { name: 'Block Olive?' });
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(chat.root).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(chat.root).toBeHidden();
    });

    test('closes a service on the pricing page, whether opened by a card or by URL', async ({ page }) => {
      const pricing = await new PricingPage(page).open();
      const card = pricing.roadmap
        .getByRole('link')
        .filter({ has: page.getByRole('heading', { level: 4 }) })
        .first();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await card.click();
      const { dialog, close } = new ServiceDialog(page, name);
      await expect(dialog).toBeVisible();
      const addressed = address(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(address(page)).toBe('/pricing');

      await page.goto('/contact');
      await page.goto(addressed);
      await expect(dialog).toBeVisible();
      expect(address(page)).toBe(addressed);
      await page.goBack();
      await expect(dialog).toBeHidden();
      expect(address(page)).toBe('/pricing');
      await page.goForward();
      await expect(dialog).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/contact');
    });

    test('closes a conversation, whether opened by its row or by URL', async ({
      page,
      signedIn,
      newPerson,
      request,
    }) => {
      const owner = await newPerson('Olive');
      const boat = await postBoat(request, owner);
      const headers = { authorization: `Bearer ${signedIn.token}` };
      const data = { boatId: boat.id, receiverId: owner.user.id, content: 'Would you take a car?' };
      expect((await request.post('/api/messages', { headers, data })).ok()).toBe(true);
      const chat = new ChatDialog(page, boat.title);

      await page.goto('/contact');
      await page.goto('/account?tab=messages');
      await page.getByRole('link', { name: /Olive/ }).click();
      await chat.ready();
      await chat.close();
      expect(address(page)).toBe('/account?tab=messages');
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/contact');

      await page.goto(conversationPath(boat.id, owner.user.id));
      await chat.ready();
      await page.goBack();
      await expect(chat.root).toBeHidden();
      expect(address(page)).toBe('/account?tab=messages');
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/contact');
    });

    test('closes the notifications', async ({ page, signedIn }) => {
      expect(signedIn.token).toBeTruthy();
      await page.goto('/contact');
      await page.goto('/pricing');
      await page.getByRole('button', { name: 'Notifications' }).click();
      const panel = page.getByRole('region', { name: 'Notifications' });
      await expect(panel).toBeVisible();
      await page.goBack();
      await expect(panel).toBeHidden();
      expect(path(page)).toBe('/pricing');
      await page.goBack();
      await expect.poll(() => path(page)).toBe('/contact');
    });
  });
}

test('Back closes the phone menu, and returns to the previous page after a link in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/contact');
  const menu = await new Chrome(page).openMenu();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(path(page)).toBe('/contact');

  await new Chrome(page).openMenu();
  await menu.getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/contact');
  await page.goForward();
  await expect.poll(() => path(page)).toBe('/pricing');
});
