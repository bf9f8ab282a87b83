import type { Page } from '@playwright/test';
import { expect, faultsAtAnySize, hydration, test } from './fixtures.ts';
import { AccountPage } from './pages/account-page.ts';
import { AssetPage, GaragePage, pdf } from './pages/garage-page.ts';
import { photo } from './pages/photo-editor.ts';

const kept = (page: Page) => page.getByRole('status').filter({ hasText: 'We kept your unsaved changes.' });

for (const width of [390, 1440]) {
  test.describe(`My garage at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, expectedErrors: [/status of 415/] });

    test('takes a car with a photo and a document, edits it, makes it public and deletes it', async ({
      page,
      signedIn,
      request,
    }) => {
      test.slow();
      const headers = { authorization: `Bearer ${signedIn.token}` };
      const stored = async () => (await (await request.get('/api/assets', { headers })).json())[0];
      const garage = await new GaragePage(page).open();
      await page.getByRole('link', { name: 'Add Your First Asset' }).click();

      const asset = new AssetPage(page);
      await asset.choose('Cars & Vehicles');
      await asset.field('Title').fill('2019 Porsche Cayenne');
      await asset.field('Value (USD)').fill('$45,000');
      await asset.field('Year').fill('2019');
      await asset.field('Make').fill('Porsche');
      await asset.field('Model').fill('Cayenne');
      await asset.field('Mileage (mi)').fill('41,200');
      await asset.photos.upload(await photo('car.jpg'));
      await asset.add.click();
      await page.waitForURL('**/garage/*/edit');

      await asset.addDocuments(pdf('title.pdf'), { ...pdf('notes.pdf'), buffer: Buffer.from('no PDF at all') });
      await expect(asset.documents.filter({ hasText: 'title.pdf' })).toContainText('1 KB');
      await expect(asset.documents.filter({ hasText: 'notes.pdf' })).toContainText('isn’t a PDF, JPEG or PNG');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download title.pdf' }).click();
      expect((await download).suggestedFilename()).toBe('title.pdf');

      await asset.field('Value (USD)').fill('43500');
      await asset.save.click();
      await page.waitForURL('**/account?tab=garage');
      const card = garage.card('2019 Porsche Cayenne');
      for (const text of ['Cars & Vehicles', '$43,500', '41,200 mi', 'Only in offers', '1 document'])
        await expect(card).toContainText(text);
      expect(await stored()).toMatchObject({
        value: '43500.00',
        details: { year: 2019, make: 'Porsche', model: 'Cayenne', mileage: 41_200 },
        imageUrls: [expect.stringMatching(/^\/media\//)],
        documents: [{ name: 'title.pdf' }],
      });

      await garage.choose('2019 Porsche Cayenne', 'Make Public');
      await expect(card).toContainText('Public');
      expect((await stored()).visibility).toBe('public');

      await garage.choose('2019 Porsche Cayenne', 'Delete');
      const question = page.getByRole('dialog', { name: 'Are you sure?' });
      await expect(question).toContainText('with its photos and documents');
      await question.getByRole('button', { name: 'Delete Asset' }).dblclick();
      await expect(page.getByRole('heading', { name: 'Your garage is empty' })).toBeVisible();
      expect(await stored()).toBeUndefined();
    });

    test('keeps what was typed through a reload, and asks before it is left', async ({ page, signedIn: _ }) => {
      const asset = await new AssetPage(page).openNew();
      await asset.choose('Art');
      await asset.field('Title').fill('Harbor in November');
      await asset.field('Detail').fill('Artist');
      await asset.field('Text').fill('Eleanor Voss');
      await page.getByRole('link', { name: 'My garage' }).first().click();
      await page
        .getByRole('dialog', { name: 'Leave without saving?' })
        .getByRole('button', { name: 'Keep editing' })
        .click();
      await page.reload();
      await hydration(page);
      await expect(kept(page)).toBeVisible();
      await expect(asset.field('Title')).toHaveValue('Harbor in November');
      await expect(asset.field('Text')).toHaveValue('Eleanor Voss');
      await kept(page).getByRole('button', { name: 'Discard' }).click();
      await expect(asset.field('Title')).toHaveValue('');
    });
  });
}

test.describe('An asset', () => {
  const addCar = async (page: Page) =>
    page.evaluate(async () => {
      const token = localStorage.getItem('auth-token');
      const answer = await fetch('/api/assets', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ category: 'vehicles', title: 'Old car', value: 5000, details: { mileage: 90000 } }),
      });
      return answer.json();
    });

  test('names what makes no sense and sends nothing', async ({ page, signedIn: _ }) => {
    const asset = await new AssetPage(page).openNew();
    await asset.add.click();
    await expect(page.getByText('Please choose what kind of asset this is.')).toBeVisible();
    await expect(page.getByText('Title is required')).toBeVisible();
    await asset.choose('Cars & Vehicles');
    await asset.field('Title').fill('Car');
    await asset.field('Value (USD)').fill('0');
    await asset.field('Mileage (mi)').fill('-5');
    await asset.field('Year').fill('1492');
    await asset.add.click();
    await expect(page.getByText('Value must be between $1 and $9,999,999,999')).toBeVisible();
    await expect(page.getByText('Mileage must be between')).toBeVisible();
    await expect(page.getByText('Year must be between 1900 and 2030.')).toBeVisible();
    await expect(asset.field('Value (USD)')).toBeFocused();
    await expect(page).toHaveURL(/\/garage\/new$/);
  });

  test('changes its fields with its kind and keeps what still applies', async ({ page, signedIn: _ }) => {
    const asset = await new AssetPage(page).openNew();
    await asset.choose('Cars & Vehicles');
    await asset.field('Make').fill('Cessna');
    await asset.choose('Aircraft');
    await expect(asset.field('Make')).toHaveValue('Cessna');
    await expect(asset.field('Airframe hours')).toBeVisible();
    await expect(asset.field('Mileage (mi)')).toBeHidden();
    await asset.choose('Bitcoin');
    await expect(asset.field('Amount (BTC)')).toBeVisible();
    await asset.choose('Luxury Travel');
    await expect(asset.field('From')).toHaveAttribute('type', 'date');
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 4\d\d/] });

    test('edited in two tabs loses nothing that was typed', async ({ page, signedIn, request }) => {
      await page.goto('/account?tab=garage');
      const { id } = await addCar(page);
      await page.goto(`/garage/${id}/edit`);
      const asset = new AssetPage(page);
      await asset.field('Title').fill('My old car');
      const elsewhere = await request.patch(`/api/assets/${id}`, {
        headers: { authorization: `Bearer ${signedIn.token}` },
        data: { title: 'Their old car', value: 4000 },
      });
      expect(elsewhere.ok()).toBe(true);
      await asset.save.click();
      await asset.outdated.getByRole('button', { name: 'Load Latest Version, Keep My Changes' }).click();
      await expect(page.getByText('Title: Their old car')).toBeVisible();
      await expect(asset.field('Value (USD)')).toHaveValue('4000');
      await expect(asset.field('Title')).toHaveValue('My old car');
      await asset.save.click();
      await page.waitForURL('**/account?tab=garage');
      await expect(new GaragePage(page).card('My old car')).toContainText('$4,000');
    });

    test('of somebody else cannot be edited', async ({ page, signedIn: _ }) => {
      await page.goto('/garage/999999/edit');
      await expect(page.getByRole('heading', { name: 'Asset Not Found' })).toBeVisible();
    });
  });

  test('is asked for by a role', async ({ page, signedIn: _ }) => {
    const account = await new AccountPage(page).open();
    await account.choose('User Roles');
    await page.getByRole('button', { name: /^Asset Owner/ }).click();
    await page.getByRole('link', { name: 'Add yours to My garage' }).click();
    await expect(page.getByRole('heading', { name: 'Your garage is empty' })).toBeVisible();
  });

  test('asks a visitor to sign in, and comes back', async ({ page }) => {
    await page.goto('/garage/new');
    const login = page.getByRole('link', { name: 'Login to Account' });
    await expect(login).toHaveAttribute('href', '/login?redirect=%2Fgarage%2Fnew');
  });

  test('has screens without a serious axe violation, at any width, in light and dark', async ({
    page,
    signedIn: _,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/account?tab=garage');
    await expect(page.getByRole('heading', { name: 'Your garage is empty' })).toBeVisible();
    expect(await faultsAtAnySize(page)).toEqual([]);
    const { id } = await addCar(page);
    await page.reload();
    await hydration(page);
    await expect(new GaragePage(page).cards).toHaveCount(1);
    expect(await faultsAtAnySize(page)).toEqual([]);
    await page.goto(`/garage/${id}/edit`);
    await expect(new AssetPage(page).save).toBeVisible();
    await new AssetPage(page).addDocuments(pdf('title.pdf'));
    await expect(page.getByRole('button', { name: 'Download title.pdf' })).toBeVisible();
    expect(await faultsAtAnySize(page)).toEqual([]);
    const asset = await new AssetPage(page).openNew();
    await asset.choose('Art');
    expect(await faultsAtAnySize(page)).toEqual([]);
  });
});
