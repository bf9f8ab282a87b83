import type { Queryable } from '../../db/client.ts';
import { type NewNotification, upsertNotification } from './store.ts';

/** Tells somebody something, in the caller's transaction; while one of its group is unread, it is renewed. */
export const notify = (tx: Queryable, draft: NewNotification): Promise<void> => upsertNotification(tx, draft);
