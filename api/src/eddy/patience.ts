/** Ends when nothing was heard for so long; the SDK's own time-outs begin only once the model has opened its answer. */
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
