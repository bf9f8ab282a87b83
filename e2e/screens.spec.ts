import { accessibilityFaults, expect, test } from './fixtures.ts';

const screens = [
  '/',
  '/boats',
  '/boats?query=sea&type=Bowrider&sort=distance&zip=33139',
  '/boats/1',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=x',
  '/privacy',
  '/terms',
  '/contact',
  '/split-screen',
  '/no-such-place',
];
const widths = [390, 1440];
const schemes = ['light', 'dark'] as const;

test.use({ expectedErrors: [/status of 404/] });

for (const path of screens) {
  test(`${path} has no serious axe violation and no sideways scroll, at any width, in light and dark`, async ({
    page,
  }) => {
    test.slow();
    for (const width of widths) {
      for (const colorScheme of schemes) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await accessibilityFaults(page), `${width} px, ${colorScheme}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test(`${path} is a document of its own: language, one main heading, title and description`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<html[^>]* lang="en"/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]{5,}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  });
}
