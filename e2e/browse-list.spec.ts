import type { APIRequestContext } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { expect, test } from './fixtures.ts';
import { BoatsPage } from './pages/boats-page.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';
import { sampleBoat } from './sample-boats.ts';

const PAGE_SIZE = 24;
const allBoats = async (request: APIRequestContext): Promise<Boat[]> => (await request.get('/api/boats')).json();
const query = (page: { url(): string }) => new URL(page.url()).search;

test.describe('More boats', () => {
  test('load while scrolling, to the end of the list', async ({ page, request }) => {
    // The list grows with every boat that another test posts.
    test.slow();
    const boats = await new BoatsPage(page).open();
    await expect(boats.cards).toHaveCount(PAGE_SIZE);
    const last = (await allBoats(request)).at(-1)?.title ?? '';
    await expect(async () => {
      await page.mouse.wheel(0, 3_000);
      await expect(boats.cards.last()).toContainText(last, { timeout: 500 });
    }).toPass();
    await expect(boats.more).toBeHidden();
    // Other tests post and delete boats meanwhile, so only check those that exist throughout: once each, in order.
    const links = boats.cards.getByRole('heading').getByRole('link');
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const lasting = (await allBoats(request)).map(({ id }) => paths.boat(id)).filter((path) => shown.includes(path));
    expect(lasting.length).toBeGreaterThan(PAGE_SIZE);
    expect(shown.filter((path) => path !== null && lasting.includes(path))).toEqual(lasting);
  });

  test('load by a button for keyboard users', async ({ page }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver.prototype.observe = () => {};
    });
    const boats = await new BoatsPage(page).open();
    // Layout of the cards above may move the button away from the pointer.
    await expect(async () => {
      if ((await boats.cards.count()) === PAGE_SIZE) await boats.more.click();
      await expect(boats.cards).toHaveCount(2 * PAGE_SIZE, { timeout: 2_000 });
    }).toPass();
    await boats.more.press('Enter');
    await expect(
      boats.cards
        .nth(2 * PAGE_SIZE)
        .getByRole('heading')
        .getByRole('link'),
    ).toBeFocused();
  });

  test('are restored after a visit to a boat, at the same scroll position', async ({ page }) => {
    // Other tests neither post nor delete boats of such prices.
    const boats = await new BoatsPage(page).open('?sort=price-high');
    const far = boats.cards.nth(PAGE_SIZE + 1);
    await expect(async () => {
      await page.mouse.wheel(0, 3_000);
      await expect(far).toBeVisible({ timeout: 500 });
    }).toPass();
    await far.scrollIntoViewIfNeeded();
    const cards = await boats.cards.count();
    const scrollY = await far.getByRole('link', { name: /Contact Seller/ }).evaluate((link: HTMLElement) => {
      link.click();
      return window.scrollY;
    });
    await page.waitForURL(/\/boats\/\d+$/);
    await expect(boats.cards.first()).toBeHidden();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
    // A page that was still loading may have arrived meanwhile.
    expect(await boats.cards.count()).toBeGreaterThanOrEqual(cards);
    await expect(far).toBeInViewport();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test('can be retried after a failure', async ({ page }) => {
      const boats = await new BoatsPage(page).open();
      await page.route('**/api/boats?*', (route) => route.abort());
      await boats.more.scrollIntoViewIfNeeded();
      await expect(page.getByText('We couldn’t load more boats. Please try again.')).toBeVisible();
      await page.unroute('**/api/boats?*');
      await boats.more.click();
      await expect.poll(() => boats.cards.count()).toBeGreaterThan(PAGE_SIZE);
    });
  });
});

test.describe('A boat card', () => {
  test('shows the facts of its boat and links to it', async ({ page, request }) => {
    const all = await allBoats(request);
    const boat = all.find(({ featured, seller }) => featured && seller?.verified);
    const boats = await new BoatsPage(page).open(`?${new URLSearchParams({ query: boat?.title ?? '' })}`);
    const card = boats.card(boat?.title ?? '');
    for (const text of [
      'Featured',
      `${boat?.imageUrls.length}photos`,
      boat?.type ?? '-',
      `$${Number(boat?.price).toLocaleString('en-US')}`,
      boat?.location ?? '-',
      String(boat?.year),
      `${boat?.length} ft`,
      boat?.seller?.firstName ?? '-',
      'Verified',
    ]) {
      await expect(card).toContainText(text);
    }
    await expect(card.getByRole('img', { name: 'Five stars, outlined' })).toBeVisible();
    await expect(card.getByRole('list', { name: 'Accepts in trade' })).toBeVisible();
    await card.getByRole('link', { name: /Contact Seller/ }).click();
    await page.waitForURL(`**/boats/${boat?.id}`);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 404/] });
    test('replaces a broken image with the default boat photo', async ({ page, request }) => {
      const { title } = await sampleBoat(request);
      await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
      const boats = await new BoatsPage(page).open(`?${new URLSearchParams({ query: title })}`);
      const image = boats.card(title).locator('a[aria-hidden] img');
      await expect(image).toHaveAttribute('src', /default-boat/);
      expect(
        await image.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
      ).toBeGreaterThan(0);
    });
  });
});

test.describe('The heart', () => {
  test('asks visitors to sign in and returns them to the same search', async ({ page, request, newPerson }) => {
    const person = await newPerson();
    const { email, password } = person;
    const { title } = await postBoat(request, person);
    const boats = await new BoatsPage(page).open('?type=Bowrider');
    await boats.heart(title).click();
    await page.waitForURL('**/login?*');
    await expect(new Chrome(page).toast).toContainText('Authentication Required');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign In/ })
      .click();
    await page.waitForURL('**/boats?type=Bowrider');
    expect(query(page)).toBe('?type=Bowrider');
  });

  test('saves and removes a boat', async ({ page, request, signedIn }) => {
    const boat = await sampleBoat(request);
    const saved = async () => {
      const response = await request.get('/api/favorites', { headers: { authorization: `Bearer ${signedIn.token}` } });
      return ((await response.json()) as Boat[]).map(({ id }) => id);
    };
    const boats = await new BoatsPage(page).open(`?${new URLSearchParams({ query: boat.title })}`);
    const heart = boats.heart(boat.title);
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(saved).toEqual([boat.id]);
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(saved).toEqual([]);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 500/] });
    test('rolls back when saving fails', async ({ page, request, signedIn }) => {
      expect(signedIn.token).toBeTruthy();
      const { title } = await sampleBoat(request);
      const boats = await new BoatsPage(page).open(`?${new URLSearchParams({ query: title })}`);
      const heart = boats.heart(title);
      await page.route('**/api/favorites/*', async (route) => {
        await expect(heart).toHaveAttribute('aria-pressed', 'true');
        await route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } });
      });
      await heart.click();
      await expect(new Chrome(page).toast).toContainText('Failed to save the boat. Please try again.');
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
    });
  });
});
