import { queryOptions } from '@tanstack/react-query';
import type { AgentStatus } from '@tradewind/contract/agent';

export const agentStatusQuery = queryOptions<AgentStatus>({ queryKey: ['/api/ai-agent/status'] });
