import type { AssetCategory } from '@tradewind/domain/asset-kinds';
import type { BoatType } from '@tradewind/domain/boat-types';
import type { UsState } from '@tradewind/domain/geography';
import type { TradeList } from '@tradewind/domain/lifecycles/trade';
import type { ToolContext } from './tool.ts';

/** A boat as names resolve to it. Private drafts and removed boats are left out. */
export interface NamedBoat {
  id: number;
  title: string;
  make: string;
  model: string;
  year: number;
  /** The rest tells it from other boats of its name. */
  length?: number | null;
  type?: string | null;
  /** Dollars. */
  price?: number;
  location?: string;
  /** The first name of its owner. */
  owner?: string | null;
  ownerId?: string;
  /** The kinds of things that its owner takes in trade. */
  takes?: readonly string[];
}

/** Something that the user may call by name. */
export type Named =
  | { kind: 'make'; make: string; boats: number; some: readonly NamedBoat[] }
  | { kind: 'model'; make: string; model: string; boats: number; some: readonly NamedBoat[] }
  | { kind: 'title'; words: readonly string[]; boat: NamedBoat }
  | { kind: 'own' | 'saved'; boat: NamedBoat; active: boolean }
  /** Boats that 'the 36' may stand for: all of those with the number in their model. */
  | { kind: 'numbered'; number: string; boats: readonly NamedBoat[] }
  /** Boats whose features or description have the words. */
  | { kind: 'described'; words: string; boats: readonly NamedBoat[] }
  /** All boats of a place, unless they are too many to tell apart. */
  | { kind: 'placed'; key: string; boats: readonly NamedBoat[] }
  | NamedPerson
  | NamedDeal
  /** A thing in the user's garage. */
  | { kind: 'thing'; title: string; category: AssetCategory }
  | { kind: 'place'; name: string; state: UsState | undefined }
  /** The place that the user's profile names. */
  | { kind: 'home'; place: string };

/** A trade of the user's, open or not, by its people and boats. */
export interface NamedDeal {
  kind: 'deal';
  tradeId: number;
  list: TradeList;
  people: readonly { name: string; userId: string }[];
  boats: readonly { boatId: number; boatTitle: string; isMine: boolean }[];
  /** The dollars that its things and sums stand for. */
  amounts?: readonly number[];
  /** The boat that was asked for first: the two write about it. */
  subjectId?: number;
}

/** A conversation by its boat; `said` is the beginning and the end of it if the two have several. */
export interface NamedTalk {
  boatId: number;
  boatTitle: string;
  said?: string;
}

/** Somebody by their first name, which others may share. */
export interface NamedPerson {
  kind: 'person';
  name: string;
  userId: string | undefined;
  /** Their listed boats, newest first, as far as they are known. */
  boats: readonly NamedBoat[];
  /** How many boats they have listed. */
  count: number;
  /** The boat that the user writes with them about: theirs, or one of the user's own. */
  talk?: NamedTalk;
  /** Whether the user writes with them. */
  known: boolean;
}

/** Where a boat lies, and perhaps its type: 'the one in Savannah', 'the Savannah cruiser'. */
export interface PlacedBoat {
  location?: string;
  locations?: string[];
  state?: UsState;
  states?: UsState[];
  type?: BoatType;
}

/** The words of a message that may be names, in order and in lower case. */
export interface Mentioned {
  /** Words that are nothing else: they also match names that are spelled a little differently. */
  strange: readonly string[];
  /** Ordinary words and pairs of words, which match only as they are written. */
  ordinary: readonly string[];
  /** Ordinary words behind 'the', which may end a model: 'the custom sport'. */
  endings: readonly string[];
  /** Numbers as they are written: part of many models. */
  numbers: readonly string[];
  /** Numbers behind 'the' that may stand for a model: 'the 36 in Savannah'. */
  numbered: readonly string[];
  /** Words behind 'the boat with' that an owner may have written: 'blue awning'. */
  described: readonly string[];
  /** Boats that the message tells by their place. */
  placed: readonly { key: string; where: PlacedBoat }[];
  /** Words with a capital letter within a sentence: names, even if they are ordinary words. */
  capitalized: readonly string[];
  /** Words after 'in' or 'near'. */
  places: readonly string[];
  /** Whether the message speaks of the user's own things. */
  own: boolean;
  /** Whether it speaks of the place where the user lives. */
  home: boolean;
  /** Whether any of its words may be a name. */
  naming: boolean;
}

/** Finds names that a feature knows. Every feature finds its own: makes and models, one's boats, people. */
export interface NameSource {
  /** The fields that its names depend on: a question that reads a message in several ways looks the same names up once. */
  reads: readonly (keyof Mentioned)[];
  find(context: ToolContext, mentioned: Mentioned): Promise<Named[]>;
}

/** The compiler lets the source read nothing else. */
export const nameSource = <Key extends keyof Mentioned>(
  reads: readonly Key[],
  find: (context: ToolContext, mentioned: Pick<Mentioned, Key>) => Promise<Named[]>,
): NameSource => ({ reads, find });
