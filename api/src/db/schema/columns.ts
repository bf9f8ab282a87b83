import { sql } from 'drizzle-orm';
import { customType, numeric, text, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

export const dollars = (name: string) => numeric(name, { precision: 12, scale: 2 });

export const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`);

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
