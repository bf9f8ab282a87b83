import { expect, test } from './fixtures.ts';
import { BoatPostedPage } from './pages/boat-posted-page.ts';
import { Chrome } from './pages/chrome.ts';

test.describe('Thank-you', () => {
  test('thanks the user, shows the public link and says what happens next', async ({ page, baseURL }) => {
    const posted = await new BoatPostedPage(page).open('?id=1&title=Blue%20Moon');
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await expect(page.getByText('Blue Moon')).toBeVisible();
    await expect(posted.link).toHaveValue(`${baseURL}/boats/1`);
    await expect(posted.viewListing).toHaveAttribute('href', '/boats/1');
    await expect(posted.viewListing).toHaveAttribute('target', '_blank');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Browse Boats' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Browse All Boats' })).toHaveAttribute('href', '/boats');
    const next = main.locator('section').filter({ hasText: 'What happens next?' });
    for (const text of [/visible to potential traders/, /message you directly/, /notification/, /edit or manage/])
      await expect(next.getByRole('listitem').filter({ hasText: text })).toBeVisible();
  });

  test('calls a boat without a title "Your Boat"', async ({ page }) => {
    await new BoatPostedPage(page).open('?id=1');
    await expect(page.getByText('Your Boat is now')).toBeVisible();
  });

  test('redirects to / without a boat', async ({ page, request }) => {
    const ids = ['', '0', '-1', '../login', '//evil.example.com', 'javascript:alert(1)', '1e3', '99999999999'];
    for (const query of ['', '?title=Blue%20Moon', ...ids.map((id) => `?id=${id}`)]) {
      const response = await request.get(`/boat-posted${query}`, { maxRedirects: 0 });
      expect(response.status(), query).toBe(302);
      expect(response.headers().location, query).toBe('/');
    }
    await new BoatPostedPage(page).open('');
    await page.waitForURL((url) => url.pathname === '/');
  });

  test('renders the title as text only', async ({ page }) => {
    const title = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
    await new BoatPostedPage(page).open(`?id=1&title=${encodeURIComponent(title)}`);
    await expect(page.getByText(title)).toBeVisible();
  });

  test('copies the link and shows a toast', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const posted = await new BoatPostedPage(page).open('?id=1');
    await posted.copy.click();
    const { toast } = new Chrome(page);
    await expect(toast).toContainText('Link Copied!');
    await expect(toast).toContainText('Boat listing URL copied to clipboard');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/boats/1`);
  });

  test('shows a check mark after copying, for a moment', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const posted = await new BoatPostedPage(page).open('?id=1');
    await posted.copy.click();
    await expect(posted.copy).toHaveText('Copied');
    await expect(posted.copy).toHaveText('Copy');
  });

  test('says so when the link cannot be copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const posted = await new BoatPostedPage(page).open('?id=1');
    await posted.copy.click();
    const { toast } = new Chrome(page);
    await expect(toast).toContainText('Copy Failed');
    await expect(toast).toContainText('Please copy the link manually');
    await expect(posted.copy).toHaveText('Copy');
  });

  test('shows the link when it can be neither shared nor copied', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const posted = await new BoatPostedPage(page).open('?id=1');
    await posted.share.click();
    await expect(posted.link).toBeFocused();
  });

  test('opens the share sheet where there is one', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    const posted = await new BoatPostedPage(page).open('?id=1&title=Blue%20Moon');
    await posted.share.click();
    await expect
      .poll(() => page.evaluate(() => ('shared' in window ? window.shared : undefined)))
      .toEqual({ title: 'Blue Moon', url: `${baseURL}/boats/1` });
    await expect(new Chrome(page).toast).toBeHidden();
  });

  test('copies the link where there is no share sheet', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const posted = await new BoatPostedPage(page).open('?id=1');
    await posted.share.click();
    await expect(new Chrome(page).toast).toContainText('Link Copied!');
  });
});
