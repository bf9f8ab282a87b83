import { closingCostShare, exactPriceText, isZero, valuesFor } from '@tradewind/contract/trade-values';
import type { Trade } from '@tradewind/contract/trades';
import { othersOf, partyOf } from '../../../nouns/trade/trade-sides.ts';
import { SideCard } from '../../../ui/side-card.tsx';
import { differenceText } from '../difference-text.ts';
import { ValueTable } from '../value-table.tsx';

/** The reader's side of the trade in dollars. */
export function TradeValues({ trade, reader }: { trade: Pick<Trade, 'parties' | 'legs'>; reader: string }) {
  const others = othersOf(trade, reader);
  if (partyOf(trade, reader) === undefined) return null;
  const values = valuesFor(trade.legs, reader);
  const costs = others
    .map(({ userId, firstName }) => ({ firstName, cost: valuesFor(trade.legs, userId).closingCost }))
    .filter(({ cost }) => !isZero(cost));
  return (
    <SideCard title="In dollars">
      <ValueTable
        rows={[
          { label: 'You give', value: exactPriceText(values.gives) },
          { label: 'You get', value: exactPriceText(values.gets) },
          { label: 'Difference', value: differenceText(values), isTotal: true },
          { label: 'Your closing cost', value: exactPriceText(values.closingCost) },
          ...costs.map(({ firstName, cost }) => ({
            label: `${firstName}’s closing cost`,
            value: exactPriceText(cost),
          })),
        ]}
        footnote={`Closing through Tradewind costs each side an estimated ${closingCostShare} of the boats they get.`}
      />
    </SideCard>
  );
}
