import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;
/** An arbitrary advisory lock number that nothing else in this database uses. */
const MIGRATION_LOCK = 7_283_910;

/** Migrates the database to the newest schema. When several processes start at once, one migrates and the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'tradewind-migrate' });
  // A lost connection fails its query; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
