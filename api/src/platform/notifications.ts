import pg from 'pg';

export interface Notifications {
  /** Calls back for each NOTIFY on the channel. */
  on(channel: string, listener: (payload: string) => void): void;
  /** Calls back whenever listening (re)started: what happened before then may have been missed. */
  onConnect(listener: () => void): void;
  close(): Promise<void>;
}

interface Options {
  url: string;
  log?: (message: string) => void;
}

const RETRY_MS = [100, 250, 500, 1_000, 2_000];

/** One connection that LISTENs for all channels and comes back by itself when the database does. */
export async function listen({ url, log }: Options): Promise<Notifications> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const connectListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;
  /** One after the other: a connection takes one statement at a time. */
  let asked: Promise<unknown> = Promise.resolve();

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, application_name: 'tradewind-listen', keepAlive: true });
    next.on('error', () => {});
    next.on('end', () => scheduleReconnect(next));
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    client = next;
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    attempt = 0;
    for (const listener of connectListeners) listener();
  };

  const scheduleReconnect = (from: pg.Client) => {
    if (closed || from !== client || timer) return;
    const delay = RETRY_MS[Math.min(attempt++, RETRY_MS.length - 1)];
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: Error) => {
        log?.(`listening for events failed: ${error.message}`);
        if (client) scheduleReconnect(client);
      });
    }, delay);
  };

  await connect();
  return {
    on(channel, listener) {
      const known = listeners.get(channel);
      if (known) known.push(listener);
      else {
        listeners.set(channel, [listener]);
        asked = asked
          .then(() => client?.query(`listen ${pg.escapeIdentifier(channel)}`))
          .catch(() => client && scheduleReconnect(client));
      }
    },
    onConnect(listener) {
      connectListeners.push(listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
