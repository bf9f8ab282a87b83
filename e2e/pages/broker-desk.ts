import { expect, type Locator, type Page } from '@playwright/test';

/** The broker's desk. */
export class BrokerDesk {
  readonly page: Page;
  readonly main: Locator;
  readonly wires: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.wires = this.main.getByRole('region', { name: 'Wires' });
  }

  async open(search = ''): Promise<this> {
    await this.page.goto(`/broker${search}`);
    await expect(this.main.getByRole('heading', { level: 1, name: 'Broker’s Desk' })).toBeVisible();
    return this;
  }

  async show(tab: string): Promise<void> {
    await this.main.getByRole('tab', { name: tab }).click();
  }

  /** A wire in the list, by the bank's reference. */
  wire(reference: string): Locator {
    return this.wires.getByRole('listitem').filter({ hasText: reference });
  }

  /** Opens the dialog of an action on a wire. */
  async ask(reference: string, button: string): Promise<Locator> {
    await this.wire(reference).getByRole('button', { name: button }).click();
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }
}
