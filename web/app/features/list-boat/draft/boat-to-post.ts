import { forEachMeasure, isDecimal, MEASURE_NAMES, type MeasureName } from '@tradewind/contract/boat-measures';
import { newBoat } from '@tradewind/contract/boats';
import { defaultTitle, parseLength, parseYear, tradeForText } from '@tradewind/contract/listing-form';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import { uploadedUrls } from '../../../nouns/photo/photo-set.ts';
import type { FieldName, Listing, ListingFields, Step } from './listing.ts';

export type FieldErrors = Partial<Record<string, string>>;

/** The body of `POST /api/boats`. The server adds description and features, and sets `status` and `featured`. */
export function boatToPost({ fields, tradeCategories, photos }: Listing, sellerId: string) {
  const year = parseYear(fields.year);
  const title = defaultTitle({ year, make: fields.make.trim(), model: fields.model.trim() });
  return {
    ...fields,
    ...numbersOf(fields),
    year,
    // Long names exceed the title's limit; the server then builds the title.
    ...(newBoat.shape.title.safeParse(title).success ? { title } : {}),
    // Users may stop typing after the decimal point.
    price: withoutSeparators(fields.price).replace(/\.$/, '') || '0',
    tradeCategories: [...tradeCategories],
    tradeFor: tradeForText(tradeCategories),
    imageUrls: uploadedUrls(photos),
    features: [],
    status: 'active',
    featured: false,
    sellerId,
  };
}

/** The optional numbers. Invalid text is passed on for the contract to refuse. */
export const numbersOf = (fields: ListingFields): Record<MeasureName, number | null> =>
  forEachMeasure((measure, name) => {
    const text = fields[name].trim();
    if (text === '') return null;
    return isDecimal(measure) ? (parseLength(text) ?? Number.NaN) : Number(withoutSeparators(text));
  });

/** The contract's errors, by field. */
export function listingErrors(listing: Listing): FieldErrors {
  const checked = newBoat.safeParse(boatToPost(listing, 'me'));
  if (checked.success) return {};
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error.issues) errors[String(path[0])] ??= message;
  return errors;
}

const stepFields: Record<Step, readonly (FieldName | 'imageUrls' | 'tradeCategories')[]> = {
  1: ['year', 'make', 'model', 'hullNumber'],
  2: ['imageUrls'],
  3: [
    'price',
    'location',
    'type',
    'length',
    'condition',
    'fuel',
    'engineType',
    ...MEASURE_NAMES,
    'description',
    'tradeCategories',
  ],
};

export function errorsOfStep(errors: FieldErrors, step: Step): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isFieldOf(step, field)));
}

/** The first field with an error, in the order of the steps. */
export function firstFault(errors: FieldErrors): { step: Step; field: string } | undefined {
  for (const step of [1, 2, 3] as const) {
    const field = stepFields[step].find((name) => errors[name] !== undefined);
    if (field) return { step, field };
  }
  return undefined;
}

/** The step that contains a field. */
export const stepOf = (field: string): Step => ([1, 2, 3] as const).find((step) => isFieldOf(step, field)) ?? 3;

const isFieldOf = (step: Step, field: string) => (stepFields[step] as readonly string[]).includes(field);
