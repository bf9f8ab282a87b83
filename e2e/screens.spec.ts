import { expect, faultsAtAnySize, test } from './fixtures.ts';

const screens = [
  '/',
  '/boats',
  '/boats?query=sea&type=Bowrider&sort=distance&zip=33139',
  '/boats/1',
  '/boat-posted?id=1&title=Blue%20Moon',
  '/my-listings',
  '/my-listings/1/edit',
  '/manage/no-such-token',
  '/list-boat',
  '/account',
  '/garage/new',
  '/garage/1/edit',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/pricing',
  '/eddy-ai',
  '/settings',
  '/test-chat',
  '/privacy',
  '/terms',
  '/contact',
  '/verify',
  '/trades',
  '/trades/1',
  '/trades/new?boat=1',
  '/split-screen',
  '/no-such-place',
];

test.use({ expectedErrors: [/status of 404/] });

for (const path of screens) {
  test(`${path} has no serious axe violations and no horizontal scroll, at any width, in light and dark`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsAtAnySize(page)).toEqual([]);
  });

  test(`${path} has a language, one main heading, a title and a description`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });
}

test('Serves the OpenAPI document next to the built pages', async ({ request }) => {
  const response = await request.get('/api/openapi.json');
  expect(response.status()).toBe(200);
  expect(Object.keys((await response.json()).components.schemas)).toContain('Boat');
});

for (const path of ['/boats?query=%00', '/boats?type=%00&sort=%00', '/?%00=%00', '/boats?query=a%00b%1f']) {
  test(`${path} is a page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
