import type { AgentPreferences } from '@tradewind/contract/agent';
import {
  AGENT_PRICES,
  AGENT_RADIUS,
  AGENT_ROUNDS,
  type AgentCategory,
  type Strategy,
} from '@tradewind/contract/agent-settings';

/** The values of the settings screen. */
export interface Settings {
  categories: readonly AgentCategory[];
  min: number;
  max: number;
  location: string;
  /** Not sent to the server. */
  radius: number;
  autoNegotiate: boolean;
  rounds: number;
  strategy: Strategy;
}

const USUAL: Settings = {
  categories: [],
  min: AGENT_PRICES.usual.min,
  max: AGENT_PRICES.usual.max,
  location: '',
  radius: AGENT_RADIUS.usual,
  autoNegotiate: true,
  rounds: AGENT_ROUNDS.usual,
  strategy: 'balanced',
};

/** Uses the default negotiation settings until they are saved for the first time. */
export function settingsOf(preferences: AgentPreferences | undefined): Settings {
  if (!preferences || preferences.savedAt === null) return USUAL;
  return {
    ...USUAL,
    categories: preferences.preferredTradeCategories,
    min: Math.round(Number(preferences.priceRangeMin)),
    max: Math.round(Number(preferences.priceRangeMax)),
    location: preferences.preferredLocations[0] ?? '',
    autoNegotiate: preferences.autoNegotiate,
    rounds: preferences.maxNegotiationRounds,
    strategy: preferences.tradingStrategy,
  };
}

export function preferencesToSend({ categories, min, max, location, autoNegotiate, rounds, strategy }: Settings) {
  const trimmed = location.trim();
  return {
    preferredTradeCategories: categories,
    priceRangeMin: String(min),
    priceRangeMax: String(max),
    preferredLocations: trimmed === '' ? [] : [trimmed],
    autoNegotiate,
    maxNegotiationRounds: rounds,
    tradingStrategy: strategy,
  };
}

/** A whole number; anything else becomes 0. */
export const wholeNumber = (text: string) => Number.parseInt(text, 10) || 0;

/** The slider's positions for a range that may exceed it. */
export function sliderRange(min: number, max: number): [number, number] {
  const within = (price: number) => Math.min(Math.max(price, AGENT_PRICES.least), AGENT_PRICES.most);
  return [within(Math.min(min, max)), within(Math.max(min, max))];
}
