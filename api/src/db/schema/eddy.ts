import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { boats } from './boats.ts';
import { dollars, moment, textList } from './columns.ts';
import { chatRooms } from './messages.ts';
import { trades } from './trades.ts';

export const agentPreferences = pgTable(
  'agent_preferences',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    preferredTradeCategories: textList('preferred_trade_categories'),
    priceRangeMin: dollars('price_range_min'),
    priceRangeMax: dollars('price_range_max'),
    preferredLocations: textList('preferred_locations'),
    autoNegotiate: boolean('auto_negotiate').notNull().default(false),
    maxNegotiationRounds: integer('max_negotiation_rounds').notNull().default(3),
    notificationPreferences: jsonb('notification_preferences').$type<Record<string, boolean>>().notNull().default({}),
    tradingStrategy: text('trading_strategy').notNull().default('balanced'),
    /** When the agent was deployed; null while it is not. */
    deployedAt: moment('deployed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('agent_preferences_range', sql`${table.priceRangeMin} <= ${table.priceRangeMax}`),
    check('agent_preferences_rounds', sql`${table.maxNegotiationRounds} between 1 and 50`),
    check('agent_preferences_strategy', sql`${table.tradingStrategy} in ('aggressive', 'balanced', 'patient')`),
    index('agent_preferences_deployed').on(table.deployedAt).where(sql`${table.deployedAt} is not null`),
  ],
);

export const negotiations = pgTable(
  'negotiations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    initiatorUserId: text('initiator_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    responderUserId: text('responder_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boatId: integer('boat_id')
      .notNull()
      .references(() => boats.id, { onDelete: 'cascade' }),
    status: text('status').notNull().default('pending'),
    negotiationData: jsonb('negotiation_data').$type<Record<string, unknown>>().notNull().default({}),
    finalOffer: jsonb('final_offer').$type<Record<string, unknown>>(),
    /** The trade that carries the proposal, once the agents made one. */
    tradeId: integer('trade_id').references(() => trades.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('negotiations_parties_differ', sql`${table.initiatorUserId} <> ${table.responderUserId}`),
    index('negotiations_initiator').on(table.initiatorUserId, table.updatedAt.desc()),
    index('negotiations_responder').on(table.responderUserId, table.updatedAt.desc()),
    index('negotiations_boat').on(table.boatId),
    index('negotiations_trade').on(table.tradeId).where(sql`${table.tradeId} is not null`),
  ],
);

/** Boats that a deployed agent found for its user. One row per boat, so that none is reported twice. */
export const agentMatches = pgTable(
  'agent_matches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    boatId: integer('boat_id')
      .notNull()
      .references(() => boats.id, { onDelete: 'cascade' }),
    score: real('score').notNull(),
    /** Explains the match in one sentence. */
    reason: text('reason').notNull(),
    notifiedAt: moment('notified_at'),
    /** Only older versions, which may still be running, use it: now `agent_bargains` has it. */
    triedAt: moment('tried_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.boatId] }),
    index('agent_matches_newest').on(table.userId, table.createdAt.desc()),
    index('agent_matches_boat').on(table.boatId),
  ],
);

/** When the agents of two people, in order, last tried to find a price. Independent of boats: deleting a listing does not clear it. */
export const agentBargains = pgTable(
  'agent_bargains',
  {
    oneId: text('one_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: text('other_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('agent_bargains_other').on(table.otherId),
    check('agent_bargains_in_order', sql`${table.oneId} < ${table.otherId} collate "C"`),
  ],
);

/** Actions of a deployed agent, described for its user. */
export const agentLog = pgTable(
  'agent_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    boatId: integer('boat_id').references(() => boats.id, { onDelete: 'set null' }),
    negotiationId: integer('negotiation_id').references(() => negotiations.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('agent_log_newest').on(table.userId, table.id.desc()),
    index('agent_log_boat').on(table.boatId),
    index('agent_log_negotiation').on(table.negotiationId),
  ],
);

/** An action that Eddy proposes in a user's name. It is performed once, and only after the user's own click. */
export const eddyProposals = pgTable(
  'eddy_proposals',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roomId: integer('room_id')
      .notNull()
      .references(() => chatRooms.id, { onDelete: 'cascade' }),
    tool: text('tool').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    status: text('status').notNull().default('pending'),
    result: jsonb('result').$type<Record<string, unknown>>(),
    expire: moment('expire').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('eddy_proposals_status_known', sql`${table.status} in ('pending', 'confirmed', 'dismissed')`),
    index('eddy_proposals_user').on(table.userId, table.createdAt.desc()),
    index('eddy_proposals_room').on(table.roomId),
  ],
);
