import type { Reactions } from '../../platform/domain-events.ts';
import { voidPossession } from './service.ts';

export const possessionReactions: Reactions = {
  'boat.reidentified': (work, { boat }) => voidPossession(work, [boat.id]),
  // Deleted boats take their proofs along; retired ones stay, but their owner is gone.
  'boats.leaving': async (work, { how, boats }) => {
    const ids = boats.map(({ id }) => id);
    if (how === 'retired') await voidPossession(work, ids);
  },
};
