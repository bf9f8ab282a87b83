import type { Locator, Page } from '@playwright/test';
import { DeleteDialog } from './delete-dialog.ts';

export class ManagePage {
  readonly page: Page;
  readonly viewPublic: Locator;
  readonly deleteListing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.viewPublic = page.getByRole('link', { name: 'View Public Listing' });
    this.deleteListing = page.getByRole('main').getByRole('button', { name: 'Delete Listing' });
  }

  async open(token: string): Promise<this> {
    await this.page.goto(`/manage/${token}`);
    return this;
  }

  fact(label: string): Locator {
    return this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  }

  async delete(): Promise<DeleteDialog> {
    await this.deleteListing.click();
    return new DeleteDialog(this.page);
  }
}
