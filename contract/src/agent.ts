import { AGENT_ROUNDS } from '@tradewind/domain/agent-settings';
import { formatMoney, MAX_PRICE, parseMoney } from '@tradewind/domain/money';
import { STRATEGIES } from '@tradewind/domain/negotiation';
import { wordsOf } from '@tradewind/domain/trade-taxonomy';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { money, timestamp } from './primitives.ts';
import { commaFault, withoutSeparators } from './typed-numbers.ts';

const agentStatus = z.object({ enabled: z.boolean(), deployed: z.boolean() }).meta({ id: 'AgentStatus' });
export type AgentStatus = z.infer<typeof agentStatus>;

const category = z.enum(wordsOf('agent'), { error: 'Please choose a trade category from the list.' });
const strategy = z.enum(STRATEGIES);

const agentPreferences = z
  .object({
    preferredTradeCategories: z.array(category),
    priceRangeMin: money,
    priceRangeMax: money,
    preferredLocations: z.array(z.string()),
    autoNegotiate: z.boolean(),
    maxNegotiationRounds: z.int(),
    tradingStrategy: strategy,
    deployed: z.boolean(),
    savedAt: timestamp.nullable().meta({ description: 'Null while the defaults are in use' }),
  })
  .meta({ id: 'AgentPreferences' });
export type AgentPreferences = z.infer<typeof agentPreferences>;

/** A bound of the price range: a number or decimal string, parsed to a decimal string. */
const bound = z
  .union([z.number(), z.string().trim().max(20)], { error: 'Please enter a dollar amount.' })
  .transform((value, context) => {
    const cents = parseMoney(withoutSeparators(String(value)));
    if (cents !== undefined && cents <= MAX_PRICE) return formatMoney(cents);
    const message = commaFault(String(value)) ?? 'Please enter an amount between $0 and $9,999,999,999.';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const place = z
  .string()
  .trim()
  .min(1, 'Please enter a place.')
  .max(120, 'Please keep each place to 120 characters or fewer.');

const LOWEST_OVER_HIGHEST = 'The lowest price can’t be more than the highest price.';

/** Omitted negotiation settings keep their values. */
const agentPreferencesInput = z
  .object({
    preferredTradeCategories: z
      .array(category)
      .max(60)
      .default([])
      .transform((words) => [...new Set(words)]),
    priceRangeMin: bound,
    priceRangeMax: bound,
    preferredLocations: z.array(place).max(10, 'Please enter no more than 10 places.').default([]),
    autoNegotiate: z.boolean().optional(),
    maxNegotiationRounds: z.int().min(AGENT_ROUNDS.least).max(AGENT_ROUNDS.most).optional(),
    tradingStrategy: strategy.optional(),
  })
  .superRefine(({ priceRangeMin, priceRangeMax }, context) => {
    if (Number(priceRangeMin) <= Number(priceRangeMax)) return;
    context.addIssue({ code: 'custom', path: ['priceRangeMin'], message: LOWEST_OVER_HIGHEST });
  });
export type AgentPreferencesInput = z.infer<typeof agentPreferencesInput>;

export const agentApi = {
  preferences: endpoint({
    method: 'GET',
    path: '/api/ai-agent/preferences',
    access: 'signed in',
    tag: 'eddy',
    summary: 'What the caller’s agent is looking for',
    responses: { 200: agentPreferences },
    refuses: [401, 403],
  }),
  savePreferences: endpoint({
    method: 'POST',
    path: '/api/ai-agent/preferences',
    access: 'signed in',
    invalidates: ['/api/wants'],
    tag: 'eddy',
    summary: 'Tell the caller’s agent what to look for; suggested wants follow its prices',
    body: agentPreferencesInput,
    responses: { 200: agentPreferences },
    refuses: [401, 403],
  }),
  deploy: endpoint({
    method: 'POST',
    path: '/api/ai-agent/deploy',
    access: 'signed in',
    invalidates: ['/api/ai-agent/log'],
    tag: 'eddy',
    summary: 'Start the caller’s agent in the background until it is recalled',
    responses: { 200: agentStatus },
    refuses: [401, 403],
  }),
  recall: endpoint({
    method: 'POST',
    path: '/api/ai-agent/recall',
    access: 'signed in',
    invalidates: ['/api/ai-agent/matches', '/api/ai-agent/log'],
    tag: 'eddy',
    summary: 'Recall the caller’s agent',
    responses: { 200: agentStatus },
    refuses: [401, 403],
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/ai-agent/status',
    access: 'signed in',
    tag: 'eddy',
    summary: 'Whether Eddy AI is on and deployed for the caller',
    responses: { 200: agentStatus },
    refuses: [401, 403],
  }),
};
