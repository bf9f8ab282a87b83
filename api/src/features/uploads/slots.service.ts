import { type LimitedWork, limitWork } from '../../platform/images/limited-work.ts';

interface SlotLimits {
  /** For all together. */
  concurrency: number;
  /** For each one: a slow sender cannot take all places. */
  each: number;
  maxWaiting: number;
}

export interface Slots {
  /** Does the work when its turn comes; undefined when too many wait already. */
  run<T>(who: string, work: () => Promise<T>): Promise<T | undefined>;
}

export function createSlots({ concurrency, each, maxWaiting }: SlotLimits): Slots {
  const all = limitWork({ concurrency, maxWaiting });
  const own = new Map<string, { slots: LimitedWork; users: number }>();
  return {
    async run(who, work) {
      const mine = own.get(who) ?? { slots: limitWork({ concurrency: each, maxWaiting }), users: 0 };
      own.set(who, mine);
      mine.users += 1;
      try {
        return await mine.slots.run(async () => all.run(work));
      } finally {
        mine.users -= 1;
        if (mine.users === 0) own.delete(who);
      }
    },
  };
}
