export type LimitedWork = {
  /** Whether new work would be turned away. */
  full(): boolean;
  /** Runs the work when its turn comes; undefined when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T> | undefined;
};

/** At most `concurrency` at once, at most `maxWaiting` behind them, first come first served. */
export function limitWork({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }): LimitedWork {
  const waiting: (() => void)[] = [];
  let running = 0;

  const full = () => running >= concurrency && waiting.length >= maxWaiting;

  // The place passes straight to the next in line, so that nobody slips in between.
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
