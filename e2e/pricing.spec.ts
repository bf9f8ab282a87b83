import { accessibilityFaults, expect, test } from './fixtures.ts';
import { PricingPage, ServiceDialog } from './pages/pricing-page.ts';

test.describe('Pricing', () => {
  test('renders its content on the server', async ({ request }) => {
    const response = await request.get('/pricing');
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of [
      'free forever',
      '$0',
      'Boats posted',
      'Spots left',
      '$3.99',
      'Services roadmap',
      'Title Search',
    ])
      expect(html).toContain(text);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/pricing"/);
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/pricing</loc>');
  });

  test('has a link home, a banner, and live status cards that add up', async ({ page, request }) => {
    test.slow();
    const pricing = await new PricingPage(page).open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First 100 boats free forever');
    await expect(pricing.status).toContainText('$0');
    // Another test may post a boat between reading the page and asking the server.
    await expect(async () => {
      await pricing.open();
      const info = await (await request.get('/api/pricing/info')).json();
      await expect(pricing.figure('Boats posted')).toHaveText(String(info.totalBoats), { timeout: 2_000 });
      const left = String(Math.max(0, 100 - info.totalBoats));
      await expect(pricing.figure('Spots left')).toHaveText(left, { timeout: 2_000 });
    }).toPass();
    await expect(pricing.figure('Free limit')).toHaveText('100');
    await expect(pricing.status).toContainText('Counted live.');
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test.describe(() => {
    test.use({ ownContext: true });

    test('refreshes its figures every 30 seconds', async ({ page }) => {
      await page.clock.install();
      const read = page.waitForResponse('**/api/pricing/info');
      const pricing = await new PricingPage(page).open();
      await read;
      await expect(pricing.figure('Free limit')).toHaveText('100');
      const response = { totalBoats: 93, freeLimit: 100, freeAccountsRemaining: 7, monthlyPrice: '3.99' };
      await page.route('**/api/pricing/info', (route) => route.fulfill({ json: response }));
      await page.clock.runFor(31_000);
      await expect(pricing.figure('Boats posted')).toHaveText('93');
      await expect(pricing.figure('Spots left')).toHaveText('7');
    });
  });

  test('shows visitors the AI agent, its three data feeds and the price', async ({ page }) => {
    const pricing = await new PricingPage(page).open();
    await expect(page.getByRole('heading', { name: 'An AI agent with three data feeds' })).toBeVisible();
    await expect(pricing.subscription).toContainText('$3.99 monthly');
    await expect(pricing.subscription).toContainText('After the first 100 boats');
    await expect(pricing.subscription.getByRole('link', { name: 'Create Account' })).toBeVisible();
  });

  test('tells early users that there is nothing to pay', async ({ page, request }) => {
    const login = { email: 'demo@demo.example.com', password: 'tradewind-demo' };
    const { token } = await (await request.post('/api/auth/login', { data: login })).json();
    await page.addInitScript((value) => localStorage.setItem('auth-token', value), token);
    const pricing = await new PricingPage(page).open();
    await expect(pricing.subscription).toContainText('Your account is free for life.');
    await expect(pricing.subscription.getByRole('button')).toHaveCount(0);
  });

  test('shows the brokerage and its contact details', async ({ page }) => {
    const { brokerage } = await new PricingPage(page).open();
    await expect(brokerage).toContainText('Tradewind Yacht Brokerage');
    await expect(brokerage.getByRole('link', { name: '(305) 555-0142' })).toHaveAttribute('href', /^tel:/);
    await expect(brokerage.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(brokerage.getByRole('link', { name: 'Chat with a Broker' })).toHaveAttribute('target', '_blank');
  });
});

test.describe('Pricing without figures', () => {
  test.use({ expectedErrors: [/status of 500/] });

  test('shows 24 posted and 76 left', async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.route('**/api/pricing/info', (route) => route.fulfill({ status: 500, json: { message: 'down' } }));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    const pricing = new PricingPage(page);
    await expect(pricing.figure('Boats posted')).toHaveText('24');
    await expect(pricing.figure('Free limit')).toHaveText('100');
    await expect(pricing.figure('Spots left')).toHaveText('76');
    await expect(pricing.status).toContainText('We couldn’t load the current count.');
    await expect(pricing.status).not.toContainText('live');
  });
});

test.describe('Services roadmap', () => {
  test('has 33 services in five groups', async ({ page }) => {
    const { groups, roadmap } = await new PricingPage(page).open();
    await expect(groups).toHaveCount(5);
    await expect(roadmap.getByRole('heading', { level: 4 })).toHaveCount(33);
  });

  test('opens a service in a dialog; Back, Close and Escape close it', async ({ page }) => {
    const pricing = await new PricingPage(page).open();
    const { dialog, close } = await pricing.openService('Title Search');
    for (const text of ['$150', '2-3 business days', 'Features', 'How It Works'])
      await expect(dialog).toContainText(text);
    expect(new URL(page.url()).search).toBe('?service=21');
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
    await page.goForward();
    await expect(dialog).toBeVisible();
    await close.click();
    await expect(dialog).toBeHidden();
    const haulOut = await pricing.openService('Haul Out');
    await expect(haulOut.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(haulOut.dialog).toBeHidden();
    await page.waitForURL((url) => url.pathname === '/pricing' && url.search === '');
  });

  test('opens a service by the number in the URL', async ({ page }) => {
    test.slow();
    await new PricingPage(page).open('?service=7');
    const { dialog, close } = new ServiceDialog(page, 'Sea Trial');
    await expect(dialog).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/pricing');
  });

  test('shows no dialog for an unknown number', async ({ page }) => {
    await new PricingPage(page).open('?service=34');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('offers the brokerage’s chat with a prefilled message in a new tab', async ({ page }) => {
    const pricing = await new PricingPage(page).open();
    const { contact } = await pricing.openService('Boat Loans');
    await expect(contact).toHaveAttribute('target', '_blank');
    const link = new URL((await contact.getAttribute('href')) ?? '');
    expect(link.origin + link.pathname).toBe('https://chat.example.com/tradewind');
    expect(link.searchParams.get('text')).toContain('Boat Loans (7-9% APR)');
  });
});
