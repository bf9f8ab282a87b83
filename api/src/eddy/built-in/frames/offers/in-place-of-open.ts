import type { NamedDeal } from '../../../../platform/names.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { givenIn } from './explained-offer.ts';

/** A new amount for an open offer, with the other things that it gives or, in so many words, without them. */
export function inPlaceOfOpen(
  { tradeId }: NamedDeal,
  given: { cash?: number; note?: string },
  keeps: boolean,
  { phrases, line }: Situation,
): Plan {
  return (done) => {
    const [explained, drafted] = done;
    if (!explained) return use('explain_trade', { tradeId });
    if (errorOf(explained.output)) return say(errorOf(explained.output) ?? '');
    const { cash: _cash, ...things } = givenIn(explained.output);
    if (!drafted) return use('draft_counter', { tradeId, ...(keeps && things), ...given, isWhole: true });
    const error = errorOf(drafted.output);
    if (error) return say(error);
    const named = thingsIn(explained.output);
    const remark =
      named.length === 0 || (!keeps && line.has(ALONE))
        ? ''
        : keeps
          ? phrases.keepsThings(named)
          : phrases.leavesThings(named);
    return say([phrases.counter, phrases.replacesOpen, remark].filter(Boolean).join(' '));
  };
}

/** 'Cash only' leaves them out on purpose. */
const ALONE = /\b(?:only|just|all cash|straight cash|nothing (?:but|else)|without)\b/;

const thingsIn = ({ items = [] }: Record<string, unknown>): string[] =>
  (items as { kind: string; title: unknown; goesTo: string }[]).flatMap(({ kind, title, goesTo }) =>
    goesTo === 'other' && kind !== 'cash' ? [textOf(title)] : [],
  );
