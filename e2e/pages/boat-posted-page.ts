import type { Locator, Page } from '@playwright/test';

export class BoatPostedPage {
  readonly page: Page;
  readonly link: Locator;
  readonly copy: Locator;
  readonly share: Locator;
  readonly viewListing: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.link = main.getByLabel('Your public link');
    this.copy = main.getByRole('button', { name: /^Cop(y|ied)$/ });
    this.share = main.getByRole('button', { name: 'Share' });
    this.viewListing = main.getByRole('link', { name: 'View Listing' });
  }

  async open(query: string): Promise<this> {
    await this.page.goto(`/boat-posted${query}`);
    return this;
  }
}
