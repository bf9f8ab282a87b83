import type { APIRequestContext } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';
import { expect, holdScripts, SCREENS, test } from './fixtures.ts';
import { BoatsPage } from './pages/boats-page.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';
import { sampleBoat } from './sample-boats.ts';

const PAGE_SIZE = 24;
const allBoats = async (request: APIRequestContext): Promise<Boat[]> => (await request.get('/api/boats')).json();
const titles = (boats: Boat[]) => boats.map(({ title }) => title).slice(0, PAGE_SIZE);
const counted = (some: number, all: number) => `Showing ${some} of ${all} boats`;

/** Retries, since other tests post boats between counting and checking. Tests that look at a page need `test.slow()`. */
const amongAllBoats = (request: APIRequestContext, look: (all: Boat[]) => Promise<void>) =>
  expect(async () => look(await allBoats(request))).toPass();
const soon = { timeout: 3_000 };

test.describe('Filters', () => {
  test('the search box matches part of the title, make or model, ignoring case', async ({ page, request }) => {
    test.slow();
    const { make } = await sampleBoat(request);
    await amongAllBoats(request, async (all) => {
      const word = make.slice(1, 6).toUpperCase();
      const matching = all.filter((boat) =>
        [boat.title, boat.make, boat.model].some((text) => text.toUpperCase().includes(word)),
      );
      const boats = await new BoatsPage(page).open();
      await boats.search.fill(word);
      await expect(boats.count).toHaveText(counted(matching.length, all.length), soon);
      expect(await boats.titles()).toEqual(titles(matching));
      await expect(page).toHaveURL(`/boats?query=${word}`);
    });
  });

  test('treat SQL wildcards as plain characters', async ({ page }) => {
    const boats = await new BoatsPage(page).open();
    await boats.search.fill('%_%');
    await expect(boats.count).toHaveText(/^Showing 0 of/);
  });

  test('the type filter shows boats of that type', async ({ page, request }) => {
    test.slow();
    await amongAllBoats(request, async (all) => {
      const matching = all.filter(({ type }) => type === 'Motor Yacht');
      const boats = await new BoatsPage(page).open();
      await boats.type.selectOption('Motor Yacht');
      await expect(boats.count).toHaveText(counted(matching.length, all.length), soon);
      expect(await boats.titles()).toEqual(titles(matching));
      await expect(page).toHaveURL('/boats?type=Motor+Yacht');
    });
  });

  const buckets = [
    ['Under $25K', 0, 25_000],
    ['$25K – $50K', 25_000, 50_000],
    ['$50K – $100K', 50_000, 100_000],
    ['$100K – $200K', 100_000, 200_000],
    ['$200K and up', 200_000, Number.POSITIVE_INFINITY],
  ] as const;
  test('the price filter shows boats in each of its ranges', async ({ page, request }) => {
    test.slow();
    for (const [label, from, below] of buckets)
      await amongAllBoats(request, async (all) => {
        const matching = all.filter(({ price }) => Number(price) >= from && Number(price) < below);
        const boats = await new BoatsPage(page).open();
        await boats.price.selectOption(label);
        await expect(boats.count).toHaveText(counted(matching.length, all.length), soon);
        await expect.poll(() => boats.titles(), soon).toEqual(titles(matching));
      });
  });

  test('the sort control orders the list', async ({ page, request }) => {
    test.slow();
    const shown = (amount = 0) => `$${amount.toLocaleString('en-US')}`;
    await amongAllBoats(request, async (all) => {
      const prices = all.map(({ price }) => Number(price)).sort((a, b) => a - b);
      const boats = await new BoatsPage(page).open();
      await boats.sort.selectOption('Price: low to high');
      await expect(boats.cards.first()).toContainText(shown(prices[0]), soon);
      await boats.sort.selectOption('Price: high to low');
      await expect(boats.cards.first()).toContainText(shown(prices.at(-1)), soon);
      await expect(page).toHaveURL('/boats?sort=price-high');
    });
  });

  test('can be combined', async ({ page, request }) => {
    test.slow();
    await amongAllBoats(request, async (all) => {
      const matching = all.filter(({ type, price }) => type === 'Center Console' && Number(price) >= 200_000);
      const boats = await new BoatsPage(page).open();
      await boats.type.selectOption('Center Console');
      await boats.price.selectOption('$200K and up');
      await expect(boats.count).toHaveText(counted(matching.length, all.length), soon);
      expect(new Set(await boats.titles())).toEqual(new Set(titles(matching)));
    });
  });

  test('appear as chips that can be removed one by one or with Clear All', async ({ page }) => {
    const boats = await new BoatsPage(page).open('?query=a&type=Bowrider&price=under-25k');
    await expect(boats.chips.getByRole('button')).toHaveText(['“a”', 'Bowrider', 'Under $25K', 'Clear All']);
    await boats.chips.getByRole('button', { name: 'Remove Bowrider' }).click();
    await expect(page).toHaveURL('/boats?query=a&price=under-25k');
    await boats.chips.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL('/boats');
    await expect(boats.chips).toBeHidden();
    await expect(boats.search).toHaveValue('');
    await expect(boats.price).toHaveValue('');
  });

  test('that match nothing say so and offer a human broker', async ({ page }) => {
    const boats = await new BoatsPage(page).open('?query=submarine');
    await expect(page.getByRole('heading', { name: 'No boats found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your search criteria or filters')).toBeVisible();
    await expect(boats.count).toHaveText(/^Showing 0 of \d+ boats$/);
    const broker = page.getByRole('complementary', { name: /human broker/i });
    await expect(broker.getByRole('link', { name: /chat/i })).toHaveAttribute('href', /^https?:/);
    await expect(broker.locator('a[href^="tel:"]')).toBeVisible();
    await expect(broker.locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('keep the previous results, dimmed, until the next ones arrive', async ({ page }) => {
    const boats = await new BoatsPage(page).open();
    let respond = () => {};
    const held = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await page.route('**/api/boats?*', async (route) => {
      await held;
      await route.continue();
    });
    await boats.type.selectOption('Bowrider');
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    await expect(boats.cards).toHaveCount(PAGE_SIZE);
    respond();
    await expect(page.locator('[aria-busy="true"]')).toBeHidden();
    await expect(boats.cards.first()).toContainText('Bowrider');
  });
});

test.describe('Distance', () => {
  test('shows the ZIP code box only when sorting by distance', async ({ page, request }) => {
    // Other tests post no boats of this make.
    const { make } = await sampleBoat(request);
    const boats = await new BoatsPage(page).open(`?query=${make}`);
    await expect(boats.zip).toBeHidden();
    const before = await boats.titles();
    await boats.sort.selectOption('Distance: nearest first');
    await expect(boats.zip).toBeVisible();
    expect(await boats.titles()).toEqual(before);
    await boats.sort.selectOption('Newest first');
    await expect(boats.zip).toBeHidden();
  });

  test('needs a ZIP code of five digits', async ({ page }) => {
    const boats = await new BoatsPage(page).open('?sort=distance');
    const { toast } = new Chrome(page);
    await expect(boats.zipSearch).toBeDisabled();
    await boats.zip.fill('331');
    await expect(boats.zipSearch).toBeDisabled();
    await boats.zip.press('Enter');
    await expect(toast).toContainText('Invalid Zip Code');
    await expect(toast).toContainText('Please enter a valid 5-digit zip code');
    await boats.zip.fill('abcde');
    await boats.zipSearch.click();
    await expect(toast).toContainText('Invalid Zip Code');
    await expect(page).toHaveURL('/boats?sort=distance');
  });

  test('shows the nearest boats first', async ({ page }) => {
    const boats = await new BoatsPage(page).open('?sort=distance');
    await boats.zip.pressSequentially('902101');
    await expect(boats.zip).toHaveValue('90210');
    await boats.zipSearch.click();
    const { toast } = new Chrome(page);
    await expect(toast).toContainText('Location Updated');
    await expect(toast).toContainText('Now showing boats sorted by distance from 90210');
    await expect(page).toHaveURL('/boats?sort=distance&zip=90210');
    await expect(boats.cards.first()).toContainText(/CA|California/);
    await expect(boats.chips).toContainText('Near 90210');
  });

  for (const { name, viewport } of SCREENS) {
    test.describe(name, () => {
      test.use({ viewport });
      test('shows the approximate distance on each card where it is known', async ({ page, newPerson, request }) => {
        const owner = await newPerson();
        const make = `Farway${Date.now()}`;
        const near = await postBoat(request, owner, { make, location: 'San Diego, CA' });
        const far = await postBoat(request, owner, { make, location: 'Miami, FL' });
        const unknown = await postBoat(request, owner, { make, location: 'Nassau, Bahamas' });
        const boats = await new BoatsPage(page).open(`?query=${make}&sort=distance&zip=90210`);
        await expect(boats.card(near.title)).toContainText('same state');
        await expect(boats.card(far.title)).toContainText('about 2,700 miles');
        await expect(boats.card(unknown.title)).not.toContainText('miles');
        await expect(page.getByText('Distances are approximate, measured from state to state.')).toBeVisible();
      });

      test('shows no distances in another sort order', async ({ page }) => {
        const boats = await new BoatsPage(page).open();
        await expect(boats.cards.first()).toBeVisible();
        await expect(boats.cards.filter({ hasText: /about [\d,]+ miles|same state/ })).toHaveCount(0);
      });
    });
  }
});

test.describe('The URL', () => {
  test('of a search can be shared, since the server renders its boats', async ({ request }) => {
    await amongAllBoats(request, async (all) => {
      const html = await (await request.get('/boats?type=Bowrider&sort=price-low')).text();
      const matching = all.filter(({ type }) => type === 'Bowrider').length;
      expect(html.match(/<article/g)).toHaveLength(Math.min(matching, PAGE_SIZE));
      expect(html).toContain(counted(matching, all.length));
    });
  });

  test('of a search is cached by ETag; with an unknown parameter it is not', async ({ request }) => {
    // Other tests post boats meanwhile.
    await expect(async () => {
      const first = await request.get('/boats?type=Bowrider');
      const again = await request.get('/boats?type=Bowrider', {
        headers: { 'if-none-match': first.headers().etag ?? '' },
      });
      expect(again.status()).toBe(304);
    }).toPass();
    expect((await request.get('/boats?type=Bowrider&token=x')).headers()['cache-control']).toBe('no-store');
  });

  test('redirects to its canonical form', async ({ request }) => {
    const response = await request.get('/boats?sort=newest&query=+sea+&type=Submarine');
    expect(new URL(response.url()).search).toBe('?query=sea');
  });

  test('Back undoes a choice together with the typing that followed it', async ({ page }) => {
    const boats = await new BoatsPage(page).open();
    await boats.type.selectOption('Bowrider');
    await expect(page).toHaveURL('/boats?type=Bowrider');
    await boats.search.pressSequentially('a');
    await expect(page).toHaveURL('/boats?query=a&type=Bowrider');
    await page.goBack();
    await expect(page).toHaveURL('/boats');
    await expect(boats.type).toHaveValue('');
    await expect(boats.search).toHaveValue('');
    await page.goForward();
    await expect(boats.type).toHaveValue('Bowrider');
    await expect(boats.search).toHaveValue('a');
  });

  test('reflects choices made before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    const boats = new BoatsPage(page);
    await page.goto('/boats?sort=price-low', { waitUntil: 'commit' });
    await boats.type.selectOption('Bowrider');
    release();
    await expect(page).toHaveURL('/boats?type=Bowrider&sort=price-low');
    await expect(boats.type).toHaveValue('Bowrider');
    await expect(boats.cards.first()).toContainText('Bowrider');
  });

  test('works as a plain form without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const boats = new BoatsPage(await context.newPage());
    await boats.page.goto('/boats');
    await boats.type.selectOption('Bowrider');
    await boats.page.getByRole('button', { name: 'Show Boats' }).click();
    await expect(boats.page).toHaveURL('/boats?type=Bowrider');
    await expect(boats.cards.first()).toContainText('Bowrider');
    await context.close();
  });
});

test('HOME links to /', async ({ page }) => {
  await new BoatsPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'HOME' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});
