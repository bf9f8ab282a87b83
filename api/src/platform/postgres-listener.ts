import pg from 'pg';

export interface PostgresListener {
  /** Calls back for each NOTIFY on the channel. Must be called before `start`. */
  on(channel: string, listener: (payload: string) => void): void;
  /**
   * Calls back whenever listening starts or restarts, because earlier notices may have been missed. Notices of the new connection
   * are delivered after this call.
   */
  onConnect(listener: () => void): void;
  /** Resolves once it listens to every channel. */
  start(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  url: string;
  log?: (message: string) => void;
}

const RETRY_MS = [100, 250, 500, 1_000, 2_000];
const PING_MS = 15_000;
const PONG_MS = 5_000;

/** One connection that LISTENs to all channels and reconnects by itself. */
export function createPostgresListener({ url, log }: Options): PostgresListener {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  const connectListeners: (() => void)[] = [];
  let client: pg.Client | undefined;
  let closed = false;
  let attempt = 0;
  let timer: NodeJS.Timeout | undefined;
  let ping: NodeJS.Timeout | undefined;

  const tell = ({ channel, payload }: pg.Notification) => {
    for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'tradewind-listen',
      keepAlive: true,
      connectionTimeoutMillis: PONG_MS,
      query_timeout: PONG_MS,
    });
    let held: pg.Notification[] | undefined = [];
    next.on('error', () => {});
    next.on('end', () => scheduleReconnect(next));
    next.on('notification', (notice) => {
      if (held) held.push(notice);
      else tell(notice);
    });
    client = next;
    try {
      await next.connect();
      for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => {});
      throw error;
    }
    attempt = 0;
    for (const listener of connectListeners) listener();
    const early = held;
    held = undefined;
    early.forEach(tell);
  };

  const scheduleReconnect = (from: pg.Client) => {
    if (closed || from !== client || timer) return;
    const delay = RETRY_MS[Math.min(attempt++, RETRY_MS.length - 1)];
    timer = setTimeout(() => {
      timer = undefined;
      connect().catch((error: Error) => {
        log?.(`listening to PostgreSQL failed: ${error.message}`);
        if (client) scheduleReconnect(client);
      });
    }, delay);
  };

  // A connection that was cut silently looks just like an idle one.
  const checkConnection = () => {
    const current = client;
    if (!current || timer) return;
    current.query('select 1').catch(() => {
      scheduleReconnect(current);
      void current.end().catch(() => {});
    });
  };

  return {
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
    },
    onConnect(listener) {
      connectListeners.push(listener);
    },
    async start() {
      await connect();
      ping = setInterval(checkConnection, PING_MS).unref();
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      clearInterval(ping);
      await client?.end().catch(() => {});
    },
  };
}
