import { expect, test } from './fixtures.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { photos } from './pages/photo-editor.ts';

const refused = { expectedErrors: [/status of [45]\d\d|ERR_FAILED/] };

test.describe('Requires login', () => {
  test('sends visitors to /login and back again', async ({ page, newPerson }) => {
    const { email, password } = await newPerson();
    await page.goto('/list-boat');
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === '/list-boat');
    expect(await page.evaluate(() => sessionStorage.getItem('post-login-path'))).toBe('/list-boat');
    await new LoginPage(page).signIn(email, password);
    await page.waitForURL('**/list-boat');
    await expect(new ListBoatPage(page).step(1)).toBeVisible();
  });

  test('"Verifying authentication..." shows while auth loads', async ({ page, signedIn }) => {
    expect(signedIn.token).toBeTruthy();
    const { promise: responded, resolve: respond } = Promise.withResolvers<void>();
    await page.route('**/api/auth/user', async (route) => {
      await responded;
      await route.continue();
    });
    await page.goto('/list-boat');
    await expect(page.getByText('Verifying authentication...')).toBeVisible();
    respond();
    await expect(new ListBoatPage(page).step(1)).toBeVisible();
  });
});

test.describe('Step 1: Year / Make / Model', () => {
  test.beforeEach(({ signedIn }) => void signedIn);

  test('needs year, make and model, and replaces a non-numeric year with 2020', async ({ page }) => {
    const wizard = await new ListBoatPage(page).open();
    await expect(page.getByText('The first 100 boats are free, then $3.99 per month.')).toBeVisible();
    await expect(wizard.year).toHaveValue('2020');
    await wizard.forward.click();
    await expect(page.getByText('Make is required')).toBeVisible();
    await expect(page.getByText('Model is required')).toBeVisible();
    await expect(wizard.make).toBeFocused();
    await wizard.year.fill('');
    await wizard.make.fill('Sea Ray');
    await expect(wizard.year).toHaveValue('2020');
    await wizard.model.fill('SLX 310');
    await wizard.forward.click();
    await expect(wizard.step(2)).toBeFocused();
    await wizard.back.click();
    await expect(wizard.step(1)).toBeFocused();
    await expect(wizard.model).toHaveValue('SLX 310');
  });
});

test.describe('Step 3: Price / Description / Trade Categories', () => {
  test.beforeEach(({ signedIn }) => void signedIn);

  test('starts with the defaults, counts to 400 and toggles all categories', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toOffer();
    for (const [label, value] of [
      ['Price', '0'],
      ['Location', 'Miami FL'],
      ['Type', 'Motor Yacht'],
      ['Length', '25'],
      ['Condition', 'Good'],
      ['Fuel', 'Gasoline'],
      ['Engine', 'Twin Mercury 300HP'],
    ] as const) {
      await expect(page.getByLabel(label, { exact: label === 'Engine' })).toHaveValue(value);
    }
    await wizard.price.fill('');
    await wizard.description.fill('x'.repeat(450));
    await expect(wizard.price).toHaveValue('0');
    await expect(wizard.description).toHaveValue('x'.repeat(400));
    await expect(page.getByText('400 / 400')).toBeVisible();
    await expect(page.getByText(/About 70 words/)).toBeVisible();

    const checked = () =>
      wizard.categories.evaluateAll((boxes) => boxes.filter((box) => box.matches(':checked')).length);
    await expect(wizard.categories).toHaveCount(23);
    for (const name of ['Boats', 'Bitcoin', 'Cryptocurrency']) {
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
    }
    expect(await checked()).toBe(3);
    await wizard.checkAll.click();
    await expect.poll(checked).toBe(23);
    await wizard.checkAll.click();
    await expect.poll(checked).toBe(3);
  });

  test('previews the generated description and the standard features', async ({ page }) => {
    await new ListBoatPage(page).toOffer();
    await page.getByText('What we’ll add to your description').click();
    await expect(page.getByText(/This 2020 Sea Ray SLX 310 is a 25 ft Motor Yacht/)).toBeVisible();
  });

  test('accepts beam, engine hours, top speed, capacity and berths, and the boat’s page shows them', async ({
    page,
  }) => {
    const wizard = await new ListBoatPage(page).toOffer();
    await wizard.price.fill('48500');
    const facts = { Beam: '9.5', 'Engine hours': '1240', 'Top speed': '46', Capacity: '12', Sleeps: '4' };
    for (const [label, value] of Object.entries(facts)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel('Beam', { exact: true }).fill('9.5 ft');
    await page.getByLabel('Sleeps', { exact: true }).fill('a few');
    await expect(page.getByLabel('Beam', { exact: true })).toHaveValue('9.5');
    await wizard.post.click();
    await expect(page.getByText('Sleeps must be a whole number')).toBeVisible();
    await expect(page.getByLabel('Sleeps', { exact: true })).toBeFocused();
    await page.getByLabel('Sleeps', { exact: true }).fill('4');
    await wizard.postAsSuggested();
    await page.waitForURL('**/boat-posted?*');
    await page.goto(`/boats/${new URL(page.url()).searchParams.get('id')}`);
    for (const [label, value] of Object.entries({
      Beam: '9.5 ft',
      'Engine hours': '1,240',
      'Top speed': '46 mph',
      Capacity: '12 people',
      Sleeps: '4 people',
    }))
      await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(value);
  });

  test('marks the field when the price is 0, and sends nothing', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toOffer();
    await page.route('**/api/boats', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await wizard.post.click();
    await expect(page.getByText('Price must be between $1 and $9,999,999,999')).toBeVisible();
    await expect(wizard.price).toBeFocused();
  });
});

test.describe('Posting', () => {
  test('lists the boat, shows a toast and goes to /boat-posted', async ({ page, signedIn, request }) => {
    const wizard = await new ListBoatPage(page).toPhotos({ make: 'Grady-White', model: 'Freedom 235' });
    await wizard.upload(...(await photos('bow.jpg', 'helm.jpg')));
    const before = await wizard.order();
    await wizard.tool('Make cover', 2).click();
    const order = before.toReversed();
    await expect.poll(() => wizard.order()).toEqual(order);
    await wizard.forward.click();
    await wizard.price.fill('48500');
    await wizard.description.fill('One owner, always under cover.');
    await page.getByText('Cars & Vehicles').click();
    await wizard.postAsSuggested();
    await page.waitForURL('**/boat-posted?*');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('title')).toBe('2020 Grady-White Freedom 235');
    await expect(wizard.toast('Boat Listed Successfully!')).toContainText(
      'Your boat has been added to the marketplace successfully.',
    );

    const boat = await (await request.get(`/api/boats/${searchParams.get('id')}`)).json();
    expect(boat).toMatchObject({
      sellerId: signedIn.user.id,
      price: '48500.00',
      imageUrls: order,
      tradeCategories: ['boats', 'bitcoin', 'cryptocurrency', 'vehicles'],
    });
    expect(boat.description).toMatch(/^One owner, always under cover\.\s+This 2020 Grady-White/);
    expect(boat.features.length).toBeGreaterThan(0);

    await wizard.open();
    await expect(wizard.make).toHaveValue('');
  });

  test('a double click posts once', async ({ page, signedIn }) => {
    const wizard = await new ListBoatPage(page).toOffer();
    const keys: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/api/boats')) keys.push(sent.headers()['idempotency-key']);
    });
    await wizard.price.fill('48500');
    await wizard.post.dblclick();
    await wizard.question.getByRole('button', { name: 'Yes, Post My Boat' }).dblclick();
    await page.waitForURL('**/boat-posted?*');
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(signedIn.token).toBeTruthy();
  });

  test.describe(() => {
    test.use(refused);
    test.beforeEach(({ signedIn }) => void signedIn);

    test('keeps the input after a failure, and retries with the same idempotency key', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toOffer();
      await wizard.price.fill('48500');
      const keys = new Set<string | undefined>();
      let calls = 0;
      await page.route('**/api/boats', (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        keys.add(route.request().headers()['idempotency-key']);
        calls += 1;
        return calls === 1 ? route.abort() : route.continue();
      });
      await wizard.postAsSuggested();
      await expect(wizard.toast('Upload Failed')).toContainText('Please try again in a moment.');
      await page.reload();
      await expect(wizard.step(3)).toBeVisible();
      await expect(wizard.price).toHaveValue('48,500');
      await wizard.post.click();
      await page.waitForURL('**/boat-posted?*');
      expect(keys.size).toBe(1);
    });

    test('without a subscription explains why it needs one, with a link to /pricing', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toOffer();
      await page.route('**/api/boats', (route) =>
        route.fulfill({ status: 402, json: { message: 'Subscribe first', code: 'subscription_required' } }),
      );
      await wizard.price.fill('48500');
      await wizard.postAsSuggested();
      await expect(page.getByRole('alert').getByText('Posting requires a subscription.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'See Pricing' })).toHaveAttribute('href', '/pricing');
    });

    test('shows a server error at its step and field', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toOffer();
      await page.route('**/api/boats', (route) =>
        route.fulfill({
          status: 400,
          json: { message: 'Invalid', code: 'invalid', fields: { model: 'There is no such model' } },
        }),
      );
      await wizard.price.fill('48500');
      await wizard.postAsSuggested();
      await expect(wizard.step(1)).toBeVisible();
      await expect(wizard.model).toBeFocused();
      await expect(page.locator('form').getByText('There is no such model')).toBeVisible();
    });

    test('shows a toast and restarts at step 1 when the response has no id', async ({ page }) => {
      const wizard = await new ListBoatPage(page).toOffer();
      await page.route('**/api/boats', (route) => route.fulfill({ status: 201, json: {} }));
      await wizard.price.fill('48500');
      await wizard.postAsSuggested();
      await expect(wizard.toast('Boat Listed Successfully!')).toBeVisible();
      await expect(wizard.step(1)).toBeVisible();
      await expect(wizard.make).toHaveValue('');
    });
  });
});
