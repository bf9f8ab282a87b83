import pg from 'pg';
import { readPassword } from './cluster.ts';
import type { Home } from './home.ts';
import { type Membership, superuserClient } from './membership.ts';
import { PORT } from './sockets.ts';

/** The name of the app's role and its database. The role is no superuser, so a vulnerability of the app is confined to its database. */
const APP = 'tradewind';
const PORT_AND_SSL = `port=${PORT}&sslmode=disable`;

/** Not a trusted extension, so only a superuser can install it: provisioning does. */
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

/** Contains a host name only for parsers that insist on one. The `host` parameter, the socket's folder, overrides it. */
export async function connectionUrl(home: Home): Promise<string> {
  const password = await requirePassword(home);
  return `postgres://${APP}:${password}@localhost/${APP}?host=${encodeURIComponent(home.sockets)}&${PORT_AND_SSL}`;
}

async function requirePassword(home: Home): Promise<string> {
  const password = await readPassword(home);
  if (password === undefined) throw new Error(`${home.password} is missing.`);
  return password;
}
