import type { Asset } from '@tradewind/contract/assets';
import { describe, expect, it } from 'vitest';
import { schemaErrors } from '../../../lib/field-errors.ts';
import { assetChangeCheck, newAssetCheck } from './asset-checks.ts';
import { type AssetValues, changeOf, newAssetOf, valuesOf } from './asset-values.ts';

const car: Asset = {
  id: 7,
  ownerId: 'me',
  category: 'vehicles',
  title: 'Old car',
  value: '45000.00',
  description: null,
  imageUrls: [],
  details: { year: 2019, mileage: 41_200 },
  visibility: 'offers',
  documents: [],
  reserved: false,
  version: 3,
  actions: ['edit'],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const print: Asset = { ...car, category: 'art', details: { Artist: 'Ana Ruiz', Edition: '12 of 80' } };

const edited = (asset: Asset, part: Partial<AssetValues>) => {
  const base = valuesOf(asset);
  return changeOf(base, { ...base, ...part }, asset.version);
};

describe('the form of an asset', () => {
  it('holds what is saved as text', () => {
    expect(valuesOf(car)).toMatchObject({
      value: '45000',
      description: '',
      'details.year': '2019',
      'details.make': '',
    });
    expect(valuesOf(print).freeDetails).toEqual([
      { label: 'Artist', text: 'Ana Ruiz' },
      { label: 'Edition', text: '12 of 80' },
    ]);
  });

  it('sends only what was changed', () => {
    expect(edited(car, { value: '$43,500' })).toEqual({ value: '43500', version: 3 });
    expect(edited(car, { value: '250,50' })).toEqual({ value: '250,50', version: 3 });
    expect(edited(car, { visibility: 'public' })).toEqual({ visibility: 'public', version: 3 });
  });

  it('refuses a comma that does not stand between thousands', () => {
    expect(schemaErrors(assetChangeCheck, edited(car, { value: '250,50' }))).toEqual({
      value: 'Please use a point for cents, such as 250.50, and commas only for thousands, such as 25,050.',
    });
  });

  it('sends the details whole, with their category', () => {
    expect(edited(car, { 'details.mileage': '42,000' })).toEqual({
      category: 'vehicles',
      details: { year: '2019', mileage: '42,000' },
      version: 3,
    });
    expect(
      edited(print, {
        freeDetails: [
          { label: ' Artist ', text: 'Ana Ruiz' },
          { label: '', text: ' ' },
        ],
      }),
    ).toEqual({
      category: 'art',
      details: { Artist: 'Ana Ruiz' },
      version: 3,
    });
  });

  it('leaves out what the new kind does not have', () => {
    expect(edited(car, { category: 'aircraft' })).toEqual({
      category: 'aircraft',
      details: { year: '2019' },
      version: 3,
    });
    expect(edited(car, { category: 'wine' })).toEqual({ category: 'wine', details: {}, version: 3 });
  });

  it('names the field of each fault', () => {
    expect(Object.keys(schemaErrors(newAssetCheck, newAssetOf(valuesOf(null))) ?? {}).sort()).toEqual([
      'category',
      'title',
      'value',
    ]);
    expect(schemaErrors(assetChangeCheck, edited(car, { 'details.year': '1492' }))).toEqual({
      'details.year': 'Year must be between 1900 and 2030.',
    });
    expect(schemaErrors(newAssetCheck, { ...newAssetOf(valuesOf(car)), value: '0', details: { mileage: -1 } })).toEqual(
      {
        value: 'Value must be between $1 and $9,999,999,999',
        'details.mileage': 'Mileage must be between 0 mi and 2,000,000 mi.',
      },
    );
    const halves = edited(print, { freeDetails: [{ label: '', text: 'Ana Ruiz' }] });
    expect(schemaErrors(assetChangeCheck, halves)).toEqual({
      freeDetails: 'Please name each detail in 1 to 40 characters.',
    });
  });
});
