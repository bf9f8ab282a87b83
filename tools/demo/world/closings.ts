import type { VesselDetails } from '@tradewind/contract/closing-facts';
import type { NewReview } from '@tradewind/contract/reviews';

/** The addresses that people enter for their documents. */
export const ADDRESSES: Readonly<
  Record<string, { street: string; city: string; state: 'FL' | 'NC' | 'SC' | 'MD' | 'VA'; zip: string }>
> = {
  demo: { street: '418 Bayshore Court', city: 'Tampa', state: 'FL', zip: '33606' },
  beatriz: { street: '77 Isle of Palms Drive', city: 'Fort Lauderdale', state: 'FL', zip: '33301' },
  tobias: { street: '9 Turner Street', city: 'Beaufort', state: 'NC', zip: '28516' },
  callum: { street: '212 Wappoo Road', city: 'Charleston', state: 'SC', zip: '29407' },
  desmond: { street: '30 Spa Creek Landing', city: 'Annapolis', state: 'MD', zip: '21403' },
  gwendolyn: { street: '1180 Colonial Avenue', city: 'Norfolk', state: 'VA', zip: '23507' },
};

/** How the boats are titled, by their keys. */
export const VESSELS: Readonly<Record<string, VesselDetails>> = {
  'lauderdale-34': vessel('documented', '1217345', 'VTR34117D909'),
  'cape-lookout-31': vessel('documented', '1224870', 'BKW31042C010'),
  'kiawah-24': { ...vessel('state', 'SC 2418 CH', 'GWK24306F314'), state: 'SC', hasLoan: true },
  'severn-29': { ...vessel('state', 'MD 2907 AC', 'SLV29088B404'), state: 'MD' },
};

function vessel(regime: VesselDetails['regime'], number: string, hullNumber: string): VesselDetails {
  return { regime, number, hullNumber, hasLoan: false, parts: [] };
}

/** Loans by boat, and the days for which their letters are good. */
export const LOANS: Readonly<Record<string, { lender: string; amount: string; perDiem: string; goodForDays: number }>> =
  {
    'kiawah-24': { lender: 'Ashley River Marine Credit Union', amount: '9214.37', perDiem: '1.62', goodForDays: 20 },
  };

interface DemoRingLeg {
  readonly from: string;
  readonly to: string;
  readonly boat?: string;
  readonly cash?: number;
}

/** The newcomer's money buys one boat, whose owner gets another one, whose owner gets most of the money. */
export const RING: { readonly people: readonly string[]; readonly legs: readonly DemoRingLeg[] } = {
  people: ['demo', 'tobias', 'callum'],
  legs: [
    { from: 'tobias', to: 'demo', boat: 'cape-lookout-31' },
    { from: 'callum', to: 'tobias', boat: 'kiawah-24' },
    { from: 'demo', to: 'callum', cash: 38_900 },
    { from: 'demo', to: 'tobias', cash: 7_900 },
  ],
};

interface DemoReview extends Pick<NewReview, 'stars'> {
  readonly by: string;
  readonly about: string;
  readonly text: string;
  /** By the person whom the review is about. */
  readonly reply?: string;
}

/** Callum has not written about Tobias yet, so that nobody sees the review by Tobias. */
export const REVIEWS: readonly DemoReview[] = [
  {
    by: 'demo',
    about: 'tobias',
    stars: 5,
    text: 'Told me about the soft spot in the swim platform before I could find it. The boat is exactly what he said she was.',
  },
  { by: 'tobias', about: 'demo', stars: 5, text: 'First boat, and better prepared than most people at their fifth.' },
  {
    by: 'demo',
    about: 'callum',
    stars: 4,
    text: 'Friendly and straight. The letter from his lender took a few days longer than promised.',
  },
  {
    by: 'callum',
    about: 'demo',
    stars: 5,
    text: 'Money where it should be on the day it should be there.',
    reply: 'Thank you, Callum. The first redfish is yours.',
  },
  { by: 'tobias', about: 'callum', stars: 5, text: 'The trailer alone was worth the drive.' },
];

/** Somebody accepts a boat and then does not pay for it. */
export const DISPUTE = {
  buyer: 'gwendolyn',
  owner: 'desmond',
  boat: 'severn-29',
  cash: 41_500,
  note: 'I have admired her since the Annapolis show.',
  reason:
    'Gwendolyn accepted the boat in writing after the sea trial. She has told me twice since that she found another one and will not send the rest of the money.',
} as const;

/** The newcomer's closing in progress: the boat that the agents agreed on. */
export const IN_PROGRESS = {
  owner: 'beatriz',
  boat: 'lauderdale-34',
  returned: 'Please send the statement of the account that your wire will come from. This page shows another one.',
  survey: { serviceId: 3, limit: '1800.00', vendor: 'Pompano Marine Surveyors', inDays: 6 },
} as const;
