import type { APIRequestContext } from '@playwright/test';
import { paths, wantPath } from '@tradewind/contract/paths';
import { expect, faultsAtAnySize, type Person, SCREENS, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { postBoat } from './post-boat.ts';

const headersOf = ({ token }: Person) => ({ authorization: `Bearer ${token}` });
const wantsOf = async (request: APIRequestContext, person: Person) =>
  (await (await request.get('/api/wants', { headers: headersOf(person) })).json()).wants;

for (const { name, viewport } of SCREENS) {
  test.describe(`The wants screens, ${name}`, () => {
    test.use({ viewport });

    test('suggest rules for a boat, save them and return to the suggestion', async ({
      page,
      signedIn: owner,
      request,
    }) => {
      test.slow();
      const boat = await postBoat(request, owner);
      await page.goto('/my-listings');
      await page.getByRole('button', { name: `More actions for ${boat.title}` }).click();
      await page.getByRole('menuitem', { name: 'What I’d Take' }).click();
      await expect(page).toHaveURL(wantPath(`boat-${boat.id}`));
      const account = new AccountPage(page);
      const form = account.panel(`What I’d take for ${boat.title}`);
      await expect(form.getByText('We suggest this from your listing')).toBeVisible();
      await expect(form.getByRole('checkbox', { name: 'Bitcoin' })).toBeChecked();
      await expect(form.getByRole('group', { name: 'Your limits' })).toContainText('Only you and Eddy AI see this.');

      await form.getByText('Motor Yacht', { exact: true }).click();
      await expect(form.getByRole('checkbox', { name: 'Motor Yacht' })).toBeChecked();
      await form.getByLabel('Lowest price').fill('90,000');
      await form.getByLabel('Highest price').fill('$60,000');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form.getByLabel('Lowest price')).toBeFocused();
      await expect(form.getByText('The lowest price can’t be more than the highest.')).toBeVisible();
      await form.getByLabel('Highest price').fill('160000');
      await form.getByLabel('Lowest value you’d accept').fill('81000');
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(account.toast('Eddy AI uses this from now on.')).toBeVisible();
      expect((await wantsOf(request, owner))[0]).toMatchObject({
        suggested: false,
        rules: { boatTypes: ['Motor Yacht'], minPrice: '90000.00', maxPrice: '160000.00', lowestValue: '81000.00' },
      });

      await form.getByRole('link', { name: 'What I’d take' }).click();
      const row = page.getByRole('link', { name: `For ${boat.title}` });
      await expect(row).toContainText('Motor Yacht · $90,000 to $160,000');
      await expect(row).not.toContainText('81,000');
      await expect(row).not.toContainText('Suggested');
      await expect(page.getByRole('link', { name: 'For cash' })).toContainText('Suggested');
      await row.click();
      await form.getByRole('button', { name: 'Use the Suggestion Again' }).click();
      await expect(form.getByText('We suggest this from your listing')).toBeVisible();
      await expect(form.getByLabel('Lowest value you’d accept')).toHaveValue('');
    });

    test('save an answer about a boat, change it and take it back', async ({
      page,
      signedIn: owner,
      newPerson,
      request,
    }) => {
      test.slow();
      await postBoat(request, owner);
      const boat = await postBoat(request, await newPerson('Marisol'), { title: `Blue Moon ${name}` });
      await page.goto(paths.boat(boat.id));
      const verdict = page.getByRole('region', { name: 'Would you trade for this boat?' });
      await verdict.getByRole('button', { name: 'I’d Trade for This' }).click();
      await expect(verdict.getByRole('status')).toContainText('You’d trade for it');
      await verdict.getByLabel('Most cash you’d add').fill('12,500');
      await verdict.getByRole('button', { name: 'Save' }).click();
      await expect(verdict.getByRole('status')).toContainText('You’d trade for it and add up to $12,500');
      await verdict.getByRole('button', { name: 'Undo' }).click();
      await verdict.getByRole('button', { name: 'Not for Me' }).click();
      await expect(verdict.getByRole('status')).toContainText('Not for you');

      const account = await new AccountPage(page).open('?tab=wants');
      const answers = account.panel('Boats you answered about');
      await expect(answers).toContainText('Not for you');
      await answers.getByRole('button', { name: `Take back your answer about ${boat.title}` }).click();
      await expect(answers).toBeHidden();
    });
  });
}

test('the wants screens have no serious axe violation at any size', async ({
  page,
  signedIn: owner,
  newPerson,
  request,
}) => {
  test.slow();
  const boat = await postBoat(request, owner);
  const theirs = await postBoat(request, await newPerson('Marisol'));
  const answer = { headers: headersOf(owner), data: { verdict: 'yes', cash: 500 } };
  expect((await request.put(`/api/wants/verdicts/${theirs.id}`, answer)).ok()).toBe(true);
  const account = await new AccountPage(page).open('?tab=wants');
  await expect(account.panel('Boats you answered about')).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await page.goto(wantPath(`boat-${boat.id}`));
  await expect(page.getByLabel('Lowest value you’d accept')).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
  await page.goto(paths.boat(theirs.id));
  await expect(page.getByRole('region', { name: 'Would you trade for this boat?' })).toBeVisible();
  expect(await faultsAtAnySize(page)).toEqual([]);
});

test('visitors and people without a boat are not asked whether they would trade', async ({
  page,
  newPerson,
  request,
}) => {
  const boat = await postBoat(request, await newPerson('Marisol'));
  await page.goto(paths.boat(boat.id));
  await expect(page.getByRole('button', { name: 'Message Owner' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Would you trade for this boat?' })).toBeHidden();
});
