import { type Boat, boat, type Seller, seller } from '@tradewind/contract/boats';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isoMoment, jsonObject } from './json-object.ts';
import { users } from './schema/accounts.ts';
import { boats } from './schema/boats.ts';

/*
 * The only definition of a public boat. The contract's `boat` names the fields, each a column of the same name; all other columns are
 * private. Selects, JSON made by the database and presenters all follow these two lists.
 */
export const PUBLIC_BOAT_FIELDS = Object.keys(boat.shape).filter((name) => name !== 'seller') as Exclude<
  keyof Boat,
  'seller'
>[];
export const PUBLIC_SELLER_FIELDS = Object.keys(seller.shape) as (keyof Seller)[];

export const picked = <T extends object, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, Name>;

const boatColumns = picked(getTableColumns(boats), PUBLIC_BOAT_FIELDS);
export const publicSeller = picked(getTableColumns(users), PUBLIC_SELLER_FIELDS);

/** A boat with its seller, for `select`. */
export const publicBoat = { boat: boatColumns, seller: publicSeller };

export interface PublicBoatRow {
  boat: Pick<typeof boats.$inferSelect, Exclude<keyof Boat, 'seller'>>;
  seller: Pick<typeof users.$inferSelect, keyof Seller>;
}

/** A column in the format of the API: timestamps as ISO 8601, money as text. */
function wireValue(table: string, column: PgColumn): string {
  const name = `${table}.${column.name}`;
  if (column.getSQLType().startsWith('timestamp')) return isoMoment(name);
  return column.columnType === 'PgNumeric' ? `${name}::text` : name;
}

const wireValues = (table: string, columns: Record<string, PgColumn>) =>
  Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, wireValue(table, column)]));

/**
 * SQL for a boat as JSON, for boats `b` joined with their sellers `s`. The database writes the JSON, so that the server need not
 * parse rows and serialize them again.
 */
export const BOAT_JSON = `${jsonObject({
  ...wireValues('b', boatColumns),
  seller: jsonObject(wireValues('s', publicSeller)),
})}::text`;
export const WITH_SELLER = 'boats b join users s on s.id = b.seller_id';
