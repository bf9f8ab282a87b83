import { QUOTE, type ServiceGroup } from './service.ts';

export const knowTheBoat: ServiceGroup = {
  id: 'know-the-boat',
  name: 'Know the boat',
  lead: 'What the boat is worth, and what’s under the gelcoat.',
  services: [
    {
      id: 1,
      name: 'Boat Valuation',
      price: 'Free',
      description: 'A broker’s estimate of what your boat would bring today, in cash and in trade.',
      features: ['A cash value and a trade range', 'The comparable listings behind it', 'Yours to keep, no obligation'],
      steps: [
        'Tell us the year, make, model and condition.',
        'A broker compares similar boats on the market.',
        'You get the numbers by email.',
      ],
    },
    {
      id: 2,
      name: 'Boat Inspection',
      price: '$1,000',
      terms: '35ft and under',
      time: '3-5 days',
      description: 'An independent inspector checks the hull, engines and systems before you agree to anything.',
      features: ['Hull, deck, engines, wiring and plumbing', 'Photos of every issue', 'Repairs listed by urgency'],
      steps: [
        'We find an inspector near the boat.',
        'The owner makes the boat available for a day.',
        'You get the report, and we walk you through it.',
      ],
    },
    {
      id: 3,
      name: 'Full Marine Survey',
      price: '$500-$5000',
      terms: 'by vessel size',
      description: 'The survey lenders and insurers ask for, done by an accredited marine surveyor.',
      features: [
        'Condition and value, in writing',
        'Accepted by banks and underwriters',
        'In the water and, with a haul out, below the waterline',
      ],
      steps: [
        'Tell us the boat’s length and location.',
        'A surveyor gives you a quote and a date.',
        'The signed report goes to you, and to your bank if you like.',
      ],
    },
    {
      id: 4,
      name: 'Oil Analysis',
      price: '$225',
      description: 'A lab measures wear metals, water and fuel in the oil to show what an engine has been through.',
      features: [
        'Engine and gearbox samples',
        'Metals, coolant, fuel and salt water',
        'Results explained in plain English',
      ],
      steps: [
        'A mechanic takes warm oil samples on board.',
        'The lab analyzes them.',
        'You get the results with a recommendation.',
      ],
    },
    {
      id: 5,
      name: 'Compression Test',
      price: '$299',
      description: 'Every cylinder measured, so you know the condition of the engines instead of guessing.',
      features: ['Every cylinder of every engine', 'Compared with the manufacturer’s specs', 'Done at the dock'],
      steps: [
        'We book a mechanic at the marina.',
        'The engines are warmed up and measured.',
        'You get the readings side by side.',
      ],
    },
    {
      id: 6,
      name: 'Haul Out',
      price: '$650',
      description:
        'The boat comes out of the water for a pressure wash and a look at the bottom, shafts and propellers.',
      features: ['Lift, blocking and relaunch', 'Bottom pressure wash', 'Time on the hard for the surveyor'],
      steps: [
        'We book the nearest yard that can lift the boat.',
        'It’s hauled, washed and inspected.',
        'It’s back in the water the same day.',
      ],
    },
    {
      id: 7,
      name: 'Sea Trial',
      price: QUOTE,
      description: 'A run in open water with a captain at the helm and every reading logged.',
      features: [
        'Licensed captain',
        'Speed, temperature and fuel burn across the throttle range',
        'Buyer and seller welcome aboard',
      ],
      steps: [
        'Both sides pick a day.',
        'The captain runs the boat through its full range.',
        'You get the sea trial log.',
      ],
    },
  ],
};
