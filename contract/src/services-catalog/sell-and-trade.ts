import { fees } from '../fees.ts';
import { PREMIUM, QUOTE, type ServiceGroup } from './service.ts';

export const sellAndTrade: ServiceGroup = {
  id: 'sell-and-trade',
  name: 'Sell and trade',
  lead: 'More ways to move a boat than a For Sale sign.',
  services: [
    {
      id: 8,
      name: 'Human Broker',
      price: `${fees.brokerCommission} commission`,
      description: 'A licensed broker sells your boat the traditional way: showings, offers, survey and closing.',
      features: ['One person from listing to handover', 'Listed on broker networks', 'You pay only when it sells'],
      steps: [
        'Meet your broker and agree on a price.',
        'They show the boat and bring you offers.',
        'You accept one, and they close it.',
      ],
    },
    {
      id: 9,
      name: 'Yacht Auction',
      price: 'Boats of $350K and up',
      time: '30-60 days',
      description: 'A set date, a reserve price and qualified bidders, for larger boats that need to sell on schedule.',
      features: [
        'You set the reserve price',
        'Bidders with proven funds',
        'Sold as is, with a survey bidders can read',
      ],
      steps: [
        'We appraise and survey the boat.',
        'We announce it to registered bidders.',
        'The hammer falls, and we close the sale.',
      ],
    },
    {
      id: 10,
      name: '24-Hour Wholesale Cash Offer',
      price: 'Cash offer',
      time: '24 hours',
      description: 'No showings, no waiting: a firm wholesale cash offer for your boat within a day.',
      features: ['A firm offer in writing', 'No commission', 'Paid at handover'],
      steps: [
        'Send photos and the hull ID number.',
        'Our buyers answer within 24 hours.',
        'Accept, sign and get paid.',
      ],
    },
    {
      id: 11,
      name: 'Boat Donation',
      price: QUOTE,
      description: 'Give your boat to a charity that can use it. We find the charity and handle the paperwork.',
      features: ['Registered charities only', 'Appraisal for your tax advisor', 'Picked up from your dock'],
      steps: [
        'Tell us about the boat.',
        'We suggest charities that would take it.',
        'The title transfers, and you get the paperwork.',
      ],
    },
    {
      id: 12,
      name: 'Photography and Video',
      price: QUOTE,
      description: 'A morning with a photographer and a drone, so your boat looks as good online as it does at anchor.',
      features: ['Interior, exterior and aerial photos', 'A short video underway', 'Ready for your listing'],
      steps: [
        'We pick a day with good light.',
        'The crew spends half a day on board.',
        'You choose your favorites, and we add them to your listing.',
      ],
    },
    {
      id: 13,
      name: 'Featured Promotion',
      price: PREMIUM,
      description: 'Your boat on the home page and in front of owners who are looking for one like it.',
      features: [
        'A spot among the featured boats',
        'Shown to owners who want a boat like yours',
        'A report on views and messages',
      ],
      steps: [
        'Choose your listing.',
        'A broker polishes the text and photos.',
        'Your boat is featured, and you see the results.',
      ],
    },
    {
      id: 14,
      name: 'Personal Boat Search',
      price: PREMIUM,
      description:
        'Tell us what you’re dreaming of and what you’d trade for it. A broker searches beyond our listings.',
      features: [
        'Boats that aren’t on the market yet',
        'We take the first look',
        'Offers made only with your approval',
      ],
      steps: [
        'Describe the boat you want and what you’d trade.',
        'We search and send you a short list.',
        'You choose, and we negotiate.',
      ],
    },
  ],
};
