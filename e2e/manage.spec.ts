import { accessibilityFaults, expect, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { ManagePage } from './pages/manage-page.ts';
import { postBoat } from './post-boat.ts';

test.describe('Manage listing by link', () => {
  test('shows the listing to anyone with the link', async ({ page, newPerson, request }) => {
    const boat = await postBoat(request, await newPerson(), { title: 'Blue Moon' });
    const manage = await new ManagePage(page).open(boat.managementToken ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Blue Moon' })).toBeVisible();
    await expect(page.getByText(`${boat.year} ${boat.make} ${boat.model}`, { exact: true })).toBeVisible();
    await expect(page.getByText('active', { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Blue Moon' })).toBeVisible();
    await expect(manage.fact('Price')).toHaveText('$84,501');
    await expect(manage.fact('Location')).toHaveText('Tampa, FL');
    await expect(manage.fact('Length')).toHaveText('31.5 ft');
    await expect(manage.fact('Type')).toHaveText('Bowrider');
    await expect(manage.fact('Views')).toHaveText('0');
    await expect(manage.fact('Posted')).toHaveText(/20\d\d$/);
    await expect(page.getByText(/One owner, kept under a roof/)).toBeVisible();
    await expect(manage.viewPublic).toHaveAttribute('href', `/boats/${boat.id}`);
    await expect(manage.viewPublic).toHaveAttribute('target', '_blank');
    await expect(page.getByText(/Save this link/)).toContainText('contact support');
    await expect(page.getByRole('link', { name: /^Edit/ })).toBeHidden();
  });

  test('has no serious axe violations, with or without the delete dialog', async ({ page, newPerson, request }) => {
    test.slow();
    const boat = await postBoat(request, await newPerson());
    const manage = await new ManagePage(page).open(boat.managementToken ?? '');
    await expect((await manage.delete()).confirm).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is not indexed, and its URL is not sent as a referrer', async ({ page, newPerson, request }) => {
    const boat = await postBoat(request, await newPerson());
    const path = `/manage/${boat.managementToken}`;
    const referrers: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (!sent.isNavigationRequest()) referrers.push(sent.headers().referer);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(referrers.filter((referrer) => referrer?.includes('/manage/'))).toEqual([]);
    const html = await (await request.get(path)).text();
    expect(html).not.toContain(boat.title);
  });

  test('deletes permanently after a confirmation, and goes to /', async ({ page, newPerson, request }) => {
    const boat = await postBoat(request, await newPerson(), { title: 'Blue Moon' });
    const manage = await new ManagePage(page).open(boat.managementToken ?? '');
    const dialog = await manage.delete();
    await expect(dialog.root).toContainText(
      'This action cannot be undone. Your boat listing "Blue Moon" will be permanently deleted from the platform.',
    );
    await dialog.cancel.click();
    await expect(dialog.root).toBeHidden();
    await (await manage.delete()).confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(new Chrome(page).toast).toContainText('Listing Deleted');
    expect((await request.get(`/api/boats/${boat.id}`)).status()).toBe(404);
    expect((await request.get(`/boats/${boat.id}`)).status()).toBe(404);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('closes the dialog and shows a toast when deleting fails', async ({ page, newPerson, request }) => {
      const boat = await postBoat(request, await newPerson());
      const manage = await new ManagePage(page).open(boat.managementToken ?? '');
      await page.route('**/delete', (route) => route.abort());
      const dialog = await manage.delete();
      await dialog.confirm.click();
      const { toast } = new Chrome(page);
      await expect(toast).toContainText('Error');
      await expect(toast).toContainText('Failed to delete listing. Please try again.');
      await expect(dialog.root).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
    });

    for (const token of ['no-such-token', '..%2Ffeatured', 'x'.repeat(300)]) {
      test(`says "Invalid Management Link" for ${token.slice(0, 20)}`, async ({ page }) => {
        await new ManagePage(page).open(token);
        await expect(page.getByRole('heading', { name: 'Invalid Management Link' })).toBeVisible();
        await expect(
          page.getByText(
            'This listing management link is invalid or has expired. Please check the link from your email or contact support.',
          ),
        ).toBeVisible();
        await page.getByRole('link', { name: 'Go to Home Page' }).click();
        await page.waitForURL((url) => url.pathname === '/');
      });
    }
  });
});
