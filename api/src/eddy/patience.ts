/** Aborts after a period of silence. The SDK's own timeouts start only once the model begins its answer. */
export class Patience {
  readonly #end = new AbortController();
  readonly #ms: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number | undefined) {
    this.#ms = ms;
    this.renew();
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  renew(): void {
    this.end();
    if (this.#ms) this.#timer = setTimeout(() => this.#end.abort(), this.#ms);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
