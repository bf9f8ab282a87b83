import type { APIRequestContext } from '@playwright/test';
import type { OwnBoat } from '@tradewind/contract/boats';
import { expect, faultsAtAnySize, type Person, SCREENS, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { Chrome } from './pages/chrome.ts';
import { DeleteDialog } from './pages/delete-dialog.ts';
import { postBoat } from './post-boat.ts';

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function setStatus(request: APIRequestContext, owner: Person, boat: OwnBoat, status: string): Promise<OwnBoat> {
  const data = { status, version: boat.version };
  const response = await request.patch(`/api/boats/${boat.id}`, { headers: headersOf(owner), data });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

for (const { name, viewport } of SCREENS) {
  test.describe(`An inactive listing, ${name}`, () => {
    test.use({ viewport });

    for (const [status, reason] of [
      ['paused', 'The owner has paused this listing. It may come back.'],
      ['sold', 'This boat has been sold.'],
    ] as const) {
      test(`is unavailable to others while it is ${status}`, async ({ page, newPerson, request }) => {
        const owner = await newPerson('Olive');
        const secret = `Only for those who may read it: ${crypto.randomUUID()}`;
        const boat = await postBoat(request, owner, { description: secret });
        const like = await postBoat(request, owner);
        await page.goto(`/boats/${boat.id}`);
        await setStatus(request, owner, boat, status);

        const response = await page.goto(`/boats/${boat.id}`);
        expect(response?.status()).toBe(200);
        const main = page.getByRole('main');
        await expect(main.getByText('No longer available', { exact: true })).toBeVisible();
        await expect(main.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
        await expect(main.getByRole('img', { name: boat.title })).toBeVisible();
        await expect(main.getByText(reason)).toBeVisible();
        await expect(main.getByRole('button', { name: 'Message Owner' })).toBeHidden();
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        const html = await response?.text();
        expect(html).not.toContain(secret);

        await main.getByRole('heading', { name: 'Similar boats' }).scrollIntoViewIfNeeded();
        const similar = main.getByRole('region', { name: 'Similar boats' }).getByRole('article');
        await expect(similar.first()).toContainText('Bowrider');
        await expect(similar.filter({ hasText: boat.title })).toHaveCount(0);
        expect((await request.get(`/boats/${like.id}`)).status()).toBe(200);
      });
    }

    test('shows its owner the state and the available actions', async ({ page, signedIn, request }) => {
      const boat = await postBoat(request, signedIn);
      await setStatus(request, signedIn, boat, 'paused');
      const screen = await new BoatPage(page).open(boat.id);
      await expect(page.getByRole('status').filter({ hasText: 'Only you can see this page.' })).toContainText('paused');
      const card = screen.card('Trade Value');
      await expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/my-listings/${boat.id}/edit`);
      await expect(card.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', /^\/manage\//);
      await expect(card).toContainText('$84,501');

      await card.getByRole('button', { name: 'Resume' }).click();
      await new Chrome(page).says('Listing Active');
      await expect(page.getByText('Only you can see this page.')).toBeHidden();
      expect(await (await request.get(`/api/boats/${boat.id}`)).json()).toMatchObject({ status: 'active' });

      await card.getByRole('button', { name: 'Mark as Sold' }).click();
      const question = page.getByRole('dialog', { name: 'Is it sold?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
      await card.getByRole('button', { name: 'Mark as Sold' }).click();
      await question.getByRole('button', { name: 'Mark as Sold' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('status').filter({ hasText: 'Only you can see this page.' })).toContainText('sold');
      await card.getByRole('button', { name: 'List Again' }).click();
      await expect(card.getByRole('button', { name: 'Pause' })).toBeVisible();
    });

    test('stays among the saved boats, with its state', async ({ page, signedIn, newPerson, request }) => {
      const owner = await newPerson('Olive');
      const boat = await postBoat(request, owner);
      await request.put(`/api/favorites/${boat.id}`, { headers: headersOf(signedIn), data: {} });
      await setStatus(request, owner, boat, 'sold');
      await page.goto('/account?tab=saved');
      const card = page.getByRole('article').filter({ hasText: boat.title });
      await expect(card).toContainText('No longer available');
      await expect(card).toContainText('This boat has been sold.');
      await card.getByRole('button', { name: `Save ${boat.title}` }).click();
      await expect(card).toBeHidden();
    });

    test('can be opened from a conversation', async ({ page, signedIn, newPerson, request }) => {
      const owner = await newPerson('Olive');
      const boat = await postBoat(request, owner);
      const message = { boatId: boat.id, receiverId: owner.user.id, content: 'Still there?' };
      await request.post('/api/messages', { headers: headersOf(signedIn), data: message });
      await setStatus(request, owner, boat, 'paused');
      await page.goto(`/account?tab=messages&boat=${boat.id}&with=${owner.user.id}`);
      await page.getByRole('dialog').getByRole('link', { name: 'View listing' }).click();
      await expect(page.getByText('No longer available', { exact: true })).toBeVisible();
    });
  });

  test.describe(`Your own boat, ${name}`, () => {
    test.use({ viewport });

    test('shows Edit, Manage and Pause instead of Message Owner', async ({ page, signedIn, request }) => {
      const boat = await postBoat(request, signedIn);
      const screen = await new BoatPage(page).open(boat.id);
      const card = screen.card('Trade Value');
      await expect(card.getByRole('link', { name: 'Edit' })).toBeVisible();
      await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible();
      await expect(screen.messageOwner).toBeHidden();
      await card.getByRole('button', { name: 'Pause' }).click();
      await new Chrome(page).says('Listing Paused');
      await expect(card.getByRole('button', { name: 'Resume' })).toBeFocused();
      await expect(page.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
    });

    test.describe(() => {
      test.use({ expectedErrors: [/status of 404/] });
      test('can be deleted from its page', async ({ page, signedIn, request }) => {
        const boat = await postBoat(request, signedIn);
        const screen = await new BoatPage(page).open(boat.id);
        await screen.card('Trade Value').getByRole('button', { name: 'Delete' }).click();
        await new DeleteDialog(page).confirm.click();
        await page.waitForURL('**/my-listings');
        await new Chrome(page).says('Listing Deleted');
        expect((await request.get(`/boats/${boat.id}`)).status()).toBe(404);
      });
    });
  });
}

test('The page of an unavailable boat has no serious axe violations', async ({ page, newPerson, request }) => {
  test.slow();
  const owner = await newPerson('Olive');
  const boat = await postBoat(request, owner);
  await setStatus(request, owner, boat, 'paused');
  await page.goto(`/boats/${boat.id}`);
  expect(await faultsAtAnySize(page)).toEqual([]);
});
