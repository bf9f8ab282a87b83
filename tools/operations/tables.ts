import type pg from 'pg';

export interface Table {
  name: string;
  /** Without generated columns, which are computed again. */
  columns: string[];
}

const TABLES = `
  select c.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname = 'public' and c.relkind = 'r' group by c.relname order by c.relname`;

const REFERENCES = `
  select conrelid::regclass::text as name, confrelid::regclass::text as needs
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`;

/** All tables of the application, each after those it references. */
export async function tablesInOrder(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(TABLES);
  const { rows: references } = await client.query<{ name: string; needs: string }>(REFERENCES);
  const ordered: Table[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ name }) => name));
    const ready = [...waiting].filter(
      (table) => !references.some(({ name, needs }) => name === table.name && names.has(needs)),
    );
    if (ready.length === 0) throw new Error(`These tables reference each other in a cycle: ${[...names].join(', ')}`);
    for (const table of ready) waiting.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}

export interface Sequence {
  sequence: string;
  value: string;
}

/** The last value of each sequence. Unused sequences are left out. */
export async function sequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select quote_ident(sequencename) as sequence, last_value::text as value
     from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

/** The number of applied migrations. */
export async function migrationCount(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int from drizzle.__drizzle_migrations');
  return rows[0]?.count ?? 0;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export const columnList = ({ columns }: Table) => columns.map(quoted).join(', ');
