import { offer } from '../offer.ts';
import { PREMIUM, QUOTE, type ServiceGroup } from './service.ts';

export const sellAndTrade: ServiceGroup = {
  id: 'sell-and-trade',
  name: 'Sell and trade',
  lead: 'More ways to part with a boat than a sign on the pulpit.',
  services: [
    {
      id: 8,
      name: 'Human Broker',
      price: `${offer.brokerCommission} commission`,
      description: 'A licensed broker sells her the traditional way: showings, offers, survey and closing.',
      features: [
        'One person from listing to handover',
        'Shown on the brokers’ own networks',
        'Paid only when she is sold',
      ],
      steps: [
        'Meet your broker and agree on a price.',
        'They show her and bring you offers.',
        'You accept one, they close it.',
      ],
    },
    {
      id: 9,
      name: 'Yacht Auction',
      price: 'Boats of $350K and up',
      time: '30-60 days',
      description: 'A date, a reserve and bidders who are ready: for larger boats that should change hands by a day.',
      features: [
        'Reserve price of your choice',
        'Bidders with proven funds',
        'Sold as she lies, with a survey to read',
      ],
      steps: [
        'We value and survey the boat.',
        'She is announced to registered bidders.',
        'The hammer falls and we close.',
      ],
    },
    {
      id: 10,
      name: '24-Hour Wholesale Cash Offer',
      price: 'Cash offer',
      time: '24 hours',
      description: 'No showings and no waiting: a firm wholesale offer in cash for your boat within a day.',
      features: ['A firm figure, in writing', 'No commission', 'Payment on handover'],
      steps: ['Send photos and the hull number.', 'Our buyers answer within 24 hours.', 'Accept, sign and be paid.'],
    },
    {
      id: 11,
      name: 'Boat Donation',
      price: QUOTE,
      description: 'Give her to a charity that can use her. We find the taker and prepare the papers.',
      features: ['Registered charities only', 'Appraisal for your tax adviser', 'Collected from her berth'],
      steps: [
        'Tell us about the boat.',
        'We propose charities that will take her.',
        'The title passes and you get the papers.',
      ],
    },
    {
      id: 12,
      name: 'Photography and Film',
      price: QUOTE,
      description: 'A morning with a photographer and a drone, so that she looks online as she does at anchor.',
      features: ['Interior, exterior and aerial pictures', 'A short film underway', 'Ready for your listing'],
      steps: [
        'We set a date with good light.',
        'The crew spends half a day aboard.',
        'You choose, and we add them to the listing.',
      ],
    },
    {
      id: 13,
      name: 'Featured Promotion',
      price: PREMIUM,
      description: 'Your boat on the home page and in front of owners whose wishes fit, while she is listed.',
      features: [
        'A place among the featured boats',
        'Told to owners who look for her kind',
        'A report of views and messages',
      ],
      steps: [
        'Choose the listing.',
        'A broker polishes its words and pictures.',
        'She is featured, and you see what it brought.',
      ],
    },
    {
      id: 14,
      name: 'Personal Boat Search',
      price: PREMIUM,
      description: 'Say what you dream of and what you would give for it. A broker searches beyond what is listed.',
      features: [
        'Boats that are not on the market yet',
        'First inspection by us',
        'Offers made in your name, once you say so',
      ],
      steps: ['Describe the boat and your trade.', 'We search and show you a short list.', 'You choose, we negotiate.'],
    },
  ],
};
