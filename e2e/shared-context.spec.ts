import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Both tests run in one worker, in this order. */
test.describe.configure({ mode: 'serial' });
test.use({ expectedErrors: [/status of 404/] });

const storedIn = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    notifications: (await navigator.permissions.query({ name: 'notifications' })).state,
    windowName: window.name,
    historyLength: history.length,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    width: innerWidth,
  }));

let previous: { context: BrowserContext; stored: Awaited<ReturnType<typeof storedIn>>; requests: number } | undefined;

test('A test may leave anything in its browser', async ({ page, context }) => {
  await context.route('**/worker-of-a-test.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/contact');
  const before = await storedIn(page);
  await page.goto('/pricing');
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing outside of secure contexts.
    document.cookie = 'left=behind; path=/';
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    window.name = 'left behind';
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
    await (await caches.open('left')).put('/left', new Response('behind'));
    await navigator.serviceWorker.register('/worker-of-a-test.js');
  });
  await context.addCookies([{ name: 'left', value: 'behind', url: 'http://127.0.0.1' }]);
  await context.grantPermissions(['notifications']);
  await context.route('**/*', (route) => route.fallback());
  await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  previous = { context, stored: before, requests: 0 };
  const { stored } = previous;
  context.on('request', () => {
    if (previous) previous.requests += 1;
  });
  const after = await storedIn(page);
  for (const key of Object.keys(stored) as (keyof typeof stored)[]) expect(after[key], key).not.toEqual(stored[key]);
});

test('and the next test notices nothing', async ({ page, context }) => {
  expect(context).toBe(previous?.context);
  // The page of the first test may have asked for something before it was closed.
  if (previous) previous.requests = 0;
  await page.goto('/contact');
  expect(await storedIn(page)).toEqual(previous?.stored);
  expect(await context.cookies()).toEqual([]);
  expect(previous?.requests).toBe(0);
  expect(await page.evaluate(async () => (await fetch('/worker-of-a-test.js')).status)).toBe(404);
});

test('Changes that would outlast a test are refused', async ({ page, context }) => {
  await expect(async () => page.clock.install()).rejects.toThrow('ownContext');
  await expect(async () => context.addInitScript('')).rejects.toThrow('ownContext');
  await expect(async () => context.setOffline(true)).rejects.toThrow('ownContext');
});

test.describe('A context of its own', () => {
  test.use({ ownContext: true });

  test('is shared with no other test', async ({ page, context }) => {
    expect(context).not.toBe(previous?.context);
    await page.clock.install();
  });
});
