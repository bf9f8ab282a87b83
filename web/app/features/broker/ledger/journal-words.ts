/** The events of the ledger that concern a trade. */
const NAMES: Readonly<Record<string, string>> = {
  deposit: 'Deposit collected',
  funds: 'Balance collected',
  suspense_assigned: 'Unknown wire assigned',
  vendor_cost: 'Vendor’s cost charged',
  release: 'Release',
  payoff_interest: 'Interest after the payoff letter',
  lender_paid: 'Lender paid',
  vendor_paid: 'Vendor paid',
  tax_paid: 'Sales tax paid',
  payout: 'Payout',
  refund: 'Refund',
  fee_paid: 'Our fee paid',
  dispute_frozen: 'Money frozen by a dispute',
  cancellation: 'Money frozen by a default',
  dispute_resolved: 'Dispute ended',
  holdback_released: 'Held-back money released',
  correction: 'Taken back',
};

export const journalName = (kind: string): string => NAMES[kind] ?? kind;
