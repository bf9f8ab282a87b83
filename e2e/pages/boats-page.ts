import type { Locator, Page } from '@playwright/test';

/** The browse screen. */
export class BoatsPage {
  readonly page: Page;
  readonly search: Locator;
  readonly type: Locator;
  readonly price: Locator;
  readonly sort: Locator;
  readonly zip: Locator;
  readonly zipSearch: Locator;
  readonly chips: Locator;
  readonly count: Locator;
  readonly cards: Locator;
  readonly more: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    const form = page.getByRole('search');
    this.page = page;
    this.search = form.getByRole('searchbox', { name: 'Search' });
    this.type = form.getByLabel('Type');
    this.price = form.getByLabel('Price');
    this.sort = form.getByLabel('Sort by');
    this.zip = form.getByLabel('Zip code');
    this.zipSearch = form.getByRole('button', { name: 'Search', exact: true });
    this.chips = main.getByRole('list', { name: 'Active filters' });
    this.count = main.getByText(/^Showing .* boats$/);
    this.cards = main.getByRole('article');
    this.more = main.getByRole('button', { name: 'Show More Boats' });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/boats${query}`);
    // A click before hydration has no effect.
    await this.page.waitForFunction(() => {
      const form = document.querySelector('search form') ?? {};
      return Object.keys(form).some((key) => key.startsWith('__react'));
    });
    return this;
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  heart(title: string): Locator {
    return this.page.getByRole('button', { name: `Save ${title}`, exact: true });
  }

  titles(): Promise<string[]> {
    return this.cards.getByRole('heading').allTextContents();
  }
}
