import { parseImageUrl } from '@tradewind/contract/media';
import { and, asc, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { boats, uploads } from '../../db/schema/boats.ts';
import { messages } from '../../db/schema/messages.ts';

export type NewUpload = typeof uploads.$inferInsert;
export type IdleUpload = Pick<typeof uploads.$inferSelect, 'url' | 'createdAt'>;

const textArray = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;

/**
 * Writes who uploaded a picture and answers whether it is new. The same picture from somebody else belongs to neither alone
 * from then on, and both may use it.
 */
export async function saveUpload(db: Queryable, upload: NewUpload): Promise<boolean> {
  const [row] = await db
    .insert(uploads)
    .values(upload)
    .onConflictDoUpdate({
      target: uploads.url,
      set: {
        createdAt: sql`now()`,
        userId: sql`case when ${uploads.userId} = excluded.user_id then ${uploads.userId} end`,
      },
    })
    .returning({ added: sql<boolean>`xmax = 0` });
  return row?.added ?? false;
}

/** Those of the pictures that this user may use, held until the end of the transaction: nobody cleans them up meanwhile. */
export async function holdUploads(db: Queryable, userId: string, urls: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(inArray(uploads.url, [...urls]), or(sql`${uploads.userId} = ${userId}`, isNull(uploads.userId))))
    .orderBy(uploads.url)
    .for('share');
  return new Set(rows.map((row) => row.url));
}

/** Gives pictures that were just let go another day, as if they had been uploaded now. */
export async function renewUploads(db: Queryable, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await db
    .update(uploads)
    .set({ createdAt: sql`now()` })
    .where(inArray(uploads.url, [...urls]));
}

/** Holds these pictures alone; one that has no row yet gets one, so that there is something to hold. */
export async function lockUploads(db: Queryable, urls: readonly string[]): Promise<void> {
  const rows = urls.flatMap((url) => {
    const image = parseImageUrl(url);
    return image ? [{ url, userId: null, width: image.width, height: image.height }] : [];
  });
  if (rows.length > 0) await db.insert(uploads).values(rows).onConflictDoNothing();
  await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(inArray(uploads.url, [...urls]))
    .orderBy(uploads.url)
    .for('update');
}

/** Those of the pictures that some listing, profile or message shows. */
export async function shownImages(db: Queryable, urls: readonly string[]): Promise<Set<string>> {
  const list = textArray(urls);
  const { rows } = await db.execute<{ url: string }>(sql`
    select unnest(${boats.imageUrls}) as url from ${boats} where ${boats.imageUrls} && ${list}
    union
    select ${users.profileImageUrl} as url from ${users} where ${users.profileImageUrl} = any(${list})
    union
    select unnest(${messages.imageUrls}) as url from ${messages} where ${messages.imageUrls} && ${list}`);
  return new Set(rows.map((row) => row.url));
}

export async function deleteUploads(db: Queryable, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await db.delete(uploads).where(inArray(uploads.url, [...urls]));
}

interface Span {
  idleHours: number;
  lookBackDays: number;
}

/**
 * Uploads of a day ago and more that their uploader shows nowhere, oldest first. A range of `uploads_oldest`, and for each row a
 * look into what this one user owns, by indexes; what others show is looked at once the few that are left are held.
 */
export function idleUploads(
  db: Queryable,
  { idleHours, lookBackDays }: Span,
  after: IdleUpload | undefined,
  limit: number,
): Promise<IdleUpload[]> {
  const shown = (table: typeof boats | typeof messages | typeof users, condition: SQL) =>
    notExists(db.select({ one: sql`1` }).from(table).where(condition));
  return db
    .select({ url: uploads.url, createdAt: uploads.createdAt })
    .from(uploads)
    .where(
      and(
        lt(uploads.createdAt, sql`now() - make_interval(hours => ${idleHours})`),
        gt(uploads.createdAt, sql`now() - make_interval(days => ${lookBackDays})`),
        after &&
          sql`(${uploads.createdAt}, ${uploads.url}) > (${after.createdAt.toISOString()}::timestamptz, ${after.url})`,
        shown(boats, sql`${boats.sellerId} = ${uploads.userId} and ${uploads.url} = any(${boats.imageUrls})`),
        shown(users, sql`${users.id} = ${uploads.userId} and ${users.profileImageUrl} = ${uploads.url}`),
        shown(messages, sql`${messages.senderId} = ${uploads.userId} and ${uploads.url} = any(${messages.imageUrls})`),
      ),
    )
    .orderBy(asc(uploads.createdAt), asc(uploads.url))
    .limit(limit);
}
