import { offer } from '../offer.ts';
import { QUOTE, type ServiceGroup } from './service.ts';

const closingPrice = `${offer.closingFee} of trade value`;

export const paperAndClose: ServiceGroup = {
  id: 'paper-and-close',
  name: 'Paper and close',
  lead: 'From a handshake to a clean title, with the money held in between.',
  services: [
    {
      id: 21,
      name: 'Title Search',
      price: '$150',
      time: '2-3 business days',
      description: 'Who owns her, who has a claim on her: read in the registers before you sign.',
      features: ['Federal and state records', 'Liens, mortgages and theft', 'A report to keep with the contract'],
      steps: ['Send us the hull number.', 'We search the registers.', 'You get the chain of owners and every lien.'],
    },
    {
      id: 22,
      name: 'Documentation',
      price: '$500',
      description: 'Federal documentation of the vessel in your name, filed and followed up.',
      features: ['Forms filled in for you', 'Filed with the register', 'Old liens taken off the record'],
      steps: ['Sign what we prepare.', 'We file it and answer questions.', 'The certificate comes to you.'],
    },
    {
      id: 23,
      name: 'Legal Review',
      price: '$1,200',
      description: 'A maritime lawyer reads your contract and says what it leaves open.',
      features: ['Contract, warranties and deposits', 'Trades with several assets', 'Changes drafted, ready to send'],
      steps: ['Send us the draft.', 'The lawyer reads and calls you.', 'You sign a better one.'],
    },
    {
      id: 24,
      name: 'In-App Closing',
      price: closingPrice,
      description: 'The brokerage closes your trade: contract, money, title and handover. Escrow is part of the fee.',
      features: [
        'One checklist that both sides see',
        'Contract and bill of sale',
        'Escrow and title transfer included',
      ],
      steps: [
        'Agree on the trade.',
        'Both sides sign and pay into escrow.',
        'Title and money change hands on one day.',
      ],
    },
    {
      id: 25,
      name: 'Escrow',
      price: closingPrice,
      description: 'We hold the money until boat and papers are where they should be. Part of every In-App Closing.',
      features: ['Separate trust account', 'Released only when both sides agree', 'Dollars, and Bitcoin by custodian'],
      steps: ['The buyer pays into escrow.', 'Boat and papers are checked.', 'The seller is paid.'],
    },
    {
      id: 26,
      name: 'State Registration',
      price: QUOTE,
      description: 'Numbers, decals and taxes of your state, without a morning at the counter.',
      features: ['All coastal states', 'Sales tax worked out and paid', 'Trailer and tender too'],
      steps: ['Tell us the home port.', 'We prepare and file.', 'Decals arrive by mail.'],
    },
    {
      id: 27,
      name: 'Notary and Bill of Sale',
      price: QUOTE,
      description: 'A bill of sale that registers accept, signed before a notary on screen or at the dock.',
      features: ['Remote signing', 'Both parties in different states', 'Originals by courier'],
      steps: ['We draw up the bill of sale.', 'Both sides meet the notary.', 'Originals go to the register.'],
    },
  ],
};
