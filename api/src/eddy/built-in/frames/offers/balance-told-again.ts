import { ask } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { balanceText } from './balance-plan.ts';

const SHORT =
  /^(?:(?:and|so|ok(?:ay)?|but|hm|well|then|wait) )*(?:(?:by )?how (?:much )?(?:short|far (?:short|off|apart|away)) (?:is|am|are|would|does|do|was|will) (?:that|it|this|i|we)(?: (?:be|leave me|make me))?|how much (?:am|would|will) (?:i|we) (?:be )?(?:short|missing|off)|(?:what|how much)(?: is| would| will)? (?:i |we )?(?:be )?(?:short|missing|the (?:gap|shortfall|difference))|by how much)(?: (?:then|now|again|exactly|in all|of (?:it|the price|her price|his price|their price)))*[?.! ]*$/;

/** 'How short is that?' after own things were held against the price of a boat. */
export const balanceToldAgainFrame: Frame = ({ line, memory, phrases }) => {
  const calls = memory.last?.calls.filter(({ name }) => name === 'offer_balance') ?? [];
  const [only, ...others] = calls;
  if (!only || others.length > 0 || memory.cardIsLast || !line.has(SHORT)) return undefined;
  return {
    intent: 'reach',
    weight: 2.1,
    ...EVERYTHING,
    whole: true,
    plan: ask('offer_balance', only.input, (output) => `${balanceText(output, phrases)} ${phrases.balance.estimate}`),
  };
};
