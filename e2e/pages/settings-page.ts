import type { Locator, Page } from '@playwright/test';

/** The settings of the AI agent. */
export class SettingsPage {
  readonly page: Page;
  readonly toggle: Locator;
  readonly lowest: Locator;
  readonly highest: Locator;
  readonly location: Locator;
  readonly radius: Locator;
  readonly save: Locator;
  readonly deploy: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.toggle = main.getByRole('switch');
    this.lowest = main.getByRole('spinbutton', { name: 'Lowest price' });
    this.highest = main.getByRole('spinbutton', { name: 'Highest price' });
    this.location = main.getByRole('textbox', { name: 'Preferred location' });
    this.radius = main.getByRole('slider', { name: 'Search radius' });
    this.save = main.getByRole('button', { name: 'Save Settings' });
    this.deploy = main.getByRole('button', { name: 'Deploy', exact: true });
  }

  /** The form appears once the current user is known. */
  async open(): Promise<this> {
    await this.page.goto('/settings');
    await this.save.waitFor();
    return this;
  }

  category(label: string): Locator {
    return this.page.getByRole('checkbox', { name: label, exact: true });
  }
}
