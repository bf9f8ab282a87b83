export interface DemoOffer {
  readonly by: string;
  readonly boat: string;
  /** A boat of the person who offers. */
  readonly swap?: string;
  readonly cash?: number;
  readonly note?: string;
  /** The outcome so far; none while it is open. */
  readonly outcome?: 'countered' | 'declined' | 'withdrawn' | 'expired';
  /** The owner's counteroffer: the same for more money. */
  readonly counterCash?: number;
  readonly reason?: string;
}

/** Offers in every state that people bring about; agents agree on one more. */
export const OFFERS: readonly DemoOffer[] = [
  {
    by: 'desmond',
    boat: 'weekender-44',
    swap: 'severn-26',
    cash: 210_000,
    note: 'She’s yours for a weekend before you decide.',
  },
  {
    by: 'naomi',
    boat: 'pilot-52',
    swap: 'weekender-44',
    cash: 95_000,
    outcome: 'countered',
    counterCash: 130_000,
    note: 'I can bring her up to you next week.',
  },
  { by: 'demo', boat: 'founder-38', cash: 150_000, note: 'Cash, and I can close this month.' },
  {
    by: 'demo',
    boat: 'sunday-29',
    cash: 30_000,
    outcome: 'declined',
    reason: 'Thank you, but that’s too far from my price.',
  },
  { by: 'callum', boat: 'lake-21', cash: 9_000, outcome: 'withdrawn' },
  { by: 'owen', boat: 'chesapeake-25', swap: 'sound-30', outcome: 'expired' },
];
