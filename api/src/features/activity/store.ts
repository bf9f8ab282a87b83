import type { Queryable } from '../../db/client.ts';
import { activityLog } from '../../db/schema/accounts.ts';

export type Entry = typeof activityLog.$inferInsert;

export const insertEntry = (db: Queryable, entry: Entry) => db.insert(activityLog).values(entry);
