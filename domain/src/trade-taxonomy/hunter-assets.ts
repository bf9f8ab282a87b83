import type { Vocabulary } from './vocabulary.ts';

/** Assets a visitor may offer in the Boat Hunter. */
export const HUNTER_ASSETS = {
  boats: { label: 'Boats', keys: ['boats'] },
  crypto: { label: 'Crypto', keys: ['bitcoin', 'cryptocurrency'] },
  automobiles: { label: 'Automobiles', keys: ['vehicles', 'motorcycles'] },
  'real-estate': { label: 'Real Estate', keys: ['real_estate', 'land'] },
  'luxury-goods': { label: 'Luxury Goods', keys: ['jewelry', 'art', 'collectibles', 'wine', 'precious_metals'] },
  experiences: { label: 'Experiences', keys: ['experiences', 'luxury_travel', 'memberships'] },
  'open-offers': { label: 'Open to Offers', keys: ['open_to_offers'] },
  other: {
    label: 'Other',
    keys: ['other', 'aircraft', 'business', 'technology', 'machinery', 'livestock', 'intellectual_property'],
  },
} as const satisfies Vocabulary;

export type HunterAsset = keyof typeof HUNTER_ASSETS;
