import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;
/** Any number, as long as nothing else in this database locks it. */
const MIGRATION_LOCK = 7_283_910;

/** Brings the database to the newest schema. Of several processes that start at once, one does it and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind-migrate' });
  // A lost connection fails its query; the event alone would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
