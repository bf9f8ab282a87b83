export type LimitedWork = {
  /** Whether new work would be refused. */
  full(): boolean;
  /** Runs the work when a slot is free; undefined when too much is waiting already. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
};

/** Runs at most `concurrency` at once and lets at most `maxWaiting` wait, first come, first served. */
export function limitWork({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): LimitedWork {
  const waiting: (() => void)[] = [];
  let running = 0;

  const full = () => running >= concurrency && waiting.length >= maxWaiting;

  // Hands the slot straight to the next in line, so that newcomers cannot overtake.
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  const enqueue = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= concurrency) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      leave();
    }
  };

  return { full, run: (work) => (full() ? undefined : enqueue(work)) };
}
