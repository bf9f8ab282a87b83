import type { BrowserContext, Locator, Page } from '@playwright/test';

/** The connection status below the navigation bar. */
export class Connection {
  readonly line: Locator;
  private readonly context: BrowserContext;

  constructor(page: Page) {
    this.context = page.context();
    this.line = page.getByRole('status', { name: 'Status' });
  }

  lose(): Promise<void> {
    return this.context.setOffline(true);
  }

  restore(): Promise<void> {
    return this.context.setOffline(false);
  }
}
