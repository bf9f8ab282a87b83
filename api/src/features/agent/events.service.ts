import type { Work } from '../../platform/work.ts';

/** Open screens of these users read again. */
export const publishAgentChanged = (work: Work, userIds: readonly string[]): void =>
  work.publish([...new Set(userIds)], 'agent.changed', {});
