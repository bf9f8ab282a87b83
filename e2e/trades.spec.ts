import { conversationPath, paths } from '@tradewind/contract/paths';
import { browserOf } from './browser-of.ts';
import { expect, faultsAtAnySize, type Person, SCREENS, test } from './fixtures.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { Chrome } from './pages/chrome.ts';
import { Connection } from './pages/connection.ts';
import { OfferPage, TradePage } from './pages/trade-pages.ts';
import { TradesPage } from './pages/trades-page.ts';
import { postBoat } from './post-boat.ts';
import { accept, headersOf, propose } from './propose.ts';

for (const { name, viewport } of SCREENS) {
  test.describe(`A trade, ${name}`, () => {
    test.use({ viewport });

    test('goes from an offer through a counteroffer to an agreement between two people', async ({
      page,
      signedIn: buyer,
      newPerson,
      request,
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const owner = await newPerson('Marisol');
      const osprey = await postBoat(request, owner, { title: `Osprey ${owner.user.id}`, price: '200000' });
      const tern = await postBoat(request, buyer, { title: `Tern ${owner.user.id}`, price: '150000' });
      const ownersPage = await browserOf(browser, baseURL, owner, viewport);

      await page.goto(paths.boat(osprey.id));
      await page.getByRole('link', { name: 'Make an Offer' }).click();
      const offer = await new OfferPage(page).ready();
      await expect(offer.item(offer.gets, osprey.title)).toBeChecked();
      await offer.item(offer.gives, tern.title).check();
      await offer.cash(offer.gives).fill('40,000');
      await offer.note.fill('Would you trade?');
      await offer.openTerms();
      await offer.page.getByLabel('Time to inspect').fill('10');
      await expect(page.getByText('$10,000 in your favor')).toBeVisible();
      await offer.toReview();
      await expect(offer.gives).toContainText('$40,000');
      await expect(offer.termsCard).toContainText('Inspection10 days');
      const trade = await offer.sendIt();
      await trade.stands('Waiting for Marisol');
      await expect(trade.button('Withdraw')).toBeVisible();

      const list = await new TradesPage(ownersPage).open();
      const received = await list.follow('Waiting for you', 'Trade with Robin');
      await expect(received.gets).toContainText('$190,000');
      const answer = await received.counter();
      await answer.cash(answer.gets).fill('45,000');
      await answer.openTerms();
      await expect(ownersPage.getByLabel('Time to inspect')).toHaveValue('10');
      await ownersPage.getByLabel('Time to inspect').fill('7');
      await ownersPage.getByLabel('Robin’s deposit').fill('8,000');
      await answer.toReview();
      await expect(answer.gets).toContainText('Was $40,000');
      await expect(answer.termsCard).toContainText('7 daysWas 10 days');
      await (await answer.sendIt()).stands('Waiting for Robin');

      // The other browser shows it without being asked.
      await trade.stands('Waiting for you');
      await expect(trade.history).toContainText('Cash from you: $40,000, now $45,000');
      await expect(trade.history).toContainText('Inspection: 10 days, now 7 days');
      await expect(trade.history).toContainText('Your deposit: $4,000, now $8,000');
      await expect(trade.termsCard).toContainText('7 daysWas 10 days');
      const question = await trade.ask('Accept', 'Accept this offer?');
      await expect(question.root).toContainText('$45,000');
      await expect(question.root).toContainText('inspection within 7 days');
      await expect(question.root).toContainText('You deposit $8,000');
      await question.confirm('Accept Offer').click();
      await trade.stands('Agreed');
      await expect(page.getByRole('region', { name: 'Enter your legal name and address' })).toBeVisible();
      await received.stands('Agreed');
      await ownersPage.context().close();
    });

    test('is answered from its card in the conversation', async ({
      page,
      signedIn: owner,
      newPerson,
      request,
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const buyer = await newPerson('Ben');
      const boat = await postBoat(request, owner);
      const gets = [{ kind: 'boat', boatId: boat.id }];
      await propose(request, buyer, [{ kind: 'cash', amount: '50000' }], gets);
      await page.goto(conversationPath(boat.id, buyer.user.id));
      const chat = await new ChatDialog(page, boat.title).ready();
      const cards = chat.list.getByRole('region', { name: 'Offer' });
      await expect(cards).toContainText('$50,000 in cash');

      await propose(request, buyer, [{ kind: 'cash', amount: '60000' }], gets);
      await expect(cards.filter({ hasText: '$60,000 in cash' })).toBeVisible();
      await expect(cards).toHaveCount(1);
      await expect(chat.list.getByText('Replaced by a newer offer.')).toBeVisible();

      const buyersPage = await browserOf(browser, baseURL, buyer, viewport);
      await buyersPage.goto(conversationPath(boat.id, owner.user.id));
      const buyersChat = await new ChatDialog(buyersPage, boat.title).ready();
      const buyersCard = buyersChat.list.getByRole('region', { name: 'Offer' });
      await expect(buyersCard.getByRole('button', { name: 'Withdraw' })).toBeVisible();

      await cards.getByRole('button', { name: 'Decline' }).click();
      const question = page.getByRole('dialog', { name: 'Decline this offer?' });
      await question.getByLabel('Reason (optional)').fill('I want a boat for it.');
      await question.getByRole('button', { name: 'Decline Offer' }).click();
      await expect(cards).toContainText('Declined');
      await expect(buyersCard).toContainText('I want a boat for it.');
      await expect(buyersCard.getByRole('button', { name: 'Withdraw' })).toBeHidden();
      await buyersPage.context().close();
    });

    test('reserves its boats, says so everywhere, and frees them when it is canceled', async ({
      page,
      signedIn: owner,
      newPerson,
      request,
    }) => {
      test.setTimeout(120_000);
      const [buyer, other] = [await newPerson('Ben'), await newPerson('Kim')];
      const boat = await postBoat(request, owner);
      const gets = [{ kind: 'boat', boatId: boat.id }];
      const backup = await propose(request, other, [{ kind: 'cash', amount: '70000' }], gets);
      const agreed = await propose(request, buyer, [{ kind: 'cash', amount: '80000' }], gets);
      await accept(request, owner, agreed);

      await page.goto(`${paths.boats}?${new URLSearchParams({ query: boat.title })}`);
      await expect(page.getByRole('article').filter({ hasText: boat.title })).toContainText('Trade pending');
      await page.goto(paths.myListings);
      await expect(page.getByRole('article').filter({ hasText: boat.title })).toContainText('Trade pending');
      const waiting = await new TradePage(page).open(backup.id);
      await expect(waiting.main).toContainText('This is a backup offer.');

      const trade = await new TradePage(page).open(agreed.id);
      const question = await trade.ask('Cancel Trade', 'Cancel this agreed trade?');
      await expect(question.confirm('Cancel Trade')).toBeDisabled();
      await question.reason.fill('The survey failed.');
      await question.confirm('Cancel Trade').click();
      await trade.stands('Canceled');
      await expect(trade.main).toContainText('The survey failed.');
      await page.goto(paths.myListings);
      await expect(page.getByRole('article').filter({ hasText: boat.title })).not.toContainText('Trade pending');
    });
  });
}

test('a pending boat takes no offer from others, and can still be saved', async ({
  page,
  signedIn: _signedIn,
  newPerson,
  request,
}) => {
  const [owner, buyer] = [await newPerson('Marisol'), await newPerson('Ben')];
  const boat = await postBoat(request, owner);
  await accept(
    request,
    owner,
    await propose(request, buyer, [{ kind: 'cash', amount: '80000' }], [{ kind: 'boat', boatId: boat.id }]),
  );
  await page.goto(paths.boat(boat.id));
  await expect(page.getByRole('main')).toContainText('it takes no new offers right now');
  await expect(page.getByRole('link', { name: 'Make an Offer' })).toHaveCount(0);
  const save = page.getByRole('button', { name: `Save ${boat.title}` });
  const saved = page.waitForResponse((response) => response.url().endsWith(`/api/favorites/${boat.id}`));
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect((await saved).ok()).toBe(true);
  await page.goto(paths.accountTab('saved'));
  await expect(page.getByRole('article').filter({ hasText: boat.title })).toContainText('Trade pending');
});

test('a visitor signs in and comes back to the offer', async ({ page, newPerson, request }) => {
  const [owner, visitor] = [await newPerson('Marisol'), await newPerson('Ben')];
  const boat = await postBoat(request, owner);
  await page.goto(paths.boat(boat.id));
  await page.getByRole('link', { name: 'Make an Offer' }).click();
  await page.waitForURL('**/login*');
  await new Chrome(page).says('Authentication Required');
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**/trades/new?boat=${boat.id}`);
  const offer = await new OfferPage(page).ready();
  await expect(offer.item(offer.gets, boat.title)).toBeChecked();
});

test('a draft survives a reload and is sent once by a double click', async ({ page, signedIn, newPerson, request }) => {
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  const offer = await new OfferPage(page).open(boat.id);
  await offer.cash(offer.gives).fill('1,234');
  await offer.note.fill('Kept.');
  await page.reload();
  await offer.ready();
  await expect(offer.cash(offer.gives)).toHaveValue('1,234');
  await expect(page.getByText('We kept what you entered here before.')).toBeVisible();
  await offer.toReview();
  await offer.send.dblclick();
  await page.waitForURL(/\/trades\/\d+$/);
  const { revision } = await (await request.get(`/api/trades?boat=${boat.id}`, { headers: headersOf(signedIn) }))
    .json()
    .then(([first]) => first);
  expect(revision).toBe(1);
  // The builder knows the open offer now.
  await page.goto(`/trades/new?boat=${boat.id}`);
  await page.waitForURL(/\/counter$/);
});

test.describe('An offer without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/], ownContext: true });

  test('keeps what was entered and is sent when the connection is back', async ({
    page,
    signedIn: _,
    newPerson,
    request,
  }) => {
    const owner = await newPerson('Marisol');
    const boat = await postBoat(request, owner);
    const offer = await new OfferPage(page).open(boat.id);
    await offer.cash(offer.gives).fill('5,000');
    await offer.note.fill('From the middle of the bay.');
    await offer.toReview();
    const connection = new Connection(page);
    await connection.lose();
    await expect(connection.line).toContainText('You are offline.');
    await offer.send.click();
    await expect(page.getByRole('alert').filter({ hasText: /connection|offline/i })).toBeVisible();
    await connection.restore();
    await expect(offer.gives).toContainText('$5,000');
    const trade = await offer.sendIt();
    await expect(trade.main).toContainText('From the middle of the bay.');
  });
});

test('a second offer from another tab becomes a new version of the first', async ({
  page,
  signedIn,
  newPerson,
  request,
}) => {
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  const offer = await new OfferPage(page).open(boat.id);
  await offer.cash(offer.gives).fill('5,000');
  await offer.toReview();
  const secondTab = await page.context().newPage();
  const again = await new OfferPage(secondTab).open(boat.id);
  await again.cash(again.gives).fill('6,000');
  await (await again.toReview()).sendIt();
  await offer.send.click();
  const trade = await new TradePage(page).ready();
  await expect(trade.history).toContainText('Cash from you: $6,000, now $5,000');
  const trades = await (await request.get(`/api/trades?boat=${boat.id}`, { headers: headersOf(signedIn) })).json();
  expect(trades).toHaveLength(1);
  await secondTab.close();
});

test('everything the two people own and show can be chosen', async ({ page, signedIn: buyer, newPerson, request }) => {
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  const another = await postBoat(request, owner);
  const addAsset = async (person: Person, title: string, visibility: string) => {
    const data = { category: 'vehicles', title, value: '12000', visibility };
    const answer = await request.post('/api/assets', { headers: headersOf(person), data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  await addAsset(buyer, 'Red roadster', 'offers');
  await addAsset(owner, 'Blue wagon', 'public');
  await addAsset(owner, 'Hidden truck', 'offers');
  const offer = await new OfferPage(page).open(boat.id);
  await expect(offer.item(offer.gets, another.title)).not.toBeChecked();
  await expect(offer.gets.getByText('Hidden truck')).toHaveCount(0);
  await offer.item(offer.gets, 'Blue wagon').check();
  await offer.item(offer.gives, 'Red roadster').check();
  await offer.gives.getByRole('button', { name: 'Add Bitcoin' }).click();
  await offer.gives.getByLabel('Amount').fill('.5');
  await offer.gives.getByLabel('Price per coin').fill('98,000');
  await offer.gives.getByRole('radio', { name: 'The value in dollars' }).check();
  await offer.toReview();
  await expect(offer.gives).toContainText('The dollar value is fixed.');
  const trade = await offer.sendIt();
  await expect(trade.gives).toContainText('$61,000');
  await expect(trade.gives).toContainText('$98,000 per coin (Entered by Robin');
  await expect(trade.gets).toContainText('Blue wagon');
});

test.describe('An outdated yes', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is refused in place, and the new version shows', async ({ page, signedIn: owner, newPerson, request }) => {
    const buyer = await newPerson('Ben');
    const boat = await postBoat(request, owner);
    const gets = [{ kind: 'boat', boatId: boat.id }];
    const first = await propose(request, buyer, [{ kind: 'cash', amount: '50000' }], gets);
    const trade = await new TradePage(page).open(first.id);
    const question = await trade.ask('Accept', 'Accept this offer?');
    await propose(request, buyer, [{ kind: 'cash', amount: '40000' }], gets);
    await expect(question.root).toContainText('This offer has changed since you opened it.');
    await expect(question.confirm('Accept Offer')).toBeDisabled();
    await question.confirm('See the New Version').click();
    await expect(trade.gets).toContainText('$40,000');
  });
});

test.describe('Somebody else’s trade', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('looks like one that does not exist', async ({ page, signedIn: _signedIn, newPerson, request }) => {
    const [owner, buyer] = [await newPerson('Marisol'), await newPerson('Ben')];
    const boat = await postBoat(request, owner);
    const { id } = await propose(request, buyer, [{ kind: 'cash', amount: '5' }], [{ kind: 'boat', boatId: boat.id }]);
    for (const path of [`/trades/${id}`, `/trades/${id}/counter`, '/trades/2147483647']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Trade Not Found' })).toBeVisible();
    }
    expect((await request.get('/trades/none')).status()).toBe(404);
    await page.goto(`/my-listings/${boat.id}/offers`);
    await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
  });
});

test('offers on one boat are compared, the best first; the navigation counts what waits', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  const boat = await postBoat(request, owner);
  const gets = [{ kind: 'boat', boatId: boat.id }];
  await propose(request, await newPerson('Ben'), [{ kind: 'cash', amount: '70000' }], gets);
  await propose(request, await newPerson('Kim'), [{ kind: 'cash', amount: '75000' }], gets);
  await page.goto(paths.myListings);
  await expect(new Chrome(page).nav.getByRole('link', { name: 'Trades 2 waiting for you' })).toBeVisible();
  await page.getByRole('link', { name: `Offers on ${boat.title}` }).click();
  const names = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Kim', 'Ben']);
  await expect(page.getByRole('article').first()).toContainText('Highest value');
});

test('the screens of trades have no serious axe violation at any width, in light and dark', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  test.setTimeout(300_000);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const [buyer, other] = [await newPerson('Ben'), await newPerson('Kim')];
  const boat = await postBoat(request, owner);
  const theirs = await postBoat(request, buyer);
  const gets = [{ kind: 'boat', boatId: boat.id }];
  const coins = { kind: 'bitcoin', amount: '0.25', price: '98000' };
  const offer = await propose(request, buyer, [{ kind: 'boat', boatId: theirs.id }, coins], gets, 'Shall we?');
  await propose(request, other, [{ kind: 'cash', amount: '75000' }], gets);
  for (const path of [
    '/trades',
    `/trades/${offer.id}`,
    `/trades/${offer.id}/counter`,
    `/my-listings/${boat.id}/offers`,
  ]) {
    await page.goto(path);
    await expect(page.getByText('Ben').first()).toBeVisible();
    expect(await faultsAtAnySize(page), path).toEqual([]);
  }
  const builder = await new OfferPage(page).open((await postBoat(request, other)).id);
  await builder.item(builder.gives, boat.title).check();
  await builder.cash(builder.gives).fill('1,000');
  expect(await faultsAtAnySize(page), 'the builder').toEqual([]);
  await builder.toReview();
  expect(await faultsAtAnySize(page), 'the review').toEqual([]);
  const trade = await new TradePage(page).open(offer.id);
  await trade.ask('Accept', 'Accept this offer?');
  expect(await faultsAtAnySize(page), 'the question').toEqual([]);
  await page.goto(conversationPath(boat.id, buyer.user.id));
  const chat = await new ChatDialog(page, boat.title).ready();
  await expect(chat.list.getByRole('region', { name: 'Offer' })).toBeVisible();
  expect(await faultsAtAnySize(page), 'the chat').toEqual([]);
  await accept(request, owner, offer);
  for (const path of [`/trades/${offer.id}`, `/boats/${boat.id}`, '/trades']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsAtAnySize(page), path).toEqual([]);
  }
});
