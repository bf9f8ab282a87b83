import { expect, type Locator, type Page } from '@playwright/test';

/** Where an offer or a counteroffer is put together. */
export class OfferPage {
  readonly page: Page;
  readonly gives: Locator;
  readonly gets: Locator;
  readonly note: Locator;
  readonly terms: Locator;
  readonly termsCard: Locator;
  readonly review: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.page = page;
    this.gives = page.getByRole('region', { name: 'You give' });
    this.gets = page.getByRole('region', { name: 'You get' });
    this.note = page.getByLabel(/^Note to/);
    this.terms = page.getByRole('group').filter({ has: page.locator('summary', { hasText: /^Terms/ }) });
    this.termsCard = termsCardOn(page);
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

  async openTerms(): Promise<void> {
    await this.terms.locator('summary').click();
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

const termsCardOn = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Terms', exact: true }) })
    .last();

/** One trade, as one of its parties sees it. */
export class TradePage {
  readonly page: Page;
  readonly heading: Locator;
  readonly main: Locator;
  readonly gives: Locator;
  readonly gets: Locator;
  readonly history: Locator;
  readonly termsCard: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.heading = this.main.getByRole('heading', { level: 1, name: /^Trade with/ });
    this.gives = this.main.getByRole('region', { name: 'You give' });
    this.gets = this.main.getByRole('region', { name: 'You get' });
    this.termsCard = termsCardOn(page);
    this.history = this.main.getByRole('region', { name: 'History' });
  }

  async open(id: number): Promise<this> {
    await this.page.goto(`/trades/${id}`);
    return this.ready();
  }

  async ready(): Promise<this> {
    await expect(this.heading).toBeVisible();
    return this;
  }

  /** Where it stands, in a few words. */
  async stands(text: string): Promise<void> {
    await expect(this.main.getByText(text, { exact: true }).first()).toBeVisible();
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  async counter(): Promise<OfferPage> {
    await this.main.getByRole('link', { name: 'Counter', exact: true }).click();
    await this.page.waitForURL(/\/counter$/);
    return new OfferPage(this.page).ready();
  }

  /** Opens the question before an answer. */
  async ask(action: string, title: string): Promise<AnswerDialog> {
    await this.button(action).click();
    return new AnswerDialog(this.page, title).ready();
  }
}

/** Asks before an offer is accepted, declined or withdrawn, or a trade canceled. */
class AnswerDialog {
  readonly root: Locator;
  readonly reason: Locator;

  constructor(page: Page, title: string) {
    this.root = page.getByRole('dialog', { name: title });
    this.reason = this.root.getByLabel(/^Reason/);
  }

  async ready(): Promise<this> {
    await expect(this.root).toBeVisible();
    return this;
  }

  confirm(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }
}
