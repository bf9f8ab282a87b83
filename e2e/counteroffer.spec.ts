import { counterPath, newOfferPath, paths, tradePath } from '@tradewind/contract/paths';
import { expect, test } from './fixtures.ts';
import { OfferPage, TradePage } from './pages/trade-pages.ts';
import { postBoat } from './post-boat.ts';
import { accept, headersOf, propose } from './propose.ts';

test('an amount typed in one tab stays when another tab of the same person sends its offer', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
}) => {
  test.setTimeout(120_000);
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  const gets = [{ kind: 'boat', boatId: boat.id }];
  const { id } = await propose(request, buyer, [{ kind: 'cash', amount: '40000' }], gets);
  await page.goto(counterPath(id));
  const offer = await new OfferPage(page).ready();
  await offer.cash(offer.gives).fill('55000');
  const secondTab = await page.context().newPage();
  await secondTab.goto(counterPath(id));
  const other = await new OfferPage(secondTab).ready();
  await other.cash(other.gives).fill('45000');
  await (await other.toReview()).sendIt();
  await secondTab.close();

  await expect(page.getByRole('alert')).toContainText('Your changes are kept');
  await expect(offer.cash(offer.gives)).toHaveValue('55000');
  await expect(page.getByRole('region', { name: 'What you change' })).toContainText('$45,000, now $55,000');
  await offer.cash(offer.gives).fill('45000');
  await offer.toReview();
  await expect(page.getByText('This is the same as the current offer.')).not.toContainText('accept it');
});

test('an offer that ends while its reader is asked can no longer be accepted', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  const buyer = await newPerson('Ben');
  const boat = await postBoat(request, owner);
  const gets = [{ kind: 'boat', boatId: boat.id }];
  const { id } = await propose(request, buyer, [{ kind: 'cash', amount: '40000' }], gets);
  const trade = await new TradePage(page).open(id);
  const question = await trade.ask('Accept', 'Accept this offer?');
  await request.post(`/api/trades/${id}/withdraw`, { headers: headersOf(buyer), data: {} });
  await expect(question.root).toContainText('This offer can’t be accepted anymore.');
  await expect(question.confirm('Accept Offer')).toBeDisabled();
});

test('an item that waits in another open offer says so', async ({ page, signedIn: buyer, newPerson, request }) => {
  const [first, second] = [await newPerson('Marisol'), await newPerson('Kim')];
  const own = await postBoat(request, buyer);
  const wanted = await postBoat(request, first);
  await propose(request, buyer, [{ kind: 'boat', boatId: own.id }], [{ kind: 'boat', boatId: wanted.id }]);
  const offer = await new OfferPage(page).open((await postBoat(request, second)).id);
  await expect(offer.gives).toContainText('In 1 other open offer');
});

test('a sent counteroffer never shows the offer it replaced again', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  const buyer = await newPerson('Ben');
  const boat = await postBoat(request, owner);
  const gets = [{ kind: 'boat', boatId: boat.id }];
  const { id } = await propose(request, buyer, [{ kind: 'cash', amount: '40000' }], gets);
  const trade = await new TradePage(page).open(id);
  const offer = await trade.counter();
  await offer.cash(offer.gets).fill('45000');
  await offer.toReview();
  // The trade is not read again before the test ends.
  await page.route(`**/api/trades/${id}`, () => undefined);
  await offer.send.click();
  await expect(trade.gets).toContainText('$45,000');
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
});

test('Back leads to where somebody came from, not to the builder of an offer that was sent', async ({
  page,
  signedIn: buyer,
  newPerson,
  request,
}) => {
  test.setTimeout(120_000);
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  await page.goto(paths.boat(boat.id));
  await page.getByRole('link', { name: 'Make an Offer' }).click();
  const offer = await new OfferPage(page).ready();
  await offer.cash(offer.gives).fill('40000');
  await offer.toReview();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await offer.cash(offer.gives).fill('41000');
  await offer.toReview();
  await offer.sendIt();
  const sent = new URL(page.url()).pathname;
  await page.goForward();
  await expect(page).toHaveURL(sent);
  await expect(new TradePage(page).gives).toContainText('$41,000');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(paths.boat(boat.id));

  await page.getByRole('link', { name: 'View Your Trade' }).click();
  const trade = await new TradePage(page).ready();
  const path = new URL(page.url()).pathname;
  await trade.main.getByRole('link', { name: 'Change Offer' }).click();
  await offer.ready();
  await offer.cash(offer.gives).fill('42000');
  await offer.toReview();
  await offer.sendIt();
  await expect(trade.gives).toContainText('$42,000');
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(paths.boat(boat.id));

  // Without an opener of its own, the builder still makes way for the trade.
  const [{ id }] = await (await request.get(`/api/trades?boat=${boat.id}`, { headers: headersOf(buyer) })).json();
  await page.goto(paths.trades);
  await page.goto(counterPath(id));
  await offer.ready();
  await offer.cash(offer.gives).fill('43000');
  await offer.toReview();
  await offer.sendIt();
  await expect(page).toHaveURL(tradePath(id));
  await page.goBack();
  await expect(page).toHaveURL(paths.trades);
});

test('a pending boat can be saved where somebody wanted to make an offer', async ({
  page,
  signedIn: _signedIn,
  newPerson,
  request,
}) => {
  const [owner, buyer] = [await newPerson('Marisol'), await newPerson('Ben')];
  const boat = await postBoat(request, owner);
  const gets = [{ kind: 'boat', boatId: boat.id }];
  await accept(request, owner, await propose(request, buyer, [{ kind: 'cash', amount: '80000' }], gets));
  await page.goto(newOfferPath({ boat: boat.id }));
  await expect(page.getByRole('main')).toContainText('Save it, and we’ll tell you');
  const saved = page.waitForResponse((response) => response.url().endsWith(`/api/favorites/${boat.id}`));
  await page.getByRole('button', { name: `Save ${boat.title}` }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: `Save ${boat.title}` })).toHaveText('Saved');
});
