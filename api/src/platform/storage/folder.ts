import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { removeAbandonedParts, writeWhole } from '../whole-file.ts';

/** flydrive's folder driver with atomic writes, and with reads that fail before the first byte. */
export class AtomicFolder extends FSDriver {
  readonly #dir: string;
  readonly #parts: string;

  constructor(dir: string) {
    super({ location: dir, visibility: 'private' });
    this.#dir = dir;
    this.#parts = join(dir, '.parts');
  }

  override async put(key: string, content: string | Uint8Array): Promise<void> {
    await writeWhole(join(this.#dir, key), content, { partsIn: this.#parts });
  }

  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.#dir, key));
    return file.createReadStream();
  }

  removeAbandonedParts = () => removeAbandonedParts(this.#parts);
}
