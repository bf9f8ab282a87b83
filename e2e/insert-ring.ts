import { withDatabase } from './e2e-database.ts';

interface RingParty {
  userId: string;
  boat: { id: number; title: string; price: string };
}

interface RingCash {
  giver: number;
  receiver: number;
  amount: string;
}

/** Writes a ring that waits for everyone's yes. Everyone gives their boat to the next. */
export const insertRing = (parties: readonly RingParty[], cash: RingCash): Promise<number> =>
  withDatabase(async (pool) => {
    const { rows } = await pool.query<{ id: number }>(
      `with trade as (insert into trades (kind, expires_at) values ('ring', now() + interval '3 days') returning id),
         party as (insert into trade_parties (trade_id, position, user_id, list, listed_at)
           select trade.id, p.n - 1, p.id, 'waiting', now() from trade, unnest($1::text[]) with ordinality as p(id, n)),
         revision as (insert into trade_revisions (trade_id, number) select id, 1 from trade),
         leg as (insert into trade_legs (trade_id, revision, number, kind, giver, receiver, boat_id, value, title)
           select trade.id, 1, b.n, 'boat', b.n - 1, b.n % $5::int, b.id, b.value, b.title
             from trade, unnest($2::int[], $3::numeric[], $4::text[]) with ordinality as b(id, value, title, n)
           union all
           select trade.id, 1, $5::int + 1, 'cash', $6::int, $7::int, null, $8::numeric, 'Cash' from trade)
       select id from trade`,
      [
        parties.map(({ userId }) => userId),
        parties.map(({ boat }) => boat.id),
        parties.map(({ boat }) => boat.price),
        parties.map(({ boat }) => boat.title),
        parties.length,
        cash.giver,
        cash.receiver,
        cash.amount,
      ],
    );
    return rows[0]?.id ?? 0;
  });
