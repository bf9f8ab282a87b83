/** The one place that knows the words for what is traded. Every vocabulary is explained in listing keys, and maps to the others through them. */
import { AGENT_CATEGORIES, type AgentCategory } from './trade-taxonomy/agent-categories.ts';
import { DETAIL_TILES, type DetailTile } from './trade-taxonomy/detail-tiles.ts';
import { HUNTER_ASSETS, type HunterAsset } from './trade-taxonomy/hunter-assets.ts';
import { LISTING_KEYS, LISTING_LABELS, type ListingKey } from './trade-taxonomy/listing-keys.ts';
import { OLDER_LABELS, type OlderLabel } from './trade-taxonomy/older-labels.ts';
import { LISTING_VOCABULARY, type Vocabulary } from './trade-taxonomy/vocabulary.ts';

export type { AgentCategory, DetailTile, HunterAsset, ListingKey, OlderLabel };
export { LISTING_KEYS };

interface Words {
  readonly listing: ListingKey;
  readonly older: OlderLabel;
  readonly tile: DetailTile;
  readonly hunter: HunterAsset;
  readonly agent: AgentCategory;
}
export type VocabularyName = keyof Words;
export type Word<Name extends VocabularyName> = Words[Name];

/** Where a word belongs to several, the first that knows it decides what it means. */
const VOCABULARIES: { readonly [Name in VocabularyName]: Vocabulary<Word<Name>> } = {
  listing: LISTING_VOCABULARY,
  older: OLDER_LABELS,
  tile: DETAIL_TILES,
  hunter: HUNTER_ASSETS,
  agent: AGENT_CATEGORIES,
};

const OPEN: ListingKey = 'open_to_offers';

/** What the listing wizard starts with. */
export const DEFAULT_CATEGORIES: readonly ListingKey[] = ['boats', 'bitcoin', 'cryptocurrency'];
export const DEFAULT_TRADE_FOR: readonly OlderLabel[] = ['Boats', 'Bitcoin', 'Automobiles'];

export function wordsOf<Name extends VocabularyName>(name: Name): Word<Name>[] {
  return Object.keys(VOCABULARIES[name]) as Word<Name>[];
}

export function isWordOf<Name extends VocabularyName>(name: Name, word: string): word is Word<Name> {
  return Object.hasOwn(VOCABULARIES[name], word);
}

export function labelOf<Name extends VocabularyName>(name: Name, word: Word<Name>): string {
  return VOCABULARIES[name][word].label;
}

/** The words and labels of a vocabulary, in the order in which they are shown. */
export function choicesOf<Name extends VocabularyName>(name: Name): { id: Word<Name>; label: string }[] {
  return wordsOf(name).map((id) => ({ id, label: labelOf(name, id) }));
}

/** The label of a stored category in whatever vocabulary it was written; an unknown one is shown as it is. */
export function categoryLabel(category: string): string {
  const [key, ...others] = keysOf(category);
  return key && others.length === 0 ? LISTING_LABELS[key] : category;
}

/** The listing keys that a word of any vocabulary stands for, whatever its case; none when nobody knows it. */
export function keysOf(word: string): readonly ListingKey[] {
  return MEANINGS.get(normalized(word)) ?? [];
}

/** The listing keys that words of any vocabulary stand for, each once and in the order of the listing keys. */
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

/** The keys of which an owner must hold at least one to accept something wanted: for a search by overlap. */
export function keysAccepting(wanted: readonly string[]): ListingKey[] {
  const keys = toListingKeys(wanted);
  return keys.length > 0 ? inOrder([...keys, OPEN]) : [];
}

/** Whether an owner accepts at least one of the wanted; an owner who is open to offers accepts all. */
export function accepts(ownerCategories: readonly string[], wanted: readonly string[]): boolean {
  const owned = toListingKeys(ownerCategories);
  return keysAccepting(wanted).some((key) => owned.includes(key));
}

export interface NamedTile {
  id: DetailTile;
  label: string;
  /** The accepted categories behind the tile; empty where its label already says it. */
  names: string[];
}

/** The tiles of a boat's page; an owner who is open to offers gets all of them. */
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

/** The check-all button: every category, or the default selection when every one is chosen already. */
export function toggleAll(selected: readonly ListingKey[]): readonly ListingKey[] {
  return LISTING_KEYS.every((key) => selected.includes(key)) ? DEFAULT_CATEGORIES : LISTING_KEYS;
}

/** A vocabulary without a word for 'open to offers' says it with all its words. */
function wordsFor<To extends VocabularyName>(keys: readonly ListingKey[], to: To): Word<To>[] {
  const all = wordsOf(to);
  const naming = (key: ListingKey) =>
    all.filter((word) => {
      const { keys, alsoSays = [] } = VOCABULARIES[to][word];
      return keys.includes(key) || alsoSays.includes(key);
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
    // The first vocabulary wins, and in a Map the last entry does.
    .reverse(),
);
