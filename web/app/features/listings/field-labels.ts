import type { ListingField } from './listing-edit.ts';

export const fieldLabels: Record<ListingField, string> = {
  title: 'Title',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  price: 'Price (USD)',
  length: 'Length (ft)',
  type: 'Type',
  condition: 'Condition',
  location: 'Location',
  engineType: 'Engine',
  engineHours: 'Engine hours',
  fuel: 'Fuel type',
  maxSpeed: 'Top speed (mph)',
  capacity: 'Capacity (people)',
  sleeps: 'Sleeps (people)',
  description: 'Description',
  features: 'Features',
  tradeCategories: 'Trade categories',
  imageUrls: 'Photos',
};
