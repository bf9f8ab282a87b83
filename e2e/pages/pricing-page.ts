import type { Locator, Page } from '@playwright/test';

export class PricingPage {
  readonly page: Page;
  readonly status: Locator;
  readonly subscription: Locator;
  readonly roadmap: Locator;
  readonly groups: Locator;
  readonly brokerage: Locator;

  constructor(page: Page) {
    this.page = page;
    this.status = page.getByRole('region', { name: /boats free forever/ });
    this.subscription = page.getByRole('region', { name: 'Subscription', exact: true });
    this.roadmap = page.getByRole('region', { name: 'Services roadmap' });
    this.groups = this.roadmap.getByRole('heading', { level: 3 });
    this.brokerage = page.getByRole('region', { name: 'A licensed brokerage behind every service' });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/pricing${query}`);
    return this;
  }

  /** The figure on a live status card. */
  figure(label: string): Locator {
    const card = this.status.locator('div', { has: this.page.getByText(label, { exact: true }) }).last();
    return card.getByRole('definition');
  }

  service(name: string): Locator {
    return this.roadmap.getByRole('link', { name });
  }

  async openService(name: string): Promise<ServiceDialog> {
    await this.service(name).click();
    return new ServiceDialog(this.page, name);
  }
}

export class ServiceDialog {
  readonly dialog: Locator;
  readonly contact: Locator;
  readonly close: Locator;

  constructor(page: Page, name: string) {
    this.dialog = page.getByRole('dialog', { name });
    this.contact = this.dialog.getByRole('link', { name: 'Contact' });
    this.close = this.dialog.getByRole('button', { name: 'Close', exact: true });
  }
}
