import type { AgentPreferences, AgentPreferencesInput } from '@tradewind/contract/agent';
import { AGENT_PRICES, AGENT_ROUNDS } from '@tradewind/domain/agent-settings';
import { dollars, formatMoney } from '@tradewind/domain/money';
import type { Strategy } from '@tradewind/domain/negotiation';
import type { AgentCategory } from '@tradewind/domain/trade-taxonomy';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { publishAgentChanged } from '../events.service.ts';
import { lookSoon } from '../looking/looking.service.ts';
import { isDeployed } from '../store.ts';
import { deploy, findPreferences, recall, upsertPreferences } from './preferences.store.ts';

type Context = Pick<Dependencies, 'commit'>;

const DEFAULTS: AgentPreferences = {
  preferredTradeCategories: [],
  priceRangeMin: formatMoney(dollars(AGENT_PRICES.usual.min)),
  priceRangeMax: formatMoney(dollars(AGENT_PRICES.usual.max)),
  preferredLocations: [],
  autoNegotiate: false,
  maxNegotiationRounds: AGENT_ROUNDS.usual,
  tradingStrategy: 'balanced',
  deployed: false,
  savedAt: null,
};

/** Whether the caller's agent is at work, and whether there are agents at all. */
export const readStatus = async ({ config, db }: Pick<Dependencies, 'config' | 'db'>, userId: string) => ({
  enabled: config.eddy.enabled,
  deployed: await isDeployed(db, userId),
});

/** Returns the saved preferences, or the defaults. */
export async function readPreferences(db: Queryable, userId: string): Promise<AgentPreferences> {
  const row = await findPreferences(db, userId);
  if (!row) return DEFAULTS;
  return {
    preferredTradeCategories: row.preferredTradeCategories as AgentCategory[],
    priceRangeMin: row.priceRangeMin ?? DEFAULTS.priceRangeMin,
    priceRangeMax: row.priceRangeMax ?? DEFAULTS.priceRangeMax,
    preferredLocations: row.preferredLocations,
    autoNegotiate: row.autoNegotiate,
    maxNegotiationRounds: row.maxNegotiationRounds,
    tradingStrategy: row.tradingStrategy as Strategy,
    deployed: row.deployedAt !== null,
    savedAt: row.updatedAt.toISOString(),
  };
}

/** A deployed agent looks again with the new preferences. */
export async function savePreferences(
  { commit }: Context,
  caller: Caller,
  input: AgentPreferencesInput,
  origin: Origin = {},
): Promise<AgentPreferences> {
  return commit(async (work) => {
    const { tx } = work;
    await upsertPreferences(tx, caller.id, input);
    await work.logActivity(caller, 'agent.preferences', origin, { fields: Object.keys(input) });
    const saved = await readPreferences(tx, caller.id);
    if (saved.deployed) await lookSoon(work, caller.id);
    return saved;
  });
}

export async function deployAgent({ commit }: Context, caller: Caller, origin: Origin = {}): Promise<void> {
  const { deployed: _deployed, savedAt: _savedAt, ...defaults } = DEFAULTS;
  await commit(async (work) => {
    await deploy(work.tx, caller.id, defaults);
    await work.logActivity(caller, 'agent.deploy', origin);
    await lookSoon(work, caller.id);
    publishAgentChanged(work, [caller.id]);
  });
}

export async function recallAgent({ commit }: Context, caller: Caller, origin: Origin = {}): Promise<void> {
  await commit(async (work) => {
    await recall(work.tx, caller.id);
    await work.logActivity(caller, 'agent.recall', origin);
    publishAgentChanged(work, [caller.id]);
  });
}
