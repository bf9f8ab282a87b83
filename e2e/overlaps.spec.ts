import type { Locator, Page } from '@playwright/test';
import { coveredBy, coveredWhileScrolling, markReachable, noLongerReachable } from './covered.ts';
import { expect, type Person, test } from './fixtures.ts';
import { BoatPage } from './pages/boat-page.ts';
import { Chrome } from './pages/chrome.ts';
import { postBoat } from './post-boat.ts';

const WIDTHS = [360, 390, 834, 1024, 1280, 1440, 1920, 2560];
const EDDY_APPEARS_MS = 2_500;

const screens = {
  'open to all': [
    '/',
    '/boats',
    '/boats/1',
    '/boat-posted?id=1&title=Blue%20Moon',
    '/pricing',
    '/privacy',
    '/terms',
    '/contact',
    '/verify',
    '/split-screen',
    '/no-such-place',
  ],
  'of members': [
    '/my-listings',
    '/list-boat',
    '/account',
    '/account?tab=messages',
    '/account?tab=profile',
    '/account?tab=saved',
    '/account?tab=roles',
    '/change-password',
    '/notifications',
    '/settings',
  ],
};

test.describe('The Eddy button', () => {
  test.use({ expectedErrors: [/status of 404/], ownContext: true });

  for (const [kind, paths] of Object.entries(screens)) {
    test(`covers no controls or headings on the screens ${kind}, at any width`, async ({ page, signedIn }) => {
      test.setTimeout(paths.length * 30_000);
      expect(signedIn.token).toBeTruthy();
      await page.clock.install();
      for (const path of paths) {
        await page.goto(path);
        await page.clock.runFor(EDDY_APPEARS_MS);
        const { eddy } = new Chrome(page);
        await expect(eddy, path).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await coveredWhileScrolling(eddy), `${path}, ${width} px`).toEqual([]);
        }
      }
    });
  }

  test('is absent from Eddy’s own screens', async ({ page, signedIn }) => {
    expect(signedIn.token).toBeTruthy();
    await page.clock.install();
    for (const path of ['/eddy-ai', '/eddy-ai?deployed=true', '/test-chat']) {
      await page.goto(path);
      await expect(new Chrome(page).nav.getByRole('button', { name: 'Sign Out' })).toBeVisible();
      await page.clock.runFor(EDDY_APPEARS_MS);
      await expect(new Chrome(page).eddy, path).toBeHidden();
    }
  });
});

interface Occasion {
  screen: string;
  says: string;
  open: (page: Page) => Promise<void>;
  /** The control that shows the toast. */
  control: (page: Page) => Locator;
}

const visitorsOccasions: Occasion[] = [
  {
    screen: 'Home',
    says: 'Please log in to contact the boat owner.',
    open: async (page) => void (await page.goto('/')),
    control: (page) => page.getByRole('button', { name: 'Contact Owner' }),
  },
  {
    screen: 'The list of boats',
    says: 'Now showing boats sorted by distance from 33139',
    open: async (page) => {
      await page.goto('/boats?sort=distance');
      await page.getByLabel('Zip code').fill('33139');
    },
    control: (page) => page.getByRole('search').getByRole('button', { name: 'Search', exact: true }),
  },
  {
    screen: 'The agent settings',
    says: 'Please log in to save AI agent settings.',
    open: async (page) => void (await page.goto('/settings')),
    control: (page) => page.getByRole('button', { name: 'Save Settings' }),
  },
  {
    screen: 'A boat',
    says: 'Please log in to contact the boat owner.',
    open: async (page) => void (await page.goto('/boats/1')),
    control: (page) => page.getByRole('button', { name: 'Message Owner' }),
  },
];

test.describe('A toast', () => {
  for (const width of [390, 1440]) {
    for (const { screen, says, open, control } of visitorsOccasions) {
      test(`covers nothing that was visible: ${screen}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page);
        await control(page).scrollIntoViewIfNeeded();
        expect(await markReachable(page)).toBeGreaterThan(0);
        await control(page).click();
        const { toast } = new Chrome(page);
        await expect(toast).toContainText(says);
        expect(await noLongerReachable(page)).toEqual([]);
        expect(await coveredBy(toast)).toEqual([]);
      });
    }

    test(`covers neither the name nor the buttons of a chat, ${width} px`, async ({
      page,
      signedIn,
      newPerson,
      request,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const boat = await postBoat(request, await newPerson('Olive'));
      expect(signedIn.token).toBeTruthy();
      const screen = await new BoatPage(page).open(boat.id);
      const chat = await screen.chat(boat.title);
      await chat.say('Would you take a car?');
      await chat.root.getByRole('button', { name: 'Delete message' }).click();
      const { toast } = new Chrome(page);
      await expect(toast).toContainText('Message Deleted');
      await expect(chat.root.getByText('Message Deleted')).toBeVisible();
      const controls = [
        chat.root.getByRole('button', { name: 'Close chat' }),
        chat.root.getByRole('button', { name: 'Block Olive' }),
        chat.root.getByRole('heading'),
        chat.root.getByText('Olive', { exact: true }),
      ];
      for (const control of controls) await control.click({ trial: true });
    });
  }

  test('makes room at the top at any scroll position', async ({ page }) => {
    await page.goto('/boats?sort=distance');
    await page.getByLabel('Zip code').fill('33139');
    await page.evaluate(() => window.scrollTo(0, 200));
    expect(await markReachable(page)).toBeGreaterThan(0);
    await page.getByLabel('Zip code').press('Enter');
    await expect(new Chrome(page).toast).toBeVisible();
    expect(await noLongerReachable(page)).toEqual([]);
  });

  test('closes when its page is left', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Contact Owner' }).click();
    const { toast, toasts, nav } = new Chrome(page);
    await expect(toast).toBeVisible();
    await nav.getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await expect(toasts).toHaveCount(0, { timeout: 2_000 });
  });

  test('closes on Back', async ({ page }) => {
    await page.goto('/pricing');
    await new Chrome(page).nav.getByRole('link', { name: 'Tradewind, home' }).click();
    await page.getByRole('button', { name: 'Contact Owner' }).click();
    const { toast, toasts } = new Chrome(page);
    await expect(toast).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/pricing');
    await expect(toasts).toHaveCount(0, { timeout: 2_000 });
  });

  test('shown together with a navigation stays on the next page', async ({ page, newPerson }) => {
    const person: Person = await newPerson();
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Sign In/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(new Chrome(page).toast).toContainText('Welcome back!');
  });
});
