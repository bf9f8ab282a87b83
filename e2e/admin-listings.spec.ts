import { test, unique } from './admin-fixtures.ts';
import { expect, faultsAtAnySize } from './fixtures.ts';
import { postBoat } from './post-boat.ts';

for (const width of [390, 1440]) {
  test.describe(`Listings at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('can be searched; a removed one tells its owner why, until it is restored', async ({
      admin,
      page,
      request,
      newPerson,
      browser,
      baseURL,
    }) => {
      test.slow();
      const owner = await newPerson(`Marisol-${unique()}`);
      const boat = await postBoat(request, owner, { title: `Sea Smoke ${unique()}` });
      await page.goto('/admin?tab=listings');
      const panel = page.getByRole('region', { name: 'Listings' });
      await panel.getByLabel('Search listings').fill('sea smoke');
      await panel.getByLabel('Owner').fill(owner.email);
      const row = panel.getByRole('row').filter({ hasText: boat.title });
      await expect(row).toContainText(owner.user.firstName);
      await expect(row).toContainText('Active');
      await expect(panel.getByText('Page 1 of 1 · 1 listing', { exact: true })).toBeVisible();

      const dialog = await admin.choose(boat.title, 'Remove', 'Remove Listing');
      await expect(dialog.root).toContainText('for 30 days');
      await expect(dialog.confirm('Remove Listing')).toBeDisabled();
      await dialog.reason.fill('The photos show another boat.');
      await dialog.confirm('Remove Listing').click();
      await expect(row).toContainText('Removed');
      await expect(row).toContainText('The photos show another boat. Can be restored until');
      expect((await request.get(`/api/boats/${boat.id}`)).status()).toBe(404);
      expect((await request.get(`/boats/${boat.id}`)).status()).toBe(404);

      const home = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width, height: 900 } });
      await home.addInitScript((token) => localStorage.setItem('auth-token', token), owner.token);
      const mine = await home.newPage();
      await mine.goto('/my-listings');
      const card = mine.getByRole('article').filter({ hasText: boat.title });
      await expect(card).toContainText('Tradewind removed this listing. The photos show another boat.');
      await expect(card.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
      await home.close();

      await panel.getByLabel('Status').selectOption('removed');
      const restore = await admin.choose(boat.title, 'Restore', 'Restore Listing');
      await restore.confirm('Restore Listing').click();
      await expect(panel.getByText('No listings found')).toBeVisible();
      expect((await request.get(`/api/boats/${boat.id}`)).status()).toBe(200);
    });

    test('can be paused with a reason and resumed', async ({ admin, page, request, newPerson }) => {
      const boat = await postBoat(request, await newPerson(), { title: `Sea Smoke ${unique()}` });
      await page.goto(`/admin?tab=listings&query=${encodeURIComponent(boat.title)}`);
      const row = page.getByRole('row').filter({ hasText: boat.title });
      const dialog = await admin.choose(boat.title, 'Pause', 'Pause Listing');
      await dialog.reason.fill('The price is missing a zero.');
      await dialog.confirm('Pause Listing').click();
      await expect(row).toContainText('Paused');
      const resume = await admin.choose(boat.title, 'Resume', 'Resume Listing');
      await resume.confirm('Resume Listing').click();
      await expect(row).toContainText('Active');
    });
  });
}

test('a removal can be undone from its toast', async ({ admin, page, request, newPerson }) => {
  const boat = await postBoat(request, await newPerson(), { title: `Sea Smoke ${unique()}` });
  await page.goto(`/admin?tab=listings&query=${encodeURIComponent(boat.title)}`);
  const row = page.getByRole('row').filter({ hasText: boat.title });
  const dialog = await admin.choose(boat.title, 'Remove', 'Remove Listing');
  await dialog.reason.fill('Spam.');
  await dialog.confirm('Remove Listing').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Active');
});

test('chart bars start at zero and have heights proportional to their values', async ({
  admin: { page },
  request,
  adminToken,
}) => {
  test.slow();
  const headers = { authorization: `Bearer ${adminToken}` };
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const chart = page.getByRole('img', { name: /^Bar chart of the last 30 days\. Highest day:/ }).first();
    // Other tests register and delete users meanwhile.
    await expect(async () => {
      await page.goto('/admin');
      await expect(chart).toBeVisible();
      const { days } = await (await request.get('/api/admin/figures', { headers })).json();
      const most = Math.max(...days.map(({ users }: { users: number }) => users));
      const heights = await chart.locator('span[title]').evaluateAll((bars) =>
        bars.map((bar) => ({
          part: bar.getBoundingClientRect().height / (bar.parentElement?.clientHeight ?? 1),
          added: Number(bar.getAttribute('title')?.split(': ')[1]?.replaceAll(',', '')),
        })),
      );
      expect(heights).toHaveLength(30);
      const shownMost = Math.max(...heights.map((bar) => bar.added));
      expect(shownMost).toBeLessThanOrEqual(most);
      for (const bar of heights) expect(bar.part).toBeCloseTo(bar.added / shownMost, 1);
      await expect(chart).toContainText(shownMost.toLocaleString('en-US'), { timeout: 1_000 });
    }).toPass();
  }
});

test('have no serious axe violations, at any width, in light and dark', async ({ admin }) => {
  test.slow();
  await admin.page.goto('/admin?tab=listings');
  await expect(admin.rows.first()).toBeVisible({ timeout: 30_000 });
  expect(await faultsAtAnySize(admin.page)).toEqual([]);
});
