import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let pictures = 0;

/** A real photo, unlike every other: the server names images by their content. */
export async function photo(name: string): Promise<ChosenFile> {
  pictures += 1;
  const background = { r: (pictures * 53) % 256, g: (pictures * 97) % 256, b: process.pid % 256 };
  const label = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420"><text x="20" y="60" font-size="40">${name} ${Date.now()}</text></svg>`,
  );
  const buffer = await sharp({ create: { width: 640, height: 420, channels: 3, background } })
    .composite([{ input: label }])
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const photos = (...names: string[]) => Promise.all(names.map(photo));

export class ListBoatPage {
  readonly page: Page;
  readonly year: Locator;
  readonly make: Locator;
  readonly model: Locator;
  readonly files: Locator;
  readonly tiles: Locator;
  readonly undo: Locator;
  readonly price: Locator;
  readonly location: Locator;
  readonly description: Locator;
  readonly categories: Locator;
  readonly checkAll: Locator;
  readonly forward: Locator;
  readonly back: Locator;
  readonly post: Locator;
  readonly startOver: Locator;
  /** Asks about the suggestions that were left as they are. */
  readonly question: Locator;

  constructor(page: Page) {
    this.page = page;
    this.year = page.getByLabel('Year');
    this.make = page.getByLabel('Make', { exact: false }).and(page.getByRole('textbox'));
    this.model = page.getByLabel('Model').and(page.getByRole('textbox'));
    this.files = page.locator('input[type=file]');
    this.tiles = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.price = page.getByLabel('Price');
    this.location = page.getByLabel('Location');
    this.description = page.getByRole('textbox', { name: 'Description' });
    this.categories = page.getByRole('group', { name: 'Trade Categories' }).getByRole('checkbox');
    this.checkAll = page.getByRole('button', { name: /^(Check All|Reset to Default)$/ });
    this.forward = page.getByRole('button', { name: 'Continue' });
    this.back = page.getByRole('button', { name: 'Back', exact: true });
    this.post = page.getByRole('button', { name: /^(Post My Boat|Posting your boat)/ });
    this.question = page.getByRole('dialog', { name: 'Does this look right?' });
    this.startOver = page.getByRole('button', { name: 'Start over' });
  }

  async open(): Promise<this> {
    await this.page.goto('/list-boat');
    await this.step(1).waitFor();
    return this;
  }

  /** The heading of a step. */
  step(number: 1 | 2 | 3): Locator {
    const names = { 1: 'Year / Make / Model', 2: 'Photos / Videos', 3: 'Price / Description / Trade Categories' };
    return this.page.getByRole('heading', { name: names[number] });
  }

  /** The one that says this; the one before it may still be fading out. */
  toast(text: string): Locator {
    return this.page.locator('[data-toast]').filter({ hasText: text }).last();
  }

  tool(tool: 'Move left' | 'Move right' | 'Make cover' | 'Remove' | 'Try again', photo: number): Locator {
    return this.page.getByRole('button', { name: `${tool}, photo ${photo}`, exact: true });
  }

  /** The addresses of the uploaded photos in the order in which they are shown. */
  async order(): Promise<string[]> {
    return this.tiles.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  }

  async toPhotos(boat = { make: 'Sea Ray', model: 'SLX 310' }): Promise<this> {
    await this.open();
    await this.make.fill(boat.make);
    await this.model.fill(boat.model);
    await this.forward.click();
    await this.step(2).waitFor();
    return this;
  }

  /** Adds photos and waits until the server has them. */
  async upload(...files: ChosenFile[]): Promise<void> {
    await this.files.setInputFiles(files);
    await this.tiles
      .locator('img[src^="/media/"]')
      .nth(files.length - 1)
      .waitFor();
    await this.toast('Images Uploaded').waitFor();
  }

  /** Posts the boat with the suggestions that are left. */
  async postAsSuggested(): Promise<void> {
    await this.post.click();
    await this.question.getByRole('button', { name: 'Yes, Post My Boat' }).click();
  }

  async toOffer(): Promise<this> {
    await this.toPhotos();
    await this.upload(await photo('bow.jpg'));
    await this.forward.click();
    await this.step(3).waitFor();
    return this;
  }
}
