import { expect, faultsAtAnySize, test } from './fixtures.ts';
import { Chrome } from './pages/chrome.ts';
import { ListBoatPage } from './pages/list-boat-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { photo, photos } from './pages/photo-editor.ts';

test.describe('The draft', () => {
  test.beforeEach(({ signedIn }) => void signedIn);

  test('survives a reload with its step and photos', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toOffer();
    await wizard.description.fill('Kept dry all winter.');
    await page.reload();
    await expect(wizard.step(3)).toBeVisible();
    await expect(wizard.description).toHaveValue('Kept dry all winter.');
    await wizard.back.click();
    await expect(wizard.tiles).toHaveCount(1);
  });

  test('is shared with a second tab, which does not overwrite it', async ({ page, context, signedIn }) => {
    const wizard = await new ListBoatPage(page).toPhotos();
    await wizard.upload(...(await photos('bow.jpg', 'helm.jpg')));
    const other = await context.newPage();
    await other.addInitScript((token) => localStorage.setItem('auth-token', token), signedIn.token);
    await other.goto('/list-boat');
    const second = new ListBoatPage(other);
    await expect(second.tiles).toHaveCount(2);
    await second.tool('Remove', 1).click();
    await expect(wizard.tiles).toHaveCount(1);
    await other.close();
    await page.reload();
    await expect(wizard.tiles).toHaveCount(1);
  });

  test('is deleted by "Start over"', async ({ page }) => {
    const wizard = await new ListBoatPage(page).toOffer();
    await wizard.startOver.click();
    await page.getByRole('dialog', { name: 'Start over?' }).getByRole('button', { name: 'Start over' }).click();
    await expect(wizard.step(1)).toBeFocused();
    await expect(wizard.make).toHaveValue('');
    await page.reload();
    await expect(wizard.make).toHaveValue('');
  });
});

test('When the session ends midway, the user enters name and email, signs in and finds the draft', async ({
  page,
  context,
  signedIn,
}) => {
  const wizard = await new ListBoatPage(page).toPhotos();
  await wizard.upload(await photo('bow.jpg'));
  const other = await context.newPage();
  await other.goto('/contact');
  await new Chrome(other).nav.getByRole('button', { name: 'Sign Out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText(/You’ve been signed out/)).toBeVisible();
  await wizard.forward.click();
  await expect(wizard.toast('Quick Setup Required')).toContainText('Please enter your email and name to continue.');
  await page.getByLabel('First Name').fill('Robin');
  await page.getByLabel('Email').fill(signedIn.email);
  await wizard.forward.click();
  await page.waitForURL('**/login?redirect=*');
  // The wizard has an email field too, so wait until only one is left.
  await page.getByRole('heading', { name: 'Sign in to Tradewind' }).waitFor();
  await new LoginPage(page).signIn(signedIn.email, signedIn.password);
  await page.waitForURL('**/list-boat');
  await expect(wizard.step(2)).toBeVisible();
  await expect(wizard.tiles).toHaveCount(1);
  await wizard.forward.click();
  await expect(wizard.step(3)).toBeVisible();
});

test('Posting without a token says "Upload Failed" and keeps everything', async ({ page, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  const wizard = await new ListBoatPage(page).toOffer();
  await wizard.price.fill('48500');
  await page.evaluate(() => localStorage.removeItem('auth-token'));
  await wizard.postAsSuggested();
  await expect(wizard.toast('Upload Failed')).toContainText('Please try again in a moment.');
  await expect(wizard.price).toHaveValue('48,500');
});

test('The whole wizard can be completed by keyboard', async ({ page, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  const wizard = await new ListBoatPage(page).open();
  const { keyboard } = page;
  // Listens early, since Playwright must know of the handler before the file chooser opens.
  const choosing = page.waitForEvent('filechooser');
  await wizard.year.focus();
  await keyboard.press('Tab');
  await keyboard.type('Regal');
  await keyboard.press('Tab');
  await keyboard.type('36 XO');
  await keyboard.press('Enter');
  await expect(wizard.step(2)).toBeFocused();
  const choose = page.getByRole('button', { name: 'Choose Photos' });
  await choose.waitFor();
  await keyboard.press('Tab');
  await expect(choose).toBeFocused();
  await keyboard.press('Enter');
  await (await choosing).setFiles(await photo('bow.jpg'));
  await expect(wizard.toast('Images Uploaded')).toBeVisible();
  while (!(await wizard.forward.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(wizard.step(3)).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('99000');
  await keyboard.press('Enter');
  await expect(wizard.question).toBeVisible();
  const confirm = wizard.question.getByRole('button', { name: 'Yes, Post My Boat' });
  while (!(await confirm.evaluate((button) => button === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.waitForURL('**/boat-posted?*');
});

test('No step has serious axe violations or horizontal scroll, at any width, in light and dark', async ({
  page,
  signedIn,
}) => {
  test.slow();
  expect(signedIn.token).toBeTruthy();
  const wizard = new ListBoatPage(page);
  const look = async (step: string) => expect(await faultsAtAnySize(page), step).toEqual([]);
  await wizard.open();
  await wizard.forward.click();
  await look('step 1 with errors');
  await wizard.make.fill('Sea Ray');
  await wizard.model.fill('SLX 310 of the longest name that anybody ever gave to a boat of this length');
  await wizard.forward.click();
  await wizard.upload(...(await photos('bow.jpg', 'helm.jpg', 'cabin.jpg')));
  await look('step 2');
  await wizard.forward.click();
  await page.getByText('What we’ll add to your description').click();
  await look('step 3');
  await wizard.price.fill('48500');
  await wizard.post.click();
  await expect(wizard.question).toBeVisible();
  await look('the question about suggestions');
});
