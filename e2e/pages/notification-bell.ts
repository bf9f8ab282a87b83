import { expect, type Locator, type Page } from '@playwright/test';

export class NotificationBell {
  readonly page: Page;
  readonly button: Locator;
  readonly panel: Locator;
  readonly items: Locator;

  constructor(page: Page) {
    this.page = page;
    this.button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Notifications/ });
    this.panel = page.getByRole('region', { name: 'Notifications' });
    this.items = this.panel.getByRole('listitem');
  }

  async shows(unread: number): Promise<void> {
    const name = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;
    await expect(this.button).toHaveAccessibleName(name);
  }

  async open(): Promise<this> {
    await this.button.click();
    await expect(this.panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    return this;
  }

  async markAllRead(): Promise<void> {
    await this.panel.getByRole('button', { name: 'Mark All Read' }).click();
  }
}
