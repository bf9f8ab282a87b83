import type { JournalKind } from '@tradewind/domain/ledger/journal';
import type { Work } from './work.ts';

/** Boats that were posted or edited: the ones listed, or all since that moment. */
export type ChangedBoats = { ids: readonly number[] } | { since: Date };

/** Boats that are about to be deleted, or were retired. */
export interface LeavingBoats {
  /** A retired boat keeps its row and everything that refers to it. */
  how: 'deleted' | 'retired';
  boats: readonly { id: number; title: string; sellerId: string }[];
  /** Users who are deleted along with their boats. */
  users?: readonly string[];
  /** The acting user, if they are one of the people involved: they need no notification. */
  by?: string | undefined;
}

/** Assets that are about to be edited or deleted. */
export interface ChangingAssets {
  /**
   * Revalued: worth another amount, or another kind of thing. Altered: its title or details say something else. Edited: only its
   * description, photos or documents.
   */
  how: 'deleted' | 'edited' | 'altered' | 'revalued';
  assets: readonly { id: number; title: string; ownerId: string }[];
  /** The acting user; absent when their account is being deleted. */
  by?: string | undefined;
}

/** Boats whose offer changes while they stay stored. */
export interface ChangingBoats {
  /** Altered: its title, year, size, condition or engine say something else. */
  how: 'repriced' | 'altered' | 'paused' | 'sold' | 'removed';
  boats: readonly { id: number; title: string; sellerId: string }[];
  by?: string | undefined;
}

/** A feature announces these with `work.happened`, and others react in their `reactions.ts`. */
export interface DomainEvents {
  'boats.changed': ChangedBoats;
  /** Announced before the boats are deleted, while everything about them is still there. */
  'boats.leaving': LeavingBoats;
  /** Its hull number, make, model or year is about to change: nothing proven about it holds any longer. */
  'boat.reidentified': { boat: { id: number } };
  /** A user changed what they would take, or a verdict about a boat. */
  'wants.changed': { userId: string; how: 'rules' | 'yes' | 'no' | 'withdrawn' };
  /** Announced before anything is written: a reaction that refuses stops the whole action. */
  'assets.changing': ChangingAssets;
  /** Announced before users are deleted, while everything that belongs to them is still there. */
  'accounts.leaving': { users: readonly string[] };
  /** Announced while the boats are locked. A reaction may refuse the change. */
  'boats.changing': ChangingBoats;
  /** Announced before it happens. A reaction may refuse it. */
  'people.blocked': { blockerId: string; blockedId: string };
  'people.suspended': { userIds: readonly string[] };
  'people.activated': { userIds: readonly string[] };
  'trade.changed': { id: number };
  /** Announced before a wire out is recorded, and again before it is posted. A reaction may refuse it. */
  'money.leaving': { tradeId: number; purpose: string; position: number | undefined };
  /** Everything of this trade is paid and handed out: its people may review each other. */
  'trade.closed': { id: number };
  /** A wire of this trade was recorded, moved on or taken back. */
  'wire.changed': { tradeId: number };
  /** The ledger wrote a journal of this trade. */
  'money.moved': { tradeId: number; kind: JournalKind };
  /** Open proposals, possibly many, ended or became backups because of something else. */
  'proposals.changed': { ids: readonly number[] };
}

export type DomainEventName = keyof DomainEvents;

/** A feature's handlers for the events of other features. They run in the same transaction. */
export type Reactions = {
  readonly [Name in DomainEventName]?: (work: Work, happened: DomainEvents[Name]) => void | Promise<void>;
};
