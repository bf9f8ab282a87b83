import type { UsState } from '@tradewind/domain/geography';
import type { ToolContext } from './tool.ts';

/** A boat as names resolve to it. Private drafts and removed boats are left out. */
export interface NamedBoat {
  id: number;
  title: string;
  make: string;
  model: string;
  year: number;
}

/** Something that the user may call by name. */
export type Named =
  | { kind: 'make'; make: string; boats: number; some: readonly NamedBoat[] }
  | { kind: 'model'; make: string; model: string; boats: number; some: readonly NamedBoat[] }
  | { kind: 'title'; words: readonly string[]; boat: NamedBoat }
  | { kind: 'own' | 'saved'; boat: NamedBoat; active: boolean }
  | { kind: 'person'; name: string; boatId: number; boatTitle: string }
  | { kind: 'place'; name: string; state: UsState | undefined };

/** The words of a message that may be names, in order and in lower case. */
export interface Mentioned {
  /** Words that are nothing else: they also match names that are spelled a little differently. */
  strange: readonly string[];
  /** Ordinary words and numbers, which match only as they are written. */
  ordinary: readonly string[];
  /** Words after 'in' or 'near'. */
  places: readonly string[];
  /** Whether the message speaks of the user's own things. */
  own: boolean;
}

/** Finds names that a feature knows. Every feature finds its own: makes and models, one's boats, people. */
export type NameSource = (context: ToolContext, mentioned: Mentioned) => Promise<Named[]>;
