import { expect, test } from 'vitest';
import { sampleBoat } from '../../nouns/boat/sample-boat.fixture.ts';
import { boatJsonLd } from './boat-json-ld.ts';

test('offers the boat at its price, under its public URL', () => {
  const data = boatJsonLd(sampleBoat(), 'https://boats.example');
  expect(data).toMatchObject({
    '@type': ['Product', 'Vehicle'],
    url: 'https://boats.example/boats/7',
    image: ['https://boats.example/media/bow.webp'],
    offers: { price: '125000.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});
