import type { ServerResponse } from 'node:http';
import { eventsApi, STREAM_EVENTS } from '@tradewind/contract/events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Events, StoredEvent } from './events.ts';
import type { App } from './http/app.ts';
import { serve } from './http/serve.ts';
import { createSessionWatch, type OpenSessions, type SessionWatch } from './session-watch.ts';

/** Regular comments keep proxies from closing a quiet stream. */
const HEARTBEAT_MS = 20_000;
/** A browser that falls behind by more bytes is disconnected and resumes from its last id. */
const MOST_BUFFERED = 1_000_000;
/** An ended stream is cut when the client has not read the rest by then. */
const LAST_WORDS_MS = 10_000;
const LONGEST_TIMER = 2 ** 31 - 1;
/** Per user and process. A browser shares one stream between its tabs; beyond the limit the oldest stream ends. */
export const MOST_STREAMS = 8;

interface Needs {
  events: Events;
  openSessions: OpenSessions;
}

const format = ({ id, kind, data }: Pick<StoredEvent, 'id' | 'data'> & { kind: string }) =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/** `GET /api/events`: the signed-in user's events as server-sent events, resumable with `Last-Event-ID`. */
export function registerEventStream(app: App, { events, openSessions }: Needs): void {
  const sessions = createSessionWatch(openSessions);
  const open = new Set<FastifyReply>();
  const streams = createOpenStreams();
  serve(app, eventsApi.stream, (request, reply) => {
    reply.hijack();
    // The client left during the token lookup, so no 'close' event will follow.
    if (reply.raw.destroyed) return reply;
    open.add(reply);
    reply.raw.on('close', () => open.delete(reply));
    streams.add(request.caller.id, reply.raw);
    stream(request, reply, events, sessions);
    return reply;
  });
  app.addHook('preClose', async () => {
    sessions.close();
    for (const reply of open) finish(reply.raw);
  });
}

/** The open streams of each user, oldest first. */
function createOpenStreams() {
  const byUser = new Map<string, Set<ServerResponse>>();
  return {
    add(userId: string, out: ServerResponse): void {
      const own = byUser.get(userId) ?? new Set();
      byUser.set(userId, own.add(out));
      out.on('close', () => {
        own.delete(out);
        if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId);
      });
      const [oldest] = own;
      if (own.size <= MOST_STREAMS || !oldest) return;
      own.delete(oldest);
      finish(oldest, `event: ${STREAM_EVENTS.displaced}\ndata: {}\n\n`);
    },
  };
}

function finish(out: ServerResponse, lastWords = ''): void {
  if (out.writableEnded) return;
  out.end(lastWords);
  setTimeout(() => !out.writableFinished && out.destroy(), LAST_WORDS_MS).unref();
}

function stream(request: FastifyRequest, reply: FastifyReply, events: Events, sessions: SessionWatch): void {
  const { id: userId, sid, expire } = request.caller;
  const out = reply.raw;
  out.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  });
  out.write('retry: 1000\n\n');

  let sentUpTo = 0;
  // Events go out one after another: a session check must not let a later event overtake.
  let last: Promise<void> = Promise.resolve();
  const send = async (event: StoredEvent) => {
    if (event.id <= sentUpTo || out.writableEnded) return;
    sentUpTo = event.id;
    if (event.kind === 'session.ended' && (await sessions.isOpen(sid))) return;
    out.write(format(event));
    if (event.kind === 'session.ended' || out.writableLength > MOST_BUFFERED) finish(out);
  };
  const enqueue = (task: () => Promise<void>) => {
    last = last.then(task).catch(() => finish(out));
  };

  const opened = (id: number, missed: boolean) => {
    out.write(format({ id, kind: STREAM_EVENTS.opened, data: { missed } }));
  };
  const resumeAt = Number(request.headers['last-event-id'] ?? Number.NaN);
  const { lastId } = events;
  // Subscribes before reading missed events and queues new ones behind them, so that none is lost or sent twice.
  const unsubscribe = events.subscribe(userId, (event) => enqueue(() => send(event)));
  const unwatch = sessions.add(sid, () => finish(out));
  const begin = async () => {
    // The session may have ended between the token check and the subscription, which then gets no event about it.
    if (!(await sessions.isOpen(sid))) return finish(out);
    if (!Number.isSafeInteger(resumeAt)) return opened(lastId, false);
    if (!(await events.knowsSince(resumeAt))) return opened(lastId, true);
    opened(resumeAt, false);
    for (const event of await events.since(userId, resumeAt)) await send(event);
  };
  enqueue(begin);
  const heartbeat = setInterval(() => !out.writableEnded && out.write(': still here\n\n'), HEARTBEAT_MS);
  const expiry = setTimeout(() => finish(out), Math.min(Math.max(expire.getTime() - Date.now(), 0), LONGEST_TIMER));
  out.on('close', () => {
    unsubscribe();
    unwatch();
    clearInterval(heartbeat);
    clearTimeout(expiry);
  });
}
