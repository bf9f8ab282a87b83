import type { APIRequestContext } from '@playwright/test';
import { conversationPath, paths, tradePath, wantPath } from '@tradewind/contract/paths';
import { expect, type Person, test } from './fixtures.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { AssetPage, GaragePage } from './pages/garage-page.ts';
import { postBoat } from './post-boat.ts';
import { accept, headersOf, propose } from './propose.ts';

const CASH = { kind: 'cash', amount: '100000' };

async function addCar(request: APIRequestContext, person: Person) {
  const data = { category: 'vehicles', title: 'Red roadster', value: '12000', visibility: 'offers' };
  const answer = await request.post('/api/assets', { headers: headersOf(person), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

test('an agreed trade is named before anybody deletes, edits or blocks, and a draft of a locked field waits', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  test.setTimeout(180_000);
  const buyer = await newPerson('Ben');
  const boat = await postBoat(request, owner, { price: '200000' });
  const car = await addCar(request, owner);
  await page.goto(paths.editListing(boat.id));
  await page.getByLabel('Price').fill('190000');
  const gives = [
    { kind: 'boat', boatId: boat.id },
    { kind: 'asset', assetId: car.id },
  ];
  const wanted = await postBoat(request, buyer);
  const trade = await propose(request, owner, gives, [{ kind: 'boat', boatId: wanted.id }, CASH]);
  await accept(request, buyer, trade);
  const bound = page.getByRole('dialog', { name: 'Part of an agreed trade' });
  const openTrade = bound.getByRole('link', { name: 'Open Trade' });

  await expect(page.getByLabel('Price')).toBeDisabled();
  await expect(page.getByLabel('Price')).toHaveValue('200000');
  await expect(page.getByLabel('Price')).toHaveCSS('opacity', '1');
  await expect(page.getByLabel('Description')).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Price')).toBeDisabled();
  await expect(page.getByLabel('Price')).toHaveValue('200000');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();

  await page.goto(paths.myListings);
  await expect(page.getByRole('link', { name: `Offers on ${boat.title}` })).toHaveText('Offers (1)');
  await page.getByRole('button', { name: `More actions for ${boat.title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(bound).toContainText('before you delete it');
  await expect(openTrade).toHaveAttribute('href', tradePath(trade.id));

  await page.goto(wantPath(`boat-${boat.id}`));
  await expect(page.getByText(`${boat.title} is part of an agreed trade`)).toBeVisible();
  await page.getByLabel('Longest, in feet').fill('40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'What I’d take' }).click();
  const want = page.getByRole('link', { name: `For ${boat.title}` });
  await expect(want).toContainText('Trade pending');
  await expect(want).toContainText('up to 40 ft');

  const garage = await new GaragePage(page).open();
  await garage.choose('Red roadster', 'Delete');
  await expect(bound).toContainText('before you delete it');
  await page.goto(`/garage/${car.id}/edit`);
  const asset = new AssetPage(page);
  await expect(asset.field('Value (USD)')).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Public' })).toBeDisabled();

  await page.goto(conversationPath(wanted.id, buyer.user.id));
  await new ChatDialog(page, wanted.title).ready();
  await page.getByRole('button', { name: 'Block Ben' }).click();
  await expect(bound).toContainText('You have an agreed trade with Ben.');
  await openTrade.click();
  await page.waitForURL(`**${tradePath(trade.id)}`);
});
