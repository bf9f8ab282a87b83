import { displayMoney, dollars } from '@tradewind/domain/money';
import { dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import type { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { besideCard } from './offer-draft.ts';

const HALFWAY =
  /\b(?:split (?:the|that|this) (?:difference|gap)|split it (?:with|down the middle)|meet (?:\w+ )?(?:in the middle|half ?-? ?way)|(?:go|come|meet)(?: (?:him|her|them|_person_))? (?:in the middle|half ?-? ?way)|half ?-? ?way (?:with|between|to)|(?:in|at|with) the (?:middle|mid ?-? ?point)|(?:counter|offer|propose|send|say|take) (?:(?:him|her|them|_person_) )?(?:with )?(?:the|that) (?:middle|mid ?-? ?point))\b/;

export const isHalfway = (line: Line): boolean => line.has(HALFWAY) && !line.has(/\?\s*$|_(?:money|bound|n|quantity)_/);

interface TradeItem {
  kind: string;
  value: string;
  goesTo: 'user' | 'other';
}

/** A counteroffer in the middle between the last proposals of both sides, or between an offer and the asking price. */
export function halfwayPlan({ phrases }: Situation, tradeId: number): Plan {
  return (done) => {
    const [explained, drafted] = done;
    if (!explained) return use('explain_trade', { tradeId });
    const { output } = explained;
    const error = errorOf(output);
    const middle = middleOf(output);
    if (error || !middle) return say(error ?? phrases.howMuchMore);
    const { side, amount, isApart } = middle;
    if (!drafted) return use('draft_counter', { tradeId, [side]: amount });
    const told = isApart ? phrases.halfwayApart : phrases.halfwayToAsking;
    return besideCard(
      () => say(errorOf(drafted.output) ?? phrases.counter),
      told(displayMoney(dollars(amount))),
    )([drafted]);
  };
}

function middleOf(
  output: Record<string, unknown>,
): { side: 'cash' | 'cashBack'; amount: number; isApart: boolean } | undefined {
  const cash = ((output.items ?? []) as TradeItem[]).filter(({ kind }) => kind === 'cash');
  const now = cash.reduce((sum, { value }) => sum + dollarsOf(value), 0);
  const isPaying = cash.some(({ goesTo }) => goesTo === 'other');
  const proposals = (output.proposals ?? []) as { by: string }[];
  const apart = dollarsOf(textOf(output.cashApart) || '$0');
  const isApart = apart > 0 && proposals.some(({ by }) => by === 'user') && proposals.some(({ by }) => by === 'other');
  const gap = isApart ? apart : isPaying || output.whoGetsMore !== 'other' ? 0 : dollarsOf(textOf(output.valueGap));
  if (gap <= 0) return undefined;
  // The last proposal is the one that stands: of the other side, it asks for more or gives less.
  const isTheirs = proposals.at(-1)?.by !== 'user';
  const towards = isPaying === isTheirs ? -1 : 1;
  const amount = Math.round((now + (isApart ? towards : 1) * (gap / 2)) * 100) / 100;
  return { side: isPaying ? 'cash' : 'cashBack', amount, isApart };
}
