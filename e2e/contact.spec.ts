import type { Page } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';
import { expect, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';

/** Opens a boat's page from the list, so that the browser requests the boat itself. */
async function openFromList(page: Page, { title }: Pick<Boat, 'title'>): Promise<void> {
  await page.goto(`/boats?query=${encodeURIComponent(title)}`);
  await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test.describe('Contact Owner', () => {
  test('on the home page sends the prefilled message and goes to the account', async ({ page, signedIn, request }) => {
    const [boat]: Boat[] = await (await request.get('/api/boats/featured')).json();
    await page.goto('/');
    const sent: unknown[] = [];
    page.on('request', (call) => {
      if (call.method() === 'POST' && call.url().endsWith('/api/messages')) sent.push(call.postDataJSON());
    });
    await page.getByRole('button', { name: 'Contact Owner' }).dblclick();
    await new Chrome(page).says(
      'Message Sent Successfully',
      'Your interest message has been sent to the boat owner. Check your messages to continue the conversation.',
    );
    await page.waitForURL('**/account?tab=messages&boat=*');
    // Two clicks send one message.
    expect(sent).toMatchObject([
      {
        boatId: boat?.id,
        senderId: signedIn.user.id,
        receiverId: boat?.sellerId,
        content: expect.stringContaining(`${boat?.year} ${boat?.make} ${boat?.model}`),
        opening: true,
      },
    ]);
  });

  test('on the home page asks a visitor to log in', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Contact Owner' }).click();
    await new Chrome(page).says('Please log in to contact the boat owner.');
  });

  test('on the home page refuses to message your own listing', async ({ page, signedIn, request }) => {
    const boat = await postBoat(request, signedIn);
    await page.route('**/api/boats/featured', (route) => route.fulfill({ json: [boat] }));
    await page.goto('/boats');
    await page.getByRole('link', { name: 'HOME', exact: true }).click();
    await page.getByRole('button', { name: 'Contact Owner' }).click();
    await new Chrome(page).says('Cannot Message Yourself', 'You cannot send messages to your own boat listings.');
  });

  test('says when the owner is unknown', async ({ page, signedIn: _me, newPerson, request }) => {
    const boat = await postBoat(request, await newPerson(), { title: `Nobody's ${Date.now()}` });
    await page.route(`**/api/boats/${boat.id}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response: response, json: { ...(await response.json()), sellerId: null, seller: null } });
    });
    await openFromList(page, boat);
    await page.getByRole('button', { name: 'Message Owner' }).click();
    await new Chrome(page).says('Owner Information Unavailable', 'Unable to contact the boat owner at this time.');
    await expect(page.getByRole('button', { name: 'Open Chat' })).toHaveCount(0);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test('says when the message could not be sent', async ({ page, signedIn: _me, newPerson, request }) => {
      const boat = await postBoat(request, await newPerson(), { title: `Unreached ${Date.now()}` });
      await page.goto(`/boats/${boat.id}`);
      await page.route('**/api/messages', (route) => route.abort());
      await page.getByRole('button', { name: 'Message Owner' }).click();
      await new Chrome(page).says(
        'Failed to Send Message',
        'There was an error sending your message. Please try again.',
      );
      await expect(page.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
    });
  });
});
