import { personPath, reviewsPath, tradePath } from '@tradewind/contract/paths';
import { browserOf } from './browser-of.ts';
import { expect, faultsAtAnySize, SCREENS, test } from './fixtures.ts';
import { ReviewsPart } from './pages/reviews-part.ts';
import { postBoat } from './post-boat.ts';
import { settledTrade } from './settled.ts';

for (const { name, viewport } of SCREENS) {
  test.describe(`Reviews, ${name}`, () => {
    test.use({ viewport });

    test('stay hidden until two people have reviewed each other, and then show on their profiles', async ({
      page,
      signedIn: buyer,
      newPerson,
      request,
      browser,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const owner = await newPerson('Marisol');
      const id = await settledTrade(request, { buyer, owner, second: await newPerson('Bo') });
      const ownersPage = await browserOf(browser, baseURL, owner, viewport);

      await page.goto(reviewsPath(id));
      const own = new ReviewsPart(page);
      await own.submit.click();
      await expect(own.root).toContainText('Please choose one to five stars.');
      await own.stars(3).focus();
      await page.keyboard.press('ArrowRight');
      await expect(own.stars(4)).toBeChecked();
      await own.text.fill('<b>Fair</b> and quick.');
      await expect(own.root).toContainText('22 of 2,000 characters');
      await own.submit.click();
      await expect(own.written('Marisol')).toContainText('<b>Fair</b> and quick.');
      await expect(own.root).toContainText('Hidden until you and Marisol have both written, or until');
      expect(await faultsAtAnySize(page)).toEqual([]);
      await page.setViewportSize(viewport);

      await ownersPage.goto(tradePath(id));
      const theirs = new ReviewsPart(ownersPage);
      await expect(theirs.submit).toBeVisible();
      await expect(theirs.root).not.toContainText('Fair');
      await ownersPage.goto(personPath(owner.user.username));
      await expect(ownersPage.getByText('Marisol has no reviews yet.')).toBeVisible();

      await ownersPage.goto(reviewsPath(id));
      await theirs.stars(2).click();
      await theirs.submit.click();
      await expect(theirs.received('Robin')).toContainText('<b>Fair</b> and quick.');
      // The other browser shows it without being asked.
      await expect(own.received('Marisol')).toBeVisible();

      await theirs.received('Robin').getByRole('button', { name: 'Reply' }).click();
      await theirs.root.getByLabel('Your reply').fill('Any time again.');
      await theirs.root.getByRole('button', { name: 'Send Reply' }).click();
      await expect(theirs.received('Robin')).toContainText('Reply from Marisol');

      await page.goto(personPath(owner.user.username));
      await expect(page.getByRole('heading', { level: 1, name: 'Marisol' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('4.0 (1 review)');
      const review = page.getByRole('article', { name: 'Review by Robin' });
      await expect(review).toContainText('Reply from Marisol');
      await expect(review.getByRole('link', { name: 'Robin' })).toHaveAttribute(
        'href',
        personPath(buyer.user.username),
      );
      await ownersPage.context().close();
    });
  });
}

test('A public profile is rendered by the server, with its boats and without private facts', async ({
  page,
  request,
  newPerson,
}) => {
  test.slow();
  const person = await newPerson('Delphine');
  const boat = await postBoat(request, person);
  const html = await (await request.get(personPath(person.user.username))).text();
  expect(html).toContain(`<title>Delphine (${person.user.username}) · Tradewind</title>`);
  expect(html).toMatch(/<meta name="description" content="Delphine trades boats on Tradewind: member since/);
  expect(html).toContain(boat.title);
  expect(html).not.toContain(person.email);

  await page.goto(`/boats/${boat.id}`);
  await page.getByRole('link', { name: 'Delphine' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delphine' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('New trader');
  expect(await faultsAtAnySize(page)).toEqual([]);
});

test.describe('A person who is not there', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('gets a page that says so, with 404', async ({ page }) => {
    const response = await page.goto(personPath('nobody/here?'));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Person Not Found' })).toBeVisible();
  });
});
