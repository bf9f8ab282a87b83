import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import type { StatementLineKind } from '@tradewind/domain/ledger/statement';

/** Each kind of task as an entry of a list. */
export const TASK_NAMES: Readonly<Record<TaskKindName, string>> = {
  'legal-details': 'Legal details',
  'vessel-details': 'Boat details',
  identity: 'Identity check',
  sanctions: 'Sanctions check',
  disclosures: 'Disclosures',
  agreement: 'Exchange agreement',
  deposit: 'Deposit',
  'vessel-papers': 'Boat papers',
  'title-search': 'Title search',
  'flag-review': 'Foreign flag',
  'source-of-funds': 'Source of funds',
  'item-terms': 'Terms and consent',
  'outside-opened': 'Agent for the outside closing',
  'coin-terms': 'Price of the coins',
  'coin-address': 'Bitcoin address',
  'coin-address-checked': 'Address confirmed',
  'coin-test': 'Test payment',
  'coin-sent': 'Coins sent',
  'coin-received': 'Coins received',
  inspection: 'Inspection and sea trial',
  acceptance: 'Acceptance',
  payoff: 'Loan payoff',
  'tax-form': 'Tax form',
  'yard-letters': 'Marina and yard letters',
  'bill-of-sale': 'Bill of sale',
  'title-assigned': 'Assigned title',
  'part-title': 'Title of a part',
  'title-search-again': 'Second title search',
  insurance: 'Insurance',
  'outside-ready': 'Letter of the outside agent',
  'payout-account': 'Payout account',
  statement: 'Closing statement',
  balance: 'Balance',
  'sanctions-again': 'Second sanctions check',
  'keys-given': 'Keys handed over',
  'keys-received': 'Keys received',
  'item-transferred': 'Transfer',
  'outside-released': 'Outside release',
  'outside-confirmed': 'Outside receipt',
  'lien-satisfaction': 'Loan marked as paid',
  filing: 'Filing',
};

/** Shown wherever somebody is asked to wire money. */
export const WIRING_NOTICE =
  'Pay by wire, from an account in your own name. Your broker gives you the account details by phone, on the number you already know. Our bank details never change by message: if an email or a chat says they did, send nothing and call us.';

/** The lines of a closing statement. */
export const STATEMENT_WORDS: Readonly<Record<StatementLineKind, string>> = {
  cash_paid: 'Cash you pay',
  cash_received: 'Cash you receive',
  closing_fee: 'Closing fee',
  payoff: 'Payoff of your loan',
  tax_held: 'Sales tax that we hold',
  holdback_kept: 'Held back until its condition is met',
  deposit: 'Your deposit',
  funds: 'Your wire',
  suspense_assigned: 'Your wire, found later',
  vendor_cost: 'Cost that you authorized',
  payout: 'Our wire to you',
  refund: 'Our wire back to you',
  dispute_frozen: 'Frozen until the dispute ends',
  cancellation: 'Frozen after the cancellation',
  dispute_resolved: 'Freed from the dispute',
  holdback_released: 'Freed from the holdback',
  correction: 'Correction',
};

export const STATEMENT_NOTICE = {
  estimate: 'This is an estimate until the release: amounts can still change. It is not tax or legal advice.',
  final: 'This statement is final. Only an agreed holdback can still move money. It is not tax or legal advice.',
} as const;
