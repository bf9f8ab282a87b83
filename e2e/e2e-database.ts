import pg from 'pg';
import { openHome } from '../api/src/db/embedded/home.ts';
import { connectionUrl } from '../api/src/db/embedded/provision.ts';

/** Lends a connection to the server's database, for what no call can write. */
export async function withDatabase<T>(use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: await connectionUrl(await openHome(process.env.E2E_DATA_DIR ?? '')) });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}
