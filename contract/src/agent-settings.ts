import { choicesOf } from '@tradewind/domain/trade-taxonomy';

export { AGENT_PRICES, AGENT_RADIUS, AGENT_ROUNDS } from '@tradewind/domain/agent-settings';
export { STRATEGIES, type Strategy } from '@tradewind/domain/negotiation';
export type { AgentCategory } from '@tradewind/domain/trade-taxonomy';

export const agentCategoryChoices = choicesOf('agent');
