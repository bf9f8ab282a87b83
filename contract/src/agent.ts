import { AGENT_ROUNDS } from '@tradewind/domain/agent-settings';
import { formatMoney, MAX_PRICE, parseMoney } from '@tradewind/domain/money';
import { STRATEGIES } from '@tradewind/domain/negotiation';
import { wordsOf } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { money, timestamp } from './primitives.ts';

export const agentStatus = z.object({ enabled: z.boolean(), deployed: z.boolean() }).meta({ id: 'AgentStatus' });
export type AgentStatus = z.infer<typeof agentStatus>;

const category = z.enum(wordsOf('agent'), { error: 'Please choose a known trade category.' });
const strategy = z.enum(STRATEGIES);

export const agentPreferences = z
  .object({
    preferredTradeCategories: z.array(category),
    priceRangeMin: money,
    priceRangeMax: money,
    preferredLocations: z.array(z.string()),
    autoNegotiate: z.boolean(),
    maxNegotiationRounds: z.int(),
    tradingStrategy: strategy,
    deployed: z.boolean(),
    savedAt: timestamp.nullable().meta({ description: 'Null as long as these are the usual ones' }),
  })
  .meta({ id: 'AgentPreferences' });
export type AgentPreferences = z.infer<typeof agentPreferences>;

/** A bound of the price range: a number or a decimal string, kept as the wire's decimal string. */
const bound = z
  .union([z.number(), z.string().trim().max(20)], { error: 'Please enter an amount of dollars.' })
  .transform((value, context) => {
    const cents = parseMoney(String(value));
    if (cents !== undefined && cents <= MAX_PRICE) return formatMoney(cents);
    context.addIssue({ code: 'custom', message: 'Please enter an amount between $0 and $9,999,999,999.' });
    return z.NEVER;
  });

const place = z.string().trim().min(1, 'A place must not be empty').max(120, 'A place has at most 120 characters');

const LOWEST_OVER_HIGHEST = 'The lowest price must not be more than the highest price.';

/** How it negotiates may be left out: then that stays as it is. */
export const agentPreferencesInput = z
  .object({
    preferredTradeCategories: z
      .array(category)
      .max(60)
      .default([])
      .transform((words) => [...new Set(words)]),
    priceRangeMin: bound,
    priceRangeMax: bound,
    preferredLocations: z.array(place).max(10, 'Please name at most 10 places.').default([]),
    autoNegotiate: z.boolean().optional(),
    maxNegotiationRounds: z.int().min(AGENT_ROUNDS.least).max(AGENT_ROUNDS.most).optional(),
    tradingStrategy: strategy.optional(),
  })
  .superRefine(({ priceRangeMin, priceRangeMax }, context) => {
    if (Number(priceRangeMin) <= Number(priceRangeMax)) return;
    context.addIssue({ code: 'custom', path: ['priceRangeMin'], message: LOWEST_OVER_HIGHEST });
  });
export type AgentPreferencesInput = z.infer<typeof agentPreferencesInput>;
