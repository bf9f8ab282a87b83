import { expect, type Locator, type Page } from '@playwright/test';
import { DeleteDialog } from './delete-dialog.ts';
import { PhotoEditor } from './photo-editor.ts';

export class MyListingsPage {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('main').getByRole('article');
  }

  async open(): Promise<this> {
    await this.page.goto('/my-listings');
    return this;
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  /** Pause, Resume, Mark as Sold, List Again, Delete. */
  async choose(title: string, action: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: `More actions for ${title}` })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async delete(title: string): Promise<DeleteDialog> {
    await this.choose(title, 'Delete');
    return new DeleteDialog(this.page);
  }

  async edit(title: string): Promise<EditListingPage> {
    await this.card(title).getByRole('link', { name: 'Edit' }).click();
    const editing = new EditListingPage(this.page);
    await expect(editing.save).toBeVisible();
    return editing;
  }
}

export class EditListingPage {
  readonly page: Page;
  readonly save: Locator;
  readonly outdated: Locator;
  readonly photos: PhotoEditor;

  constructor(page: Page) {
    this.page = page;
    this.save = page.getByRole('button', { name: 'Save Changes' });
    this.photos = new PhotoEditor(page);
    this.outdated = page.getByRole('alert').filter({ hasText: 'This listing has changed' });
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  async saveAndReturn(): Promise<MyListingsPage> {
    await this.save.click();
    await this.page.waitForURL('**/my-listings');
    return new MyListingsPage(this.page);
  }
}
