import { accessibilityFaults, expect, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { EditListingPage, MyListingsPage } from './pages/my-listings-page.ts';
import { photo } from './pages/photo-editor.ts';
import { postBoat } from './post-boat.ts';

test.describe('My Listings', () => {
  test('asks a visitor to sign in', async ({ page }) => {
    await new MyListingsPage(page).open();
    await expect(page.getByRole('heading', { name: 'Manage Your Listings' })).toBeVisible();
    await expect(page.getByText('Sign in to view and manage your boat listings')).toBeVisible();
    await page.getByRole('link', { name: 'Login to Account' }).click();
    await page.waitForURL('**/login*');
  });

  test('shows 3 placeholders while the listings load', async ({ page, signedIn }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/boats/my-listings', async (route) => {
      await arrival;
      await route.continue();
    });
    await new MyListingsPage(page).open();
    const loading = page.getByRole('status', { name: 'Loading your listings' });
    await expect(loading.locator('> *')).toHaveCount(3);
    arrive();
    await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
    expect(signedIn.user.boatsPosted).toBe(0);
  });

  test('without boats links to posting the first', async ({ page, signedIn: _signedIn }) => {
    await new MyListingsPage(page).open();
    await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
    await expect(page.getByText('Start by creating your first boat listing')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Create Your First Listing' })).toHaveAttribute('href', '/list-boat');
    await expect(main.getByRole('link', { name: 'Add New Listing' })).toHaveAttribute('href', '/list-boat');
  });

  test('shows your own boats with their details', async ({ page, signedIn, newPerson, request }) => {
    const boat = await postBoat(request, signedIn, { title: 'Blue Moon', price: '1284500.49' });
    await postBoat(request, await newPerson(), { title: 'Somebody else’s' });
    const mine = await new MyListingsPage(page).open();
    await expect(mine.cards).toHaveCount(1);
    const card = mine.card('Blue Moon');
    for (const text of ['active', `${boat.year} ${boat.make} ${boat.model}`, '$1,284,500', '0 views', 'Tampa, FL'])
      await expect(card).toContainText(text);
    await expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/boats/${boat.id}`);
    await expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('target', '_blank');
    const manage = card.getByRole('link', { name: 'Manage' });
    await expect(manage).toHaveAttribute('href', `/manage/${boat.managementToken}`);
  });

  test('pauses, resumes and marks as sold', async ({ page, signedIn, request }) => {
    const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
    const isOffered = async () =>
      !(await (await request.get(`/boats/${boat.id}`)).text()).includes('No longer available');
    const mine = await new MyListingsPage(page).open();
    const card = mine.card('Blue Moon');
    await mine.choose('Blue Moon', 'Pause');
    await expect(card.getByText('paused', { exact: true })).toBeVisible();
    expect(await isOffered()).toBe(false);
    await expect(card.getByRole('link', { name: 'View' })).toHaveAttribute('href', `/boats/${boat.id}`);
    await mine.choose('Blue Moon', 'Resume');
    await expect(card.getByText('active', { exact: true })).toBeVisible();
    expect(await isOffered()).toBe(true);
    await mine.choose('Blue Moon', 'Mark as Sold');
    const question = page.getByRole('dialog', { name: 'Is it sold?' });
    await expect(question).toContainText('You can list it again at any time.');
    await question.getByRole('button', { name: 'Mark as Sold' }).click();
    await expect(card.getByText('sold', { exact: true })).toBeVisible();
    expect(await isOffered()).toBe(false);
  });

  test('deletes after a confirmation', async ({ page, signedIn, request }) => {
    const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
    const mine = await new MyListingsPage(page).open();
    const dialog = await mine.delete('Blue Moon');
    await expect(dialog.root).toContainText('Your boat listing "Blue Moon" will be permanently deleted');
    await dialog.confirm.dblclick();
    await expect(page.getByRole('heading', { name: 'No listings yet' })).toBeVisible();
    await expect(dialog.root).toBeHidden();
    expect((await request.get(`/api/boats/${boat.id}`)).status()).toBe(404);
  });
});

test('My Listings and the edit screen have no serious axe violations', async ({ page, signedIn, request }) => {
  test.slow();
  await postBoat(request, signedIn, { title: 'Blue Moon' });
  const mine = await new MyListingsPage(page).open();
  await expect(mine.cards).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await mine.edit('Blue Moon');
  expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('Editing your listing', () => {
  test('saves the changed fields, visible to everyone immediately', async ({ page, signedIn, request }) => {
    const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
    const mine = await new MyListingsPage(page).open();
    const editing = await mine.edit('Blue Moon');
    await expect(editing.save).toBeDisabled();
    await editing.field('Title').fill('Silver Moon');
    await editing.field('Price (USD)').fill('$90,000.50');
    await page.getByRole('button', { name: 'Remove, photo 1' }).click();
    await editing.saveAndReturn();
    await expect(mine.card('Silver Moon')).toContainText('$90,001');
    const changed = await (await request.get(`/api/boats/${boat.id}`)).json();
    expect(changed).toMatchObject({ title: 'Silver Moon', price: '90000.50', location: 'Tampa, FL' });
    expect(changed.imageUrls).toEqual(boat.imageUrls.slice(1));
  });

  test('adds, reorders and restores photos like the wizard', async ({ page, signedIn, request }) => {
    const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
    const editing = await (await new MyListingsPage(page).open()).edit('Blue Moon');
    const { photos } = editing;
    const before = boat.imageUrls.length;
    await expect(photos.tiles).toHaveCount(before);
    const note = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };
    await photos.files.setInputFiles([await photo('bow.jpg'), note]);
    await expect(page.getByText('Upload Failed: one file wasn’t added.')).toBeVisible();
    await photos.toast('Images Uploaded').waitFor();
    await expect(photos.tiles).toHaveCount(before + 1);
    await photos.tool('Make cover', before + 1).click();
    await expect(photos.tiles.first()).toContainText('Cover');
    await photos.tool('Remove', 2).click();
    await expect(photos.tiles).toHaveCount(before);
    await photos.undo.click();
    await expect(photos.tiles).toHaveCount(before + 1);
    await editing.saveAndReturn();
    const { imageUrls } = await (await request.get(`/api/boats/${boat.id}`)).json();
    expect(imageUrls).toHaveLength(before + 1);
    expect(imageUrls.slice(1)).toEqual(boat.imageUrls);
  });

  test('disables Save until the photos are uploaded', async ({ page, signedIn, request }) => {
    await postBoat(request, signedIn, { title: 'Blue Moon' });
    const editing = await (await new MyListingsPage(page).open()).edit('Blue Moon');
    await editing.field('Title').fill('Silver Moon');
    await expect(editing.save).toBeEnabled();
    await page.route('**/api/upload', () => undefined);
    await editing.photos.files.setInputFiles(await photo('bow.jpg'));
    await expect(page.getByRole('progressbar', { name: 'Uploading bow.jpg' })).toBeVisible();
    await expect(editing.save).toBeDisabled();
  });

  test('marks invalid fields and sends nothing', async ({ page, signedIn, request }) => {
    const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
    const editing = await (await new MyListingsPage(page).open()).edit('Blue Moon');
    await editing.field('Price (USD)').fill('lots');
    await editing.field('Year').fill('1492');
    await editing.save.click();
    await expect(page.getByText('Price must be a dollar amount')).toBeVisible();
    await expect(page.getByText('Year must be 1900 or later')).toBeVisible();
    expect((await (await request.get(`/api/boats/${boat.id}`)).json()).price).toBe(boat.price);
  });

  test.describe(() => {
    test.use({ expectedErrors: [/status of 4\d\d/] });

    test('reports a concurrent edit and keeps the input', async ({ page, signedIn, request }) => {
      const boat = await postBoat(request, signedIn, { title: 'Blue Moon' });
      const editing = await (await new MyListingsPage(page).open()).edit('Blue Moon');
      await editing.field('Title').fill('Silver Moon');
      const elsewhere = await request.patch(`/api/boats/${boat.id}`, {
        headers: { authorization: `Bearer ${signedIn.token}` },
        data: { title: 'Red Moon', location: 'Key West, FL', version: boat.version },
      });
      expect(elsewhere.ok()).toBe(true);
      await editing.save.click();
      await expect(editing.outdated).toBeVisible();
      await expect(editing.field('Title')).toHaveValue('Silver Moon');
      await editing.outdated.getByRole('button', { name: 'Load Latest Version, Keep My Changes' }).click();
      await expect(editing.field('Location')).toHaveValue('Key West, FL');
      await expect(editing.field('Title')).toHaveValue('Silver Moon');
      await expect(page.getByText('Title: Red Moon')).toBeVisible();
      const mine = await editing.saveAndReturn();
      await expect(mine.card('Silver Moon')).toContainText('Key West, FL');
    });

    test('is refused for other people’s boats', async ({ page, signedIn: _signedIn, newPerson, request }) => {
      const boat = await postBoat(request, await newPerson());
      await page.goto(`/my-listings/${boat.id}/edit`);
      await expect(page.getByRole('heading', { name: 'Listing Not Found' })).toBeVisible();
      await expect(new EditListingPage(page).save).toBeHidden();
    });

    test('asks visitors to sign in, then returns', async ({ page }) => {
      await page.goto('/my-listings/1/edit');
      const login = page.getByRole('link', { name: 'Login to Account' });
      await expect(login).toHaveAttribute('href', '/login?redirect=%2Fmy-listings%2F1%2Fedit');
      await expect(new Chrome(page).nav).toBeVisible();
    });
  });
});
