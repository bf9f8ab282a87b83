import { type AnyColumn, and, eq, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/client.ts';
import * as schema from '../../../db/schema/index.ts';

interface Part {
  table: PgTable;
  /** A row belongs to the user when one of these columns holds their id. */
  whose: AnyColumn[];
  /** Matches rows that belong to the user through another table. */
  besides?: (db: Queryable, userId: string) => SQL;
  /** Leaves out credentials and internal columns. */
  without?: readonly string[];
}

const { boats, messages, transactions, negotiations, reports, blockedUsers } = schema;

/** Eddy's answers have no sender, so they are found by their chat. */
const inOwnRoom = (db: Queryable, userId: string): SQL =>
  inArray(
    schema.chatMessages.roomId,
    db.select({ id: schema.chatRooms.id }).from(schema.chatRooms).where(eq(schema.chatRooms.createdBy, userId)),
  );

/** The trades to which the user is a party, by any table that names its trade. */
const ofOwnTrade =
  (trade: AnyColumn) =>
  (db: Queryable, userId: string): SQL =>
    inArray(
      trade,
      db
        .select({ id: schema.tradeParties.tradeId })
        .from(schema.tradeParties)
        .where(eq(schema.tradeParties.userId, userId)),
    );

/** Hidden reviews of the user stay hidden from them. */
const shownAboutUser = (_db: Queryable, userId: string): SQL =>
  and(eq(schema.tradeReviews.aboutId, userId), isNotNull(schema.tradeReviews.shownAt)) as SQL;

/** Everything stored about a person. A test compares it with the tables that reference users. */
export const EXPORTED_PARTS: Record<string, Part> = {
  boats: { table: boats, whose: [boats.sellerId, boats.userId], without: ['listed', 'textKey', 'managementToken'] },
  assets: { table: schema.assets, whose: [schema.assets.ownerId] },
  assetDocuments: {
    table: schema.assetDocuments,
    whose: [schema.assetDocuments.ownerId],
    without: ['storageKey', 'digest'],
  },
  possessionProofs: {
    table: schema.possessionProofs,
    whose: [schema.possessionProofs.ownerId],
    without: ['decidedBy'],
  },
  favorites: { table: schema.favorites, whose: [schema.favorites.userId] },
  uploads: { table: schema.uploads, whose: [schema.uploads.userId] },
  uploadSharers: { table: schema.uploadSharers, whose: [schema.uploadSharers.userId] },
  messages: { table: messages, whose: [messages.senderId, messages.receiverId] },
  blockedUsers: { table: blockedUsers, whose: [blockedUsers.blockerId] },
  chatRooms: { table: schema.chatRooms, whose: [schema.chatRooms.createdBy] },
  chatParticipants: { table: schema.chatParticipants, whose: [schema.chatParticipants.userId] },
  chatMessages: { table: schema.chatMessages, whose: [schema.chatMessages.senderId], besides: inOwnRoom },
  transactions: { table: transactions, whose: [transactions.buyerId, transactions.sellerId] },
  agentPreferences: { table: schema.agentPreferences, whose: [schema.agentPreferences.userId] },
  negotiations: { table: negotiations, whose: [negotiations.initiatorUserId, negotiations.responderUserId] },
  agentMatches: { table: schema.agentMatches, whose: [schema.agentMatches.userId] },
  // The names would tell whose limits did not meet the user's.
  agentBargains: {
    table: schema.agentBargains,
    whose: [schema.agentBargains.oneId, schema.agentBargains.otherId],
    without: ['oneId', 'otherId'],
  },
  agentLog: { table: schema.agentLog, whose: [schema.agentLog.userId] },
  eddyProposals: { table: schema.eddyProposals, whose: [schema.eddyProposals.userId] },
  notifications: { table: schema.notifications, whose: [schema.notifications.userId] },
  notificationPreferences: {
    table: schema.notificationPreferences,
    whose: [schema.notificationPreferences.userId],
  },
  notificationRecipients: {
    table: schema.notificationRecipients,
    whose: [schema.notificationRecipients.userId],
    without: ['unsubscribeToken'],
  },
  trades: { table: schema.trades, whose: [], besides: ofOwnTrade(schema.trades.id), without: ['pair'] },
  tradeParties: { table: schema.tradeParties, whose: [schema.tradeParties.userId] },
  tradeRevisions: { table: schema.tradeRevisions, whose: [], besides: ofOwnTrade(schema.tradeRevisions.tradeId) },
  tradeLegs: { table: schema.tradeLegs, whose: [], besides: ofOwnTrade(schema.tradeLegs.tradeId) },
  closings: { table: schema.closings, whose: [], besides: ofOwnTrade(schema.closings.tradeId) },
  closingTasks: { table: schema.closingTasks, whose: [schema.closingTasks.doneBy] },
  closingProposals: { table: schema.closingProposals, whose: [], besides: ofOwnTrade(schema.closingProposals.tradeId) },
  closingDisputes: {
    table: schema.closingDisputes,
    whose: [schema.closingDisputes.resolvedBy],
    besides: ofOwnTrade(schema.closingDisputes.tradeId),
  },
  closingDocuments: {
    table: schema.closingDocuments,
    whose: [schema.closingDocuments.uploadedBy],
    without: ['storageKey', 'hash', 'facts', 'code'],
  },
  closingSignatures: {
    table: schema.closingSignatures,
    whose: [schema.closingSignatures.userId],
    without: ['hash'],
  },
  wants: { table: schema.wants, whose: [schema.wants.userId] },
  verdicts: { table: schema.verdicts, whose: [schema.verdicts.userId] },
  tradeReviews: { table: schema.tradeReviews, whose: [schema.tradeReviews.authorId], besides: shownAboutUser },
  reports: { table: reports, whose: [reports.reporterId] },
  sessions: { table: schema.sessions, whose: [schema.sessions.userId], without: ['sid'] },
  activityLog: { table: schema.activityLog, whose: [schema.activityLog.userId] },
};

export async function rowsOf(db: Queryable, part: Part, userId: string): Promise<object[]> {
  const { table, whose, besides, without = [] } = part;
  const rows = await db
    .select()
    .from(table)
    .where(or(...whose.map((column) => eq(column, userId)), besides?.(db, userId)));
  return rows.map((row) => omit(row as Record<string, unknown>, without));
}

export const omit = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
