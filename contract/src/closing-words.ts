import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import type { StatementLineKind } from '@tradewind/domain/ledger/statement';

/** In the middle of a sentence, after the article. */
export const TRUST_NAMES: Readonly<Record<TrustAccount, string>> = {
  trust_yacht: 'yacht trust account',
  trust_other: 'other trust account',
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
  payoff_interest: 'Interest to your lender after the payoff letter ran out',
  payout: 'Our wire to you',
  refund: 'Our wire back to you',
  dispute_frozen: 'Frozen until the dispute ends',
  cancellation: 'Frozen after the cancellation',
  dispute_resolved: 'Freed from the dispute',
  holdback_released: 'Freed from the holdback',
  correction: 'Correction',
};

/** Headings over what a party gives and gets, or would have in a trade that ended. */
export const STATEMENT_ITEMS = {
  give: 'You give',
  get: 'You get',
  wouldGive: 'Would have been given',
  wouldGet: 'Would have been received',
} as const;

export const STATEMENT_NOTICE = {
  estimate: 'This is an estimate until the release: amounts can still change. It is not tax or legal advice.',
  ended:
    'The trade ended without a release. This statement shows every cent that reached us and every cent that left us. It is not tax or legal advice.',
  final: 'This statement is final. Only an agreed holdback can still move money. It is not tax or legal advice.',
} as const;

/** Said to the others in a trade while somebody in it can't sign in. The reason is nobody else's. */
export const awayTexts = {
  title: (name: string) => `${name} can’t take part in your trade right now`,
  beforeRelease: (name: string) =>
    `Everything in the trade stays reserved, and what we hold stays in the trust account. You can go on with your own steps, but the trade can’t be released until ${name} is back. If that doesn’t happen, our broker ends it for a cause and tells you what becomes of the deposits. We can’t say more about other people’s accounts.`,
  afterRelease: (name: string) =>
    `Everything is released, and you’re paid as planned. Please ask our broker about the hand-over with ${name}. We can’t say more about other people’s accounts.`,
};
