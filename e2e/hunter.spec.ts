import type { APIRequestContext } from '@playwright/test';
import { boatsApi } from '@tradewind/contract/boats';
import { queryString } from '@tradewind/contract/endpoint';
import { BUDGETS, filterOfHunt, hunterAssetChoices, readHunt } from '@tradewind/contract/hunt';
import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { EddyPage } from './pages/eddy-page.ts';
import { postBoat } from './post-boat.ts';

const PAGE_SIZE = 24;
const EVERYTHING = `?${[...BUDGETS.map(({ id }) => `budget=${id}`), ...hunterAssetChoices.map(({ id }) => `asset=${id}`)].join('&')}`;

const totalOf = async (request: APIRequestContext, hunt: string) =>
  Number(
    (await request.get(`${boatsApi.list.path}?${queryString(filterOfHunt(readHunt(hunt)))}`)).headers()[
      'x-total-count'
    ],
  );

/** The number of cards on the first page below a heading such as '31 boats found'. */
const shownOf = (text: string | null | undefined) => Math.min(Number.parseInt(text ?? '', 10), PAGE_SIZE);

test('visitors choose budgets and assets, hunt, and see boats with their market values', async ({
  page,
  request,
  newPerson,
}) => {
  test.slow();
  const title = `Sea Otter ${process.hrtime.bigint()}`;
  const boat = await postBoat(request, await newPerson(), { title, price: '37000', tradeCategories: ['experiences'] });
  const eddy = await new EddyPage(page).open();
  await expect(eddy.hunt).toBeDisabled();
  await eddy.choose('$25K – $50K');
  await expect(eddy.hunt).toBeDisabled();
  await eddy.choose('Experiences');
  await expect(eddy.hunt).toBeEnabled();
  await page.getByRole('checkbox', { name: '$25K – $50K' }).uncheck();
  await expect(eddy.hunt).toBeDisabled();
  await eddy.choose('$25K – $50K');
  await expect(eddy.cards).toHaveCount(0);

  await eddy.hunt.click();
  await expect(page).toHaveURL('/eddy-ai?budget=25k-50k&asset=experiences');
  const heading = eddy.heading(/^\d+ boats? found$/);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(eddy.cards).toHaveCount(shownOf(await heading.textContent()));
  const card = eddy.card(boat.title);
  await expect(card).toContainText('$37,000');
  await expect(card).toContainText('Accepts Experiences');

  await card.getByRole('link').click();
  await expect(eddy.heading(boat.title)).toBeVisible();
  await expect(page).toHaveURL(`/boats/${boat.id}`);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Experiences' })).toBeChecked();
});

test('a hunt can be shared, since the server renders its boats', async ({ page, request }) => {
  const html = await (await request.get('/eddy-ai?budget=100k-250k&asset=boats')).text();
  expect(html.match(/<article/g)).toHaveLength(shownOf(html.match(/\d+ boats found/)?.[0]));
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/eddy-ai</loc>');
  const eddy = await new EddyPage(page).open('?budget=100k-250k&asset=boats&asset=submarine');
  await expect(page.getByRole('checkbox', { name: '$100K – $250K' })).toBeChecked();
  await expect(eddy.cards.first().getByText(/the market estimate$/i)).toBeVisible();
});

test('further pages of boats load on demand', async ({ page, request }) => {
  expect(await totalOf(request, EVERYTHING)).toBeGreaterThan(PAGE_SIZE);
  const eddy = await new EddyPage(page).open(EVERYTHING);
  await expect(eddy.heading(/boats found$/)).toBeVisible();
  await expect(eddy.cards).toHaveCount(PAGE_SIZE);
  await eddy.more.click();
  await expect.poll(() => eddy.cards.count()).toBeGreaterThan(PAGE_SIZE);
});

test('a hunt without matches says so and suggests what to try', async ({ page, request }) => {
  const hunts = hunterAssetChoices.map(({ id }) => `?budget=500k-1m&asset=${id}`);
  const totals = await Promise.all(hunts.map(async (hunt) => ({ hunt, total: await totalOf(request, hunt) })));
  const empty = totals.find(({ total }) => total === 0);
  expect(empty, 'a hunt for which the sample world has no boat').toBeDefined();
  const eddy = await new EddyPage(page).open(empty?.hunt);
  await expect(eddy.heading('No boats in this budget range')).toBeVisible();
  await expect(page.getByText('Try a different price range or asset type')).toBeVisible();
});

test.describe('When something fails', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('a boat that cannot be enriched is shown without details, and a broken picture is hidden', async ({ page }) => {
    await page.route('**/enriched', (route) =>
      route.fulfill({ status: 500, json: { message: 'no', code: 'internal' } }),
    );
    await page.route('**/media/**', (route) => route.fulfill({ status: 404 }));
    const eddy = await new EddyPage(page).open('?budget=100k-250k&asset=boats');
    const card = eddy.cards.first();
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText('$');
    await expect(card.getByRole('figure')).toBeHidden();
    await expect(card.locator('img')).toHaveCount(0);
  });

  test('a failed hunt can be retried', async ({ page }) => {
    const eddy = await new EddyPage(page).open();
    let fails = true;
    await page.route('**/api/boats?*', (route) =>
      fails ? route.fulfill({ status: 503, json: { message: 'no', code: 'unavailable' } }) : route.continue(),
    );
    await eddy.choose('$100K – $250K', 'Boats');
    await eddy.hunt.click();
    await expect(eddy.heading('The hunt didn’t go through')).toBeVisible();
    await expect(eddy.hunt).toBeEnabled();
    fails = false;
    await eddy.hunt.click();
    await expect(eddy.heading(/boats? found$/)).toBeVisible();
  });
});

test('the hunter with results has no serious axe violations, at any width, in light and dark', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const eddy = await new EddyPage(page).open('?budget=100k-250k&asset=boats');
  await expect(eddy.cards.first().getByText(/the market estimate$/i)).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`the price labels of a market chart do not overlap and sit below their range, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // The range is narrow and far below the asking price, so its two labels would touch.
    await page.route('**/api/boats/*/enriched', async (route) => {
      const response = await route.fetch();
      const boat = await response.json();
      const priceRange = { min: '101000.00', max: '102000.00' };
      const marketData = {
        ...{ averageMarketPrice: '101500.00', similarListings: 7, similarSales: 2, priceRange, confidence: 0.6 },
        ...{ warnings: ['make'], comparables: [], estimatedAt: '2026-11-16T12:00:00.000Z' },
      };
      await route.fulfill({ json: { ...boat, price: '240000.00', marketData } });
    });
    const eddy = await new EddyPage(page).open();
    await eddy.choose('$100K – $250K');
    await eddy.choose('Boats');
    await eddy.hunt.click();
    const chart = eddy.cards.first().locator('figure');
    await expect(chart).toContainText('Market estimate from 7 similar listings and 2 sales: $101,500');
    const [low, high] = await Promise.all(
      ['$101K', '$102K'].map((price) => chart.getByText(price, { exact: false }).last().boundingBox()),
    );
    const scale = await chart.boundingBox();
    if (!low || !high || !scale) throw new Error('The chart has no labels.');
    expect(low.x + low.width).toBeLessThan(high.x);
    expect(high.x + high.width).toBeLessThan(scale.x + scale.width / 2);
  });
}
