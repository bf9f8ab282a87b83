import { eddyTexts } from '@tradewind/contract/eddy';
import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { EddyChatPage } from './pages/eddy-chat-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { postBoat } from './post-boat.ts';

/** A make that no other test uses. */
const uniqueMake = () => `Quillon${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

test('asks visitors to sign in, and prefills their question when they return', async ({ page, newPerson }) => {
  test.slow();
  const { email, password } = await newPerson();
  await page.goto('/test-chat?text=What%20does%20escrow%20cost%3F');
  await expect(page.getByRole('heading', { name: 'Chat with Eddy AI' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Tradewind' })).toBeVisible();
  await new LoginPage(page).signIn(email, password);
  const chat = new EddyChatPage(page);
  await expect(chat.box).toHaveValue('What does escrow cost?');
  await chat.box.press('Enter');
  await expect(await chat.answer(0)).toContainText('0.85% of trade value');
});

test('links the boats it finds, remembers the conversation and stores the chat', async ({
  page,
  request,
  signedIn,
  newPerson,
}) => {
  const owner = await newPerson('Olive');
  const make = uniqueMake();
  test.slow();
  const dear = await postBoat(request, owner, { make, model: 'Alpha', price: '90000', location: 'Houston, TX' });
  const cheap = await postBoat(request, owner, { make, model: 'Beta', price: '40000', location: 'Miami, FL' });
  const chat = await new EddyChatPage(page).open();
  await expect(page.getByRole('button', { name: 'Who would trade with me?' })).toBeVisible();
  const first = await chat.say(`show me ${make} boats`);
  await expect(first).toContainText('I found 2 boats');
  await expect(chat.boats(first)).toHaveCount(2);
  await expect(page).toHaveURL(/\?chat=\d+$/);
  const second = await chat.say('and in Texas?');
  await expect(chat.boats(second)).toHaveCount(1);
  await expect(chat.boats(second)).toContainText('$90,000');

  await page.reload();
  await expect(chat.answers).toHaveCount(2);
  await expect(chat.boats(chat.answers.first())).toHaveCount(2);
  await expect(await chat.say('anywhere, cheapest first')).toContainText(cheap.title);

  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(chat.answers).toHaveCount(0);
  await chat.chats.getByRole('link', { name: `show me ${make} boats` }).click();
  await expect(chat.answers).toHaveCount(3);
  await chat.boats(chat.answers.nth(1)).click();
  await expect(page.getByRole('heading', { level: 1, name: dear.title })).toBeVisible();
  await page.goBack();
  await expect(chat.answers).toHaveCount(3);

  await chat.chats.getByRole('button', { name: `Delete “show me ${make} boats”` }).click();
  await expect(chat.answers).toHaveCount(0);
  await expect(chat.chats).toContainText('Your chats with Eddy will appear here.');
  expect(signedIn.token).toBeTruthy();
});

test('compares boats in a table, and sends a message only after a click', async ({
  page,
  request,
  signedIn,
  newPerson,
}) => {
  test.slow();
  const owner = await newPerson('Olive');
  const make = uniqueMake();
  await postBoat(request, owner, { make, model: 'Alpha', price: '90000' });
  await postBoat(request, owner, { make, model: 'Beta', price: '40000' });
  const inbox = async () =>
    (await request.get('/api/messages/conversations', { headers: { authorization: `Bearer ${owner.token}` } })).json();
  const chat = await new EddyChatPage(page).open();
  await chat.say(`find ${make} boats`);
  const table = await chat.say('compare the first two');
  await expect(table.getByRole('rowheader', { name: 'Price' })).toBeVisible();
  await expect(table.getByRole('cell', { name: '$40,000' })).toBeVisible();

  const draft = await chat.say('write to the owner of the first one: is she dry inside?');
  await expect(draft).toContainText('I won’t send anything until you click.');
  await expect(draft.getByRole('blockquote')).toContainText('is she dry inside?');
  expect(await inbox()).toEqual([]);
  expect(await faultsAtAnySize(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await draft.getByRole('button', { name: 'Send message' }).click();
  await expect(draft.getByRole('status')).toContainText('Sent to Olive.');
  expect(await inbox()).toMatchObject([{ otherParty: { id: signedIn.user.id }, unreadCount: 1 }]);

  const offer = await chat.say('offer 35k for the second one');
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer.getByRole('status')).toContainText('Nothing was done');
  await page.reload();
  await expect(chat.answers).toHaveCount(4);
  await expect(chat.answers.nth(2)).toContainText('Sent to Olive.');
  await expect(chat.answers.nth(3)).toContainText('Nothing was done');
  expect(await inbox()).toHaveLength(1);

  const rolex = { category: 'jewelry', title: 'Rolex', value: '9000' };
  await request.post('/api/assets', { headers: { authorization: `Bearer ${signedIn.token}` }, data: rolex });
  const sent = await chat.say('offer 36k and my Rolex for the second one');
  await sent.getByRole('button', { name: 'Send offer' }).click();
  await sent.getByRole('status').getByRole('link').click();
  const given = page.getByRole('main').getByRole('region', { name: 'You give' });
  await expect(given).toContainText('Rolex');
  await expect(given).toContainText('$36,000');
});

test('fills the heart of a boat that a card saved, and empties it again', async ({
  page,
  request,
  signedIn: _signedIn,
  newPerson,
}) => {
  test.slow();
  const make = uniqueMake();
  const boat = await postBoat(request, await newPerson('Olive'), { make, model: 'Alpha' });
  const chat = await new EddyChatPage(page).open();
  const heart = page.getByRole('button', { name: `Save ${boat.title}` }).first();
  const openBoat = async () => {
    await chat.boats(chat.answers.first()).click();
    await expect(page.getByRole('heading', { level: 1, name: boat.title })).toBeVisible();
  };
  await chat.say(`find ${make} boats`);
  await openBoat();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await page.goBack();
  await expect(chat.answers).toHaveCount(1);
  const saving = await chat.say('save it');
  await saving.getByRole('button', { name: 'Save boat' }).click();
  await expect(saving.getByRole('status')).toContainText('It’s among your saved boats.');
  await openBoat();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goBack();
  await expect(chat.answers).toHaveCount(2);
  const removing = await chat.say('remove it from my saved boats');
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removing.getByRole('status')).toContainText('It’s no longer among your saved boats.');
  await openBoat();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test.describe('when the server fails', () => {
  test.use({ expectedErrors: [/status of (?:429|500)/] });

  test('shows the server’s message, and stopping and retrying work', async ({ page, signedIn }) => {
    const chat = await new EddyChatPage(page).open();
    expect(signedIn.token).toBeTruthy();
    await page.route('**/api/ai-agent/chat', (route) =>
      route.fulfill({ status: 429, json: { message: eddyTexts.tooMany, code: 'too_many' } }),
    );
    await chat.box.fill('hello');
    await chat.ask.click();
    await expect(page.getByRole('alert')).toHaveText(eddyTexts.tooMany);
    await page.unroute('**/api/ai-agent/chat');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(await chat.answer(0)).toContainText('Hi! What are you looking for?');
    await expect(page.getByRole('alert')).toHaveCount(0);

    const held = Promise.withResolvers<void>();
    await page.route('**/api/ai-agent/chat', async (route) => {
      await held.promise;
      await route.abort().catch(() => {});
    });
    await chat.box.fill('who are you?');
    await chat.box.press('Enter');
    await expect(page.getByRole('status', { name: 'Eddy is thinking' })).toBeVisible();
    await chat.stop.click();
    await expect(chat.ask).toBeVisible();
    held.resolve();
    await page.unroute('**/api/ai-agent/chat');
    await expect(chat.questions).toHaveCount(2);

    await chat.box.fill('x'.repeat(4_001));
    await expect(page.getByText(eddyTexts.tooLong)).toBeVisible();
    await expect(chat.ask).toBeDisabled();
  });
});

test('has no faults while empty, at any width, in light and dark', async ({ page, signedIn }) => {
  test.slow();
  expect(signedIn.token).toBeTruthy();
  await new EddyChatPage(page).open();
  expect(await faultsAtAnySize(page)).toEqual([]);
});

test('has no faults with long words, at any width, in light and dark', async ({
  page,
  request,
  signedIn,
  newPerson,
}) => {
  test.slow();
  const owner = await newPerson('Olive');
  const make = uniqueMake();
  const title = 'A very long title of a boat that goes on and on, as owners sometimes like to write them';
  await postBoat(request, owner, { make, title, price: '9999999999', location: 'Somewhere far away, TX' });
  expect(signedIn.token).toBeTruthy();
  const chat = await new EddyChatPage(page).open();
  await expect(await chat.say(`any ${make}?`)).toContainText('I found one boat');
  expect(await faultsAtAnySize(page)).toEqual([]);
});
