import { setTimeout as sleep } from 'node:timers/promises';

interface Step {
  name: string;
  close: () => Promise<unknown>;
  withinMs: number;
}

/** Closes things in the reverse order of opening. A step that fails or hangs does not stop the next one. */
export class Shutdown {
  #steps: Step[] = [];
  #last: Promise<void> = Promise.resolve();

  add(step: Step): void {
    this.#steps.unshift(step);
  }

  /** A second call waits for the first, so that no caller exits before everything is closed. */
  close = (): Promise<void> => {
    this.#last = this.#last.catch(() => {}).then(() => this.#closeAll());
    return this.#last;
  };

  async #closeAll(): Promise<void> {
    const failures: Error[] = [];
    for (const step of this.#steps.splice(0)) {
      const failure = await outcomeOf(step);
      if (failure) failures.push(failure);
    }
    if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join('; '));
  }
}

async function outcomeOf({ name, close, withinMs }: Step): Promise<Error | undefined> {
  const timeout = new AbortController();
  const late = sleep(withinMs, 'did not end in time', { signal: timeout.signal }).catch(() => undefined);
  const closed = Promise.resolve()
    .then(close)
    .then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const problem = await Promise.race([closed, late]);
  timeout.abort();
  return problem === undefined ? undefined : new Error(`closing ${name}: ${problem}`);
}
