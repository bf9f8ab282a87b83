import { LIMIT_REFUSED } from '../../phrases/refusals.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { tradeLineOf } from '../trades/trade-line.ts';
import type { KnownTrade } from '../trades/trade-meant.ts';

const MOST = 2;

/** Keeps the limit of somebody private, and tells the open trades that they have with the user. Undefined without one. */
export function limitRefusedPlan(situation: Situation): Plan | undefined {
  const { line, deals, phrases, language } = situation;
  const [person, ...others] = new Set(line.all('person').map(({ name }) => name));
  if (!person || others.length > 0) return undefined;
  const open = deals.filter(({ list, people }) => isOpen(list) && people.some(({ name }) => name === person));
  const meant = dealsNamed(situation, open).slice(0, MOST);
  if (meant.length === 0) return undefined;
  return (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const trades = done.flatMap(({ output }) => (errorOf(output) ? [] : [output as unknown as KnownTrade]));
    const lines = trades.map((one) => tradeLineOf(one, phrases));
    return say([LIMIT_REFUSED[language](person), ...lines].join(' '));
  };
}

const isOpen = (list: string) => list === 'waiting' || list === 'open';
