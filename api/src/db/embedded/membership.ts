import { Socket } from 'node:net';
import pg from 'pg';
import { readPassword, SUPERUSER } from './cluster.ts';
import { errorCode } from './errors.ts';
import type { Home } from './home.ts';
import { PORT } from './sockets.ts';

/**
 * One connection per process, open for as long as the process uses the server. Its shared lock tells other processes that the
 * server is in use, and its end tells this process at once that the server is gone.
 */
export interface Membership {
  client: pg.Client;
  /** Releases the lock. The last process keeps others from joining until the server is down. */
  leave(): Promise<Leaving>;
  /** From now on the connection only waits for its end and does not keep the process alive. */
  watch(onEnd: () => void): void;
}

/** 'lost': the connection broke, so it is unknown whether others remain. */
type Leaving = 'last' | 'others remain' | 'lost';

/** An arbitrary number: advisory locks are per database, and nothing else locks in this one. */
const LOCK = 1;
const MAINTENANCE_DATABASE = 'postgres';
const WRONG_CREDENTIALS = ['28P01', '28000'];

/** 'absent': nothing responds. 'busy': a server is starting or stopping. */
export async function join(home: Home): Promise<Membership | 'absent' | 'busy'> {
  const password = await readPassword(home);
  if (password === undefined) return 'absent';
  const socket = new Socket();
  const client = superuserClient(home, password, MAINTENANCE_DATABASE, socket);
  let ended = false;
  client.on('end', () => {
    ended = true;
  });
  try {
    await client.connect();
    await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
  } catch (error) {
    await client.end().catch(() => {});
    if (WRONG_CREDENTIALS.includes(errorCode(error) ?? '')) {
      throw new Error(`PostgreSQL does not accept the password in ${home.password}.`, { cause: error });
    }
    return error instanceof pg.DatabaseError ? 'busy' : 'absent';
  }
  return {
    client,
    leave: () => leave(client, socket),
    watch(onEnd) {
      socket.unref();
      if (ended) onEnd();
      else client.on('end', onEnd);
    },
  };
}

export function superuserClient(home: Home, password: string, database: string, socket = new Socket()): pg.Client {
  const client = new pg.Client({
    host: home.sockets,
    port: PORT,
    user: SUPERUSER,
    password,
    database,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    application_name: 'tradewind-supervisor',
    stream: () => socket,
  });
  // A lost connection fails its query; without a listener the event would end the process.
  client.on('error', () => {});
  return client;
}

async function leave(client: pg.Client, socket: Socket): Promise<Leaving> {
  socket.ref();
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [LOCK]);
    const { rows } = await client.query<{ last: boolean }>('SELECT pg_try_advisory_lock($1) AS last', [LOCK]);
    if (rows[0]?.last) return 'last';
  } catch {
    await client.end().catch(() => {});
    return 'lost';
  }
  await client.end().catch(() => {});
  return 'others remain';
}
