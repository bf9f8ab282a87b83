import { boatChange } from '@tradewind/contract/boats';
import { expect, test } from 'vitest';
import { changedFields } from '../../../lib/edits.ts';
import { sampleListing } from '../sample-listing.fixture.ts';
import { changeOf, valuesOf } from './listing-edit.ts';

const base = valuesOf(sampleListing());

test('sends no untouched fields', () => {
  expect(changedFields(base, valuesOf(sampleListing()))).toEqual([]);
  expect(changeOf(base, { ...base, title: 'Blue Moon' }, 3)).toEqual({ title: 'Blue Moon', version: 3 });
});

test('converts the typed text to the contract’s types', () => {
  const typed = {
    ...base,
    price: '$130,500.50',
    year: '2020',
    length: '32',
    sleeps: '4',
    capacity: '',
    features: 'Bow thruster\n\n  Radar  ',
    condition: '',
  };
  expect(boatChange.parse(changeOf(base, typed, 3))).toEqual({
    price: '130500.50',
    year: 2020,
    length: 32,
    sleeps: 4,
    capacity: null,
    features: ['Bow thruster', 'Radar'],
    condition: null,
    version: 3,
  });
});

test('reports invalid values by field', () => {
  const parsed = boatChange.safeParse(changeOf(base, { ...base, year: 'soon', price: 'lots', make: ' ' }, 3));
  expect(parsed.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['make', 'price', 'year']);
});

test('refuses a comma that does not stand between thousands', () => {
  const typed = changeOf(base, { ...base, price: '250,50', length: '31,5', engineHours: '1,5' }, 3);
  const faults = boatChange.safeParse(typed).error?.issues ?? [];
  expect(faults.map(({ path }) => path[0]).sort()).toEqual(['engineHours', 'length', 'price']);
  expect(faults.find(({ path }) => path[0] === 'price')?.message).toMatch('Please use a point for cents');
});
