import type { APIRequestContext } from '@playwright/test';
import { conversationPath, tradePath } from '@tradewind/contract/paths';
import { expect, faultsAtAnySize, type Person, SCREENS, test } from './fixtures.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { EddyPage } from './pages/eddy-page.ts';
import { postBoat } from './post-boat.ts';

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

async function deploy(request: APIRequestContext, person: Person, min: number, max: number): Promise<void> {
  const data = {
    preferredTradeCategories: ['bitcoin'],
    priceRangeMin: min,
    priceRangeMax: max,
    preferredLocations: [],
    autoNegotiate: true,
    maxNegotiationRounds: 5,
    tradingStrategy: 'balanced',
  };
  const headers = headersOf(person);
  expect((await request.post('/api/ai-agent/preferences', { headers, data })).ok()).toBe(true);
  expect((await request.post('/api/ai-agent/deploy', { headers, data: {} })).ok()).toBe(true);
}

/** Waits until the agents of an owner and a buyer have made a proposal. */
async function negotiated(request: APIRequestContext, owner: Person, buyer: Person) {
  // A unique price, since an agent considers only a few boats at a time.
  const price = 2_000_000 + (Number(process.hrtime.bigint() % 7_000_000n) || 1);
  const boat = await postBoat(request, owner, {
    title: `Blue Moon ${price}`,
    price: String(price),
    tradeCategories: ['bitcoin'],
  });
  await deploy(request, owner, price - 100, price);
  await deploy(request, buyer, price - 100, price + 100);
  const proposals = async () => {
    const list = await (await request.get('/api/negotiations', { headers: headersOf(buyer) })).json();
    return list.filter((one: { boat: { id: number } }) => one.boat.id === boat.id);
  };
  await expect.poll(async () => (await proposals())[0]?.status, { timeout: 60_000 }).toBe('proposed');
  const [proposal] = await proposals();
  return { boat, id: proposal.id as number, tradeId: proposal.tradeId as number };
}

test('shows an agent’s match and proposal, which both people confirm', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
}) => {
  test.setTimeout(120_000);
  const owner = await newPerson('Marisol');
  const { boat, id, tradeId } = await negotiated(request, owner, buyer);
  const eddy = await new EddyPage(page).open('?deployed=true');
  await expect(eddy.heading('Eddy AI is working for you')).toBeVisible();
  await expect(eddy.card(boat.title)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' }).getByRole('listitem').first()).toBeVisible();
  const row = page.getByRole('region', { name: 'Negotiations' }).getByRole('link', { name: boat.title });
  await expect(row).toContainText('Waiting for both of you');
  await row.click();
  await expect(page).toHaveURL(`/eddy-ai?deployed=true&negotiation=${id}`);
  await expect(eddy.heading('The proposal')).toBeVisible();
  const trade = page.getByRole('link', { name: 'View the trade or make a counteroffer' });
  await expect(trade).toHaveAttribute('href', tradePath(tradeId));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('You confirmed, waiting for Marisol');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();

  const response = await request.post(`/api/negotiations/${id}/confirm`, { headers: headersOf(owner), data: {} });
  expect((await response.json()).status).toBe('agreed');
  await expect(status).toHaveText('Agreed');
  await expect(page.getByRole('button', { name: 'Decline' })).toBeHidden();
  await page.getByRole('link', { name: 'See what’s next in your trade' }).click();
  await expect(page).toHaveURL(tradePath(tradeId));
});

test('a declined proposal has no serious axe violations and is hidden from others', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { boat, id } = await negotiated(request, owner, await newPerson('Marisol'));
  const eddy = await new EddyPage(page).open('?deployed=true');
  const row = page.getByRole('region', { name: 'Negotiations' }).getByRole('link', { name: boat.title });
  await expect(row).toContainText('To Marisol');
  expect(await faultsAtAnySize(page)).toEqual([]);
  await row.click();
  await expect(eddy.heading('The proposal')).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Declined');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden();
  const stranger = await newPerson();
  expect((await request.get(`/api/negotiations/${id}`, { headers: headersOf(stranger) })).status()).toBe(404);
});

test('asks visitors to sign in, then returns to the agent', async ({ page }) => {
  const eddy = await new EddyPage(page).open('?deployed=true');
  await expect(eddy.heading('Sign in to see your agent')).toBeVisible();
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign In' });
  await expect(signIn).toHaveAttribute('href', '/login?redirect=%2Feddy-ai%3Fdeployed%3Dtrue');
  await page.getByRole('link', { name: 'Boat hunter' }).click();
  await expect(eddy.hunt).toBeVisible();
});

for (const { name, viewport } of SCREENS) {
  test.describe(`A proposal, ${name}`, () => {
    test.use({ viewport });

    test('opens from its notification and ends with its boat, while the conversation continues', async ({
      page,
      signedIn: buyer,
      newPerson,
      request,
    }) => {
      test.setTimeout(180_000);
      const owner = await newPerson('Marisol');
      const { boat, tradeId } = await negotiated(request, owner, buyer);
      await page.goto('/notifications');
      await page.getByRole('link', { name: `Trade proposed for ${boat.title}` }).click();
      await expect(page).toHaveURL(tradePath(tradeId));
      await expect(page.getByRole('heading', { level: 1, name: 'Trade with Marisol' })).toBeVisible();

      const message = { boatId: boat.id, receiverId: owner.user.id, content: 'Shall we?' };
      await request.post('/api/messages', { headers: headersOf(buyer), data: message });
      await request.delete(`/api/boats/${boat.id}`, { headers: headersOf(owner) });
      await expect(async () => {
        await page.goto('/notifications');
        await expect(page.getByText(`The offer for ${boat.title} has ended`)).toBeVisible({ timeout: 2_000 });
      }).toPass();

      await page.goto(conversationPath(boat.id, owner.user.id));
      const chat = await new ChatDialog(page, boat.title).ready();
      await expect(chat.root).toContainText('This listing was removed. You can still message each other.');
      await chat.say('A pity. Do you have another one?');
      const reply = { ...message, receiverId: buyer.user.id, content: 'Soon.' };
      expect((await request.post('/api/messages', { headers: headersOf(owner), data: reply })).ok()).toBe(true);
      await expect(chat.message('Soon.')).toBeVisible();
    });
  });
}
