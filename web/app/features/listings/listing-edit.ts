import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import type { OwnBoat } from '@tradewind/contract/boats';
import { toListingKeys } from '@tradewind/contract/listing-edit';

const textFields = [
  'title',
  'make',
  'model',
  'price',
  'type',
  'condition',
  'location',
  'engineType',
  'fuel',
  'description',
] as const;
const numberFields = ['year', 'length', 'engineHours', 'maxSpeed', 'capacity', 'sleeps'] as const;

type TextField = (typeof textFields)[number] | (typeof numberFields)[number] | 'features';

/** The listing as its form holds it: what is typed is text, features stand one to a line. */
export type ListingValues = Record<TextField, string> & { tradeCategories: string[]; imageUrls: string[] };
export type ListingField = keyof ListingValues;

export function valuesOf(boat: OwnBoat): ListingValues {
  const text = (field: keyof OwnBoat) => String(boat[field] ?? '');
  const fields = [...textFields, ...numberFields].map((field) => [field, text(field)]);
  return {
    ...(Object.fromEntries(fields) as Record<Exclude<TextField, 'features'>, string>),
    price: boat.price.replace(/\.00$/, ''),
    features: boat.features.join('\n'),
    tradeCategories: toListingKeys(boat.tradeCategories),
    imageUrls: hasOwnImages(boat) ? [...boatImages(boat)] : [],
  };
}

export const listingFields = (values: ListingValues) => Object.keys(values) as ListingField[];

export function changedFields(base: ListingValues, values: ListingValues): ListingField[] {
  return listingFields(values).filter((field) => !same(base[field], values[field]));
}

/** What is sent: only what was changed, so that a field nobody touched is never in the way. */
export function changeOf(base: ListingValues, values: ListingValues, version: number) {
  const sent = changedFields(base, values).map((field) => [field, sentValue(field, values)]);
  return { ...Object.fromEntries(sent), version } as { version: number } & Partial<Record<ListingField, unknown>>;
}

/** Somebody else saved first: theirs is the ground, and what was typed here since stays on top. */
export function mergedEdit(base: ListingValues, typed: ListingValues, newest: ListingValues): ListingValues {
  const mine = changedFields(base, typed).map((field) => [field, typed[field]]);
  return { ...newest, ...Object.fromEntries(mine) };
}

/** The fields that both changed, each in their own way: the owner should look at these. */
export function clashes(base: ListingValues, typed: ListingValues, newest: ListingValues): ListingField[] {
  const theirs = changedFields(base, newest);
  return changedFields(base, typed).filter((field) => theirs.includes(field) && !same(typed[field], newest[field]));
}

function sentValue(field: ListingField, values: ListingValues): unknown {
  const value = values[field];
  if (typeof value !== 'string') return value;
  if (field === 'features') return linesOf(value);
  const typed = value.trim();
  if (isNumberField(field)) return typed === '' ? null : Number(typed.replaceAll(',', ''));
  if (field === 'price') return typed.replace(/[$,\s]/g, '');
  return typed === '' && (field === 'type' || field === 'condition') ? null : typed;
}

const isNumberField = (field: string) => (numberFields as readonly string[]).includes(field);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const same = (one: string | string[], other: string | string[]) => JSON.stringify(one) === JSON.stringify(other);
