import type { Boat } from '@tradewind/contract/boats';

/** A whole boat for the tests. */
export function sampleBoat(): Boat {
  return {
    id: 7,
    sellerId: 'owner',
    title: '2019 Sea Ray SLX 310',
    description: 'One owner.',
    price: '125000.00',
    year: 2019,
    make: 'Sea Ray',
    model: 'SLX 310',
    length: 31.5,
    type: 'Bowrider',
    condition: 'Good',
    location: 'Miami FL',
    imageUrls: ['/media/bow.webp'],
    images: [],
    features: ['Bow thruster'],
    tradeFor: null,
    tradeCategories: ['boats', 'bitcoin'],
    engineType: 'Twin Mercury 300HP',
    engineHours: 1240,
    fuel: 'Gasoline',
    maxSpeed: null,
    capacity: 12,
    sleeps: null,
    status: 'active',
    featured: false,
    views: 3,
    isAvailableForTrade: true,
    source: null,
    externalUrl: null,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    seller: null,
  };
}
