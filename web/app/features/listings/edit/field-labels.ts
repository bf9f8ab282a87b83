import { forEachMeasure } from '@tradewind/contract/boat-measures';
import type { ListingField, ListingValues } from './listing-edit.ts';

export const fieldLabels: Record<ListingField, string> = {
  title: 'Title',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  hullNumber: 'Hull number',
  price: 'Price (USD)',
  length: 'Length (ft)',
  type: 'Type',
  condition: 'Condition',
  location: 'Location',
  engineType: 'Engine',
  fuel: 'Fuel type',
  ...forEachMeasure(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
  description: 'Description',
  features: 'Features',
  tradeCategories: 'Trade categories',
  imageUrls: 'Photos',
};

/** A field that someone else changed, with their value. */
export const theirVersion = ({ field, theirs }: { field: ListingField; theirs: ListingValues[ListingField] }) =>
  `${fieldLabels[field]}: ${typeof theirs === 'string' ? theirs : `${theirs.length} selected`}`;
