import { closingCostShare, exactPriceText, valuesFor } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { differenceText } from '../difference-text.ts';
import { ValueTable } from '../value-table.tsx';

interface OfferSummaryProps {
  legs: readonly TradeLeg[];
  reader: string;
  other: { id: string; firstName: string };
}

/** Both sides in dollars, the difference, and what closing costs each. */
export function OfferSummary({ legs, reader, other }: OfferSummaryProps) {
  const values = valuesFor(legs, reader);
  return (
    <ValueTable
      rows={[
        { label: 'You give', value: exactPriceText(values.gives) },
        { label: 'You get', value: exactPriceText(values.gets) },
        { label: 'Difference', value: differenceText(values), isTotal: true },
        { label: 'Your closing cost', value: exactPriceText(values.closingCost) },
        {
          label: `${other.firstName}’s closing cost`,
          value: exactPriceText(valuesFor(legs, other.id).closingCost),
        },
      ]}
      footnote={`Closing through Tradewind costs each side an estimated ${closingCostShare} of the boats they get.`}
    />
  );
}
