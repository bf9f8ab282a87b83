import type { ComparedBoat } from '@tradewind/domain/similar-boats';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';

export interface Candidate extends ComparedBoat {
  id: number;
}

export interface Subject extends Candidate {
  /** As the column stores it, without rounding. */
  exactPrice: string;
}

/** A boat that has a page: listed, or shown as no longer available. */
export async function findSubject(db: Queryable, id: number, states: readonly string[]): Promise<Subject | undefined> {
  const { rows } = await db.execute<Subject & Record<string, unknown>>(sql`
    select b.id, b.price::float8 as price, b.price::text as "exactPrice", b.length::float8 as length, b.type, b.state
    from boats b join users s on s.id = b.seller_id
    where b.id = ${id} and not s.suspended and b.removed_at is null
      and b.status = any(${sql.param([...states])}::text[])`);
  return rows[0];
}

/** The listed boats nearest in price on both sides: by `boats_type_price` for its type, by `boats_price` for any type. */
export async function boatsAround(
  db: Queryable,
  { id, exactPrice, type }: Subject,
  kind: 'of its type' | 'of any type',
  each: number,
): Promise<Candidate[]> {
  const sameType = type === null ? sql`b.type is null` : sql`b.type = ${type}`;
  const which = kind === 'of its type' ? sql`b.listed and ${sameType}` : sql`b.listed`;
  const side = (beyond: SQL, order: SQL) => sql`(
    select b.id, b.price::float8 as price, b.length::float8 as length, b.type, b.state from boats b
    where ${which} and ${beyond} and b.id <> ${id} order by ${order} limit ${each})`;
  const { rows } = await db.execute<Candidate & Record<string, unknown>>(sql`
    ${side(sql`b.price >= ${exactPrice}::numeric`, sql`b.price, b.id`)}
    union all
    ${side(sql`b.price < ${exactPrice}::numeric`, sql`b.price desc, b.id desc`)}`);
  return rows;
}
