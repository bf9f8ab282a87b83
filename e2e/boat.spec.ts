import { expect, test } from './fixtures.ts';

test('A boat has title, description, canonical address, Open Graph and JSON-LD', async ({ request, page }) => {
  const [boat] = await (await request.get('/api/boats/featured')).json();
  const path = `/boats/${boat.id}`;
  const html = await (await request.get(path)).text();
  expect(html).toContain(boat.title.replaceAll("'", '&#x27;'));
  await page.goto(path);
  await expect(page).toHaveTitle(new RegExp(boat.make));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(boat.make));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\.(webp|jpg)$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(JSON.stringify(data)).toContain(boat.price);
});

test('Every public boat is in the sitemap, and robots.txt names it', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const boats: { id: number }[] = await (await request.get('/api/boats')).json();
  expect(boats.length).toBeGreaterThanOrEqual(52);
  for (const { id } of boats) expect(xml).toContain(`/boats/${id}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('A suspended owner’s boats disappear from the public pages at once, and return', async ({
  request,
  adminToken,
}) => {
  const boats: { id: number; seller: { id: string } }[] = await (await request.get('/api/boats')).json();
  const boat = boats.at(-1);
  const admin = { headers: { authorization: `Bearer ${adminToken}` } };
  const page = () => request.get(`/boats/${boat?.id}`).then((answer) => answer.status());
  expect(await page()).toBe(200);
  await request.post(`/api/admin/users/${boat?.seller.id}/suspend`, { ...admin, data: { reason: 'Testing' } });
  expect(await page()).toBe(404);
  await request.post(`/api/admin/users/${boat?.seller.id}/activate`, admin);
  expect(await page()).toBe(200);
});
