import type { Facet } from '@tradewind/contract/eddy-tools';
import type { Database } from '../../../db/client.ts';
import { boatConditions } from './conditions.store.ts';
import type { Search } from './plan.ts';
import { Statement } from './statement.ts';

export interface Statistics {
  total: number;
  prices: { average: string; median: string; lowest: string; highest: string; sum: string } | null;
  length: number | null;
  year: number | null;
  engineHours: number | null;
  /** The average price per foot of the boats that give their length, and how many these are. */
  perFoot: string | null;
  measured: number;
  groups: Group[];
}

interface Group {
  name: string | null;
  boats: number;
  lowest: string;
  average: string;
  highest: string;
}

const GROUPS: Record<Facet, string> = {
  type: 'b.type',
  state: 'b.state',
  make: 'b.make',
  condition: 'b.condition',
  fuel: 'b.fuel',
  year: 'b.year::text',
  // Owners may share a first name.
  owner: '(select first_name from users where id = b.seller_id)',
};

export const NOTHING: Statistics = {
  total: 0,
  prices: null,
  length: null,
  year: null,
  engineHours: null,
  perFoot: null,
  measured: 0,
  groups: [],
};

interface Row extends Omit<Statistics, 'prices' | 'groups'> {
  average: string | null;
  median: string;
  sum: string;
  lowest: string;
  highest: string;
}

/** Reads every match once. */
export async function statistics(db: Database, search: Search, by: Facet | undefined): Promise<Statistics> {
  const statement = new Statement();
  const conditions = boatConditions(statement, search, 'dictionary').join(' and ');
  const { rows } = await db.$client.query<Row>(
    `select count(*)::int as total, round(avg(b.price))::text as average, min(b.price)::text as lowest, max(b.price)::text as highest,
      sum(b.price)::text as sum, round(percentile_cont(0.5) within group (order by b.price)::numeric)::text as median, round(avg(b.length))::int as length,
      round(avg(b.year))::int as year, round(avg(b.engine_hours))::int as "engineHours",
      round(avg(b.price / nullif(b.length, 0)))::text as "perFoot", count(nullif(b.length, 0))::int as measured
      from boats b where ${conditions}`,
    statement.values,
  );
  const [row] = rows;
  if (!row || row.average === null) return NOTHING;
  const { average, median, lowest, highest, sum, ...rest } = row;
  const groups = by ? await groupsOf(db, search, GROUPS[by], by === 'owner' ? 'b.seller_id' : '1') : [];
  return { ...rest, prices: { average, median, lowest, highest, sum }, groups };
}

async function groupsOf(db: Database, search: Search, column: string, key: string): Promise<Statistics['groups']> {
  const statement = new Statement();
  const conditions = boatConditions(statement, search, 'dictionary').join(' and ');
  const { rows } = await db.$client.query<Group>(
    `select ${column} as name, count(*)::int as boats, min(b.price)::text as lowest, round(avg(b.price))::text as average,
      max(b.price)::text as highest
      from boats b where ${conditions}
      group by ${key} order by 2 desc, ${key} limit 60`,
    statement.values,
  );
  return rows;
}
