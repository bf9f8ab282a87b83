import { QUOTE, type ServiceGroup } from './service.ts';

export const knowTheBoat: ServiceGroup = {
  id: 'know-the-boat',
  name: 'Know the boat',
  lead: 'What she is worth, and what is behind the gelcoat.',
  services: [
    {
      id: 1,
      name: 'Boat Valuation',
      price: 'Free',
      description: 'What your boat would bring today, in cash and in trade, from recent sales of her sisters.',
      features: ['A value in cash and a range in trade', 'Comparable boats named', 'Yours to keep, without obligation'],
      steps: [
        'Tell us year, make, model and condition.',
        'A broker compares recent sales.',
        'You get the figures by e-mail.',
      ],
    },
    {
      id: 2,
      name: 'Boat Inspection',
      price: '$1,000',
      terms: '35ft and under',
      time: '3-5 days',
      description: 'An independent inspector goes through hull, engines and systems before you agree to anything.',
      features: [
        'Hull, deck, engines, wiring and plumbing',
        'Photos of every finding',
        'A list of what to repair, by urgency',
      ],
      steps: [
        'We find an inspector near the boat.',
        'The owner opens her for a day.',
        'You read the report, and we go through it with you.',
      ],
    },
    {
      id: 3,
      name: 'Full Marine Survey',
      price: '$500-$5000',
      terms: 'by vessel size',
      description: 'The survey that lenders and insurers ask for, by an accredited marine surveyor.',
      features: [
        'Condition and value, in writing',
        'Accepted by banks and underwriters',
        'Afloat and, with a haul out, below the waterline',
      ],
      steps: [
        'Send us the length and the berth.',
        'A surveyor quotes and sets a date.',
        'The signed report goes to you, and to your bank if you wish.',
      ],
    },
    {
      id: 4,
      name: 'Oil Analysis',
      price: '$225',
      description: 'A laboratory reads wear, water and fuel in the oil: what an engine has been through, in figures.',
      features: [
        'Engine and gearbox samples',
        'Metals, coolant, fuel and salt water',
        'A plain verdict beside the figures',
      ],
      steps: [
        'A mechanic draws warm samples aboard.',
        'The laboratory analyses them.',
        'You get the results with a recommendation.',
      ],
    },
    {
      id: 5,
      name: 'Compression Test',
      price: '$299',
      description: 'Every cylinder measured, so that the state of the engines is a fact and not an opinion.',
      features: ['Each cylinder of each engine', 'Compared with the maker’s figures', 'Done at the dock'],
      steps: [
        'We book a mechanic at the marina.',
        'The engines are warmed up and measured.',
        'You see the readings side by side.',
      ],
    },
    {
      id: 6,
      name: 'Haul Out',
      price: '$650',
      description: 'Out of the water and pressure-washed, for a look at the bottom, the shafts and the propellers.',
      features: ['Lift, blocking and relaunch', 'Pressure wash of the bottom', 'Time on the hard for the surveyor'],
      steps: [
        'We book the nearest yard that can lift her.',
        'She is hauled, washed and inspected.',
        'She is back in the water the same day.',
      ],
    },
    {
      id: 7,
      name: 'Sea Trial',
      price: QUOTE,
      description: 'A run in open water with a captain at the helm and the instruments written down.',
      features: [
        'Licensed captain',
        'Speed, temperature and fuel at every throttle',
        'Buyer and seller both welcome aboard',
      ],
      steps: [
        'Both sides agree on a day.',
        'The captain runs her through the whole range.',
        'You get the log of the trial.',
      ],
    },
  ],
};
