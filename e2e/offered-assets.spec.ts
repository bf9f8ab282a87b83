import type { APIRequestContext, Page } from '@playwright/test';
import { newOfferPath, paths } from '@tradewind/contract/paths';
import { browserOf } from './browser-of.ts';
import { expect, faultsAtAnySize, type Person, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { AssetPage, GaragePage } from './pages/garage-page.ts';
import { OfferPage, TradePage } from './pages/trade-pages.ts';
import { postBoat } from './post-boat.ts';
import { accept, headersOf, propose } from './propose.ts';

async function addAsset(request: APIRequestContext, person: Person, asset: object): Promise<number> {
  const data = { category: 'vehicles', value: '12000', ...asset };
  const answer = await request.post('/api/assets', { headers: headersOf(person), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** Leaves a form without its changes. */
async function discard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
}

test.describe('Something from a garage', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/status of 404/] });

  test('joins the next offer, leaves it when it is gone, and can be judged by its receiver', async ({
    page,
    signedIn: buyer,
    newPerson,
    request,
    browser,
    baseURL,
  }) => {
    test.slow();
    const owner = await newPerson('Marisol');
    const boat = await postBoat(request, owner);
    const details = { year: 2019, mileage: 41200 };
    const roadster = await addAsset(request, buyer, {
      title: 'Red roadster',
      description: 'One owner, kept dry.',
      details,
    });
    const van = await addAsset(request, buyer, { title: 'Old van' });

    // It is chosen on the boat's page, too, which the reader reaches by searching.
    await new GaragePage(page).open();
    await page.getByRole('link', { name: 'Make an offer with Red roadster' }).click();
    await expect(page.getByRole('heading', { name: 'Make an offer with Red roadster' })).toBeVisible();
    // Nobody who leaves offers it by accident.
    await page.goto(newOfferPath({ boat: boat.id }));
    const offer = await new OfferPage(page).ready();
    await expect(offer.item(offer.gives, 'Red roadster')).not.toBeChecked();
    await page.goto(newOfferPath({ asset: roadster }));
    await page.getByRole('main').getByRole('link', { name: 'Browse Boats' }).click();
    await expect(page).toHaveURL(paths.boats);
    await page.goto(paths.boat(boat.id));
    await page.getByRole('link', { name: 'Make an Offer' }).click();
    await offer.ready();
    await expect(offer.item(offer.gives, 'Red roadster')).toBeChecked();

    // A side without anything is shown, far above the button.
    await offer.item(offer.gives, 'Red roadster').uncheck();
    await offer.review.click();
    const fault = offer.gives.getByText('Please choose what you give.');
    await expect(fault).toBeFocused();
    await expect(fault).toBeInViewport();

    await offer.item(offer.gives, 'Red roadster').check();
    await offer.item(offer.gives, 'Old van').check();
    await offer.toReview();
    await request.delete(`/api/assets/${van}`, { headers: headersOf(buyer) });
    await offer.send.click();
    await expect(page.getByRole('alert')).toContainText('Old van is no longer available and was taken out');
    await expect(offer.gives).not.toContainText('Old van');
    await offer.sendIt();

    const ownersPage = await browserOf(browser, baseURL, owner, { width: 390, height: 844 });
    await ownersPage.goto(paths.trades);
    await ownersPage.getByRole('link', { name: 'Trade with Robin' }).click();
    const received = await new TradePage(ownersPage).ready();
    await received.gets.getByRole('link', { name: 'Red roadster' }).click();
    await expect(ownersPage.getByRole('heading', { level: 1, name: 'Red roadster' })).toBeVisible();
    await expect(ownersPage.getByText('One owner, kept dry.')).toBeVisible();
    await expect(ownersPage.getByText('41,200 mi')).toBeVisible();
    await expect(ownersPage.getByText('Valued at $12,000 by Robin.')).toBeVisible();
    await expect(ownersPage.getByText('Robin hasn’t added any documents.')).toBeVisible();
    await expect(ownersPage.getByRole('link', { name: 'Back to the trade' })).toBeVisible();
    expect(await faultsAtAnySize(ownersPage)).toEqual([]);
    await ownersPage.goBack();
    await expect(new Chrome(ownersPage).nav.getByText('waiting for you')).toHaveCount(1);
    const question = await received.ask('Decline', 'Decline this offer?');
    await question.confirm('Decline Offer').click();
    await expect(received.history).toContainText('You declined the offer');
    await expect(new Chrome(ownersPage).nav.getByText('waiting for you')).toHaveCount(0);
    await expect(ownersPage.getByRole('link', { name: 'Make a New Offer' })).toBeVisible();
    await ownersPage.context().close();
  });
});

test.describe('An item in offers and trades', () => {
  test('says before a change how many offers that ends, and locks what an agreed trade keeps', async ({
    page,
    signedIn: owner,
    newPerson,
    request,
  }) => {
    test.slow();
    const boat = await postBoat(request, owner);
    const car = await addAsset(request, owner, { title: 'Red roadster', visibility: 'public' });
    const gets = [
      { kind: 'boat', boatId: boat.id },
      { kind: 'asset', assetId: car },
    ];
    const ben = await newPerson('Ben');
    await propose(request, await newPerson('Kim'), [{ kind: 'cash', amount: '70000' }], gets);
    const offer = await propose(request, ben, [{ kind: 'cash', amount: '75000' }], gets);

    await page.goto(paths.myListings);
    await expect(page.getByRole('link', { name: `Offers on ${boat.title}` })).toHaveText('Offers (2)');
    await page.getByRole('button', { name: `More actions for ${boat.title}` }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    const pause = page.getByRole('dialog', { name: 'Pause this listing?' });
    await expect(pause).toContainText('This ends 2 open offers.');
    await pause.getByRole('button', { name: 'Cancel' }).click();

    await new GaragePage(page).open();
    const asset = await new GaragePage(page).edit('Red roadster');
    await asset.field('Value (USD)').fill('11000');
    await asset.save.click();
    const save = page.getByRole('dialog', { name: 'Save these changes?' });
    await expect(save).toContainText('This ends 2 open offers.');
    await save.getByRole('button', { name: 'Cancel' }).click();
    await expect(save).toBeHidden();
    await discard(page);

    await page.goto(paths.editListing(boat.id));
    const price = page.getByLabel('Price (USD)');
    await price.fill('1000');
    await accept(request, owner, offer);
    await expect(price).toBeDisabled();
    await expect(price).toHaveValue('84500.50');
    const reserved = page.getByRole('status').filter({ hasText: 'This is part of an agreed trade.' });
    await expect(reserved.getByRole('link', { name: 'Open the trade' })).toHaveAttribute('href', `/trades/${offer.id}`);

    await new GaragePage(page).open();
    const card = new GaragePage(page).card('Red roadster');
    await expect(card).toContainText('Trade pending');
    await expect(card.getByRole('link', { name: 'Open the trade with Red roadster' })).toHaveAttribute(
      'href',
      `/trades/${offer.id}`,
    );
    await page.goto(`/garage/${car}/edit`);
    await expect(new AssetPage(page).save).toBeVisible();
    await expect(page.getByText('You can add documents.')).toBeVisible();
  });
});
