import type { Vocabulary } from './vocabulary.ts';

/** Labels of listings from before there were keys. */
export const LEGACY_LABELS = {
  Boats: { label: 'Boats', keys: ['boats'] },
  Automobiles: { label: 'Automobiles', keys: ['vehicles'] },
  'Real Estate': { label: 'Real Estate', keys: ['real_estate', 'land'] },
  "RV's": { label: "RV's", keys: ['vehicles'] },
  Motorcycles: { label: 'Motorcycles', keys: ['motorcycles'] },
  Airplanes: { label: 'Airplanes', keys: ['aircraft'] },
  Cryptocurrency: { label: 'Cryptocurrency', keys: ['cryptocurrency'] },
  Bitcoin: { label: 'Bitcoin', keys: ['bitcoin'] },
  Misc: {
    label: 'Misc',
    keys: ['other'],
    fallbackFor: [
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

export type LegacyLabel = keyof typeof LEGACY_LABELS;
