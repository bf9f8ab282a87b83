import type { Vocabulary } from './vocabulary.ts';

/** Tiles under 'What The Owner Will Trade For'. */
export const DETAIL_TILES = {
  boat: { label: 'BOATS', keys: ['boats'] },
  automobile: { label: 'Automobiles', keys: ['vehicles'] },
  real_estate: { label: 'Real Estate', keys: ['real_estate', 'land'] },
  motorsports: { label: 'Motorsports', keys: ['motorcycles'] },
  cryptocurrency: { label: 'Cryptocurrency', keys: ['cryptocurrency'] },
  bitcoin: { label: 'BITCOIN', keys: ['bitcoin'] },
  other: {
    label: 'Other Assets',
    keys: [
      'other',
      'aircraft',
      'business',
      'luxury_travel',
      'experiences',
      'memberships',
      'precious_metals',
      'technology',
      'machinery',
      'art',
      'jewelry',
      'collectibles',
      'livestock',
      'wine',
      'intellectual_property',
    ],
  },
} as const satisfies Vocabulary;

export type DetailTile = keyof typeof DETAIL_TILES;
