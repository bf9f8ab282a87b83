import { ask, countOf } from '../plan.ts';
import { type Frame, strongest } from '../situation.ts';

const TRADES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:my|our|any|open|pending|current|show|list|what|which|new|all) (?:\w+ )?(?:trades|offers|deals|counteroffers)\b(?! (?:under|in|near|on _(?:type|place)_|for sale))/,
    0.95,
  ],
  [
    /\b(?:any|new|what|which|got|received|have i|did i|has anyone) .*\boffers?\b.*(?:_own_|\bme\b|\byet\b|\?|$)|\boffers? (?:on|for) _own_|\bwhere (?:is|are|do) my (?:offer|trade|deal)s?\b|\bstatus of my (?:offer|trade|deal)s?\b|\bwhat (?:have i|did i) (?:agree|offer)\w*\b|\bwhat is next (?:in|with|for) my (?:trade|deal)|\bdid (?:he|she|they|_person_|_ref_|anyone) (?:accept|counter|decline|reject)\b/,
    1.1,
  ],
];

interface KnownTrade {
  with: string;
  youGive: string;
  youGet: string;
  state: string;
}

/** The user's trades and offers. */
export const tradesFrame: Frame = ({ line, phrases }) => {
  const weight = strongest(line, TRADES);
  if (
    weight === 0 ||
    line.has(
      /\b(?:find|suggest|make|draft|send|best|good|great|any good)\b.*\b(?:trades|offer|offers|deals)\b|\bany deals\b|\bwhat (?:trades|deals) (?:could|can|would)\b|\bopen to offers\b|_(?:type|bound|asset|money)_|\bhow (?:do|does|can)\b/,
    )
  )
    return undefined;
  return {
    intent: 'trades',
    weight,
    uses: ['own', 'person', 'ref', 'n'],
    words:
      /\b(?:my|any|open|pending|show|what|trades|offers?|deals|on|for|have|i|did|status|of|the|me|yet|agreed|next|and|is|anyone|accept)\b/,
    plan: ask('my_trades', {}, (output) => {
      const trades = (output.trades ?? []) as KnownTrade[];
      if (trades.length === 0) return phrases.noTrades;
      const lines = trades
        .slice(0, 3)
        .map((trade) => phrases.tradeLine(trade.with, trade.youGive, trade.youGet, trade.state));
      return phrases.trades(countOf(output.total), lines);
    }),
  };
};
