import { LISTING_KEYS, LISTING_LABELS, type ListingKey } from './listing-keys.ts';

/** One word of a vocabulary: its label, and the listing keys that it stands for. */
interface Meaning {
  readonly label: string;
  readonly keys: readonly ListingKey[];
  /** Keys without a word of their own in this vocabulary. They translate to this word, but it does not translate back to them. */
  readonly fallbackFor?: readonly ListingKey[];
}

export type Vocabulary<Word extends string = string> = Readonly<Record<Word, Meaning>>;

/** The vocabulary that all others are defined in. */
export const LISTING_VOCABULARY: Vocabulary<ListingKey> = mapKeys((key) => ({
  label: LISTING_LABELS[key],
  keys: [key],
}));

function mapKeys<Value>(value: (key: ListingKey) => Value): Record<ListingKey, Value> {
  return Object.fromEntries(LISTING_KEYS.map((key) => [key, value(key)])) as Record<ListingKey, Value>;
}
