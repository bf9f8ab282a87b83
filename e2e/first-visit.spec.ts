import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';
import { expect, holdScripts, test } from './fixtures.ts';

/** The cache is empty on a first visit. */
test.use({ ownContext: true });

/** A boat with several pictures. */
async function someBoat(page: Page): Promise<Boat> {
  const boats: Boat[] = await (await page.request.get('/api/boats')).json();
  const boat = boats.find(({ imageUrls }) => imageUrls.length > 2);
  if (!boat) throw new Error('The sample world has no boat with several pictures.');
  return boat;
}

const screens = [
  { name: 'the home page', pathOf: async () => '/', mostShift: 0.001 },
  { name: 'the list of boats', pathOf: async () => '/boats', mostShift: 0 },
  { name: 'a boat', pathOf: async (page: Page) => `/boats/${(await someBoat(page)).id}`, mostShift: 0 },
];

for (const { name, pathOf, mostShift } of screens) {
  test(`A first visit to ${name} costs at most 170 kB of scripts and 20 kB of styles, and shifts no layout`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(await pathOf(page), { waitUntil: 'networkidle' });
    const costs = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const sum = (kind: RegExp) =>
        files.filter(({ name }) => kind.test(name)).reduce((total, file) => total + file.encodedBodySize, 0);
      const inPage = [...document.querySelectorAll('head style:not([data-mantine-styles])')].map(
        (it) => it.textContent,
      );
      return { scripts: sum(/\.js$/), files: sum(/\.css$/), inPage, shifts: Reflect.get(window, 'shifts') as number[] };
    });
    const styles = costs.files + brotliCompressSync(costs.inPage.join('')).length;
    expect(costs.scripts).toBeGreaterThan(50_000);
    expect(costs.scripts).toBeLessThanOrEqual(170_000);
    expect(styles).toBeGreaterThan(5_000);
    expect(styles).toBeLessThanOrEqual(20_000);
    // One hundredth of the "good" layout shift score, and none at all on pages of boats.
    expect(costs.shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(mostShift);
  });
}

for (const width of [390, 1440]) {
  test(`A boat’s page requests only its first picture before its scripts run, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await holdScripts(page);
    const boat = await someBoat(page);
    const keys = boat.imageUrls.map((url) => /[0-9a-f]{40}/.exec(url)?.[0] ?? '');
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(keys.find((key) => request.url().includes(key)) ?? 'other'));
    await page.goto(`/boats/${boat.id}`, { waitUntil: 'commit' });
    const picture = page.getByRole('region', { name: /^Pictures of/ }).getByRole('img');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    asked.delete('other');
    expect([...asked]).toEqual([keys[0]]);
  });
}
