import { forEachMeasure, type MeasureName } from '@tradewind/contract/boat-measures';
import { BOAT_DEFAULTS, type ListingKey, toListingKeys } from '@tradewind/contract/listing-form';
import { isPending, uploadedPhotos, uploadedUrls } from '../../../nouns/photo/photo-set.ts';
import type { PhotoState } from '../../../nouns/photo/use-photos.ts';
import { SUGGESTED, type Suggested } from '../suggestions/suggestions.ts';

export type Step = 1 | 2 | 3;

/** What is typed, under the names that the server uses. */
export interface ListingFields extends Record<MeasureName, string> {
  year: string;
  make: string;
  model: string;
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

/** Who they are, asked when the sign-in ended on the way. */
export interface Guest {
  firstName: string;
  email: string;
}

/** Everything the wizard holds. */
export interface Listing extends PhotoState {
  step: Step;
  fields: ListingFields;
  tradeCategories: readonly ListingKey[];
  /** What still is as we suggested it. */
  untouched: readonly Suggested[];
  /** Whether the owner was asked about the suggestions that they left as they are. */
  asked: boolean;
  /** The names of files that were on their way when the page was left. */
  interrupted: readonly string[];
  guest: Guest;
  /** Goes with the post, so that a repeated one is the same boat. */
  key: string;
}

const emptyFields: ListingFields = {
  year: String(BOAT_DEFAULTS.year),
  make: '',
  model: '',
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

/** What is kept in the browser: photos that the server has, and only the names of files on their way. */
export function toDraft({ guest: _guest, photos, ...draft }: Listing): string {
  const interrupted = photos.filter(isPending).map(({ file }) => file.name);
  return JSON.stringify({ ...draft, photos: uploadedUrls(photos), interrupted });
}

/** Anybody may have written to the browser's storage: what does not fit gives way to the defaults. */
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

/** A suggestion that no longer stands in its field is none; a draft of a former version says nothing about them. */
function untouchedOf(draft: unknown, fields: ListingFields, tradeCategories: readonly ListingKey[]): Suggested[] {
  const known = Array.isArray(draft) ? texts(draft) : SUGGESTED;
  return SUGGESTED.filter((name) => known.includes(name) && isAsSuggested(name, fields, tradeCategories));
}

function isAsSuggested(name: Suggested, fields: ListingFields, tradeCategories: readonly ListingKey[]): boolean {
  if (name !== 'tradeCategories') return fields[name] === emptyFields[name];
  return String(tradeCategories) === String(BOAT_DEFAULTS.tradeCategories);
}

function fieldsOf(draft: unknown): ListingFields {
  if (!isRecord(draft)) return emptyFields;
  const typed = Object.entries(draft).filter(([name, value]) => name in emptyFields && typeof value === 'string');
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
