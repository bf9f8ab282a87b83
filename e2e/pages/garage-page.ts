import { expect, type Locator, type Page } from '@playwright/test';
import { PhotoEditor } from './photo-editor.ts';

export class GaragePage {
  readonly page: Page;
  readonly cards: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cards = page.getByRole('list', { name: 'Your assets' }).getByRole('article');
  }

  async open(): Promise<this> {
    await this.page.goto('/account?tab=garage');
    await expect(this.page.getByRole('heading', { name: 'My garage' })).toBeVisible();
    return this;
  }

  card(title: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  async choose(title: string, action: string): Promise<void> {
    await this.card(title)
      .getByRole('button', { name: `More actions for ${title}` })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async edit(title: string): Promise<AssetPage> {
    await this.card(title).getByRole('link', { name: 'Edit' }).click();
    const asset = new AssetPage(this.page);
    await expect(asset.save).toBeVisible();
    return asset;
  }
}

/** The screen that adds an asset, and the one that edits it. */
export class AssetPage {
  readonly page: Page;
  readonly add: Locator;
  readonly save: Locator;
  readonly photos: PhotoEditor;
  readonly documents: Locator;
  readonly outdated: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('button', { name: 'Add to My Garage' });
    this.save = page.getByRole('button', { name: 'Save Changes' });
    this.photos = new PhotoEditor(page, 'input[type=file][accept*="image/webp"]');
    this.documents = page.getByRole('list', { name: 'Your documents' }).getByRole('listitem');
    this.outdated = page.getByRole('alert').filter({ hasText: 'This asset has changed' });
  }

  async openNew(): Promise<this> {
    await this.page.goto('/garage/new');
    await expect(this.add).toBeVisible();
    return this;
  }

  field(label: string): Locator {
    return this.page.getByRole('main').getByLabel(label, { exact: true });
  }

  async choose(kind: string): Promise<void> {
    await this.field('Kind').selectOption(kind);
  }

  async addDocuments(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    await this.page.locator('input[type=file][accept*="application/pdf"]').setInputFiles(files);
  }
}

export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n% ${name}\n%%EOF\n`),
});
