import type { OwnBoat } from '@tradewind/contract/boats';
import { sampleBoat } from '../../nouns/boat/sample-boat.fixture.ts';

/** A complete listing as its owner reads it. */
export const sampleListing = (): OwnBoat => ({
  ...sampleBoat(),
  imageUrls: ['/media/bow.webp', '/media/stern.webp'],
  features: ['Bow thruster', 'Cockpit fridge'],
  views: 1203,
  createdAt: '2025-01-15T12:00:00.000Z',
  updatedAt: '2025-01-15T12:00:00.000Z',
  managementToken: 'secret',
  hullNumber: null,
  version: 3,
  removal: null,
  actions: ['edit', 'pause', 'sell', 'delete'],
});
