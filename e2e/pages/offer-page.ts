import { expect, type Locator, type Page } from '@playwright/test';
import { TradePage } from './trade-page.ts';

/** Where an offer or a counteroffer is put together. */
export class OfferPage {
  readonly page: Page;
  readonly gives: Locator;
  readonly gets: Locator;
  readonly note: Locator;
  readonly review: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.gives = page.getByRole('region', { name: 'You give' });
    this.gets = page.getByRole('region', { name: 'You get' });
    this.note = page.getByLabel(/^Note to/);
    this.review = page.getByRole('button', { name: 'Review Offer' });
    this.send = page.getByRole('button', { name: 'Send Offer' });
  }

  async open(boatId: number): Promise<this> {
    await this.page.goto(`/trades/new?boat=${boatId}`);
    return this.ready();
  }

  /** Waits until everything that can be chosen is there. */
  async ready(): Promise<this> {
    await expect(this.gives).toBeVisible();
    await expect(this.review).toBeEnabled();
    return this;
  }

  item(side: Locator, title: string): Locator {
    return side.getByRole('checkbox', { name: new RegExp(title) });
  }

  cash(side: Locator): Locator {
    return side.getByLabel(/^Cash you/);
  }

  /** Looks at the whole offer before it is sent. */
  async toReview(): Promise<this> {
    await this.review.click();
    await expect(this.send).toBeVisible();
    return this;
  }

  async sendIt(): Promise<TradePage> {
    await this.send.click();
    await this.page.waitForURL(/\/trades\/\d+$/);
    return new TradePage(this.page).ready();
  }
}
