import { CUSTOM, QUOTE, type ServiceGroup } from './service.ts';

export const financeAndProtect: ServiceGroup = {
  id: 'finance-and-protect',
  name: 'Finance and protect',
  lead: 'The difference paid, the risk covered, the odd asset counted.',
  services: [
    {
      id: 15,
      name: 'Boat Loans',
      price: '7-9% APR',
      terms: '20-year terms, down payment from 10%',
      description:
        'Marine lenders compete for your loan, whether it pays for the whole boat or for the difference in a trade.',
      features: ['Several lenders, one application', 'New and used boats', 'Pays out straight into escrow'],
      steps: ['Apply in ten minutes.', 'Compare the offers with us.', 'Sign, and the lender pays at closing.'],
    },
    {
      id: 16,
      name: 'Refinancing',
      price: QUOTE,
      description: 'A better rate or a longer term for the boat that you already have.',
      features: ['Your present loan checked for free', 'Old lender paid off for you', 'Lien and papers updated'],
      steps: ['Send us your last statement.', 'We ask marine lenders.', 'The new loan takes over the old one.'],
    },
    {
      id: 17,
      name: 'Boat Insurance',
      price: QUOTE,
      description: 'Agreed-value cover from marine underwriters, in force from the hour that she is yours.',
      features: ['Hull, liability and towing', 'Cruising areas as you sail them', 'Storm plan and haul-out cover'],
      steps: ['Tell us about the boat and her waters.', 'Underwriters quote.', 'Cover begins at closing.'],
    },
    {
      id: 18,
      name: 'Extended Warranty',
      price: QUOTE,
      description: 'Engines, drives and electronics covered after the maker’s own warranty has run out.',
      features: ['For used boats too', 'Repairs in any authorised yard', 'Passes to the next owner'],
      steps: ['We check hours and service records.', 'You choose parts and years.', 'Claims are made by a call.'],
    },
    {
      id: 19,
      name: 'Bitcoin Settlement',
      price: CUSTOM,
      description: 'Pay or be paid in Bitcoin, with the rate fixed at signing and both sides safe until handover.',
      features: ['Rate agreed and locked', 'Held until the title passes', 'Statement for your tax adviser'],
      steps: [
        'Both sides agree on amount and rate.',
        'The coins go to a custodian.',
        'They are released with the title.',
      ],
    },
    {
      id: 20,
      name: 'Trade Structuring',
      price: CUSTOM,
      description: 'A boat against a house, two cars and a week on an island: we make it one clean contract.',
      features: [
        'Every asset valued the same way',
        'More than two parties, if it takes them',
        'The difference settled in cash or loan',
      ],
      steps: ['List what each side brings.', 'We value it and propose a balance.', 'One contract, closed on one day.'],
    },
  ],
};
