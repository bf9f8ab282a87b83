import type { Vocabulary } from './vocabulary.ts';

/** Categories a user may tell the agent to look for. */
export const AGENT_CATEGORIES = {
  boats: { label: 'Boats', keys: ['boats'] },
  bitcoin: { label: 'Bitcoin', keys: ['bitcoin', 'cryptocurrency'] },
  automobiles: { label: 'Automobiles', keys: ['vehicles'] },
  'exotic-cars': { label: 'Exotic Cars', keys: ['vehicles'] },
  'classic-cars': { label: 'Classic Cars', keys: ['vehicles', 'collectibles'] },
  'luxury-suvs': { label: 'Luxury SUVs', keys: ['vehicles'] },
  motorcycles: { label: 'Motorcycles', keys: ['motorcycles'] },
  'vacation-homes': { label: 'Vacation Homes', keys: ['real_estate'] },
  'investment-properties': { label: 'Investment Properties', keys: ['real_estate'] },
  'land-lots': { label: 'Land & Lots', keys: ['land'] },
  'commercial-buildings': { label: 'Commercial Buildings', keys: ['real_estate'] },
  'private-jet-time': { label: 'Private Jet Time', keys: ['aircraft', 'luxury_travel'] },
  'rv-sprinter-vans': { label: 'RVs & Sprinter Vans', keys: ['vehicles'] },
  'tiny-homes': { label: 'Tiny Homes', keys: ['real_estate'] },
  'time-shares': { label: 'Time Shares', keys: ['real_estate', 'luxury_travel'] },
  'precious-metals': { label: 'Precious Metals', keys: ['precious_metals'] },
  nfts: { label: 'NFTs', keys: ['cryptocurrency', 'collectibles'] },
  'stock-portfolios': { label: 'Stock Portfolios', keys: ['business'] },
  'fine-art': { label: 'Fine Art', keys: ['art'] },
  'luxury-watches': { label: 'Luxury Watches', keys: ['jewelry', 'collectibles'] },
  jewelry: { label: 'Jewelry', keys: ['jewelry'] },
  'rare-collectibles': { label: 'Rare Collectibles', keys: ['collectibles'] },
  'travel-credits': { label: 'Travel Credits', keys: ['luxury_travel'] },
  'event-access': { label: 'Event Access', keys: ['experiences'] },
  'business-barters': { label: 'Business Barters', keys: ['business'] },
  memberships: { label: 'Memberships', keys: ['memberships'] },
  'open-to-offers': { label: 'Open to Offers', keys: ['open_to_offers'] },
  other: {
    label: 'Other',
    keys: ['other', 'technology', 'machinery', 'livestock', 'wine', 'intellectual_property'],
  },
} as const satisfies Vocabulary;

export type AgentCategory = keyof typeof AGENT_CATEGORIES;
