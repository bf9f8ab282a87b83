import type { Page } from '@playwright/test';
import { expect, hydration, test } from './fixtures.ts';
import { BoatsPage } from './pages/boats-page.ts';

const PAGE_SIZE = 24;
const address = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Opens a boat far down in a list. Returns its card in the list and the list's scroll position. */
async function openFarBoat(page: Page, query: string) {
  const boats = await new BoatsPage(page).open(query);
  const far = boats.cards.nth(PAGE_SIZE + 1);
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(far).toBeVisible({ timeout: 500 });
  }).toPass();
  await far.scrollIntoViewIfNeeded();
  const title = (await far.getByRole('heading').textContent()) ?? '';
  const scrollY = await far.getByRole('link', { name: /Contact Seller/ }).evaluate((link: HTMLElement) => {
    link.click();
    return window.scrollY;
  });
  await page.waitForURL(/\/boats\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const card = boats.cards.filter({ has: page.locator(`a[href="${address(page)}"]`) });
  return { boats, card, scrollY };
}

for (const width of [390, 1440]) {
  test.describe(`From a boat at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const isReloaded of [false, true]) {
      for (const way of ['“All boats”', 'Back'] as const) {
        test(`${way} returns to the list as it was${isReloaded ? ', also after a reload' : ''}`, async ({ page }) => {
          test.slow();
          // Other tests neither post nor delete boats of such prices.
          const query = '?sort=price-high';
          const { boats, card, scrollY } = await openFarBoat(page, query);
          if (isReloaded) {
            await page.reload();
            await hydration(page);
          }
          if (way === 'Back') await page.goBack();
          else await page.getByRole('link', { name: 'All boats' }).click();
          await expect.poll(() => address(page)).toBe(`/boats${query}`);
          await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
          await expect(card).toBeInViewport();
          await expect(boats.sort).toHaveValue('price-high');
        });
      }
    }

    test('“All boats” keeps filters, sort and ZIP code', async ({ page }) => {
      const query = '?type=Express+Cruiser&sort=distance&zip=33139';
      const boats = await new BoatsPage(page).open(query);
      await boats.cards
        .first()
        .getByRole('link', { name: /Contact Seller/ })
        .click();
      await page.waitForURL(/\/boats\/\d+$/);
      await page.getByRole('link', { name: 'All boats' }).click();
      await expect.poll(() => address(page)).toBe(`/boats${query}`);
      await expect(boats.zip).toHaveValue('33139');
      await expect(boats.type).toHaveValue('Express Cruiser');
    });

    test('“All boats” opens the full list after a direct visit', async ({ page }) => {
      await new BoatsPage(page).open('?type=Bowrider');
      await page.goto('/boats/1');
      await page.getByRole('link', { name: 'All boats' }).click();
      await expect.poll(() => address(page)).toBe('/boats');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
}
