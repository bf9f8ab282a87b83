import { fees } from '../fees.ts';
import { QUOTE, type ServiceGroup } from './service.ts';

const closingPrice = `${fees.closingFee} of trade value`;

export const paperworkAndClosing: ServiceGroup = {
  id: 'paperwork-and-closing',
  name: 'Paperwork and closing',
  lead: 'From handshake to clean title, with the money held safely in between.',
  services: [
    {
      id: 21,
      name: 'Title Search',
      price: '$150',
      time: '2-3 business days',
      description: 'Find out who owns the boat and who has a claim on it before you sign.',
      features: [
        'Federal and state records',
        'Liens, mortgages and theft reports',
        'A report to keep with your contract',
      ],
      steps: ['Send us the hull ID number.', 'We search the records.', 'You get the ownership history and every lien.'],
    },
    {
      id: 22,
      name: 'Documentation',
      price: '$500',
      description: 'We document the vessel in your name with the Coast Guard, from filing to certificate.',
      features: ['Forms filled out for you', 'Filed with the Coast Guard', 'Paid-off liens cleared from the record'],
      steps: [
        'You sign what we prepare.',
        'We file it and handle any questions.',
        'Your certificate arrives in the mail.',
      ],
    },
    {
      id: 23,
      name: 'Legal Review',
      price: '$1,200',
      description: 'A maritime attorney reviews your contract and tells you what’s missing.',
      features: ['Contract, warranties and deposits', 'Multi-asset trades', 'Suggested changes, ready to send'],
      steps: ['Send us the draft.', 'The attorney reviews it and calls you.', 'You sign a better contract.'],
    },
    {
      id: 24,
      name: 'In-App Closing',
      price: closingPrice,
      description: 'The brokerage closes your trade: contract, money, title and handover. The fee includes escrow.',
      features: ['One checklist for both sides', 'Contract and bill of sale', 'Escrow and title transfer included'],
      steps: [
        'Agree on the trade.',
        'Both sides sign and pay into escrow.',
        'Title and money change hands on the same day.',
      ],
    },
    {
      id: 25,
      name: 'Escrow',
      price: closingPrice,
      description: 'We hold the money until the boat and the paperwork check out. Included in every In-App Closing.',
      features: [
        'Separate trust account',
        'Released only when both sides agree',
        'Dollars, or Bitcoin through a custodian',
      ],
      steps: ['The buyer pays into escrow.', 'The boat and paperwork are checked.', 'The seller gets paid.'],
    },
    {
      id: 26,
      name: 'State Registration',
      price: QUOTE,
      description: 'Registration numbers, decals and state taxes, without a morning in line.',
      features: ['All coastal states', 'Sales tax calculated and paid', 'Trailers and tenders, too'],
      steps: ['Tell us your home port.', 'We prepare and file the forms.', 'Your decals arrive by mail.'],
    },
    {
      id: 27,
      name: 'Notary and Bill of Sale',
      price: QUOTE,
      description: 'A bill of sale that holds up, signed before a notary online or at the dock.',
      features: ['Sign from anywhere', 'Works across state lines', 'Originals by courier'],
      steps: [
        'We prepare the bill of sale.',
        'Both sides sign in front of the notary.',
        'The originals go where they need to be filed.',
      ],
    },
  ],
};
