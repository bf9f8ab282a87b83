import { type AdminUserDetails, adminTexts, type UserFilter, type UserSort } from '@tradewind/contract/admin';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { presentDetails, userCursor } from './users.present.ts';
import {
  boatsOfUser,
  countOpenReports,
  countUsers,
  readUserJson,
  type UserCursor,
  type UserSearch,
  usersPage,
} from './users.store.ts';

interface Request {
  search: UserSearch;
  sort: UserSort;
  after: UserCursor | undefined;
}

interface UserPage {
  /** Each user as JSON text. */
  users: string[];
  next: UserCursor | undefined;
}

export function requestOf({ query, status, sort = 'newest', cursor }: UserFilter): Request {
  return {
    search: { ...(query && { query }), ...(status && { status }) },
    sort,
    after: cursor ? userCursor(sort).read(cursor) : undefined,
  };
}

export const cursorText = ({ sort }: Request, cursor: UserCursor): string => userCursor(sort).write(cursor);

export { countUsers };

export async function findUsers(db: Queryable, request: Request, limit: number): Promise<UserPage> {
  // Fetches one extra row to see whether there is a next page.
  const rows = await usersPage(db, { ...request, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    users: shown.map(({ json }) => json),
    next: last && { key: last.key, id: last.id },
  };
}

/** Streams all matches as pieces of one JSON array, with one batch in memory at a time. */
export async function* everyUser(db: Queryable, request: Request, batch: number): AsyncGenerator<string> {
  let after = request.after;
  let before = '[';
  do {
    const page = await findUsers(db, { ...request, after }, batch);
    if (page.users.length > 0) {
      yield before + page.users.join(',');
      before = ',';
    }
    after = page.next;
  } while (after);
  yield before === '[' ? '[]' : ']';
}

export async function readDetails(db: Queryable, id: string): Promise<AdminUserDetails> {
  const user = await readUserJson(db, id);
  if (!user) throw notFound(adminTexts.userNotFound);
  return presentDetails(user, { boats: await boatsOfUser(db, id), openReports: await countOpenReports(db, id) });
}
