import type { Page } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';
import { accessibilityFaults, expect, SCREENS, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';
import { sampleBoat } from './sample-boats.ts';

const dollars = (cents: bigint) => `$${((cents + 50n) / 100n).toLocaleString('en-US')}`;
const share = (price: string, basisPoints: bigint) => (BigInt(price.replace('.', '')) * basisPoints + 5_000n) / 10_000n;

/** Opens a list that shows the boat, however many others there are. */
async function openList(page: Page, { title }: Pick<Boat, 'title'>) {
  await page.goto(`/boats?query=${encodeURIComponent(title)}`);
}

test.describe('Boat detail', () => {
  test('shows everything about the boat, already in the server-rendered HTML', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    await new BoatPage(page).open(boat.id);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
    for (const heading of ['What The Owner Will Trade For', 'Description', 'Specifications', 'Features'])
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    const html = await (await request.get(`/boats/${boat.id}`)).text();
    for (const text of ['Preferred Trade Value Range', 'Trust &amp; Safety', 'Seller Information', 'Message Owner'])
      expect(html).toContain(text);
    for (const label of ['Make', 'Model', 'Year', 'Length', 'Type', 'Condition'])
      await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })).toBeVisible();
  });

  test('keeps owner-only fields out of every page', async ({ request, newPerson }) => {
    const owner = await newPerson();
    const { id, managementToken, title } = await postBoat(request, owner);
    for (const path of ['/', '/boats', `/boats/${id}`, `/boats/${id}.data`]) {
      const text = await (await request.get(path)).text();
      if (path.includes(String(id))) expect(text, path).toContain(title);
      expect(text, path).not.toContain(String(managementToken));
      expect(text, path).not.toContain(owner.email);
    }
  });

  test('computes amounts to the cent before rounding', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    const screen = await new BoatPage(page).open(boat.id);
    const card = screen.card('Trade Value');
    await expect(card).toContainText(dollars(BigInt(boat.price.replace('.', ''))));
    await expect(card).toContainText('Estimated Closing Cost');
    await expect(card).toContainText('if using our IN APP Closing Services');
    await expect(card).toContainText(dollars(share(boat.price, 85n)));
    const range = `${dollars(share(boat.price, 9_000n))} – ${dollars(share(boat.price, 11_000n))}`;
    await expect(page.getByText(`Preferred Trade Value Range: ${range}`)).toBeVisible();
  });

  test('shows the seller with five stars, outlined before the first review, and the promises', async ({
    request,
    page,
  }) => {
    const boat = await sampleBoat(request);
    const screen = await new BoatPage(page).open(boat.id);
    const seller = screen.card('Seller Information');
    await expect(seller).toContainText(boat.seller?.firstName ?? '');
    await expect(seller.getByRole('img', { name: 'Five stars, outlined' })).toBeVisible();
    await expect(seller).toContainText('New trader');
    const trust = screen.card('Trust & Safety');
    await expect(trust).toContainText('Secure transaction guaranteed');
    await expect(trust).toContainText('Seller identity verified');
    await expect(trust).toContainText('Professional documentation support');
    await expect(trust).toContainText('These apply to trades closed through Tradewind.');
  });

  for (const { name, viewport } of SCREENS) {
    test.describe(name, () => {
      test.use({ viewport });
      test('lists every category that the owner accepts', async ({ page, newPerson, request }) => {
        const tradeCategories = ['boats', 'land', 'art', 'jewelry', 'wine', 'aircraft'];
        const boat = await postBoat(request, await newPerson(), { tradeCategories });
        const screen = await new BoatPage(page).open(boat.id);
        const tiles = screen.card('What The Owner Will Trade For').getByRole('listitem');
        await expect(tiles).toHaveText([
          'BOATS',
          'Real EstateLand',
          'Other AssetsAircraft, Art, Jewelry & Watches, Wine & Spirits',
        ]);
      });
    });
  }

  test('shares the link', async ({ request, page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined });
    });
    const boat = await sampleBoat(request);
    const screen = await new BoatPage(page).open(boat.id);
    await screen.share.click();
    await expect(new Chrome(page).toast).toContainText('Link Copied!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/boats/${boat.id}`);
  });

  for (const width of [390, 1440]) {
    test(`shows the link when it can be neither shared nor copied, at ${width} px`, async ({
      request,
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: () => Promise.reject(new Error('No share sheet')) });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      const boat = await sampleBoat(request);
      const screen = await new BoatPage(page).open(boat.id);
      await screen.share.click();
      const link = page.getByRole('dialog', { name: 'Copy this link' }).getByLabel('Link to this boat');
      await expect(link).toHaveValue(`${baseURL}/boats/${boat.id}`);
      await expect(link).toBeFocused();
    });
  }

  test('shows placeholders while the boat loads', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    await openList(page, boat);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(`**/api/boats/${boat.id}`, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: boat.title, exact: true }).first().click();
    await expect(page.getByRole('status', { name: 'Loading boat' })).toBeVisible();
    arrive();
    await expect(page.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
  });

  test('handles a boat without pictures, description or trade categories', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    await openList(page, boat);
    const bare = { ...boat, imageUrls: [], images: [], description: null, features: [], tradeCategories: [] };
    await page.route(`**/api/boats/${boat.id}`, (route) => route.fulfill({ json: bare }));
    await page.getByRole('main').getByRole('link', { name: boat.title, exact: true }).first().click();
    await expect(page.getByText('No images available')).toBeVisible();
    await expect(page.getByText('No description available.')).toBeVisible();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test('replaces a broken picture with the default boat', async ({ request, page }) => {
      const boat = await sampleBoat(request);
      await page.route('**/media/**', (route) => route.abort());
      await new BoatPage(page).open(boat.id);
      const picture = page.getByRole('img', { name: `${boat.title}, picture 1 of` });
      await expect(picture).toHaveAttribute('src', /default-boat/);
    });

    test('says "Boat Not Found" with status 404 for unknown and malformed ids', async ({ request, page }) => {
      for (const id of ['999999', '0', 'featured', 'my-listings', '1.5', '..%2F..%2Fusers', '99999999999']) {
        const response = await request.get(`/boats/${id}`);
        expect(response.status(), id).toBe(404);
        expect(await response.text(), id).toContain('Boat Not Found');
      }
      await new BoatPage(page).open('999999');
      await expect(page.getByRole('heading', { name: 'Boat Not Found' })).toBeVisible();
      await expect(page.getByText("The boat you're looking for doesn't exist or has been removed.")).toBeVisible();
    });

    test('says "Boat Not Found" when the request fails', async ({ request, page }) => {
      const boat = await sampleBoat(request);
      await openList(page, boat);
      await page.route(`**/api/boats/${boat.id}`, (route) => route.abort());
      await page.getByRole('main').getByRole('link', { name: boat.title, exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'Boat Not Found' })).toBeVisible();
    });
  });
});

test.describe('Gallery', () => {
  test('steps by its buttons, wrapping around, and by its thumbnails', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    const count = boat.imageUrls.length;
    const { gallery } = await new BoatPage(page).open(boat.id);
    await gallery.shows(1, count);
    await gallery.next.click();
    await gallery.shows(2, count);
    await gallery.previous.click();
    await gallery.previous.click();
    await gallery.shows(count, count);
    await gallery.thumbnails.nth(1).click();
    await gallery.shows(2, count);
  });

  test('can be swiped', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    const { gallery } = await new BoatPage(page).open(boat.id);
    await gallery.shows(1, boat.imageUrls.length);
    await gallery.swipe(1);
    await gallery.shows(2, boat.imageUrls.length);
  });

  test('goes full screen: arrows step, thumbnails pick, swiping works, Escape closes', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    const count = boat.imageUrls.length;
    const screen = await new BoatPage(page).open(boat.id);
    const viewer = await screen.viewFullScreen();
    await viewer.shows(1, count);
    await page.keyboard.press('ArrowRight');
    await viewer.shows(2, count);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await viewer.shows(count, count);
    await viewer.thumbnails.first().click();
    await viewer.shows(1, count);
    await viewer.swipe(1);
    await viewer.shows(2, count);
    await viewer.next.click();
    await viewer.shows(3, count);
    await page.keyboard.press('Escape');
    await expect(viewer.root).toBeHidden();
    await screen.gallery.shows(3, count);
  });

  test('opens on the clicked picture, and arrows step from there', async ({ request, page }) => {
    const boat = await sampleBoat(request);
    const count = boat.imageUrls.length;
    const screen = await new BoatPage(page).open(boat.id);
    await screen.gallery.next.click();
    await page.getByRole('button', { name: `${boat.title}, picture 2 of ${count}` }).click();
    const { viewer } = screen;
    await viewer.shows(2, count);
    await page.keyboard.press('ArrowRight');
    await viewer.shows(3, count);
  });
});

test('Counts one view per visitor, for a server-rendered page and for a navigation', async ({
  page,
  newPerson,
  request,
}) => {
  const owner = await newPerson();
  const post = (name: string) => postBoat(request, owner, { title: `${name} ${Date.now()}` });
  const [opened, found, last] = [await post('Opened'), await post('Found'), await post('Last')];
  const views = async ({ id }: { id: number }) => (await (await request.get(`/api/boats/${id}`)).json()).views;
  await new BoatPage(page).open(opened.id);
  await expect.poll(() => views(opened)).toBe(1);

  await openList(page, found);
  await page.getByRole('main').getByRole('link', { name: found.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: found.title })).toBeVisible();
  await expect.poll(() => views(found)).toBe(1);

  for (const { token } of [owner, await newPerson()]) {
    await page.evaluate((value) => localStorage.setItem('auth-token', value), token);
    const reported = page.waitForResponse((response) => response.url().endsWith(`/api/boats/${found.id}/view`));
    await page.reload();
    await reported;
  }
  // Views are written in order, so earlier ones would be visible once this one is.
  await request.post(`/api/boats/${last.id}/view`);
  await expect.poll(() => views(last)).toBe(1);
  expect(await views(found)).toBe(1);
});

test('The full-screen viewer has no serious axe violations', async ({ request, page }) => {
  test.slow();
  const screen = await new BoatPage(page).open((await sampleBoat(request)).id);
  await expect((await screen.viewFullScreen()).next).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('Message Owner', () => {
  test('asks a visitor to log in', async ({ request, page }) => {
    const screen = await new BoatPage(page).open((await sampleBoat(request)).id);
    await screen.messageOwner.click();
    const { toast } = new Chrome(page);
    await expect(toast).toContainText('Authentication Required');
    await expect(toast).toContainText('Please log in to contact the boat owner.');
  });
});

test('A boat page has title, description, canonical URL, Open Graph tags and JSON-LD', async ({ request, page }) => {
  const [boat] = await (await request.get('/api/boats/featured')).json();
  const path = `/boats/${boat.id}`;
  const html = await (await request.get(path)).text();
  expect(html).toContain(boat.title.replaceAll("'", '&#x27;'));
  await page.goto(path);
  await expect(page).toHaveTitle(new RegExp(boat.make));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(boat.make));
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', /^http.*\.jpg$/);
  const preview = await request.get(new URL((await picture.getAttribute('content')) ?? '').pathname);
  expect(preview.headers()['content-type']).toBe('image/jpeg');
  expect(preview.headers()['cache-control']).toContain('public');
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /[.!?…]$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(JSON.stringify(data)).toContain(boat.price);
});

test('Every public boat is in the sitemap, which robots.txt lists', async ({ request, baseURL }) => {
  // Other tests post and delete boats at the same time.
  await expect(async () => {
    const boats: { id: number }[] = await (await request.get('/api/boats')).json();
    expect(boats.length).toBeGreaterThanOrEqual(52);
    const xml = await (await request.get('/sitemap.xml')).text();
    for (const { id } of boats) expect(xml).toContain(`/boats/${id}</loc>`);
  }).toPass();
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('A suspended owner’s boats disappear from public pages immediately, and come back', async ({
  request,
  adminToken,
  newPerson,
}) => {
  const owner = await newPerson();
  const boat = await postBoat(request, owner);
  const admin = { headers: { authorization: `Bearer ${adminToken}` } };
  const page = () => request.get(`/boats/${boat.id}`).then((response) => response.status());
  expect(await page()).toBe(200);
  await request.post(`/api/admin/users/${owner.user.id}/suspend`, { ...admin, data: { reason: 'Testing' } });
  expect(await page()).toBe(404);
  await request.post(`/api/admin/users/${owner.user.id}/activate`, admin);
  expect(await page()).toBe(200);
});
