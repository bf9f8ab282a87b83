import { type LimitedWork, limitWork } from '../../platform/images/limited-work.ts';

interface Places {
  /** For all together. */
  concurrency: number;
  /** For each one: a slow sender cannot take all places. */
  each: number;
  maxWaiting: number;
}

export interface Turns {
  /** Does the work when its turn comes; undefined when too many wait already. */
  run<T>(who: string, work: () => Promise<T>): Promise<T | undefined>;
}

export function createTurns({ concurrency, each, maxWaiting }: Places): Turns {
  const all = limitWork({ concurrency, maxWaiting });
  const own = new Map<string, { turns: LimitedWork; users: number }>();
  return {
    async run(who, work) {
      const mine = own.get(who) ?? { turns: limitWork({ concurrency: each, maxWaiting }), users: 0 };
      own.set(who, mine);
      mine.users += 1;
      try {
        return await mine.turns.run(async () => all.run(work));
      } finally {
        mine.users -= 1;
        if (mine.users === 0) own.delete(who);
      }
    },
  };
}
