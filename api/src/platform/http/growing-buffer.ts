const SMALLEST = 2 * 1024;

/** A memory budget that several buffers share. */
export class SharedMemory {
  readonly #most: number;
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  take(bytes: number): boolean {
    if (this.#taken + bytes > this.#most) return false;
    this.#taken += bytes;
    return true;
  }

  giveBack(bytes: number): void {
    this.#taken -= bytes;
  }
}

/** Takes at most twice the memory of its content, however small the pieces. */
export class GrowingBuffer {
  readonly #memory: SharedMemory;
  #buffer = Buffer.alloc(0);
  #length = 0;

  constructor(memory: SharedMemory) {
    this.#memory = memory;
  }

  get length(): number {
    return this.#length;
  }

  get content(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Returns false when the shared memory is used up. */
  append(chunk: Buffer): boolean {
    if (!this.#hasRoomFor(this.#length + chunk.length)) return false;
    this.#length += chunk.copy(this.#buffer, this.#length);
    return true;
  }

  release(): void {
    this.#memory.giveBack(this.#buffer.length);
    this.#buffer = Buffer.alloc(0);
    this.#length = 0;
  }

  #hasRoomFor(needed: number): boolean {
    if (needed <= this.#buffer.length) return true;
    const size = Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(needed)));
    if (!this.#memory.take(size - this.#buffer.length)) return false;
    const larger = Buffer.allocUnsafeSlow(size);
    this.content.copy(larger);
    this.#buffer = larger;
    return true;
  }
}
