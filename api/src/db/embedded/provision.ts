import pg from 'pg';
import { readPassword } from './cluster.ts';
import type { Home } from './home.ts';
import { type Membership, superuserClient } from './membership.ts';
import { PORT } from './sockets.ts';

/** The app's role and its database have the same name. The role is no superuser: a hole in the app stays in its database. */
const APP = 'tradewind';
const PORT_AND_SSL = `port=${PORT}&sslmode=disable`;

/** Not marked as trusted, so only a superuser can install it; here it comes with every new database. */
const UNTRUSTED_EXTENSION = 'earthdistance';

export async function provision(home: Home, { client }: Membership): Promise<void> {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
            EXISTS (SELECT FROM pg_database WHERE datname = $1) AS database`,
    [APP],
  );
  const found = rows[0];
  if (!found?.role) {
    await extendTemplate(home);
    await client.query(`CREATE ROLE ${APP} LOGIN CREATEDB PASSWORD ${pg.escapeLiteral(await requirePassword(home))}`);
  }
  if (!found?.database) await client.query(`CREATE DATABASE ${APP} OWNER ${APP}`);
}

async function extendTemplate(home: Home): Promise<void> {
  const client = superuserClient(home, await requirePassword(home), 'template1');
  await client.connect();
  try {
    await client.query(`CREATE EXTENSION IF NOT EXISTS ${UNTRUSTED_EXTENSION} CASCADE`);
  } finally {
    await client.end();
  }
}

/** The host name is only there for parsers that insist on one: the `host` parameter, the socket's folder, outweighs it. */
export async function connectionUrl(home: Home): Promise<string> {
  const password = await requirePassword(home);
  return `postgres://${APP}:${password}@localhost/${APP}?host=${encodeURIComponent(home.sockets)}&${PORT_AND_SSL}`;
}

async function requirePassword(home: Home): Promise<string> {
  const password = await readPassword(home);
  if (password === undefined) throw new Error(`${home.password} is missing.`);
  return password;
}
