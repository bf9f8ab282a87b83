import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { MEASURE_NAMES } from '@tradewind/contract/boat-measures';
import type { OwnBoat } from '@tradewind/contract/boats';
import type { CallInput } from '@tradewind/contract/endpoint';
import { OFFERED_FIELDS, toListingKeys } from '@tradewind/contract/listing-edit';
import type { listingsApi } from '@tradewind/contract/listings';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import { changedFields } from '../../../lib/edits.ts';

const textFields = [
  'title',
  'make',
  'model',
  'hullNumber',
  'price',
  'type',
  'condition',
  'location',
  'engineType',
  'fuel',
  'description',
] as const;
const numberFields = ['year', 'length', ...MEASURE_NAMES] as const;

type TextField = (typeof textFields)[number] | (typeof numberFields)[number] | 'features';

/** The values of the form: typed values as text, features one per line. */
export type ListingValues = Record<TextField, string> & { tradeCategories: string[]; imageUrls: string[] };
/** The request body. The contract converts amounts and lengths. */
export type ListingChange = CallInput<typeof listingsApi.edit>['body'];
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

/** Contains only changed fields, so that an untouched invalid field cannot block saving. */
export function changeOf(base: ListingValues, values: ListingValues, version: number): ListingChange {
  const sent = changedFields(base, values).map((field) => [field, sentValue(field, values)]);
  return { ...Object.fromEntries(sent), version };
}

/** Whether it changes what people were offered: offers that are open end with it. A hull number that was missing ends none. */
export const changesOffer = (change: ListingChange, { hullNumber }: Pick<OwnBoat, 'hullNumber'>): boolean =>
  lockedFields({ hullNumber }).some((field) => field in change);

/** The fields that stay as they are while an agreed trade contains the boat. */
export const lockedFields = ({ hullNumber }: Pick<OwnBoat, 'hullNumber'>): ListingField[] => [
  ...OFFERED_FIELDS,
  ...(hullNumber == null ? [] : ['hullNumber' as const]),
];

function sentValue(field: ListingField, values: ListingValues): unknown {
  const value = values[field];
  if (typeof value !== 'string') return value;
  if (field === 'features') return linesOf(value);
  const typed = value.trim();
  if (isNumberField(field)) return typed === '' ? null : numberIn(typed);
  if (field === 'price') return withoutSeparators(typed);
  return typed === '' && (field === 'type' || field === 'condition') ? null : typed;
}

/** Text that is no number is sent as it is, for the contract to refuse. */
function numberIn(typed: string): number | string {
  const number = Number(withoutSeparators(typed));
  return Number.isNaN(number) ? typed : number;
}

const isNumberField = (field: string) => (numberFields as readonly string[]).includes(field);

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
