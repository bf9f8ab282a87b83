import { expect, holdScripts, hydration, stopClock, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { SAMPLE_LIST } from './sample-boats.ts';

const missing = { expectedErrors: [/status of 404/] };

test.describe('Navigation bar', () => {
  test('shows visitors Pricing, Try Eddy AI and Sign In', async ({ page }) => {
    await page.goto('/');
    const { nav } = new Chrome(page);
    await expect(nav.getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Try Eddy AI' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Account' })).toBeHidden();
  });

  test('shows signed-in users Account and Sign Out', async ({ page, signedIn }) => {
    await page.goto('/');
    const { nav } = new Chrome(page);
    await expect(nav.getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Sign In' })).toBeHidden();
    expect(signedIn.user.isAdmin).toBe(false);
  });

  test('collapses into a menu on small screens', async ({ page, signedIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const menu = await new Chrome(page).openMenu();
    for (const name of ['Pricing', 'Try Eddy AI', 'Account'])
      await expect(menu.getByRole('link', { name })).toBeVisible();
    await menu.getByRole('button', { name: 'Sign Out & Return Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('auth-token'))).toBeNull();
    expect(signedIn.token).toBeTruthy();
  });
});

test('The footer has its links and the brokerage', async ({ page }) => {
  await page.goto('/contact');
  const { footer } = new Chrome(page);
  for (const name of [
    'Browse Boats',
    'Eddy AI Trading',
    'List Your Boat',
    'Pricing & Services',
    'Privacy Policy',
    'Terms of Service',
    'Contact',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Quick Access', 'Trade For', 'Licensed Brokerage'])
    await expect(footer.getByRole('heading', { name })).toBeVisible();
  for (const asset of ['Boats', 'Bitcoin', 'Cars', 'Real Estate', 'Experiences', 'More']) {
    await expect(footer.getByText(asset, { exact: true })).toBeVisible();
  }
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(footer).toContainText('2025');
});

test.describe('Floating Eddy AI button', () => {
  test.use({ ownContext: true });

  test('appears after 2 seconds for a signed-in user and links to /test-chat', async ({ page, signedIn }) => {
    await stopClock(page);
    await page.goto('/contact');
    const { eddy, nav } = new Chrome(page);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(nav.getByRole('button', { name: 'Sign Out' })).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(1_000);
    await expect(eddy).toBeHidden();
    // Its two seconds begin when its code has loaded.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(eddy).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(eddy).toContainText('ACTIVE');
    await expect(eddy).toHaveAttribute('href', '/test-chat');
    expect(signedIn.token).toBeTruthy();
  });

  test('is hidden from visitors', async ({ page }) => {
    await page.clock.install();
    await page.goto('/contact');
    await page.clock.runFor(5_000);
    await expect(new Chrome(page).eddy).toBeHidden();
  });

  test.describe(() => {
    test.use(missing);
    test('is hidden on /eddy-ai', async ({ page, signedIn }) => {
      await page.clock.install();
      await page.goto('/eddy-ai');
      await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await page.clock.runFor(5_000);
      await expect(new Chrome(page).eddy).toBeHidden();
      expect(signedIn.token).toBeTruthy();
    });
  });
});

test.describe('Toasts', () => {
  test.use({ ownContext: true });

  test('appear one at a time and disappear after 5 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const { toast, toasts } = new Chrome(page);
    const contact = page.getByRole('button', { name: 'Contact Owner' });
    await contact.click();
    await contact.click();
    await expect(toasts).toHaveCount(1);
    await expect(toast).toContainText('Authentication Required');
    await expect(toast).toContainText('Please log in to contact the boat owner.');
    await page.clock.runFor(6_000);
    await expect(toasts).toHaveCount(0);
  });
});

test.describe('Any other path', () => {
  test.use(missing);

  test('shows the not-found screen with status 404', async ({ page }) => {
    const response = await page.goto('/no/such/place');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  test('shows the not-found screen for an unknown boat too', async ({ page }) => {
    const response = await page.goto('/boats/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Boat Not Found')).toBeVisible();
    await expect(page.getByText("The boat you're looking for doesn't exist or has been removed.")).toBeVisible();
  });
});

test('Navigating to /list-boat scrolls smoothly to the top after 100 ms', async ({ page, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await new Chrome(page).footer.getByRole('link', { name: 'List Your Boat' }).click();
  await page.waitForURL('**/list-boat');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Replays a click made before hydration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Pricing' })).toBeVisible();
});

test('Replays no click on an element that did not opt in', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(SAMPLE_LIST, { waitUntil: 'commit' });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.evaluate((button) => button.removeAttribute('data-replay'));
  await heart.click();
  release();
  await hydration(page);
  // The replay is due with the first timer after hydration.
  await page.evaluate(() => new Promise((later) => setTimeout(later, 50)));
  await expect(page).toHaveURL(SAMPLE_LIST);
});

test('Replays an early click when the signed-in view swaps the button', async ({ page, signedIn, request }) => {
  const release = await holdScripts(page);
  await page.goto(SAMPLE_LIST, { waitUntil: 'commit' });
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .first();
  await heart.click();
  release();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const headers = { authorization: `Bearer ${signedIn.token}` };
  await expect.poll(async () => (await (await request.get('/api/favorites', { headers })).json()).length).toBe(1);
});

test('The split-screen demo has resizable panes that remember their layout', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/split-screen');
  const separator = page.getByRole('separator');
  await expect(separator).toHaveAttribute('aria-valuenow', '40');
  await expect(separator).toHaveAttribute('aria-valuemin', '30');
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', '50');
  await page.reload();
  await hydration(page);
  await expect(separator).toHaveAttribute('aria-valuenow', '50');
  for (const name of ['Overview', 'Specifications', 'Photos', 'Contact']) await page.getByRole('tab', { name }).click();
});
