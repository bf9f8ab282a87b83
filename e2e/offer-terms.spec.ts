import { expect, test } from './fixtures.ts';
import { TradePage } from './pages/trade-pages.ts';
import { postBoat } from './post-boat.ts';
import { headersOf } from './propose.ts';

test('an unusual deposit is marked where the offer is compared, reviewed and accepted', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  test.setTimeout(120_000);
  const buyer = await newPerson('Ben');
  const boat = await postBoat(request, owner, { price: '80000' });
  const data = {
    gives: [{ kind: 'cash', amount: '80000' }],
    gets: [{ kind: 'boat', boatId: boat.id }],
    terms: { acceptDays: 7, deposits: { theirs: '70000' } },
  };
  const { id } = await (await request.post('/api/trades', { headers: headersOf(buyer), data })).json();

  await page.goto(`/my-listings/${boat.id}/offers`);
  const terms = page.getByRole('article').getByRole('region', { name: 'Terms' });
  await expect(terms).toContainText('Inspection7 days');
  await expect(terms).toContainText('Your deposit$70,000Unusually high: none is standard');
  await expect(terms).toContainText('Ben’s deposit$8,000');

  const trade = await new TradePage(page).open(id);
  await expect(trade.termsCard).toContainText('Unusually high: none is standard');
  const question = await trade.ask('Accept', 'Accept this offer?');
  await expect(question.root).toContainText('Your deposit of $70,000 is unusually high: none is standard.');
  await question.root.getByRole('button', { name: 'Cancel' }).click();

  const answer = await trade.counter();
  await answer.openTerms();
  await page.getByLabel('Ben’s deposit').fill('80,001');
  await answer.review.click();
  await expect(answer.terms).toContainText('A deposit can’t be more than the value of everything its payer gets');
  await page.getByLabel('Ben’s deposit').fill('80,000');
  await answer.cash(answer.gets).fill('90,000');
  await expect(page.getByRole('region', { name: 'What you change' })).toContainText(
    'Ben’s deposit: $8,000, now $80,000',
  );
  await answer.toReview();
  await expect(answer.termsCard).toContainText('Unusually high: $9,000 is standard');
  await (await answer.sendIt()).stands('Waiting for Ben');
});
