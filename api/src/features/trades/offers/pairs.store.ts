import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { type Items, inList } from '../items/items.store.ts';

/** Names two people, whoever of them acts. */
export const pairOf = (userIds: readonly string[]): string => [...userIds].sort().join(' ');

/** Proposals between the same two people are made one after the other. */
export const lockPair = (tx: Queryable, userIds: readonly string[]) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pairOf(userIds)}, ${PAIR_LOCK}))`);

/** Any number, as long as nothing else in this database locks with it. */
const PAIR_LOCK = 7_283_930;

interface Wanted {
  /** The items of an offer that its author asks for. */
  asks: Items;
  offers: Items;
}

/**
 * The live proposal of two people that an offer continues: one over the same boat, or one that contains a boat it asks for. Without
 * any boat, one that contains an asset it asks for.
 */
export async function findLive(
  tx: Queryable,
  userIds: readonly string[],
  { asks, offers }: Wanted,
): Promise<number | undefined> {
  const isSubject = sql`coalesce(t.subject_id = ${inList([...asks.boatIds, ...offers.boatIds])}, false)`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select t.id from trades t
    where t.status = 'proposed' and t.pair = ${pairOf(userIds)} and (${isSubject} or exists (
      select from trade_legs l where l.trade_id = t.id and l.revision = t.revision and (l.boat_id = ${inList(asks.boatIds)}
        or (t.subject_id is null and l.asset_id = ${inList(asks.assetIds)}))))
    order by ${isSubject} desc, t.id limit 1`);
  return rows[0]?.id;
}

/** Whether two people have another live proposal over this boat. */
export async function hasOtherLive(
  tx: Queryable,
  { id, pair }: { id: number; pair: string | null },
  boatId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from trades where status = 'proposed' and pair = ${pair} and subject_id = ${boatId} and id <> ${id}`);
  return rows.length > 0;
}

/** Trades of people who leave stay, without a trace of who they were. */
export async function forgetPairs(tx: Queryable, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.execute(sql`
    update trades t set pair = null from trade_parties p
    where p.trade_id = t.id and p.user_id = any(${sql.param([...userIds])}::text[]) and t.pair is not null`);
}

/** The boats of a trade that their owners, in a revision they said yes to, gave for another item. */
export async function boatsOfferedForItems(tx: Queryable, tradeId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct l.boat_id as id from trade_legs l
    join trade_acceptances a on a.trade_id = l.trade_id and a.revision = l.revision and a.position = l.giver
    join trade_legs i on i.trade_id = l.trade_id and i.revision = l.revision and i.receiver = l.giver
      and i.kind in ('boat', 'asset')
    where l.trade_id = ${tradeId} and l.boat_id is not null`);
  return rows.map(({ id }) => id);
}
