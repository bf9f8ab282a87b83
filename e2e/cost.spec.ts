import { paths } from '@tradewind/contract/paths';
import { expect, faultsAtAnySize, SCREENS, test } from './fixtures.ts';
import { CostPanel } from './pages/cost-panel.ts';
import { OfferPage } from './pages/trade-pages.ts';
import { postBoat } from './post-boat.ts';

for (const { name, viewport } of SCREENS) {
  test.describe(`The cost of change, ${name}`, () => {
    test.use({ viewport });

    test('is estimated line by line on a boat’s page, with assumptions to change', async ({
      page,
      signedIn: reader,
      newPerson,
      request,
    }) => {
      test.slow();
      const wanted = await postBoat(request, await newPerson(), {
        price: '200000',
        location: 'Norfolk, VA',
        length: 30,
      });
      await postBoat(request, reader, { price: '150000', location: 'Miami, FL' });
      await page.goto(paths.boat(wanted.id));
      const panel = await CostPanel.onBoatPage(page);
      await expect(panel.line('Value difference')).toContainText('$50,000');
      await expect(panel.line('Closing cost')).toContainText('$1,700');
      await expect(panel.line('Transport')).toContainText('$4,500');
      await expect(panel.line('Survey')).toContainText('$750');
      await expect(panel.line('Sales tax, Florida')).toContainText('$12,000');
      await expect(panel.line('Sales tax, Florida')).toContainText('Source: F.S. 212.05');
      await expect(panel.total).toContainText('Estimated total you pay');
      await expect(panel.total).toContainText('$68,950');
      await expect(panel.line('Loan payment')).toContainText('$376.40 a month');
      await expect(panel.root).toContainText('estimates, not advice');

      await panel.change();
      await panel.field('County surtax').fill('1');
      await expect(panel.line('Sales tax, Florida')).toContainText('$12,050');
      await panel.field('Miles to move the boat').fill('far');
      await expect(panel.root.getByText('Please enter miles from 0 to 10,000.')).toBeVisible();
      await panel.field('Miles to move the boat').fill('100');
      await expect(panel.line('Transport')).toContainText('$450');
      await panel.field('State where you’ll keep it').selectOption('CA');
      await expect(panel.line('Sales tax, California')).toContainText('Not included');
      await expect(panel.total).toContainText('leaves out what we don’t know');
      await panel.field('Sales tax rate there').fill('7.75');
      await expect(panel.line('Sales tax, California')).toContainText('$15,500');
      await panel.field('State where you’ll keep it').selectOption('CT');
      await expect(panel.line('Sales tax, Connecticut')).toContainText('more than a year ago');
      expect(await faultsAtAnySize(page)).toEqual([]);
    });

    test('is estimated for the money in an offer, without losing the offer', async ({
      page,
      signedIn: reader,
      newPerson,
      request,
    }) => {
      test.slow();
      const wanted = await postBoat(request, await newPerson(), { price: '200000', length: 30 });
      const own = await postBoat(request, reader, { price: '150000' });
      const offer = await new OfferPage(page).open(wanted.id);
      await offer.item(offer.gives, own.title).check();
      await offer.cash(offer.gives).fill('40,000');
      const panel = await CostPanel.inBuilder(page);
      await expect(panel.line('Money in this offer')).toContainText('$40,000');
      await expect(panel.line('Closing cost')).toContainText('$1,700');
      await (await panel.change()).field('Survey').fill('900');
      await panel.field('Survey').press('Enter');
      await expect(panel.line('Survey')).toContainText('$900');
      await expect(offer.cash(offer.gives)).toHaveValue('40,000');
      expect(await faultsAtAnySize(page)).toEqual([]);
    });
  });
}

test('A boat’s page shows signed-in readers the market estimate with its comparables', async ({
  page,
  signedIn: reader,
  newPerson,
  request,
}) => {
  const like = { type: 'Dual Console', make: `Estimated ${Date.now()}`, year: 1951, length: 27 };
  for (const price of ['98000', '100000', '102000']) await postBoat(request, await newPerson(), { ...like, price });
  const boat = await postBoat(request, await newPerson(), { ...like, price: '110000' });
  expect(reader.user.id).not.toBe(boat.sellerId);
  await page.goto(paths.boat(boat.id));
  const panel = page.getByRole('region', { name: 'Market estimate' });
  await expect(panel).toContainText('Market estimate from 3 similar listings: $');
  await expect(panel).toContainText('There are few comparable boats.');
  await expect(panel).toContainText('Low confidence');
  await panel.getByText('Comparable boats', { exact: true }).click();
  await expect(panel.getByRole('link')).toHaveCount(3);
  await expect(panel).toContainText('Asking $98,000');
});
