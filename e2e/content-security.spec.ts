import { expect, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { Chrome } from './pages/chrome.ts';
import { sampleBoat } from './sample-boats.ts';

// Every policy violation is a console error, which fails any test (fixtures.ts).

test('The policy allows inline styles by hash only', async ({ request }) => {
  for (const path of ['/', '/boats', '/boats/1', '/no-such-place', '/login?error=auth_failed', '/favicon.svg']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/style-src 'self'( 'sha256-[\w+/]+=*')*;/);
    expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe');
  }
});

test.describe('An injected style', () => {
  test.use({ expectedErrors: [/style-src/] });

  test('is not applied', async ({ page }) => {
    await page.goto('/contact');
    const background = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { background: rgb(1, 2, 3) !important; }';
      document.head.append(style);
      return getComputedStyle(document.body).backgroundColor;
    });
    expect(background).not.toBe('rgb(1, 2, 3)');
  });
});

test('A dialog keeps the page behind it from scrolling', async ({ page, request }) => {
  const screen = await new BoatPage(page).open((await sampleBoat(request)).id);
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  expect(await overflow()).not.toBe('hidden');
  await expect((await screen.viewFullScreen()).root).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).not.toBe('hidden');
});

test('The footer switches between light and dark', async ({ page }) => {
  await page.goto('/contact');
  const { footer } = new Chrome(page);
  const shown = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await footer.getByRole('button', { name: 'Light colors' }).click();
  const light = await shown();
  await footer.getByRole('button', { name: 'Dark colors' }).click();
  await expect.poll(shown).not.toBe(light);
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
