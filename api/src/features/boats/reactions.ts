import type { Reactions } from '../../platform/domain-events.ts';

export const boatReactions: Reactions = {
  'boats.changed': (work) => work.publicReadsChanged(),
  'boats.leaving': (work) => work.publicReadsChanged(),
};
