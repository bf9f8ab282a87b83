import type { AgentCategory } from '@tradewind/domain/trade-taxonomy';
import type { Database, Queryable } from '../../db/client.ts';
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
  };
}

export const savePreferences = (
  { db }: { db: Database },
  userId: string,
  preferences: Omit<AgentPreferences, 'deployed'>,
): Promise<void> => upsertPreferences(db, userId, preferences);

export const deployAgent = ({ db }: { db: Database }, userId: string): Promise<void> => setDeployed(db, userId, true);
export const recallAgent = ({ db }: { db: Database }, userId: string): Promise<void> => setDeployed(db, userId, false);
