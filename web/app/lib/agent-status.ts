import { agentApi } from '@tradewind/contract/agent';
import { read } from './api.ts';

export const agentStatusQuery = read(agentApi.status);
