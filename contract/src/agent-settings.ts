import { TRADE_RANGE_BASIS_POINTS } from '@tradewind/domain/money';
import { choicesOf } from '@tradewind/domain/trade-taxonomy';

export { AGENT_PRICES, AGENT_RADIUS, AGENT_ROUNDS } from '@tradewind/domain/agent-settings';
export { STRATEGIES, type Strategy } from '@tradewind/domain/negotiation';
export type { AgentCategory } from '@tradewind/domain/trade-taxonomy';

/** An agent never accepts less than this share of the asking price for its owner's boat. */
export const LOWEST_TRADE_PERCENT = TRADE_RANGE_BASIS_POINTS.low / 100;

export const agentCategoryChoices = choicesOf('agent');
