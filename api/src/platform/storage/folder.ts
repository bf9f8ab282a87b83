import { randomUUID } from 'node:crypto';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';

/** flydrive's folder, with writes that are whole or absent and reads that fail before the first byte. */
export class AtomicFolder extends FSDriver {
  readonly #dir: string;

  constructor(dir: string) {
    super({ location: dir, visibility: 'private' });
    this.#dir = dir;
  }

  override async put(key: string, content: string | Uint8Array): Promise<void> {
    const part = `${key}.${randomUUID()}.part`;
    try {
      await super.put(part, content);
      await this.#flush(part);
      await rename(join(this.#dir, part), join(this.#dir, key));
    } catch (error) {
      await this.delete(part).catch(() => {}); // the first error is the one to report
      throw error;
    }
  }

  override async getStream(key: string): Promise<Readable> {
    const file = await open(join(this.#dir, key));
    return file.createReadStream();
  }

  async #flush(key: string): Promise<void> {
    await using file = await open(join(this.#dir, key), 'r+');
    await file.sync();
  }
}
