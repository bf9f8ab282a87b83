import { boatImages } from '@tradewind/contract/boat-images';
import type { Boat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { absolute } from '../../lib/page-meta.ts';

/** Structured data for search engines: a product that is also a vehicle, with its offer. */
export function boatJsonLd(boat: Boat, publicUrl: string): Record<string, unknown> {
  const url = absolute(paths.boat(boat.id), publicUrl);
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Vehicle'],
    name: boat.title,
    description: boat.description ?? undefined,
    url,
    image: boatImages(boat).map((image) => absolute(image, publicUrl)),
    brand: { '@type': 'Brand', name: boat.make },
    model: boat.model,
    vehicleModelDate: String(boat.year),
    category: boat.type ?? undefined,
    fuelType: boat.fuel ?? undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: boat.price,
      priceCurrency: 'USD',
      availability: boat.status === 'active' ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
      itemCondition: boat.condition === 'New' ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
      availableAtOrFrom: { '@type': 'Place', address: boat.location },
    },
  };
}
