import { forEachMeasure, type MeasureName } from '@tradewind/contract/boat-measures';
import { BOAT_DEFAULTS, type ListingKey, toListingKeys } from '@tradewind/contract/listing-form';
import { isPending, uploadedPhotos, uploadedUrls } from '../../../nouns/photo/photo-set.ts';
import type { PhotoState } from '../../../nouns/photo/use-photos.ts';
import { SUGGESTED, type Suggested } from '../suggestions/suggestions.ts';

export type Step = 1 | 2 | 3;

/** The typed values, under the server's field names. */
export interface ListingFields extends Record<MeasureName, string> {
  year: string;
  make: string;
  model: string;
  hullNumber: string;
  price: string;
  location: string;
  type: string;
  length: string;
  condition: string;
  engineType: string;
  fuel: string;
  description: string;
}
export type FieldName = keyof ListingFields;

/** Name and email, requested when the session ended midway. */
export interface Guest {
  firstName: string;
  email: string;
}

/** The wizard's whole state. */
export interface Listing extends PhotoState {
  step: Step;
  fields: ListingFields;
  tradeCategories: readonly ListingKey[];
  /** Suggestions that the owner has not changed. */
  untouched: readonly Suggested[];
  /** Whether the owner has confirmed the unchanged suggestions. */
  asked: boolean;
  /** The names of files that were uploading when the page was left. */
  interrupted: readonly string[];
  guest: Guest;
  /** The idempotency key of the post. */
  key: string;
}

const emptyFields: ListingFields = {
  year: String(BOAT_DEFAULTS.year),
  make: '',
  model: '',
  hullNumber: '',
  price: String(BOAT_DEFAULTS.price),
  location: BOAT_DEFAULTS.location,
  type: BOAT_DEFAULTS.type,
  length: String(BOAT_DEFAULTS.length),
  condition: BOAT_DEFAULTS.condition,
  engineType: BOAT_DEFAULTS.engineType,
  fuel: BOAT_DEFAULTS.fuel,
  ...forEachMeasure(() => ''),
  description: '',
};

export const newListing = (key: string): Listing => ({
  step: 1,
  fields: emptyFields,
  tradeCategories: BOAT_DEFAULTS.tradeCategories,
  untouched: SUGGESTED,
  asked: false,
  photos: [],
  earlierPhotos: [],
  interrupted: [],
  guest: { firstName: '', email: '' },
  key,
});

/** The stored draft contains uploaded photos, and only the names of pending files. */
export function toDraft({ guest: _guest, photos, ...draft }: Listing): string {
  const interrupted = photos.filter(isPending).map(({ file }) => file.name);
  return JSON.stringify({ ...draft, photos: uploadedUrls(photos), interrupted });
}

/** Browser storage is untrusted, so invalid values fall back to the defaults. */
export function fromDraft(text: string | null): Listing | undefined {
  const draft = parsed(text);
  if (!draft || typeof draft.key !== 'string' || draft.key === '') return undefined;
  const photos = uploadedPhotos(texts(draft.photos));
  const step = draft.step === 2 || draft.step === 3 ? draft.step : 1;
  const fields = fieldsOf(draft.fields);
  const tradeCategories = Array.isArray(draft.tradeCategories)
    ? toListingKeys(texts(draft.tradeCategories))
    : BOAT_DEFAULTS.tradeCategories;
  return {
    ...newListing(draft.key),
    step: step === 3 && photos.length === 0 ? 2 : step,
    fields,
    tradeCategories,
    untouched: untouchedOf(draft.untouched, fields, tradeCategories),
    asked: draft.asked === true,
    photos,
    earlierPhotos: Array.isArray(draft.earlierPhotos) ? draft.earlierPhotos.map(texts) : [],
    interrupted: texts(draft.interrupted),
  };
}

/** Suggestions whose value is still in the field. Drafts of earlier versions do not list them. */
function untouchedOf(stored: unknown, fields: ListingFields, tradeCategories: readonly ListingKey[]): Suggested[] {
  const known = Array.isArray(stored) ? texts(stored) : SUGGESTED;
  return SUGGESTED.filter((name) => known.includes(name) && isAsSuggested(name, fields, tradeCategories));
}

function isAsSuggested(name: Suggested, fields: ListingFields, tradeCategories: readonly ListingKey[]): boolean {
  if (name !== 'tradeCategories') return fields[name] === emptyFields[name];
  return String(tradeCategories) === String(BOAT_DEFAULTS.tradeCategories);
}

function fieldsOf(stored: unknown): ListingFields {
  if (!isRecord(stored)) return emptyFields;
  const typed = Object.entries(stored).filter(([name, value]) => name in emptyFields && typeof value === 'string');
  return { ...emptyFields, ...Object.fromEntries(typed) };
}

function parsed(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
