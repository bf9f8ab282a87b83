import { once } from 'node:events';
import { type AddressInfo, connect as connectSocket, createServer, type Socket } from 'node:net';
import { cleanUpAfterFile } from './cleanup.ts';

export interface DatabaseProxy {
  /** The same database, through this proxy. */
  url: string;
  /** Cuts a connection that sends a matching statement before the server sees it. */
  cutAt(statement: RegExp): void;
  /** Swallows a matching statement and everything after it on its connection, so that no response ever comes. */
  swallowAt(statement: RegExp): void;
  /** Refuses new connections and cuts the open ones. */
  goAway(): void;
  /** Ends all of the above. */
  behave(): void;
}

type Trouble = { kind: 'cut' | 'swallow'; at: RegExp } | { kind: 'away' } | undefined;

/** A proxy between a pool and the test server that makes connections fail at an exact statement. */
export async function databaseProxy(url: string): Promise<DatabaseProxy> {
  let trouble: Trouble;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connectSocket(socketOf(url));
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    let silent = false;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    if (trouble?.kind === 'away') return cut();
    client.on('data', (bytes) => {
      if (trouble && 'at' in trouble && trouble.at.test(bytes.toString('latin1'))) {
        if (trouble.kind === 'cut') return cut();
        silent = true;
      }
      if (!silent) upstream.write(bytes);
    });
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cutAll = () => {
    for (const socket of open) socket.destroy();
  };
  cleanUpAfterFile(async () => {
    cutAll();
    server.close();
  });
  return {
    url: throughPort(url, (server.address() as AddressInfo).port),
    cutAt: (at) => {
      trouble = { kind: 'cut', at };
    },
    swallowAt: (at) => {
      trouble = { kind: 'swallow', at };
    },
    goAway() {
      trouble = { kind: 'away' };
      cutAll();
    },
    behave: () => {
      trouble = undefined;
    },
  };
}

function socketOf(url: string): string {
  const { searchParams } = new URL(url);
  return `${searchParams.get('host')}/.s.PGSQL.${searchParams.get('port')}`;
}

function throughPort(url: string, port: number): string {
  const { username, password, pathname } = new URL(url);
  return `postgres://${username}:${password}@127.0.0.1:${port}${pathname}?sslmode=disable`;
}
