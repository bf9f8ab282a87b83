import { type LimitedWork, limitWork } from '../../platform/images/limited-work.ts';

interface SlotLimits {
  /** For all senders together. */
  concurrency: number;
  /** Per sender, so that a slow one cannot take all slots. */
  each: number;
  maxWaiting: number;
}

export interface Slots {
  /** Runs the work once a slot is free; returns undefined if too many are waiting. */
  run<T>(sender: string, work: () => Promise<T>): Promise<T | undefined>;
}

export function createSlots({ concurrency, each, maxWaiting }: SlotLimits): Slots {
  const all = limitWork({ concurrency, maxWaiting });
  const own = new Map<string, { slots: LimitedWork; users: number }>();
  return {
    async run(sender, work) {
      const mine = own.get(sender) ?? { slots: limitWork({ concurrency: each, maxWaiting }), users: 0 };
      own.set(sender, mine);
      mine.users += 1;
      try {
        return await mine.slots.run(async () => all.run(work));
      } finally {
        mine.users -= 1;
        if (mine.users === 0) own.delete(sender);
      }
    },
  };
}
