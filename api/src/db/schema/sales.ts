import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { transactions } from './boats.ts';
import { dollars, moment } from './columns.ts';

/**
 * The boats of closed trades with their traits as they were sold, for valuations. Names nobody. Maintained by a trigger on
 * `transactions`.
 */
export const boatSales = pgTable(
  'boat_sales',
  {
    transactionId: integer('transaction_id')
      .primaryKey()
      .references(() => transactions.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    make: text('make').notNull(),
    year: integer('year').notNull(),
    length: numeric('length', { precision: 5, scale: 1, mode: 'number' }).notNull(),
    condition: text('condition'),
    price: dollars('price').notNull(),
    soldAt: moment('sold_at').notNull(),
  },
  (table) => [index('boat_sales_type_year').on(table.type, table.year, table.length)],
);
