import { expect, test } from './fixtures.ts';

test.describe('Home', () => {
  test('renders its content on the server', async ({ request }) => {
    const response = await request.get('/');
    expect(response.status()).toBe(200);
    const html = await response.text();
    for (const text of [
      'Launch EDDY AI',
      'POST YOUR BOAT FOR FREE NOW',
      'Add Details',
      'Upload Photos',
      'Go Live',
      'Browse All Boats',
      'Contact Owner',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).toContain('<link rel="canonical"');
    expect(html).toContain('property="og:image"');
  });

  test('hydrates without requesting its data again', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(
      asked.filter((path) => path === '/api/boats/featured' || path === '/api/site' || path.endsWith('.data')),
    ).toEqual([]);
  });

  test('sends a policy that blocks injected inline scripts', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(scripts).toContain("'sha256-");
    expect(scripts).not.toContain('unsafe');
  });

  test('is cached by ETag until something changes', async ({ request }) => {
    // Another test may post a boat between the two requests.
    const requestTwice = async () => {
      const first = await request.get('/');
      return (await request.get('/', { headers: { 'if-none-match': first.headers().etag ?? '' } })).status();
    };
    await expect.poll(requestTwice).toBe(304);
  });

  test('says so when no boat is featured', async ({ page }) => {
    await page.route('**/api/boats/featured', (route) => route.fulfill({ json: [] }));
    await page.goto('/contact');
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Tradewind/ })
      .click();
    await expect(page.getByText('No featured boats available')).toBeVisible();
    await expect(page.getByText('Check back soon for premium boat listings')).toBeVisible();
  });
});

const cards = [
  [
    'auth_failed',
    'Authentication Failed',
    'Invalid email or password. Please check your credentials and try again.',
    'Try Login Again',
  ],
  ['token_expired', 'Session Expired', 'Your session has expired. Please log in again.', 'Login Again'],
  [
    'account_not_found',
    'Account Not Found',
    'No account found with this email address. Please register for a new account.',
    'Register Now',
  ],
  ['registration_failed', 'Registration Failed', 'Unable to create your account. Please try again.', 'Try Again'],
  [
    '<script>',
    'Unexpected Error',
    'An unexpected error occurred. Please try again. If the issue persists, please contact support.',
    'Try Again',
  ],
] as const;

test.describe('Auth error card', () => {
  for (const [error, title, message, action] of cards) {
    test(`says "${title}" for ${error}, and its button goes to /`, async ({ page }) => {
      await page.goto(`/?error=${encodeURIComponent(error)}`);
      const card = page.getByRole('alert').filter({ hasText: title });
      await expect(card).toContainText(message);
      await card.getByRole('link', { name: action }).click();
      await expect(card).toBeHidden();
      await expect(page).toHaveURL('/');
    });
  }

  test.describe(() => {
    test.use({ ownContext: true });

    test('hides after 10 seconds', async ({ page }) => {
      await page.clock.install();
      await page.goto('/?error=auth_failed');
      const card = page.getByRole('alert').filter({ hasText: 'Authentication Failed' });
      await expect(card).toBeVisible();
      await page.clock.runFor(9_000);
      await expect(card).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(card).toBeHidden();
    });
  });

  test('closes when dismissed, and removes the error from the URL', async ({ page }) => {
    await page.goto('/?error=token_expired&from=mail');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('Session Expired')).toBeHidden();
    await expect(page).toHaveURL('/?from=mail');
  });
});
