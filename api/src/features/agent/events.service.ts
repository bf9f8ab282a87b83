import type { Work } from '../../platform/work.ts';

/** Makes the open screens of these users reload. */
export const publishAgentChanged = (work: Work, userIds: readonly string[]): void =>
  work.publish([...new Set(userIds)], 'agent.changed', {});
