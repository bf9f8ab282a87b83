import { LOWEST_TRADE_PERCENT } from '@tradewind/contract/agent-settings';
import { priceText } from '@tradewind/contract/prices';
import type { Settings } from './settings.ts';

/** What a deployed agent will and will not do with these settings, in sentences. */
export function negotiationPromises({ autoNegotiate, min, max, rounds }: Settings): string[] {
  if (!autoNegotiate)
    return ['Eddy looks for trades and tells you what it finds. It makes no offers: you contact the owners yourself.'];
  return [
    'Eddy exchanges offers only with owners whose agents negotiate for them, too.',
    `For their boats it offers up to ${dollars(max)}, and never more than they ask.`,
    `For your boats it accepts no less than ${dollars(min)}, unless you ask for less yourself, and never less than ${LOWEST_TRADE_PERCENT}% of your asking price.`,
    `It stops after ${rounds === 1 ? '1 round' : `${rounds} rounds`}, or sooner if the other side set fewer.`,
    'The result is a proposal. Nothing is agreed until you and the other owner both confirm it.',
  ];
}

const dollars = (amount: number) => priceText(String(Math.max(0, amount)));
