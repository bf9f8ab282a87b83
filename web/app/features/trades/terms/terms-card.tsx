import type { TradeTerms } from '@tradewind/contract/trade-terms';
import { SideCard } from '../../../ui/side-card.tsx';
import { ValueTable } from '../value-table.tsx';
import { type NameOf, type OfferedTerms, termRows } from './terms-texts.ts';

interface TermsCardProps {
  offer: OfferedTerms;
  /** The terms that a counteroffer answers. */
  before: TradeTerms | undefined;
  nameOf: NameOf;
}

/** Deadlines and deposits, which everyone accepts with the offer. */
export function TermsCard({ offer, before, nameOf }: TermsCardProps) {
  return (
    <SideCard title="Terms">
      <ValueTable
        rows={termRows(offer, nameOf, before)}
        footnote="Deposits and inspection count from the day everyone has signed, closing from the last accepted boat."
      />
    </SideCard>
  );
}
