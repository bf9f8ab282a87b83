import { fees } from '@tradewind/contract/fees';
import { openSession } from '../../api/src/features/accounts/sign-in/sessions.service.ts';
import type { KnownBoat, Viewer } from './oracle.ts';
import type { Product } from './product.ts';

export interface Member extends Viewer {
  firstName: string;
  token: string;
}

/** The contents of a world, read with plain statements and not with the product's own code. */
export interface Market {
  boats: KnownBoat[];
  /** Email addresses, phone numbers and last names, by the id of their owner. */
  secrets: { userId: string; text: string }[];
  /** Every amount of money that the database contains, and the price of a subscription, in whole dollars. */
  amounts: ReadonlySet<number>;
  members: ReadonlyMap<string, Member>;
}

export async function readMarket(product: Product): Promise<Market> {
  return {
    boats: await readBoats(product),
    secrets: await readSecrets(product),
    amounts: await readAmounts(product),
    members: await readMembers(product),
  };
}

const readBoats = ({ query }: Product) =>
  query<KnownBoat>(`
    select b.id, b.title, b.make, b.model, b.type, b.price::float8 as price, b.year, b.length::float8 as length,
      b.beam::float8 as beam, b.engine_hours as hours, b.sleeps, b.capacity, b.max_speed as speed, b.views, b.location, b.state,
      b.condition, b.fuel, b.engine_type as engine, b.trade_categories as takes, u.first_name as owner, u.id as "ownerId"
    from boats b join users u on u.id = b.seller_id where b.listed order by b.id`);

async function readSecrets({ query }: Product): Promise<Market['secrets']> {
  const rows = await query<{ id: string; email: string; phone: string | null; last: string | null }>(
    'select id, email, phone, last_name as last from users',
  );
  return rows.flatMap(({ id, email, phone, last }) =>
    [email, phone, last]
      .filter((text) => text !== null && text.length > 3)
      .map((text) => ({ userId: id, text: text ?? '' })),
  );
}

async function readAmounts({ query }: Product): Promise<Set<number>> {
  const rows = await query<{ amount: number }>(`
    select price::float8 as amount from boats union select value::float8 from assets union select value::float8 from trade_legs
    union select price_range_min::float8 from agent_preferences union select price_range_max::float8 from agent_preferences`);
  // The help names the price of a subscription, which no table has.
  const subscription = Number(fees.monthlyPrice.replace(/[^\d.]/g, ''));
  return new Set([...rows.map(({ amount }) => amount), subscription].map(Math.round));
}

/** Of several members with the same first name, the one with the most boats counts. */
async function readMembers({ query, db }: Product): Promise<Map<string, Member>> {
  const rows = await query<{ id: string; name: string; saved: number[] }>(`
    select id, first_name as name, array(select boat_id from favorites f where f.user_id = users.id) as saved
    from users where not is_admin and first_name is not null
    order by (select count(*) from boats b where b.seller_id = users.id)`);
  const members = new Map<string, Member>();
  for (const { id, name, saved } of rows)
    members.set(name.toLowerCase(), {
      id,
      firstName: name,
      saved: new Set(saved),
      token: await openSession(db, id, {}),
    });
  return members;
}

/** Everything that Eddy could do in a user's name. Reading and counting leave other tables changed. */
const ACTED_ON = `
  select 'message', id::text, md5(content) from messages
  union all select 'trade', id::text, status || revision || coalesce(ended_reason, '') from trades
  union all select 'revision', trade_id || '-' || number, md5(coalesce(note, '')) from trade_revisions
  union all select 'leg', trade_id || '-' || revision || '-' || number, kind || value || title from trade_legs
  union all select 'acceptance', trade_id || '-' || revision, position::text from trade_acceptances
  union all select 'agent', user_id, md5(row(preferred_trade_categories, price_range_min, price_range_max, preferred_locations,
    auto_negotiate, trading_strategy, deployed_at)::text) from agent_preferences
  union all select 'boat', id::text, md5(row(price, status, title, description, location, trade_categories, featured)::text) from boats
  union all select 'saved', user_id || boat_id, '' from favorites
  union all select 'block', blocker_id || blocked_id, '' from blocked_users
  union all select 'report', id::text, '' from reports
  union all select 'want', id::text, '' from wants
  union all select 'asset', id::text, title || value from assets
  union all select 'user', id, md5(row(email, first_name, last_name, phone, is_admin, verified, free_account, password)::text) from users`;

export async function readTraces({ query }: Product): Promise<string> {
  const [row] = await query<{ digest: string | null }>(
    `select md5(string_agg(t::text, ',' order by t::text)) as digest from (${ACTED_ON}) t`,
  );
  return row?.digest ?? '';
}

export async function pendingProposals({ query }: Product, chatId: number): Promise<number> {
  const [row] = await query<{ pending: number }>(
    "select count(*)::int as pending from eddy_proposals where room_id = $1 and status = 'pending'",
    [chatId],
  );
  return row?.pending ?? 0;
}

/** The results of the tools of a chat, as stored with its answers. */
export async function toolResults({ query }: Product, chatId: number): Promise<string> {
  const rows = await query<{ parts: unknown }>(
    'select parts from chat_messages where room_id = $1 and parts is not null',
    [chatId],
  );
  const results = rows.flatMap(({ parts }) => (Array.isArray(parts) ? parts : []) as { type: string }[]);
  return JSON.stringify(results.filter(({ type }) => type !== 'text'));
}
