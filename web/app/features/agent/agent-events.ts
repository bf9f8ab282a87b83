import { agentStatusQuery } from '../../lib/agent-status.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { logQuery, matchesQuery, negotiationsQuery } from './agent-queries.ts';

/** The agent works while one looks at it: what is on the screen is read again when it did something. */
export const agentEvents: FeatureEvents = {
  updates: [agentStatusQuery, matchesQuery, logQuery, negotiationsQuery].map(({ queryKey: [address] }) =>
    String(address),
  ),
  on: {
    'agent.changed': (_nothing, client) => {
      for (const { queryKey } of [agentStatusQuery, matchesQuery, logQuery, negotiationsQuery])
        void client.invalidateQueries({ queryKey });
    },
  },
};
