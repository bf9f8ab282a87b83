import type { ActivityEntry, ActivityFilter } from '@tradewind/contract/activity';
import type { Queryable } from '../../db/client.ts';
import { entryCursor, presentEntry } from './present.ts';
import { entriesPage, knownActions } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ActivityPage {
  entries: ActivityEntry[];
  /** The cursor of the next page, if there is one. */
  next: string | undefined;
}

/** `from` and `to` are inclusive days in UTC. */
export async function readActivity(db: Queryable, filter: ActivityFilter): Promise<ActivityPage> {
  const { userId, action, query, from, to, limit, cursor } = filter;
  const search = {
    userId,
    action,
    query,
    from: from ? new Date(from) : undefined,
    until: to ? new Date(new Date(to).getTime() + DAY_MS) : undefined,
  };
  // Fetches one extra row to see whether there is a next page.
  const rows = await entriesPage(db, search, cursor ? entryCursor.read(cursor) : undefined, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { entries: shown.map(presentEntry), next: last && entryCursor.write(last) };
}

export { knownActions };
