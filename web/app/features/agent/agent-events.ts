import { agentStatusQuery } from '../../lib/agent-status.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { logQuery, matchesQuery, negotiationsQuery } from './agent-queries.ts';

/** Refreshes the agent's queries after each of its actions. */
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
