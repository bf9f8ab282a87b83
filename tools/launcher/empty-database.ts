import pg from 'pg';

export class DatabaseInUseError extends Error {}

/** All schemas that Tradewind creates. */
const SCHEMAS = ['public', 'drizzle', 'pgboss'];

/** Drops everything in the database. Refused while a server is using it. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'reset' });
  await client.connect();
  try {
    await refuseWhileInUse(client);
    for (const schema of SCHEMAS) await client.query(`drop schema if exists ${schema} cascade`);
    await client.query('create schema public');
  } finally {
    await client.end();
  }
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name like 'tradewind%'`,
  );
  if (rows[0]?.count) throw new DatabaseInUseError('Tradewind is running on this database. Stop it first.');
}
