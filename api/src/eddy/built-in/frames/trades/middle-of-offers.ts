import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { tradeLineOf } from './trade-line.ts';

const MIDDLE =
  /\b(?:what|how much|tell me|whats|calculate|work out)\b.{0,80}\b(?:middle|mid ?-? ?point|half ?-? ?way|split (?:the |that )?difference|splitting (?:the |that )?difference)\b|\b(?:middle|mid ?-? ?point|half ?-? ?way|split(?:ting)? (?:the |that )?difference)\b.{0,80}\b(?:what|how much)\b/;
const OTHER =
  /\b(?:draft|send|tell (?:him|her|them|_person_)|message|write|accept|decline|mean|means|average|median)\b|_(?:type|kind|saved|sort)_/;

/** 'What's the middle between her price and mine': told, and nothing is drafted. */
export const middleOfOffersFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  if (!line.has(MIDDLE) || line.has(OTHER) || memory.cardIsLast) return undefined;
  const open = deals.filter(({ list }) => list === 'open' || list === 'waiting');
  const named = dealsNamed(situation, open);
  const told = open.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
  const isNamed = line.has(/_(?:boat|make|id|person)_/);
  const [deal, ...others] = named.length > 0 ? named : isNamed ? [] : told.length > 0 ? told : open;
  if (!deal || others.length > 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: plan(situation, deal.tradeId),
  };
};

const plan =
  ({ phrases }: Situation, tradeId: number): Plan =>
  ([explained]) => {
    if (!explained) return use('explain_trade', { tradeId });
    const { output } = explained;
    const error = errorOf(output);
    if (error) return say(error);
    const text = (name: string) => textOf(output[name]);
    const line = tradeLineOf(output, phrases);
    const { dealFigures, valueGap } = phrases;
    const who = output.whoGetsMore as keyof typeof valueGap;
    const middle = output.cashInMiddle
      ? dealFigures.middle(text('cashByUser'), text('with'), text('cashByOther'), text('cashInMiddle'))
      : output.middleToAsking
        ? dealFigures.middleToAsking(text('price'), text('asking'), text('middleToAsking'))
        : '';
    return say([middle || phrases.howMuchMore, line, valueGap[who](text('valueGap'))].join(' '));
  };
