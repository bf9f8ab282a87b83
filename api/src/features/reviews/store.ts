import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { tradeReviews } from '../../db/schema/reviews.ts';
import type { ModeratedReview, OwnReview, ReviewableTrade } from './policy.ts';

export type ReviewRow = typeof tradeReviews.$inferSelect;
export type { WindowRow } from './windows.store.ts';

const isShown = and(isNotNull(tradeReviews.shownAt), isNull(tradeReviews.removedAt)) as SQL;

export const reviewsOfTrade = (db: Queryable, tradeId: number): Promise<ReviewRow[]> =>
  db.select().from(tradeReviews).where(eq(tradeReviews.tradeId, tradeId)).orderBy(tradeReviews.id);

export async function findReview(db: Queryable, id: number): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(tradeReviews).where(eq(tradeReviews.id, id));
  return row;
}

/** Locks the review until the transaction ends. */
export async function lockReview(tx: Queryable, id: number): Promise<ReviewRow | undefined> {
  const [row] = await tx.select().from(tradeReviews).where(eq(tradeReviews.id, id)).for('no key update');
  return row;
}

interface Draft {
  authorId: string;
  aboutId: string;
  stars: number;
  text: string | null;
}

/** Writes a review, or changes the one that is still hidden. Returns false if it is public already. */
export async function putReview(tx: Queryable, { trade }: ReviewableTrade, draft: Draft, now: Date): Promise<boolean> {
  const { stars, text } = draft;
  const rows = await tx
    .insert(tradeReviews)
    .values({ tradeId: trade.id, ...draft, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [tradeReviews.tradeId, tradeReviews.authorId, tradeReviews.aboutId],
      set: { stars, text, updatedAt: now },
      setWhere: isNull(tradeReviews.shownAt),
    })
    .returning({ id: tradeReviews.id });
  return rows.length > 0;
}

export const showReviews = (tx: Queryable, ids: readonly number[], now: Date) =>
  tx
    .update(tradeReviews)
    .set({ shownAt: now })
    .where(and(inArray(tradeReviews.id, [...ids]), isNull(tradeReviews.shownAt)));

/** Recomputes the averages of these people. Locks them in order, so that of two changes at once the second counts the first. */
export async function updateRatings(tx: Queryable, userIds: readonly string[]): Promise<void> {
  const ids = sql.param([...new Set(userIds)]);
  await tx.execute(sql`select from users where id = any(${ids}::text[]) order by id for no key update`);
  await tx.execute(sql`
    update users u set review_count = r.reviews, rating = r.average
    from (select ids.id, count(v.id)::int as reviews, coalesce(round(avg(v.stars), 2), 0) as average
      from unnest(${ids}::text[]) as ids (id)
      left join trade_reviews v on v.about_id = ids.id and v.shown_at is not null and v.removed_at is null
      group by ids.id) r
    where u.id = r.id`);
}

export const insertReply = (tx: Queryable, { id }: OwnReview, reply: string, now: Date) =>
  tx.update(tradeReviews).set({ reply, repliedAt: now }).where(eq(tradeReviews.id, id));

export const hideReview = (tx: Queryable, { id }: ModeratedReview, now: Date) =>
  tx.update(tradeReviews).set({ removedAt: now }).where(eq(tradeReviews.id, id));

/** The reply stays counted as given: a second one is not possible. */
export const deleteReply = (tx: Queryable, { id }: ModeratedReview) =>
  tx.update(tradeReviews).set({ reply: '' }).where(eq(tradeReviews.id, id));

const withAuthor = {
  review: tradeReviews,
  author: {
    firstName: users.firstName,
    username: users.username,
    profileImageUrl: users.profileImageUrl,
    suspended: users.suspended,
  },
};

const selectReviews = (db: Queryable) =>
  db.select(withAuthor).from(tradeReviews).leftJoin(users, eq(users.id, tradeReviews.authorId));

export type PublicReviewRow = Awaited<ReturnType<typeof publicReviews>>[number];

export const publicReview = (db: Queryable, id: number): Promise<PublicReviewRow[]> =>
  selectReviews(db).where(and(eq(tradeReviews.id, id), isShown));

/** Those of one trade about one person. */
export const publicReviewsIn = (db: Queryable, tradeId: number, aboutId: string): Promise<PublicReviewRow[]> =>
  selectReviews(db).where(and(eq(tradeReviews.tradeId, tradeId), eq(tradeReviews.aboutId, aboutId), isShown));

/** The newest first, starting below `after`. */
export const publicReviews = (
  db: Queryable,
  aboutId: string,
  after: { shownAt: Date; id: number } | undefined,
  limit: number,
) =>
  selectReviews(db)
    .where(
      and(
        eq(tradeReviews.aboutId, aboutId),
        isShown,
        after &&
          sql`(${tradeReviews.shownAt}, ${tradeReviews.id}) < (${after.shownAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    // As its index is sorted.
    .orderBy(sql`${tradeReviews.shownAt} desc nulls last, ${tradeReviews.id} desc nulls last`)
    .limit(limit);
