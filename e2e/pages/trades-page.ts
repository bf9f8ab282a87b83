import { expect, type Locator, type Page } from '@playwright/test';
import { TradePage } from './trade-pages.ts';

/** All trades of the signed-in person. */
export class TradesPage {
  readonly page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
  }

  async open(): Promise<this> {
    await this.page.goto('/trades');
    await expect(this.main.getByRole('heading', { level: 1, name: 'Trades' })).toBeVisible();
    return this;
  }

  list(heading: string): Locator {
    return this.main.getByRole('region', { name: heading });
  }

  async follow(list: string, name: string): Promise<TradePage> {
    await this.list(list).getByRole('link', { name }).first().click();
    return new TradePage(this.page).ready();
  }
}
