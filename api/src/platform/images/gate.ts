export interface Gate {
  /** Runs the work when there is room for its weight. Work that exceeds the whole room runs alone. */
  run<T>(weight: number, work: () => Promise<T>): Promise<T>;
}

/** Limits the total weight of concurrent work, first come, first served. */
export function createGate(room: number): Gate {
  const waiting: { weight: number; begin: () => void }[] = [];
  let taken = 0;

  const admit = () => {
    for (let next = waiting[0]; next && taken + next.weight <= room; next = waiting[0]) {
      waiting.shift();
      taken += next.weight;
      next.begin();
    }
  };

  return {
    async run(weight, work) {
      const mine = Math.min(weight, room);
      await new Promise<void>((begin) => {
        waiting.push({ weight: mine, begin });
        admit();
      });
      try {
        return await work();
      } finally {
        taken -= mine;
        admit();
      }
    },
  };
}
