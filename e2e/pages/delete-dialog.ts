import type { Locator, Page } from '@playwright/test';

export class DeleteDialog {
  readonly root: Locator;
  readonly cancel: Locator;
  readonly confirm: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Are you sure?' });
    this.cancel = this.root.getByRole('button', { name: 'Cancel' });
    this.confirm = this.root.getByRole('button', { name: 'Delete Listing' });
  }
}
