import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { boats } from './boats.ts';
import { dollars, moment, textList } from './columns.ts';

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
    /** When the agent was deployed; null while it is not at work. */
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
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('negotiations_parties_differ', sql`${table.initiatorUserId} <> ${table.responderUserId}`),
    index('negotiations_initiator').on(table.initiatorUserId, table.updatedAt.desc()),
    index('negotiations_responder').on(table.responderUserId, table.updatedAt.desc()),
    index('negotiations_boat').on(table.boatId),
  ],
);
