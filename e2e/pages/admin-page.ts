import { expect, type Locator, type Page } from '@playwright/test';

/** One of the four confirm dialogs. */
export class ConfirmDialog {
  readonly root: Locator;
  readonly reason: Locator;

  constructor(page: Page, title: string | RegExp) {
    this.root = page.getByRole('dialog', { name: title });
    this.reason = this.root.getByRole('textbox', { name: 'Reason' });
  }

  confirm(label: string): Locator {
    return this.root.getByRole('button', { name: label, exact: true });
  }
}

export class AdminPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('main').locator('tbody tr');
    this.search = page.getByRole('searchbox', { name: 'Search users' });
  }

  async open(): Promise<this> {
    await this.page.goto('/admin');
    await expect(this.page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(this.rows.first()).toBeVisible();
    return this;
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  async find(query: string, count: number): Promise<void> {
    await this.search.fill(query);
    await expect(this.page.getByText(`· ${count} ${count === 1 ? 'user' : 'users'}`, { exact: false })).toBeVisible();
    await expect(this.rows).toHaveCount(Math.min(count, 25));
  }

  /** View Details, Suspend, Activate, Delete. */
  async choose(email: string, action: string, title: string): Promise<ConfirmDialog> {
    await this.row(email)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    const dialog = new ConfirmDialog(this.page, title);
    await expect(dialog.root).toBeVisible();
    return dialog;
  }

  async show(tab: 'Users' | RegExp | 'Activity Log'): Promise<void> {
    await this.page.getByRole('tab', { name: tab }).click();
  }
}
