import { parseImageUrl } from '@tradewind/contract/media';
import { and, count, eq, exists, inArray, or, sql, sum } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { assetDocuments, assets } from '../../db/schema/assets.ts';
import { boats } from '../../db/schema/boats.ts';
import { closingDocuments } from '../../db/schema/closing-documents.ts';
import { messages } from '../../db/schema/messages.ts';
import { uploadSharers, uploads } from '../../db/schema/uploads.ts';
import type { Quota } from './limits.ts';

type NewUpload = typeof uploads.$inferInsert;

export interface AgedUpload {
  url: string;
  createdAt: string;
  /** Whether its uploader shows it. */
  shown: boolean;
}

const textArray = (list: readonly string[]) => sql`${sql.param(list)}::text[]`;

/** Records who uploaded a picture and returns whether it is new. Everyone who uploaded the same one may use it. */
export async function saveUpload(db: Queryable, upload: NewUpload & { userId: string }): Promise<boolean> {
  const [row] = await db
    .insert(uploads)
    .values({ ...upload, chargedTo: upload.userId })
    .onConflictDoUpdate({
      target: uploads.url,
      set: {
        createdAt: sql`now()`,
        bytes: sql`excluded.bytes`,
        chargedTo: sql`coalesce(${uploads.chargedTo}, excluded.charged_to)`,
        userId: sql`coalesce(${uploads.userId}, excluded.user_id)`,
      },
    })
    .returning({ added: sql<boolean>`xmax = 0`, firstUploader: uploads.userId });
  if (row?.firstUploader !== upload.userId) {
    await db.insert(uploadSharers).values({ url: upload.url, userId: upload.userId }).onConflictDoNothing();
  }
  return row?.added ?? false;
}

/** Serializes a user's uploads until the transaction ends. */
export async function lockQuota(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload quota of ${userId}`}, 0))`);
}

/** Counts uploads, the proof documents of assets and the documents of closings. */
export async function quotaUsed(db: Queryable, userId: string): Promise<Quota> {
  const [images] = await db
    .select({ files: count(), bytes: sum(uploads.bytes).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.chargedTo, userId));
  const [documents] = await db
    .select({ files: count(), bytes: sum(assetDocuments.bytes).mapWith(Number) })
    .from(assetDocuments)
    .where(eq(assetDocuments.ownerId, userId));
  const [papers] = await db
    .select({ files: count(), bytes: sum(closingDocuments.bytes).mapWith(Number) })
    .from(closingDocuments)
    .where(eq(closingDocuments.uploadedBy, userId));
  const all = [images, documents, papers];
  return {
    pictures: all.reduce((files, part) => files + (part?.files ?? 0), 0),
    bytes: all.reduce((bytes, part) => bytes + (part?.bytes ?? 0), 0),
  };
}

/** The pictures among these that this user may use, locked against cleanup until the transaction ends. */
export async function holdUploads(db: Queryable, userId: string, urls: readonly string[]): Promise<Set<string>> {
  const shared = db
    .select({ url: uploadSharers.url })
    .from(uploadSharers)
    .where(and(eq(uploadSharers.url, uploads.url), eq(uploadSharers.userId, userId)));
  const rows = await db
    .select({ url: uploads.url })
    .from(uploads)
    .where(and(inArray(uploads.url, [...urls]), or(eq(uploads.userId, userId), exists(shared))))
    .orderBy(uploads.url)
    .for('share');
  return new Set(rows.map((row) => row.url));
}

/** Gives pictures that are no longer shown another day before cleanup. */
export async function renewUploads(db: Queryable, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await db
    .update(uploads)
    .set({ createdAt: sql`now()` })
    .where(inArray(uploads.url, [...urls]));
}

/** Locks these pictures exclusively; inserts missing rows, so that there is something to lock. */
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

/** The pictures among these that a listing, asset, profile or message shows. */
export async function shownImages(db: Queryable, urls: readonly string[]): Promise<Set<string>> {
  const list = textArray(urls);
  const { rows } = await db.execute<{ url: string }>(sql`
    select unnest(${boats.imageUrls}) as url from ${boats} where ${boats.imageUrls} && ${list}
    union
    select unnest(${assets.imageUrls}) as url from ${assets} where ${assets.imageUrls} && ${list}
    union
    select ${users.profileImageUrl} as url from ${users} where ${users.profileImageUrl} = any(${list})
    union
    select unnest(${messages.imageUrls}) as url from ${messages}
    where ${messages.imageUrls} && ${list} and ${messages.imageUrls} <> '{}'`);
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
 * A page of uploads older than a day, oldest first, and whether their uploader shows them. Reads a range of `uploads_oldest` and
 * checks by index what each uploader owns, so the number of boats does not matter. Use by others is checked only for the few that
 * seem idle, once they are locked.
 */
export async function agedUploads(
  db: Queryable,
  { idleHours, lookBackDays }: Span,
  after: AgedUpload | undefined,
  limit: number,
): Promise<AgedUpload[]> {
  const beyond = after ? sql`and (created_at, url) > (${after.createdAt}::timestamptz, ${after.url})` : sql``;
  const { rows } = await db.execute<AgedUpload & Record<string, unknown>>(sql`
    with page as materialized (
      select url, user_id, created_at from ${uploads}
      where created_at < now() - make_interval(hours => ${idleHours})
        and created_at > now() - make_interval(days => ${lookBackDays}) ${beyond}
      order by created_at, url limit ${limit}
    )
    select url, created_at::text as "createdAt",
      exists (select from ${boats} b where b.seller_id = page.user_id and page.url = any(b.image_urls))
      or exists (select from ${assets} a where a.owner_id = page.user_id and page.url = any(a.image_urls))
      or exists (select from ${users} u where u.id = page.user_id and u.profile_image_url = page.url)
      or exists (select from ${messages} m where m.sender_id = page.user_id and page.url = any(m.image_urls)) as shown
    from page order by created_at, url`);
  return rows;
}
