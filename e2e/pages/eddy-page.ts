import type { Locator, Page } from '@playwright/test';

/** The Boat Hunter and the deployed agent. */
export class EddyPage {
  readonly page: Page;
  readonly hunt: Locator;
  readonly results: Locator;
  readonly cards: Locator;
  readonly more: Locator;
  readonly recall: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.hunt = main.getByRole('button', { name: /^Hunt/ });
    this.results = main.getByRole('region', { name: 'Results' });
    this.cards = main.getByRole('article');
    this.more = main.getByRole('button', { name: 'Show More Boats' });
    this.recall = main.getByRole('button', { name: 'Recall' });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/eddy-ai${query}`);
    await this.page.getByRole('heading', { level: 1, name: 'Eddy AI Boat Hunter' }).waitFor();
    return this;
  }

  async choose(...labels: string[]): Promise<void> {
    for (const label of labels) await this.page.getByRole('checkbox', { name: label, exact: true }).check();
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }
}
