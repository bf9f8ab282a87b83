import { describe, expect, it } from 'vitest';
import { findService, serviceGroups, services } from './services-catalog.ts';

const byName = (name: string) => services.find((service) => service.name === name);

describe('The services catalog', () => {
  it('has 33 services in five groups, numbered from 1 without gaps', () => {
    expect(serviceGroups).toHaveLength(5);
    expect(services.map(({ id }) => id)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
    expect(new Set(services.map(({ name }) => name)).size).toBe(33);
  });

  it.each([
    ['Boat Valuation', 'Free', undefined, undefined],
    ['Title Search', '$150', undefined, '2-3 business days'],
    ['Oil Analysis', '$225', undefined, undefined],
    ['Compression Test', '$299', undefined, undefined],
    ['Boat Inspection', '$1,000', '35ft and under', '3-5 days'],
    ['Haul Out', '$650', undefined, undefined],
    ['Full Marine Survey', '$500-$5000', 'by vessel size', undefined],
    ['Documentation', '$500', undefined, undefined],
    ['Legal Review', '$1,200', undefined, undefined],
    ['Boat Loans', '7-9% APR', '20-year terms, down payment from 10%', undefined],
    ['Escrow', '0.85% of trade value', undefined, undefined],
    ['Human Broker', '10% commission', undefined, undefined],
    ['Yacht Auction', 'Boats of $350K and up', undefined, '30-60 days'],
    ['24-Hour Wholesale Cash Offer', 'Cash offer', undefined, '24 hours'],
  ])('has the specified price for %s', (name, price, terms, time) => {
    expect(byName(name)).toMatchObject({ price });
    expect(byName(name)?.terms).toBe(terms);
    expect(byName(name)?.time).toBe(time);
  });

  it('lists all others as quote-based, custom or premium', () => {
    const priced = services.filter(({ price }) => !['Quote-based', 'Custom', 'Premium'].includes(price));
    expect(priced).toHaveLength(15);
  });

  it('describes the benefits and steps of each service', () => {
    for (const { description, features, steps } of services) {
      expect(description.length).toBeGreaterThan(40);
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('finds a service only by its number', () => {
    expect(findService('7')?.name).toBe('Sea Trial');
    for (const id of [null, '', '0', '34', '07', '7.0', 'seven']) expect(findService(id)).toBeUndefined();
  });
});
