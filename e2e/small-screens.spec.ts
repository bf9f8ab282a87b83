import { test as adminTest } from './admin-fixtures.ts';
import { expect, test } from './fixtures.ts';
import { cutChoices, smallTargets } from './target-sizes.ts';

const PHONES = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
];

const open = [
  '/',
  '/boats?sort=distance&zip=33139',
  '/boats?query=no-such-boat',
  '/boats/1',
  '/login',
  '/register',
  '/forgot-password',
  '/pricing',
  '/eddy-ai?budget=100k-250k&asset=boats',
  '/settings',
  '/privacy',
  '/terms',
  '/contact',
  '/verify',
  '/split-screen',
  '/no-such-place',
];
const signedInOnly = [
  '/account',
  '/account?tab=messages',
  '/account?tab=profile',
  '/account?tab=roles',
  '/my-listings',
  '/list-boat',
  '/test-chat',
  '/notifications',
  '/change-password',
  '/boat-posted?id=1&title=Blue%20Moon',
];
const adminOnly = ['/admin', '/admin?tab=listings', '/admin?tab=reports', '/admin?tab=activity', '/admin/sync'];

test.use({ expectedErrors: [/status of 404/] });
adminTest.use({ expectedErrors: [/status of 404/] });

type Screen = Parameters<typeof smallTargets>[0];

/** Opens all <details> elements first. */
async function faults(page: Screen, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const found: string[] = [];
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    const here = [...(await smallTargets(page)), ...(await cutChoices(page))];
    found.push(...here.map((fault) => `${path} at ${phone.width} px: ${fault}`));
  }
  return found;
}

test('visitors’ controls are large enough for touch, and options are fully readable', async ({ page }) => {
  test.slow();
  const found: string[] = [];
  for (const path of open) found.push(...(await faults(page, path)));
  expect(found).toEqual([]);
});

test('members’ controls are large enough for touch, and options are fully readable', async ({
  page,
  signedIn: _signedIn,
}) => {
  test.slow();
  const found: string[] = [];
  for (const path of signedInOnly) found.push(...(await faults(page, path)));
  expect(found).toEqual([]);
});

adminTest('admins’ controls are large enough for touch, and options are fully readable', async ({ admin }) => {
  adminTest.slow();
  const found: string[] = [];
  for (const path of adminOnly) found.push(...(await faults(admin.page, path)));
  expect(found).toEqual([]);
});

for (const opened of ['Menu', 'View full screen']) {
  test(`"${opened}" opens controls that are large enough for touch`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/boats/1');
    await page.getByRole('button', { name: opened, exact: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
}
