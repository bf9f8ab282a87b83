import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { Chrome } from './pages/chrome.ts';
import { EddyPage } from './pages/eddy-page.ts';
import { SettingsPage } from './pages/settings-page.ts';

test('visitors can look around, but must log in to save or deploy', async ({ page }) => {
  const settings = await new SettingsPage(page).open();
  const { toast } = new Chrome(page);
  await expect(page.getByText('SEARCHING FOR TRADES', { exact: true })).toBeHidden();
  await settings.toggle.click();
  await expect(page.getByText('SEARCHING FOR TRADES', { exact: true })).toBeVisible();
  await expect(settings.lowest).toHaveValue('50000');
  await expect(settings.highest).toHaveValue('500000');
  await expect(settings.radius).toHaveAttribute('aria-valuenow', '100');
  await settings.save.click();
  await expect(toast).toContainText('Authentication Required');
  await expect(toast).toContainText('Please log in to save AI agent settings.');
  // The previous toast may still be fading.
  await settings.deploy.click();
  await expect(toast.filter({ hasText: 'Please log in to deploy Eddie Ai.' })).toBeVisible();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('link', { name: 'HOME', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the slider and the fields have limits, and saved values come back', async ({ page, signedIn, request }) => {
  test.slow();
  const settings = await new SettingsPage(page).open();
  await settings.category('Bitcoin').check();
  await settings.category('Fine Art').check();
  const low = page.getByRole('slider', { name: 'Lowest price (slider)' });
  await low.press('ArrowRight');
  await expect(settings.lowest).toHaveValue('55000');
  await settings.radius.press('End');
  await expect(settings.radius).toHaveAttribute('aria-valuenow', '500');
  await settings.lowest.fill('');
  await expect(settings.lowest).toHaveValue('0');
  await expect(low).toHaveAttribute('aria-valuenow', '10000');
  await settings.lowest.fill('7123');
  await settings.highest.fill('2500000');
  await settings.location.fill('Key West, FL');
  const sent = page.waitForRequest(
    (call) => call.url().endsWith('/api/ai-agent/preferences') && call.method() === 'POST',
  );
  await settings.save.click();
  expect((await sent).postDataJSON()).toEqual({
    preferredTradeCategories: ['bitcoin', 'fine-art'],
    priceRangeMin: '7123',
    priceRangeMax: '2500000',
    preferredLocations: ['Key West, FL'],
    autoNegotiate: true,
    maxNegotiationRounds: 3,
    tradingStrategy: 'balanced',
  });
  await expect(new Chrome(page).toast).toContainText('Settings Saved');

  await settings.open();
  await expect(settings.category('Fine Art')).toBeChecked();
  await expect(settings.lowest).toHaveValue('7123');
  await expect(settings.highest).toHaveValue('2500000');
  await expect(settings.location).toHaveValue('Key West, FL');
  await expect(settings.radius).toHaveAttribute('aria-valuenow', '100');
  const headers = { authorization: `Bearer ${signedIn.token}` };
  expect(await (await request.get('/api/ai-agent/status', { headers })).json()).toMatchObject({ deployed: false });
});

test.describe(() => {
  test.use({ ownContext: true });

  test('Deploy saves and opens the agent after a second, and Recall stops it', async ({ page, signedIn, request }) => {
    await page.clock.install();
    const settings = await new SettingsPage(page).open();
    await settings.category('Boats').check();
    await settings.deploy.click();
    await expect(new Chrome(page).toast).toContainText('Eddie Ai Deployed!');
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL('/eddy-ai?deployed=true');
    const eddy = new EddyPage(page);
    await expect(eddy.heading('Eddy AI is working for you')).toBeVisible();
    const headers = { authorization: `Bearer ${signedIn.token}` };
    expect(await (await request.get('/api/ai-agent/preferences', { headers })).json()).toMatchObject({
      preferredTradeCategories: ['boats'],
      deployed: true,
    });
    await eddy.recall.click();
    await expect(eddy.heading('Eddy AI is not deployed')).toBeVisible();
    expect(await (await request.get('/api/ai-agent/status', { headers })).json()).toMatchObject({ deployed: false });
  });
});

test('The account links to the matches of a deployed agent', async ({ page, signedIn, request }) => {
  const headers = { authorization: `Bearer ${signedIn.token}` };
  await request.post('/api/ai-agent/deploy', { headers });
  const account = await new AccountPage(page).open();
  await account.panel('Eddy AI').getByRole('link', { name: 'See Matches' }).click();
  await expect(new EddyPage(page).heading('Eddy AI is working for you')).toBeVisible();
});

test('new prices show in the suggestions of what the user would take', async ({ page, signedIn: _signedIn }) => {
  const account = await new AccountPage(page).open('?tab=wants');
  const cash = page.getByRole('link', { name: 'For cash' });
  await expect(cash).toContainText('Suggested');
  await account.choose('Overview');
  await account.panel('Eddy AI').getByRole('link', { name: 'Set Up Your Agent' }).click();
  const settings = new SettingsPage(page);
  await settings.highest.fill('70000');
  await settings.save.click();
  await new Chrome(page).says('Settings Saved');
  await page.goBack();
  await account.choose('What I’d Take');
  await expect(cash).toContainText('$50,000 to $70,000');
});

for (const width of [390, 1440]) {
  test(`"Negotiate for me" is next to Deploy and says what it will do, at ${width} px`, async ({
    page,
    signedIn: _signedIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const settings = await new SettingsPage(page).open();
    const work = page.getByRole('region', { name: 'Put Eddy to work' });
    await expect(work.getByRole('button', { name: 'Deploy', exact: true })).toBeVisible();
    const negotiate = work.getByRole('checkbox', { name: 'Negotiate for me' });
    await expect(negotiate).toBeChecked();
    await settings.highest.fill('410000');
    for (const promise of [
      /offers up to \$410,000/,
      /no less than the lowest value you set/,
      /that’s \$50,000/,
      /stops after 3 rounds/,
      /both confirm/,
    ])
      await expect(work.getByText(promise)).toBeVisible();
    await expect(negotiate).toHaveAccessibleDescription(/Nothing is agreed until you and the other owner both confirm/);
    await negotiate.uncheck();
    await expect(work.getByText(/It makes no offers/)).toBeVisible();
    const sent = page.waitForRequest((call) => call.url().endsWith('/preferences') && call.method() === 'POST');
    await settings.save.click();
    expect((await sent).postDataJSON()).toMatchObject({ autoNegotiate: false });
  });
}

test.describe('When the server refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('an invalid range is marked at its fields, and the input stays', async ({ page, signedIn: _signedIn }) => {
    const settings = await new SettingsPage(page).open();
    await settings.lowest.fill('600000');
    await settings.save.click();
    const { toast } = new Chrome(page);
    const reason = 'The lowest price can’t be more than the highest price.';
    await expect(toast).toContainText(reason);
    await expect(page.getByRole('group', { name: 'Price range' })).toContainText(reason);
    await expect(settings.lowest).toHaveValue('600000');
    await settings.deploy.click();
    const refused = toast.filter({ hasText: 'Deployment Failed' });
    await expect(refused).toContainText(reason);
    await expect(page).toHaveURL('/settings');
  });

  test('a server failure shows the text of the specification', async ({ page, signedIn: _signedIn }) => {
    const settings = await new SettingsPage(page).open();
    await page.route('**/api/ai-agent/deploy', (route) =>
      route.fulfill({ status: 500, json: { message: 'no', code: 'internal' } }),
    );
    await settings.deploy.click();
    await expect(new Chrome(page).toast).toContainText('Failed to deploy Eddie Ai. Please try again.');
  });

  test('a screen that could not load the saved settings does not overwrite them', async ({
    page,
    signedIn: _signedIn,
  }) => {
    let fails = true;
    await page.route('**/api/ai-agent/preferences', (route) =>
      fails ? route.fulfill({ status: 500, json: { message: 'no', code: 'internal' } }) : route.continue(),
    );
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'We couldn’t load your settings' })).toBeVisible();
    await expect(new SettingsPage(page).save).toBeHidden();
    fails = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(new SettingsPage(page).save).toBeVisible();
  });
});

test('the settings have no serious axe violations, at any width, in light and dark', async ({
  page,
  signedIn: _signedIn,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const settings = await new SettingsPage(page).open();
  await settings.toggle.click();
  await settings.category('Boats').check();
  await page.getByText('How Eddy negotiates').click();
  expect(await faultsAtAnySize(page)).toEqual([]);
});
