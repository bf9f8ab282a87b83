import pg from 'pg';

export interface PostgresListener {
  /** Calls back for each NOTIFY on the channel. To be called before `start`. */
  on(channel: string, listener: (payload: string) => void): void;
  /**
   * Calls back whenever listening (re)started: what happened before then may have been missed. No notice of the new connection is
   * passed on before that.
   */
  onConnect(listener: () => void): void;
  /** Resolves once every channel is listened to. */
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

/** One connection that LISTENs for all channels and comes back by itself when the database does. */
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
        log?.(`listening for events failed: ${error.message}`);
        if (client) scheduleReconnect(client);
      });
    }, delay);
  };

  // A connection that is cut without a word looks as quiet as one on which nothing happens.
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
