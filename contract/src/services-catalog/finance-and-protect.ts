import { CUSTOM, QUOTE, type ServiceGroup } from './service.ts';

export const financeAndProtect: ServiceGroup = {
  id: 'finance-and-protect',
  name: 'Finance and protect',
  lead: 'Loans, insurance and help with unusual trades.',
  services: [
    {
      id: 15,
      name: 'Boat Loans',
      price: '7-9% APR',
      terms: '20-year terms, down payment from 10%',
      description:
        'Marine lenders compete for your loan, whether it covers the whole boat or just the difference in a trade.',
      features: ['One application, several lenders', 'New and used boats', 'Paid straight into escrow'],
      steps: ['Apply in ten minutes.', 'Compare the offers with us.', 'Sign, and the lender pays at closing.'],
    },
    {
      id: 16,
      name: 'Refinancing',
      price: QUOTE,
      description: 'A better rate or a longer term for the boat you already own.',
      features: ['Free review of your current loan', 'We pay off your old lender', 'Lien and paperwork updated'],
      steps: ['Send us your last statement.', 'We shop it to marine lenders.', 'The new loan replaces the old one.'],
    },
    {
      id: 17,
      name: 'Boat Insurance',
      price: QUOTE,
      description: 'Agreed-value coverage from marine underwriters, starting the moment the boat is yours.',
      features: [
        'Hull, liability and towing',
        'Coverage for the waters you cruise',
        'Storm plan and haul-out coverage',
      ],
      steps: [
        'Tell us about the boat and where you’ll use it.',
        'Underwriters send quotes.',
        'Coverage begins at closing.',
      ],
    },
    {
      id: 18,
      name: 'Extended Warranty',
      price: QUOTE,
      description: 'Covers engines, drives and electronics after the manufacturer’s warranty runs out.',
      features: ['Used boats welcome', 'Repairs at any authorized yard', 'Transfers to the next owner'],
      steps: [
        'We check the engine hours and service records.',
        'You choose what to cover and for how long.',
        'If something breaks, you file a claim by phone.',
      ],
    },
    {
      id: 19,
      name: 'Bitcoin Settlement',
      price: CUSTOM,
      description:
        'Pay or get paid in Bitcoin, with the rate locked at signing and both sides protected until handover.',
      features: ['Rate agreed and locked', 'Held until the title transfers', 'Statement for your tax advisor'],
      steps: [
        'Both sides agree on the amount and the rate.',
        'The Bitcoin goes to a custodian.',
        'It’s released with the title.',
      ],
    },
    {
      id: 20,
      name: 'Trade Structuring',
      price: CUSTOM,
      description: 'A boat for a house, two cars and a week on an island? We turn it into one clean contract.',
      features: [
        'Every asset appraised the same way',
        'Two parties or more',
        'The difference settled with cash or a loan',
      ],
      steps: [
        'Tell us what each side brings.',
        'We appraise it and propose a balance.',
        'You sign one contract and close on one day.',
      ],
    },
  ],
};
