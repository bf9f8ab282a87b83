/** Labels of facts, in forms and where they are shown. */
export const factLabels = {
  legalName: 'Legal name',
  capacity: 'You act for',
  coOwners: 'Co-owners',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  regime: 'How is the boat titled?',
  number: 'Official or title number',
  hullNumber: 'Hull number (HIN)',
  hasLoan: 'Is there a loan or lien on the boat?',
  parts: 'Parts with a title of their own',
  agent: 'Agent',
  license: 'License of the agent',
  fileNumber: 'File number',
  readyBy: 'Ready by',
  condition: 'Condition of the release',
  source: 'Source of the price',
  address: 'Bitcoin address',
  channel: 'How you confirmed it',
  transactionId: 'Transaction id',
  confirmations: 'Confirmations so far',
  loan: 'Must a loan be paid off?',
  lender: 'Lender',
  amount: 'Payoff amount',
  perDiem: 'Interest per day',
  goodThrough: 'Letter good through',
} as const;

export const channelNames = { phone: 'By phone', video: 'By video', 'in person': 'In person' } as const;

export const capacityNames = { individual: 'Myself', company: 'A company', trust: 'A trust' } as const;

export const regimeNames = {
  documented: 'Coast Guard documented',
  state: 'State title or registration',
  foreign: 'Foreign flag',
} as const;
