import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { stateLine } from '../trades/trade-line.ts';

/** A draft; if nobody can be written to, why not, and the open trade with the person instead. */
export function withOpenDeal(draft: Plan, situation: Situation): Plan {
  const name = situation.line.first('person')?.name;
  const deal = situation.deals.find(
    ({ list, people }) => (list === 'waiting' || list === 'open') && people.some((one) => one.name === name),
  );
  if (!deal) return draft;
  return (done) => {
    const [drafted, explained] = done;
    const error = drafted && errorOf(drafted.output);
    if (!error) return draft(done);
    if (!explained) return use('explain_trade', { tradeId: deal.tradeId });
    const there = deal.list === 'waiting' ? situation.phrases.decideThere : '';
    return say([error, stateLine(explained.output, situation), there].filter(Boolean).join(' '));
  };
}
