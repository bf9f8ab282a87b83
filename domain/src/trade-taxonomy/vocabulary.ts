import { LISTING_KEYS, LISTING_LABELS, type ListingKey } from './listing-keys.ts';

/** One word of a vocabulary: what people read, and the listing keys that it stands for. */
export interface Meaning {
  readonly label: string;
  readonly keys: readonly ListingKey[];
  /** Keys that the vocabulary has no word of their own for: they are said by this one, which does not mean them. */
  readonly alsoSays?: readonly ListingKey[];
}

export type Vocabulary<Word extends string = string> = Readonly<Record<Word, Meaning>>;

/** The vocabulary that all others are explained in. */
export const LISTING_VOCABULARY: Vocabulary<ListingKey> = mapKeys((key) => ({
  label: LISTING_LABELS[key],
  keys: [key],
}));

function mapKeys<Value>(value: (key: ListingKey) => Value): Record<ListingKey, Value> {
  return Object.fromEntries(LISTING_KEYS.map((key) => [key, value(key)])) as Record<ListingKey, Value>;
}
