import { expect, test } from './fixtures.ts';
import { OfferPage } from './pages/trade-pages.ts';
import { postBoat } from './post-boat.ts';

test('amounts that make no sense are named at their fields', async ({
  page,
  signedIn: _signedIn,
  newPerson,
  request,
}) => {
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  const offer = await new OfferPage(page).open(boat.id);
  await offer.review.click();
  await expect(offer.gives).toContainText('Please choose what you give.');
  await offer.cash(offer.gives).fill('lots');
  await expect(offer.gives).toContainText('Please enter dollars, such as 20,000.');
  await offer.review.click();
  await expect(offer.cash(offer.gives)).toBeFocused();
});

test('terms that make no sense are named at their fields, and survive a reload', async ({
  page,
  signedIn: _signedIn,
  newPerson,
  request,
}) => {
  const owner = await newPerson('Marisol');
  const boat = await postBoat(request, owner);
  const offer = await new OfferPage(page).open(boat.id);
  await offer.cash(offer.gives).fill('5,000');
  await expect(offer.terms).toContainText('inspection within 21 days, closing 14 days later');
  await offer.openTerms();
  const inspection = page.getByLabel('Time to inspect');
  await inspection.fill('2');
  await offer.terms.locator('summary').click();
  await offer.review.click();
  await expect(inspection).toBeFocused();
  await expect(offer.terms).toContainText('as a whole number of days, from 3 to 90.');
  await inspection.fill('5');
  await expect(offer.terms).toContainText('inspection within 5 days');
  await page.reload();
  await offer.ready();
  await expect(offer.terms).toContainText('inspection within 5 days');
  await offer.openTerms();
  await page.getByRole('button', { name: 'Use Standard Terms' }).click();
  await expect(inspection).toHaveValue('21');
});
