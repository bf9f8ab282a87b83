import { LISTING_KEYS, type ListingKey } from './trade-taxonomy/listing-keys.ts';
import { MOST_COINS } from './trades/legs.ts';

/** Boats have their own listings, and "open to offers" is not a thing to own. */
export type AssetCategory = Exclude<ListingKey, 'boats' | 'open_to_offers'>;

export type DetailField = FieldOfType & {
  /** Not asked for anymore, but kept and shown where somebody entered it. */
  readonly former?: true;
};

type FieldOfType =
  | { readonly type: 'text'; readonly label: string; readonly most: number }
  | {
      readonly type: 'number';
      readonly label: string;
      readonly least: number;
      readonly most: number;
      /** Decimal places; 0 for whole numbers. */
      readonly places: number;
      readonly unit?: string;
      /** The unit of exactly one. */
      readonly one?: string;
      /** Written without a thousands separator, like a year. */
      readonly plain?: true;
      /** Says nothing without its label. */
      readonly labeled?: true;
    }
  /** An exact amount of coins: a decimal string, since a float cannot hold it. */
  | {
      readonly type: 'coins';
      readonly label: string;
      readonly places: number;
      readonly unit?: string;
      /** As many as can ever exist. */
      readonly most?: number;
    }
  | { readonly type: 'date'; readonly label: string; readonly notBefore?: string };

export interface AssetKind {
  readonly categories: readonly AssetCategory[];
  /** 'free': owners define the details themselves. */
  readonly details: Readonly<Record<string, DetailField>> | 'free';
  readonly titleExample: string;
}

const year = { type: 'number', label: 'Year', least: 1900, most: 2030, places: 0, plain: true } as const;
const make = { type: 'text', label: 'Make', most: 80 } as const;
const model = { type: 'text', label: 'Model', most: 80 } as const;
const provider = { type: 'text', label: 'Provider', most: 120 } as const;
const nights = {
  type: 'number',
  label: 'Nights',
  least: 1,
  most: 366,
  places: 0,
  unit: 'nights',
  one: 'night',
} as const;
const people = {
  type: 'number',
  label: 'People',
  least: 1,
  most: 1_000,
  places: 0,
  unit: 'people',
  one: 'person',
} as const;
const address = { type: 'text', label: 'Address', most: 200 } as const;

/** The kinds of assets with their details. The form, the validation and the card are derived from this table. */
export const ASSET_KINDS = {
  bitcoin: {
    categories: ['bitcoin'],
    titleExample: 'Bitcoin in cold storage',
    details: { amount: { type: 'coins', label: 'Amount', places: 8, unit: 'BTC', most: Number(MOST_COINS) } },
  },
  coins: {
    categories: ['cryptocurrency'],
    titleExample: 'Staked Ethereum',
    details: {
      coin: { type: 'text', label: 'Coin', most: 40 },
      amount: { type: 'coins', label: 'Amount', places: 18 },
    },
  },
  vehicle: {
    categories: ['vehicles', 'motorcycles'],
    titleExample: '2019 Porsche 911 Carrera',
    details: {
      year,
      make,
      model,
      mileage: { type: 'number', label: 'Mileage', least: 0, most: 2_000_000, places: 0, unit: 'mi' },
    },
  },
  aircraft: {
    categories: ['aircraft'],
    titleExample: '1998 Cessna 182S Skylane',
    details: {
      year,
      make,
      model,
      hours: { type: 'number', label: 'Airframe hours', least: 0, most: 200_000, places: 1, unit: 'hours' },
    },
  },
  building: {
    categories: ['real_estate'],
    titleExample: 'Two-bedroom condo in Sarasota',
    details: {
      address,
      area: { type: 'number', label: 'Area', least: 1, most: 100_000_000, places: 0, unit: 'sq ft' },
      bedrooms: {
        ...{ type: 'number', label: 'Bedrooms', least: 0, most: 500, places: 0, unit: 'bedrooms', one: 'bedroom' },
      },
      yearBuilt: {
        ...{ type: 'number', label: 'Year built', least: 1500, most: 2030, places: 0, plain: true, labeled: true },
      },
    },
  },
  land: {
    categories: ['land'],
    titleExample: 'Five wooded acres near Asheville',
    details: {
      address,
      area: { type: 'number', label: 'Area', least: 0.01, most: 1_000_000, places: 2, unit: 'acres' },
    },
  },
  stay: {
    categories: ['luxury_travel'],
    titleExample: 'A week in a villa on St. John',
    details: {
      provider,
      from: { type: 'date', label: 'From' },
      to: { type: 'date', label: 'To', notBefore: 'from' },
      nights,
      people,
    },
  },
  experience: {
    categories: ['experiences'],
    titleExample: 'Hot-air balloon ride for four',
    details: {
      provider,
      from: { type: 'date', label: 'Available from' },
      to: { type: 'date', label: 'Available until', notBefore: 'from' },
      people,
      nights: { ...nights, former: true },
    },
  },
  membership: {
    categories: ['memberships'],
    titleExample: 'Yacht club membership in Newport',
    details: {
      provider: { ...provider, label: 'Club or company' },
      level: { type: 'text', label: 'Level', most: 80 },
      from: { type: 'date', label: 'Valid from' },
      to: { type: 'date', label: 'Valid until', notBefore: 'from' },
      nights: { ...nights, former: true },
      people: { ...people, former: true },
    },
  },
  other: {
    categories: [
      'business',
      'precious_metals',
      'technology',
      'machinery',
      'art',
      'jewelry',
      'collectibles',
      'livestock',
      'wine',
      'intellectual_property',
      'other',
    ],
    titleExample: 'Signed lithograph, 1974',
    details: 'free',
  },
} as const satisfies Record<string, AssetKind>;

type AssetKindName = keyof typeof ASSET_KINDS;

type Details<Name extends AssetKindName> = (typeof ASSET_KINDS)[Name]['details'];
/** The name of a detail in any kind. */
export type DetailName = {
  [Name in AssetKindName]: Details<Name> extends 'free' ? never : keyof Details<Name>;
}[AssetKindName];

const KIND_NAMES = Object.keys(ASSET_KINDS) as AssetKindName[];
const kindNamed = (name: AssetKindName): AssetKind => ASSET_KINDS[name];

/** In the order of the taxonomy. */
export const ASSET_CATEGORIES: readonly AssetCategory[] = LISTING_KEYS.filter(isAssetCategory);

export function isAssetCategory(word: string): word is AssetCategory {
  return KIND_NAMES.some((name) => kindNamed(name).categories.some((category) => category === word));
}

export function kindNameOf(category: AssetCategory): AssetKindName {
  return KIND_NAMES.find((name) => kindNamed(name).categories.includes(category)) ?? 'other';
}

export const kindOf = (category: AssetCategory): AssetKind => kindNamed(kindNameOf(category));

/** The fields of a category by name. Empty if owners define the details themselves. */
export function detailFieldsOf(category: AssetCategory): [name: string, field: DetailField][] {
  const { details } = kindOf(category);
  return details === 'free' ? [] : Object.entries(details);
}

export const hasFreeDetails = (category: AssetCategory): boolean => kindOf(category).details === 'free';

export const DETAIL_NAMES: readonly DetailName[] = [
  ...new Set(ASSET_CATEGORIES.flatMap((category) => detailFieldsOf(category).map(([name]) => name as DetailName))),
];
