import type { Page } from '@playwright/test';
import { conversationPath } from '@tradewind/contract/paths';
import { accessibilityFaults, expect, hydration, test } from './fixtures.ts';
import { ChatDialog } from './pages/chat-dialog.ts';
import { Chrome } from './pages/chrome.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { postBoat } from './post-boat.ts';

const path = (page: Page) => new URL(page.url()).pathname;
const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
const leave = (page: Page) => new Chrome(page).nav.getByRole('link', { name: 'Tradewind, home' }).click();
const signOutDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign out without saving?' });

for (const width of [390, 1440]) {
  test(`A chat message survives a reload, closing and other pages, at ${width} px`, async ({
    page,
    signedIn,
    newPerson,
    request,
  }) => {
    test.slow();
    expect(signedIn.token).toBeTruthy();
    await page.setViewportSize({ width, height: 900 });
    const owner = await newPerson('Olive');
    const boat = await postBoat(request, owner);
    const secondBoat = await postBoat(request, owner, { title: 'Sea Otter' });
    const open = async ({ id, title } = boat) => {
      await page.goto(conversationPath(id, owner.user.id));
      return new ChatDialog(page, title).ready();
    };
    const chat = await open();
    await chat.text.fill('Would you take a ca');
    await page.reload();
    await expect(chat.text).toHaveValue('Would you take a ca');
    await chat.close();
    await leave(page);
    await expect.poll(() => path(page)).toBe('/');
    const other = await open(secondBoat);
    await expect(other.text).toHaveValue('');
    await open();
    await expect(chat.text).toHaveValue('Would you take a ca');
    await chat.say('Would you take a car?');
    await page.reload();
    await chat.ready();
    await expect(chat.text).toHaveValue('');
    await expect.poll(() => storedDrafts(page)).toEqual([]);
  });

  test(`Pictures of an unsent message survive a reload, at ${width} px`, async ({
    page,
    signedIn,
    newPerson,
    request,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.setViewportSize({ width, height: 900 });
    const owner = await newPerson('Olive');
    const boat = await postBoat(request, owner);
    await page.goto(conversationPath(boat.id, owner.user.id));
    const chat = await new ChatDialog(page, boat.title).ready();
    const picture = await (await request.get(boat.imageUrls[0] ?? '')).body();
    const file = { name: 'a.webp', mimeType: 'image/webp', buffer: picture };
    await chat.root.locator('input[type=file]').setInputFiles(file);
    await chat.text.fill('My truck');
    await expect(chat.send).toBeEnabled();
    await page.reload();
    const chosen = chat.root.getByRole('list', { name: 'Pictures to send' }).getByRole('img');
    await expect(chosen).toHaveCount(1);
    await chat.send.click();
    const arrived = chat.list.getByRole('img', { name: 'Picture 1 of 1 from you' });
    await expect(arrived).toHaveAttribute('src', /^\/media\//);
    await expect(chosen).toHaveCount(0);
    await expect.poll(() => storedDrafts(page)).toEqual([]);
  });

  test(`A report’s note survives a reload until it is sent, at ${width} px`, async ({
    page,
    signedIn,
    newPerson,
    request,
  }) => {
    expect(signedIn.token).toBeTruthy();
    await page.setViewportSize({ width, height: 900 });
    const boat = await postBoat(request, await newPerson('Olive'));
    const note = page.getByRole('textbox', { name: /Anything we should know/ });
    await page.goto(`/boats/${boat.id}`);
    await page.getByRole('button', { name: 'Report this listing' }).click();
    await note.fill('The photos show another boat.');
    await page.reload();
    await page.getByRole('button', { name: 'Report this listing' }).click();
    await expect(note).toHaveValue('The photos show another boat.');
    await page.getByRole('radio').first().click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(note).toBeHidden();
    await expect.poll(() => storedDrafts(page)).toEqual([]);
  });

  test(`A question to Eddy survives a reload and other pages, at ${width} px`, async ({ page, signedIn }) => {
    expect(signedIn.token).toBeTruthy();
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/test-chat');
    const box = page.getByRole('textbox', { name: 'Your question' });
    await box.fill('Which bowriders are in');
    await page.reload();
    await expect(box).toHaveValue('Which bowriders are in');
    await leave(page);
    await expect.poll(() => path(page)).toBe('/');
    await page.goBack();
    await expect(box).toHaveValue('Which bowriders are in');
  });
}

test('Signing out asks about unsaved changes, and leaves no draft for the next person', async ({
  page,
  signedIn,
  newPerson,
}) => {
  expect(signedIn.token).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 900 });
  const settings = await new SettingsPage(page).open();
  await settings.location.fill('Tampa, FL');
  await expect.poll(() => storedDrafts(page)).toHaveLength(1);
  const signOut = new Chrome(page).nav.getByRole('button', { name: 'Sign Out' });
  await signOut.click();
  await signOutDialog(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(settings.location).toHaveValue('Tampa, FL');
  await signOut.click();
  await signOutDialog(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => path(page)).toBe('/');
  await expect.poll(() => storedDrafts(page)).toEqual([]);

  const { token } = await newPerson();
  await page.evaluate((next) => localStorage.setItem('auth-token', next), token);
  await settings.open();
  await expect(settings.location).toHaveValue('');
});

test('Signing out asks on any page and in any tab while there are drafts', async ({ page, context, signedIn }) => {
  expect(signedIn.token).toBeTruthy();
  await page.goto('/test-chat');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Which bowriders are in');
  const other = await context.newPage();
  await other.setViewportSize({ width: 390, height: 900 });
  await other.goto('/contact');
  await hydration(other);
  const menu = await new Chrome(other).openMenu();
  await menu.getByRole('button', { name: 'Sign Out & Return Home' }).click();
  await expect(signOutDialog(other)).toBeVisible();
  expect(await accessibilityFaults(other)).toEqual([]);
  await signOutDialog(other).getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => path(other)).toBe('/');
  await expect.poll(() => storedDrafts(other)).toEqual([]);
});

test('A visitor’s draft goes to the person who signs in, not to the next one', async ({ page, newPerson }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [first, second] = [await newPerson(), await newPerson()];
  const signIn = (token: string) => page.evaluate((next) => localStorage.setItem('auth-token', next), token);
  const settings = await new SettingsPage(page).open();
  await settings.location.fill('Tampa, FL');
  await signIn(first.token);
  await settings.open();
  await expect(settings.location).toHaveValue('Tampa, FL');
  await new Chrome(page).nav.getByRole('button', { name: 'Sign Out' }).click();
  await signOutDialog(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => path(page)).toBe('/');
  await signIn(second.token);
  await settings.open();
  await expect(settings.location).toHaveValue('');
});

test('Drafts are hidden from other people', async ({ page, signedIn, newPerson }) => {
  const settings = await new SettingsPage(page).open();
  await settings.location.fill('Tampa, FL');
  const other = await newPerson();
  // Switches accounts without a sign-out, as after an expired session.
  await page.evaluate((next) => localStorage.setItem('auth-token', next), other.token);
  await page.reload();
  await settings.save.waitFor();
  await expect(settings.location).toHaveValue('');
  await page.evaluate((first) => localStorage.setItem('auth-token', first), signedIn.token);
  await page.reload();
  await settings.save.waitFor();
  await expect(settings.location).toHaveValue('Tampa, FL');
});
