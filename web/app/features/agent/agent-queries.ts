import { queryOptions } from '@tanstack/react-query';
import { agentApi } from '@tradewind/contract/agent';
import { negotiationsApi } from '@tradewind/contract/negotiations';
import { read } from '../../lib/api.ts';

/** `agent-events.ts` updates these while they are on screen; mounting them again refetches. */
const live = { staleTime: 0, refetchOnMount: 'always' } as const;

export const preferencesQuery = queryOptions({
  ...read(agentApi.preferences),
  staleTime: 0,
  refetchOnMount: 'always',
});
export const matchesQuery = queryOptions({ ...read(negotiationsApi.matches), ...live });
export const logQuery = queryOptions({ ...read(negotiationsApi.log), ...live });
export const negotiationsQuery = queryOptions({ ...read(negotiationsApi.list), ...live });
export const negotiationQuery = (id: number) =>
  queryOptions({ ...read(negotiationsApi.read, { params: { id } }), ...live });
