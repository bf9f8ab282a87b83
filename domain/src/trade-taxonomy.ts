/** All vocabularies for traded assets. Each is defined in terms of listing keys and translates to the others through them. */
import { AGENT_CATEGORIES, type AgentCategory } from './trade-taxonomy/agent-categories.ts';
import { DETAIL_TILES, type DetailTile } from './trade-taxonomy/detail-tiles.ts';
import { HUNTER_ASSETS, type HunterAsset } from './trade-taxonomy/hunter-assets.ts';
import { LEGACY_LABELS, type LegacyLabel } from './trade-taxonomy/legacy-labels.ts';
import { LISTING_KEYS, LISTING_LABELS, type ListingKey } from './trade-taxonomy/listing-keys.ts';
import { LISTING_VOCABULARY, type Vocabulary } from './trade-taxonomy/vocabulary.ts';

export type { AgentCategory, DetailTile, HunterAsset, LegacyLabel, ListingKey };
export { LISTING_KEYS };

interface Words {
  readonly listing: ListingKey;
  readonly legacy: LegacyLabel;
  readonly tile: DetailTile;
  readonly hunter: HunterAsset;
  readonly agent: AgentCategory;
}
export type VocabularyName = keyof Words;
type Word<Name extends VocabularyName> = Words[Name];

/** The first vocabulary that knows a word defines its meaning. */
const VOCABULARIES: { readonly [Name in VocabularyName]: Vocabulary<Word<Name>> } = {
  listing: LISTING_VOCABULARY,
  legacy: LEGACY_LABELS,
  tile: DETAIL_TILES,
  hunter: HUNTER_ASSETS,
  agent: AGENT_CATEGORIES,
};

const OPEN: ListingKey = 'open_to_offers';

/** Initial selection in the listing wizard. */
export const DEFAULT_CATEGORIES: readonly ListingKey[] = ['boats', 'bitcoin', 'cryptocurrency'];
export const DEFAULT_TRADE_FOR: readonly LegacyLabel[] = ['Boats', 'Bitcoin', 'Automobiles'];

export function wordsOf<Name extends VocabularyName>(name: Name): Word<Name>[] {
  return Object.keys(VOCABULARIES[name]) as Word<Name>[];
}

export function isWordOf<Name extends VocabularyName>(name: Name, word: string): word is Word<Name> {
  return Object.hasOwn(VOCABULARIES[name], word);
}

export function labelOf<Name extends VocabularyName>(name: Name, word: Word<Name>): string {
  return VOCABULARIES[name][word].label;
}

/** The words and labels of a vocabulary, in display order. */
export function choicesOf<Name extends VocabularyName>(name: Name): { id: Word<Name>; label: string }[] {
  return wordsOf(name).map((id) => ({ id, label: labelOf(name, id) }));
}

/** The label of a stored category from any vocabulary. An unknown category is its own label. */
export function categoryLabel(category: string): string {
  const [key, ...others] = keysOf(category);
  return key && others.length === 0 ? LISTING_LABELS[key] : category;
}

/** The listing keys for a word of any vocabulary, ignoring case. Empty for an unknown word. */
export function keysOf(word: string): readonly ListingKey[] {
  return MEANINGS.get(normalized(word)) ?? [];
}

/** The listing keys for words of any vocabulary, without duplicates, in the order of `LISTING_KEYS`. */
export function toListingKeys(words: readonly string[]): ListingKey[] {
  return inOrder(words.flatMap(keysOf));
}

export function translate<From extends VocabularyName, To extends VocabularyName>(
  words: readonly Word<From>[],
  from: From,
  to: To,
): Word<To>[] {
  const keys = inOrder(words.flatMap((word) => VOCABULARIES[from][word].keys));
  return wordsFor(keys, to);
}

/** The keys of which an owner needs at least one to accept any of the wanted, for a search by overlap. */
export function keysAccepting(wanted: readonly string[]): ListingKey[] {
  const keys = toListingKeys(wanted);
  return keys.length > 0 ? inOrder([...keys, OPEN]) : [];
}

/** Whether an owner accepts at least one of the wanted categories. An owner open to offers accepts all of them. */
export function accepts(ownerCategories: readonly string[], wanted: readonly string[]): boolean {
  const owned = toListingKeys(ownerCategories);
  return keysAccepting(wanted).some((key) => owned.includes(key));
}

interface NamedTile {
  id: DetailTile;
  label: string;
  /** The accepted categories behind the tile. Empty if its label already says it all. */
  names: string[];
}

/** The tiles on a boat's page. An owner open to offers gets all of them. */
export function detailTiles(categories: readonly string[]): NamedTile[] {
  const keys = toListingKeys(categories);
  return wordsFor(keys, 'tile').map((id) => {
    const label = labelOf('tile', id);
    const names = keys.filter((key) => isBehind(key, id)).map((key) => LISTING_LABELS[key]);
    return { id, label, names: isSaidBy(label, names) ? [] : names };
  });
}

const isBehind = (key: ListingKey, tile: DetailTile) =>
  key === OPEN ? tile === 'other' : DETAIL_TILES[tile].keys.some((behind) => behind === key);

const isSaidBy = (label: string, [name = '', ...others]: readonly string[]) =>
  others.length === 0 && normalized(label).startsWith(normalized(name));

/** The check-all button selects every category, or the default ones if all are already selected. */
export function toggleAll(selected: readonly ListingKey[]): readonly ListingKey[] {
  return LISTING_KEYS.every((key) => selected.includes(key)) ? DEFAULT_CATEGORIES : LISTING_KEYS;
}

/** A vocabulary without a word for 'open to offers' expresses it with all its words. */
function wordsFor<To extends VocabularyName>(keys: readonly ListingKey[], to: To): Word<To>[] {
  const all = wordsOf(to);
  const naming = (key: ListingKey) =>
    all.filter((word) => {
      const { keys, fallbackFor = [] } = VOCABULARIES[to][word];
      return keys.includes(key) || fallbackFor.includes(key);
    });
  if (keys.includes(OPEN) && naming(OPEN).length === 0) return all;
  const named = new Set(keys.flatMap(naming));
  return all.filter((word) => named.has(word));
}

function inOrder(keys: readonly ListingKey[]): ListingKey[] {
  const held = new Set(keys);
  return LISTING_KEYS.filter((key) => held.has(key));
}

function normalized(word: string): string {
  return word.trim().toLowerCase().replace('’', "'");
}

const MEANINGS: ReadonlyMap<string, readonly ListingKey[]> = new Map(
  Object.values(VOCABULARIES)
    .flatMap((vocabulary: Vocabulary) => Object.entries(vocabulary))
    .map(([word, { keys }]) => [normalized(word), keys] as const)
    // The first vocabulary wins, but in a Map the last entry does.
    .reverse(),
);
