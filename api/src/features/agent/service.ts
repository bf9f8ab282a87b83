import type { AgentCategory } from '@tradewind/domain/trade-taxonomy';
import type { Database, Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { findPreferences, setDeployed, upsertPreferences } from './preferences.store.ts';

/** What a user's agent looks for. */
export interface AgentPreferences {
  preferredTradeCategories: AgentCategory[];
  priceRangeMin: string;
  priceRangeMax: string;
  preferredLocations: string[];
  autoNegotiate: boolean;
  maxNegotiationRounds: number;
  tradingStrategy: string;
  deployed: boolean;
  savedAt: string | null;
}

const DEFAULTS: AgentPreferences = {
  preferredTradeCategories: [],
  priceRangeMin: '50000.00',
  priceRangeMax: '500000.00',
  preferredLocations: [],
  autoNegotiate: false,
  maxNegotiationRounds: 3,
  tradingStrategy: 'balanced',
  deployed: false,
  savedAt: null,
};

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
    tradingStrategy: row.tradingStrategy,
    deployed: row.deployedAt !== null,
    savedAt: row.updatedAt.toISOString(),
  };
}

export async function savePreferences(
  { db }: { db: Database },
  caller: Caller,
  preferences: Omit<AgentPreferences, 'deployed' | 'savedAt'>,
): Promise<AgentPreferences> {
  await upsertPreferences(db, caller.id, preferences);
  return readPreferences(db, caller.id);
}

export const deployAgent = ({ db }: { db: Database }, caller: Caller): Promise<void> =>
  setDeployed(db, caller.id, true);
export const recallAgent = ({ db }: { db: Database }, caller: Caller): Promise<void> =>
  setDeployed(db, caller.id, false);
