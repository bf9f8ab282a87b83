import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

const EVENTS = ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror'];

/**
 * A browser context that the tests of one worker use in turn. It keeps the HTTP cache and, thanks to a page that stays open,
 * the renderer with the compiled scripts. A fresh context would load and compile them for each test.
 */
export class SharedContext {
  readonly context: BrowserContext;
  readonly #stays: Page;
  readonly #devTools: CDPSession;

  private constructor(stays: Page, devTools: CDPSession) {
    this.context = stays.context();
    this.#stays = stays;
    this.#devTools = devTools;
  }

  static async open(browser: Browser): Promise<SharedContext> {
    const context = await browser.newContext();
    const stays = await context.newPage();
    await stays.goto('/readyz');
    refuseLastingChanges(context);
    return new SharedContext(stays, await context.newCDPSession(stays));
  }

  /** Removes everything that a test may have left, except caches. A new page has its own history and session storage. */
  async reset(): Promise<void> {
    const { context } = this;
    for (const event of EVENTS) context.removeAllListeners(event);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await Promise.all(context.pages().map((page) => page !== this.#stays && page.close()));
    const { origin } = new URL(this.#stays.url());
    await Promise.all([
      context.clearPermissions(),
      context.clearCookies(),
      this.#devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ]);
  }
}

/** Playwright offers no way to undo these, and a lost connection also affects the page that stays. */
function refuseLastingChanges(context: BrowserContext): void {
  const refuse = (): never => {
    throw new Error('Later tests would notice this change. Add test.use({ ownContext: true }).');
  };
  context.addInitScript = refuse;
  context.exposeBinding = refuse;
  context.exposeFunction = refuse;
  context.setExtraHTTPHeaders = refuse;
  context.setGeolocation = refuse;
  context.setOffline = refuse;
  context.setDefaultTimeout = refuse;
  context.setDefaultNavigationTimeout = refuse;
  context.close = refuse;
  const { clock } = context;
  clock.install = refuse;
  clock.pauseAt = refuse;
  clock.setFixedTime = refuse;
  clock.setSystemTime = refuse;
}
