import { queryOptions } from '@tanstack/react-query';
import type { AgentPreferences } from '@tradewind/contract/agent';
import type { AgentLogEntry, AgentMatch, Negotiation, NegotiationDetail } from '@tradewind/contract/negotiations';

/** `agent-events.ts` keeps them while they are on the screen; whoever comes back reads again. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;

export const preferencesQuery = queryOptions<AgentPreferences>({
  queryKey: ['/api/ai-agent/preferences'],
  staleTime: 0,
  refetchOnMount: 'always',
});
export const matchesQuery = queryOptions<AgentMatch[]>({ queryKey: ['/api/ai-agent/matches'], ...live });
export const logQuery = queryOptions<AgentLogEntry[]>({ queryKey: ['/api/ai-agent/log'], ...live });
export const negotiationsQuery = queryOptions<Negotiation[]>({ queryKey: ['/api/negotiations'], ...live });
export const negotiationQuery = (id: number) =>
  queryOptions<NegotiationDetail>({ queryKey: ['/api/negotiations', id], ...live });
