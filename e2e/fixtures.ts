import { readdir, readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { SharedContext } from './shared-context.ts';

export { expect };

export interface Person {
  token: string;
  user: CurrentUser;
  email: string;
  password: string;
}

interface Fixtures {
  /** Registers a user through the API. */
  newPerson: (firstName?: string) => Promise<Person>;
  /** A registered user, signed in in this page's browser before its first load. */
  signedIn: Person;
  adminToken: string;
  /** Console errors that this test expects. */
  expectedErrors: RegExp[];
  /** For tests that need an empty cache, a fake clock or something else that a shared context cannot undo. */
  ownContext: boolean;
}

interface WorkerFixtures {
  /** By server and viewport, the only options of contexts that differ between tests. */
  sharedContexts: Map<string, SharedContext>;
}

/** For tests that run on a phone and on a desktop: `for (const { name, viewport } of SCREENS) test.describe(name, …)`. */
export const SCREENS = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
] as const;

let people = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  ownContext: [false, { option: true }],

  sharedContexts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],

  context: async ({ browser, baseURL, viewport, ownContext, sharedContexts }, use) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const key = JSON.stringify([baseURL, viewport]);
    const shared = sharedContexts.get(key) ?? (await SharedContext.open(browser));
    sharedContexts.set(key, shared);
    await use(shared.context);
    await shared.reset();
  },

  newPerson: async ({ request }, use) => {
    await use(async (firstName = 'Robin') => {
      const email = `e2e-${process.pid}-${Date.now()}-${++people}@example.com`;
      const password = 'correct horse';
      const response = await request.post('/api/auth/register', { data: { email, password, firstName } });
      expect(response.ok(), await response.text()).toBe(true);
      const { token, user } = await response.json();
      return { token, user, email, password };
    });
  },

  signedIn: async ({ page, newPerson }, use) => {
    const person = await newPerson();
    await page.addInitScript((token) => {
      if (!sessionStorage.getItem('test-signed-in')) localStorage.setItem('auth-token', token);
      sessionStorage.setItem('test-signed-in', 'yes');
    }, person.token);
    await use(person);
  },

  adminToken: async ({ request }, use) => {
    const response = await request.post('/api/auth/login', {
      data: { email: 'admin@demo.example.com', password: 'tradewind-demo' },
    });
    await use((await response.json()).token);
  },

  page: async ({ page, baseURL, expectedErrors }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.some((expected) => expected.test(message.text())))
        faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(String(baseURL)) && /^https?:/.test(url) && !url.startsWith('http://127.0.0.1'))
        faults.push(`outbound request to ${url}`);
    });
    // A click before hydration has no effect.
    const goto = page.goto.bind(page);
    page.goto = async (...where) => {
      const response = await goto(...where);
      const [, options] = where;
      if (options?.waitUntil !== 'commit') await hydration(page);
      return response;
    };
    const reload = page.reload.bind(page);
    page.reload = async (...how) => {
      const response = await reload(...how);
      await hydration(page);
      return response;
    };
    await use(page);
    expect(faults, 'console errors and outbound requests').toEqual([]);
  },
});

/** Waits until React has hydrated the frame and the screen. Gives up after 10 seconds, as on another site. */
export async function hydration(page: Page): Promise<void> {
  const isHydrated = () =>
    'hydrated' in document.documentElement.dataset &&
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isHydrated, undefined, { timeout: 10_000 }).catch(() => undefined);
}

/** Stops the page's clock, which otherwise also runs on by itself. `page.clock.runFor()` moves it. */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + 60_000);
}

/** Delays the page's scripts, as a slow network would, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Axe violations and horizontal scroll of the current page, at the narrowest and the widest layout, in light and dark.
 * Only the contrast rule depends on colors, so dark mode runs no other.
 */
export async function faultsAtAnySize(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // Axe would measure colors in the middle of a transition.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page
        .locator('html')
        .evaluate((html, scheme) => html.setAttribute('data-mantine-color-scheme', scheme), colorScheme);
      const found = await accessibilityFaults(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
      faults.push(...found.map((fault) => `${width} px, ${colorScheme}: ${fault}`));
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${width} px: scrolls sideways by ${overflow} px`);
  }
  return faults;
}

/** Serious and critical axe violations of the current page. */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<string[]> {
  // Injecting the library and describing everything that passes would take longer than the rules themselves.
  const isInjected = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isInjected && { axeSource: 'void axe' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Waits for the newest mail to this address that contains the text. */
export async function mailTo(email: string, containing: string): Promise<string> {
  const dir = process.env.E2E_MAIL_DIR ?? '';
  const find = async () => {
    for (const name of (await readdir(dir).catch(() => [])).sort().reverse()) {
      if (!name.endsWith('.eml')) continue;
      const text = (await readFile(`${dir}/${name}`, 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=');
      if (text.includes(`To: ${email}`) && text.includes(containing)) return text;
    }
    return undefined;
  };
  await expect.poll(find, { timeout: 15_000 }).toBeTruthy();
  return (await find()) ?? '';
}
