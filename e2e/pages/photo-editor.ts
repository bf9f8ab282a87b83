import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let pictures = 0;

/** A unique photo, since the server names images by their content. */
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

/** The photos of a boat, in the wizard and in the edit form. */
export class PhotoEditor {
  readonly page: Page;
  readonly files: Locator;
  readonly tiles: Locator;
  readonly undo: Locator;

  constructor(page: Page, files = 'input[type=file]') {
    this.page = page;
    this.files = page.locator(files);
    this.tiles = page.getByRole('list', { name: 'Your photos' }).getByRole('listitem');
    this.undo = page.getByRole('button', { name: 'Undo' });
  }

  /** The newest toast with this text; an earlier one may still be fading. */
  toast(text: string): Locator {
    return this.page.locator('[data-toast]').filter({ hasText: text }).last();
  }

  tool(tool: 'Move left' | 'Move right' | 'Make cover' | 'Remove' | 'Try again', photo: number): Locator {
    return this.page.getByRole('button', { name: `${tool}, photo ${photo}`, exact: true });
  }

  /** The URLs of the uploaded photos, in display order. */
  async order(): Promise<string[]> {
    return this.tiles.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  }

  /** Adds photos and waits until they are uploaded. */
  async upload(...files: ChosenFile[]): Promise<void> {
    await this.files.setInputFiles(files);
    await this.tiles
      .locator('img[src^="/media/"]')
      .nth(files.length - 1)
      .waitFor();
    await this.toast('Images Uploaded').waitFor();
  }
}
