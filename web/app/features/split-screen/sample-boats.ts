export type Rig = 'flybridge' | 'sloop' | 'center-console';
export type Light = 'morning' | 'noon' | 'dusk' | 'night';

export interface SampleBoat {
  id: string;
  title: string;
  type: string;
  rig: Rig;
  /** The lighting of the cover picture. */
  light: Light;
  price: string;
  location: string;
  owner: string;
  summary: string;
  wants: readonly string[];
  specifications: readonly (readonly [name: string, value: string])[];
}

/** Fictitious boats for this demo, not listings of the marketplace. */
export const sampleBoats: readonly [SampleBoat, ...SampleBoat[]] = [
  {
    id: 'aldermere-54',
    title: '2018 Aldermere 54 Flybridge',
    type: 'Motor Yacht',
    rig: 'flybridge',
    light: 'noon',
    price: '685000.00',
    location: 'Fort Lauderdale, FL',
    owner: 'Marisol',
    summary:
      'Three cabins, a flybridge that seats ten, and a galley up that makes a long weekend in the Exumas feel short. One owner, kept under cover and always serviced at the yard that built her.',
    wants: ['Boats', 'Bitcoin', 'Real Estate'],
    specifications: [
      ['Year', '2018'],
      ['Length', '54 ft'],
      ['Beam', '15.6 ft'],
      ['Engines', 'Twin diesel, 2 × 670 HP'],
      ['Engine hours', '612'],
      ['Top speed', '29 knots'],
      ['Sleeps', '6 people'],
      ['Condition', 'Excellent'],
    ],
  },
  {
    id: 'halcyon-42',
    title: '2014 Halcyon 42',
    type: 'Sailboat',
    rig: 'sloop',
    light: 'dusk',
    price: '214000.00',
    location: 'Annapolis, MD',
    owner: 'Teddy',
    summary:
      'A cruising sloop that has made two crossings and is ready for a third. New standing rigging, a wind vane that works, and sails with two seasons on them.',
    wants: ['Boats', 'Automobiles'],
    specifications: [
      ['Year', '2014'],
      ['Length', '42 ft'],
      ['Beam', '13.4 ft'],
      ['Engine', 'Diesel, 54 HP'],
      ['Engine hours', '1,480'],
      ['Draft', '6.2 ft'],
      ['Sleeps', '7 people'],
      ['Condition', 'Very good'],
    ],
  },
  {
    id: 'brightwater-28',
    title: '2021 Brightwater 28 CC',
    type: 'Center Console',
    rig: 'center-console',
    light: 'morning',
    price: '148500.00',
    location: 'Charleston, SC',
    owner: 'June',
    summary:
      'A fishing boat that cleans up well: two live wells, a hard top, and enough range to reach the canyons and be home for dinner.',
    wants: ['Boats', 'Motorsports', 'Cryptocurrency'],
    specifications: [
      ['Year', '2021'],
      ['Length', '28 ft'],
      ['Beam', '9.5 ft'],
      ['Engines', 'Twin outboard, 2 × 300 HP'],
      ['Engine hours', '238'],
      ['Top speed', '48 knots'],
      ['Capacity', '10 people'],
      ['Condition', 'Like new'],
    ],
  },
];
