import { describe, expect, it } from 'vitest';
import { type AssetDetails, assetFacts, detailsFitting, FREE_DETAILS, readDetails } from './asset-details.ts';
import { ASSET_CATEGORIES, type AssetCategory, detailFieldsOf } from './asset-kinds.ts';

const car = { year: 2021, make: 'Porsche', model: '911', mileage: 12_400 };

const faultsOf = (category: AssetCategory, details: Record<string, unknown>) => {
  const reading = readDetails(category, details);
  return reading.ok ? {} : reading.faults;
};

describe('reading the details of an asset', () => {
  it.each<[AssetCategory, AssetDetails]>([
    ['bitcoin', { amount: '0.75' }],
    ['cryptocurrency', { coin: 'Ether', amount: '31.000000000000000001' }],
    ['vehicles', car],
    ['motorcycles', { year: 1974, make: 'Ducati', model: '750 SS', mileage: 0 }],
    ['aircraft', { year: 1998, make: 'Cessna', model: '182S', hours: 2_410.5 }],
    ['real_estate', { address: '12 Gulf Drive, Sarasota, FL', area: 1_450, bedrooms: 2, yearBuilt: 1926 }],
    ['land', { address: 'Asheville, NC', area: 5.25 }],
    ['luxury_travel', { provider: 'Caneel Bay', from: '2027-02-06', to: '2027-02-13', nights: 7, people: 6 }],
    ['experiences', { provider: 'Napa Balloons', from: '2027-05-01', to: '2027-10-31', people: 4 }],
    ['memberships', { provider: 'Harbor Club', level: 'Full', from: '2026-01-01', to: '2028-12-31' }],
    ['art', { Artist: 'Ana Ruiz', Edition: '12 of 80' }],
  ])('accepts the details of %s', (category, details) => {
    expect(readDetails(category, details)).toEqual({ ok: true, details });
  });

  it('accepts no details, for every category', () => {
    for (const category of ASSET_CATEGORIES) {
      expect(readDetails(category, {})).toEqual({ ok: true, details: {} });
      const empty = Object.fromEntries(detailFieldsOf(category).map(([name]) => [name, ' ']));
      expect(readDetails(category, { ...empty, extra: null })).toEqual({ ok: true, details: {} });
    }
  });

  it.each([
    ['2027-05-12', '9', 'From the first to the last day it’s only 2 nights.'],
    ['2027-05-11', '2', 'From the first to the last day it’s only 1 night.'],
    ['2027-05-10', '1', 'From the first to the last day it’s less than a night.'],
  ])('refuses more nights than there are until %s', (to, nights, fault) => {
    expect(faultsOf('luxury_travel', { from: '2027-05-10', to, nights })).toEqual({ nights: fault });
  });

  it('accepts fewer nights than there are between the days', () => {
    expect(faultsOf('luxury_travel', { from: '2027-05-01', to: '2027-05-31', nights: 30 })).toEqual({});
    expect(faultsOf('luxury_travel', { from: '2027-05-01', to: '2027-05-31', nights: 7 })).toEqual({});
  });

  it('keeps details that its kind asked for in the past, and shows them', () => {
    const before = { provider: 'Harbor Club', to: '2028-12-31', nights: 7, people: 2 };
    expect(readDetails('memberships', before)).toEqual({ ok: true, details: before });
    expect(assetFacts('memberships', before).map(({ phrase }) => phrase)).toEqual([
      ...['Harbor Club', 'Valid until Dec 31, 2028', '7 nights', '2 people'],
    ]);
    const asked = detailFieldsOf('memberships').filter(([, { former }]) => !former);
    expect(asked.map(([name]) => name)).toEqual(['provider', 'level', 'from', 'to']);
    expect(faultsOf('memberships', { bedrooms: 2 })).toHaveProperty('bedrooms');
  });

  it('names the year in which a building was built', () => {
    const facts = assetFacts('real_estate', { area: 1_450, bedrooms: 1, yearBuilt: 1926 });
    expect(facts.map(({ phrase }) => phrase)).toEqual(['1,450 sq ft', '1 bedroom', 'Year built 1926']);
  });

  it('reads numbers as people type them', () => {
    expect(readDetails('vehicles', { mileage: '12,400', make: ' Porsche ' })).toEqual({
      ok: true,
      details: { mileage: 12_400, make: 'Porsche' },
    });
    expect(readDetails('land', { area: '5.256' })).toEqual({ ok: true, details: { area: 5.26 } });
    expect(readDetails('bitcoin', { amount: 0.5 })).toEqual({ ok: true, details: { amount: '0.5' } });
    expect(readDetails('bitcoin', { amount: '2.50000000' })).toEqual({ ok: true, details: { amount: '2.5' } });
    expect(readDetails('wine', { ' Bottles ': 12 })).toEqual({ ok: true, details: { Bottles: '12' } });
  });

  it.each<[AssetCategory, string, unknown, RegExp]>([
    ['vehicles', 'year', 1492, /between 1900 and 2030/],
    ['vehicles', 'year', 2020.5, /whole number/],
    ['vehicles', 'mileage', -1, /between 0 mi and 2,000,000 mi/],
    ['vehicles', 'mileage', 'many', /whole number/],
    ['vehicles', 'mileage', '12,4', /whole number/],
    ['luxury_travel', 'people', '1e3', /whole number/],
    ['land', 'area', '5,25', /must be a number/],
    ['vehicles', 'mileage', true, /whole number/],
    ['vehicles', 'make', 911, /must be a text/],
    ['vehicles', 'make', 'x'.repeat(81), /at most 80 characters/],
    ['vehicles', 'nights', 3, /doesn’t belong/],
    ['bitcoin', 'amount', 0, /more than zero/],
    ['bitcoin', 'amount', '0.00', /more than zero/],
    ['bitcoin', 'amount', '-1', /number of coins/],
    ['bitcoin', 'amount', '21000000.00000001', /at most 21,000,000 BTC/],
    ['bitcoin', 'amount', '1e5', /number of coins/],
    ['bitcoin', 'amount', ['1'], /number of coins/],
    ['bitcoin', 'amount', '0.123456789', /up to 8 decimals/],
    ['bitcoin', 'mileage', 3, /doesn’t belong/],
    ['real_estate', 'area', 0, /between 1 sq ft/],
    ['experiences', 'from', 'next week', /date such as/],
    ['experiences', 'from', '2027-02-30', /date such as/],
    ['experiences', 'people', 0, /between 1 person and 1,000 people/],
    ['art', 'Artist', 'x'.repeat(FREE_DETAILS.longestText + 1), /1 to 200 characters/],
    ['art', 'x'.repeat(FREE_DETAILS.longestLabel + 1), 'long', /1 to 40 characters/],
    ['art', 'a\u200Bb', 'unseen', /1 to 40 characters/],
    ['art', 'Artist', { name: 'Ana' }, /describe each detail/],
  ])('refuses %s with %s %j', (category, name, value, fault) => {
    expect(faultsOf(category, { [name]: value })).toEqual({ [name]: expect.stringMatching(fault) });
  });

  it('refuses a stay that ends before it begins', () => {
    expect(faultsOf('luxury_travel', { from: '2027-02-13', to: '2027-02-06' })).toEqual({
      to: 'The last day is before the first.',
    });
    expect(faultsOf('luxury_travel', { from: '2027-02-06', to: '2027-02-06' })).toEqual({});
  });

  it('limits the number of free details', () => {
    const many = Object.fromEntries(Array.from({ length: FREE_DETAILS.most + 1 }, (_, i) => [`Detail ${i}`, 'yes']));
    expect(Object.values(faultsOf('other', many))).toEqual(['Please give no more than 12 details.']);
  });
});

describe('moving to another category', () => {
  it('keeps the details that still apply', () => {
    expect(detailsFitting('motorcycles', car)).toEqual(car);
    expect(detailsFitting('aircraft', car)).toEqual({ year: 2021, make: 'Porsche', model: '911' });
    expect(detailsFitting('bitcoin', { coin: 'Ether', amount: '0.123456789' })).toEqual({});
    expect(detailsFitting('bitcoin', { coin: 'Ether', amount: '2' })).toEqual({ amount: '2' });
    expect(detailsFitting('art', car)).toEqual({});
  });
});

describe('the facts of an asset', () => {
  it('are readable and in the order of the table', () => {
    const texts = (category: AssetCategory, details: AssetDetails) =>
      assetFacts(category, details).map(({ label, text }) => `${label}: ${text}`);
    expect(texts('vehicles', { mileage: 12_400, make: 'Porsche', year: 2021 })).toEqual([
      'Year: 2021',
      'Make: Porsche',
      'Mileage: 12,400 mi',
    ]);
    expect(texts('bitcoin', { amount: '0.75' })).toEqual(['Amount: 0.75 BTC']);
    expect(texts('bitcoin', { amount: '20999999.5' })).toEqual(['Amount: 20,999,999.5 BTC']);
    expect(texts('land', { area: 1_205.5 })).toEqual(['Area: 1,205.5 acres']);
    expect(texts('memberships', { from: '2027-02-06', to: '2027-12-31' })).toEqual([
      'Valid from: Feb 6, 2027',
      'Valid until: Dec 31, 2027',
    ]);
    expect(texts('art', { Artist: 'Ana Ruiz' })).toEqual(['Artist: Ana Ruiz']);
  });

  it('can be said without labels', () => {
    const phrases = (category: AssetCategory, details: AssetDetails) =>
      assetFacts(category, details).map(({ phrase }) => phrase);
    expect(phrases('luxury_travel', { from: '2027-02-06', nights: 1, people: 6 })).toEqual([
      'From Feb 6, 2027',
      '1 night',
      '6 people',
    ]);
    expect(phrases('livestock', { Breed: 'Brangus', Head: '12' })).toEqual(['Brangus', 'Head 12']);
  });
});
