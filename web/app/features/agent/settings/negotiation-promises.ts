import { LOWEST_TRADE_PERCENT } from '@tradewind/contract/agent-settings';
import { priceText } from '@tradewind/contract/prices';
import type { Settings } from './settings.ts';

/** Sentences about what a deployed agent will and will not do with these settings. */
export function negotiationPromises({ autoNegotiate, min, max, rounds }: Settings): string[] {
  if (!autoNegotiate)
    return ['Eddy looks for trades and tells you what it finds. It makes no offers. You contact owners yourself.'];
  return [
    'Eddy negotiates only with owners whose own agents negotiate for them.',
    `Eddy offers up to ${dollars(max)} for their boats, and never more than the asking price.`,
    `For each of your boats, Eddy accepts no less than the lowest value you set for it, and never less than ${LOWEST_TRADE_PERCENT}% of your asking price. For boats without a lowest value, that’s ${dollars(min)}, or your asking price if it’s lower.`,
    `Eddy stops after ${rounds === 1 ? '1 round' : `${rounds} rounds`}, or sooner if the other owner set fewer.`,
    'Your limits stay private. If they don’t meet an owner’s, Eddy tries that boat again after a week at the earliest.',
    'The result is a proposal. Nothing is agreed until you and the other owner both confirm it.',
  ];
}

const dollars = (amount: number) => priceText(String(Math.max(0, amount)));
