import type { AssetDetails } from '@tradewind/domain/asset-details';
import type { AssetCategory } from '@tradewind/domain/asset-kinds';

export interface DemoAsset {
  readonly owner: string;
  readonly category: AssetCategory;
  readonly title: string;
  readonly value: string;
  readonly description: string;
  readonly details: AssetDetails;
  /** When a stay begins and ends. */
  readonly inDays?: { readonly from: number; readonly to: number };
  readonly isPublic?: true;
  readonly addedDaysAgo: number;
}

/** Assets that demo users would trade. */
export const GARAGES: readonly DemoAsset[] = [
  {
    owner: 'demo',
    category: 'vehicles',
    title: '2021 Halden Ridgeline 4x4',
    value: '46500.00',
    description: 'One owner, dealer-serviced, tow package. Tires are from last spring.',
    details: { year: 2021, make: 'Halden', model: 'Ridgeline 4x4', mileage: 38_200 },
    isPublic: true,
    addedDaysAgo: 5,
  },
  {
    owner: 'demo',
    category: 'bitcoin',
    title: 'Bitcoin in cold storage',
    value: '72000.00',
    description: 'Held since 2019. I can sign a message from the address.',
    details: { amount: '0.75' },
    addedDaysAgo: 4,
  },
  {
    owner: 'demo',
    category: 'luxury_travel',
    title: 'A week in a villa on St. John',
    value: '14800.00',
    description: 'Three bedrooms above the bay, pool, jeep included. Dates can move by two weeks.',
    details: { provider: 'Coral Point Villas', nights: 7, people: 6 },
    inDays: { from: 96, to: 103 },
    isPublic: true,
    addedDaysAgo: 2,
  },
  {
    owner: 'walter',
    category: 'land',
    title: 'Forty acres of coastal pasture',
    value: '310000.00',
    description: 'Fenced, two wells, road frontage. Leased for grazing until the end of the year.',
    details: { address: 'County Road 227, Chambers County, TX', area: 40.5 },
    isPublic: true,
    addedDaysAgo: 96,
  },
  {
    owner: 'walter',
    category: 'livestock',
    title: 'Twelve registered heifers',
    value: '38400.00',
    description: 'Bred for spring, vaccinated, papers at hand.',
    details: { Breed: 'Brangus', Age: '20 to 24 months', Head: '12' },
    addedDaysAgo: 41,
  },
  {
    owner: 'naomi',
    category: 'art',
    title: 'Harbor in November, oil on canvas',
    value: '68000.00',
    description: 'Bought from the estate. Framed, with the gallery’s invoice.',
    details: { Artist: 'Eleanor Voss', Year: '1968', Size: '36 x 48 in' },
    isPublic: true,
    addedDaysAgo: 120,
  },
  {
    owner: 'naomi',
    category: 'wine',
    title: 'A cellar of Bordeaux',
    value: '22500.00',
    description: 'Sixty bottles, professional storage since release.',
    details: { Bottles: '60', Vintages: '1996 to 2010', Storage: 'Bonded warehouse, New Jersey' },
    addedDaysAgo: 77,
  },
  {
    owner: 'priya',
    category: 'cryptocurrency',
    title: 'Ether, unstaked and ready',
    value: '96000.00',
    description: 'In a hardware wallet, transferable the same day.',
    details: { coin: 'Ether', amount: '31.5' },
    addedDaysAgo: 33,
  },
  {
    owner: 'priya',
    category: 'motorcycles',
    title: '2022 Corvara Strada 900',
    value: '13200.00',
    description: 'Garage-kept, never tracked, both keys.',
    details: { year: 2022, make: 'Corvara', model: 'Strada 900', mileage: 4_150 },
    isPublic: true,
    addedDaysAgo: 18,
  },
  {
    owner: 'beatriz',
    category: 'real_estate',
    title: 'Two-bedroom condo near Las Olas',
    value: '545000.00',
    description: 'Ninth floor, covered parking, rented by the month in season.',
    details: { address: 'Fort Lauderdale, FL', area: 1_240 },
    isPublic: true,
    addedDaysAgo: 60,
  },
  {
    owner: 'beatriz',
    category: 'aircraft',
    title: '1998 Merrin 182 Voyager',
    value: '238000.00',
    description: 'Fresh annual, new avionics in 2023, no damage history.',
    details: { year: 1998, make: 'Merrin', model: '182 Voyager', hours: 3_412.5 },
    addedDaysAgo: 25,
  },
];
