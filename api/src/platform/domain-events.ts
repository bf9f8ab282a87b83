import type { Work } from './work.ts';

/** Boats that were posted or edited: these, or all that were since then. */
export type ChangedBoats = { ids: readonly number[] } | { since: Date };

/** Boats that are about to be deleted, or were retired. */
export interface LeavingBoats {
  /** A retired boat stays stored, with everything that refers to it. */
  how: 'deleted' | 'retired';
  boats: readonly { id: number; title: string; sellerId: string }[];
  /** Users who leave with their boats. */
  users?: readonly string[];
  /** The user who does it, where they are one of the people involved: they need not be told. */
  by?: string | undefined;
}

/** Assets that are about to be edited or deleted. */
export interface ChangingAssets {
  how: 'deleted' | 'edited';
  assets: readonly { id: number; title: string; ownerId: string }[];
  /** The user who does it; absent when their account is deleted. */
  by?: string | undefined;
}

/** What features tell each other. A feature announces it with `work.happened`, and others react in their `reactions.ts`. */
export interface DomainEvents {
  'boats.changed': ChangedBoats;
  /** Announced before the boats are deleted, while everything about them is still there. */
  'boats.leaving': LeavingBoats;
  /** Announced before anything is written: a reaction that refuses stops the whole action. */
  'assets.changing': ChangingAssets;
  /** Announced before users are deleted, while everything that belongs to them is still there. */
  'accounts.leaving': { users: readonly string[] };
}

export type DomainEventName = keyof DomainEvents;

/** What a feature does when something happens elsewhere, in the same transaction. */
export type Reactions = {
  readonly [Name in DomainEventName]?: (work: Work, happened: DomainEvents[Name]) => void | Promise<void>;
};
