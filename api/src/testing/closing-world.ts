import { isBeforeRelease } from '@tradewind/domain/closing/steps';
import { TASK_KIND_NAMES, taskKind } from '@tradewind/domain/closing/task-kinds';
import type pg from 'pg';
import { newToken, tokenDigest } from '../platform/tokens.ts';

/** Two people whose boats change hands, with their sessions. */
export interface Pair {
  readonly buyer: { readonly id: string; readonly token: string };
  readonly owner: { readonly id: string; readonly token: string };
  readonly tern: number;
  readonly osprey: number;
}

export interface ClosingWorld {
  readonly pairs: readonly Pair[];
  /** The tokens of two brokers. */
  readonly brokers: readonly [string, string];
}

/** Writes people with sessions and boats, many at once: only the closings themselves are worth measuring. */
export async function fillClosingWorld(pool: pg.Pool, count: number): Promise<ClosingWorld> {
  const people = Array.from({ length: 2 * count + 2 }, (_, n) => ({ id: `closer-${n}`, token: newToken() }));
  await pool.query(
    `insert into users (id, email, email_verified, username, first_name, password, is_broker)
     select id, id || '@example.com', true, id, 'Robin', '!', id = any($2) from unnest($1::text[]) id`,
    [people.map(({ id }) => id), people.slice(-2).map(({ id }) => id)],
  );
  await pool.query(
    `insert into sessions (sid, user_id, expire) select sid, id, now() + interval '1 day' from unnest($1::bytea[], $2::text[]) as s(sid, id)`,
    [people.map(({ token }) => tokenDigest(token)), people.map(({ id }) => id)],
  );
  const { rows } = await pool.query<{ id: number; seller_id: string }>(
    `insert into boats (seller_id, title, price, make, model, year, length, location)
     select id, case n % 2 when 1 then 'Tern' else 'Osprey' end, case n % 2 when 1 then 150000 else 200000 end,
       'Larkwell', 'Tern', 2020, case n % 4 when 0 then 44 else 24 end, 'Miami, FL'
     from unnest($1::text[]) with ordinality as p(id, n) returning id, seller_id`,
    [people.slice(0, -2).map(({ id }) => id)],
  );
  const boats = new Map(rows.map(({ id, seller_id }) => [seller_id, id]));
  const pairs = Array.from({ length: count }, (_, n): Pair => {
    const [buyer, owner] = [people[2 * n], people[2 * n + 1]];
    if (!buyer || !owner) throw new Error(`Pair ${n} is missing.`);
    return { buyer, owner, tern: boats.get(buyer.id) ?? 0, osprey: boats.get(owner.id) ?? 0 };
  });
  const [broker = '', second = ''] = people.slice(-2).map(({ token }) => token);
  return { pairs, brokers: [broker, second] };
}

/** Tasks that wires finish. */
const BY_MONEY = ['deposit', 'balance'];
const PAPERS = TASK_KIND_NAMES.filter((kind) => isBeforeRelease(taskKind(kind).step) && !BY_MONEY.includes(kind));

/** A pool, or one that insists. */
interface Writer {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Finishes everything before the release but the money, as if everyone had signed, inspected and accepted. */
export async function finishPapers(pool: Writer, tradeId: number): Promise<void> {
  await pool.query(
    `with tasks as (update closing_tasks set state = 'done', done_at = now()
       where trade_id = $1 and kind = any($2) and state in ('open', 'submitted')),
     signed as (update closings set signed_at = coalesce(signed_at, now()), accepted_at = coalesce(accepted_at, now()) where trade_id = $1)
     update trades set status = 'closing' where id = $1 and status = 'agreed'`,
    [tradeId, PAPERS],
  );
}

/** Every way in which a trade could be between two steps, or a cent in two places, at one moment. */
const FAULTS = `
  with seen as (
    select t.id, t.status, c.released_at is not null as dated, t.status in ('released', 'closed') as released,
      (select count(*) from ledger_journals j where j.trade_id = t.id and j.kind = 'release') as journals,
      (select count(*) from transactions x where x.trade_id = t.id) as sales,
      (select count(*) from transactions x where x.trade_id = t.id and x.status = 'completed') as completed,
      (select count(*) from trade_reservations r where r.trade_id = t.id) as reserved,
      (select count(*) from trade_legs l join boats b on b.id = l.boat_id and b.status = 'sold'
        where l.trade_id = t.id and l.revision = t.revision) as sold,
      (select coalesce(sum(u.total_transactions), 0) from trade_parties p join users u on u.id = p.user_id where p.trade_id = t.id) as counted,
      (select coalesce(sum(abs(b.amount)), 0) from ledger_balances b where b.trade_id = t.id) as held
    from trades t join closings c on c.trade_id = t.id)
  select 'Trade ' || id || ' is ' || status || ', and yet: ' || row_to_json(seen) as fault from seen
  where dated <> released or journals <> released::int or sales <> 2 * released::int or sold <> 2 * released::int
    or counted <> 2 * released::int or completed <> 2 * (status = 'closed')::int or reserved <> 2 * (status <> 'closed')::int
    or (status = 'closed' and held <> 0)
  union all select 'The book ' || book || ' is off by ' || sum(amount) from ledger_postings group by book having sum(amount) <> 0
  union all select 'The balance of ' || account || ' is ' || amount || ' cents' from ledger_balances
    where case when account like 'bank:%' or account = 'card:clearing' then amount < 0 else amount > 0 end`;

export async function faultsIn(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(FAULTS);
  return rows.map(({ fault }) => fault);
}
