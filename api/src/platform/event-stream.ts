import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from './auth.ts';
import type { Events, StoredEvent } from './events.ts';
import type { App } from './http/app.ts';

/** Comments keep proxies from closing a quiet stream. */
const HEARTBEAT_MS = 20_000;
/** A browser that reads slower than this much falls off and comes back with its last id. */
const MOST_BUFFERED = 1_000_000;
const LONGEST_TIMER = 2 ** 31 - 1;

interface Needs {
  events: Events;
  auth: Auth;
  sessionIsOpen(sid: Buffer): Promise<boolean>;
}

const format = ({ id, kind, data }: StoredEvent) => `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;

/** `GET /api/events`: what concerns the signed-in user, as server-sent events that can be resumed by `Last-Event-ID`. */
export function registerEventStream(app: App, needs: Needs): void {
  const open = new Set<FastifyReply>();
  app.get(
    '/api/events',
    {
      preHandler: needs.auth.required,
      schema: { tags: ['events'], summary: 'Server-sent events for the signed-in user' },
    },
    (request, reply) => {
      reply.hijack();
      // Gone while the token was looked up: nobody would ever tell us again.
      if (reply.raw.destroyed) return;
      open.add(reply);
      reply.raw.on('close', () => open.delete(reply));
      void stream(request, reply, needs);
    },
  );
  app.addHook('preClose', async () => {
    for (const reply of open) reply.raw.end();
  });
}

async function stream(request: FastifyRequest, reply: FastifyReply, { events, sessionIsOpen }: Needs): Promise<void> {
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
  // One after the other: a look at the session must not let a later event overtake.
  let last: Promise<void> = Promise.resolve();
  const send = async (event: StoredEvent) => {
    if (event.id <= sentUpTo || out.writableEnded) return;
    sentUpTo = event.id;
    if (event.kind === 'session.ended' && (await sessionIsOpen(sid))) return;
    out.write(format(event));
    if (event.kind === 'session.ended' || out.writableLength > MOST_BUFFERED) out.end();
  };
  const enqueue = (task: () => Promise<void>) => {
    last = last.then(task).catch(() => void out.end());
  };

  const resumeAt = Number(request.headers['last-event-id'] ?? Number.NaN);
  // Subscribed before the past is read, and queued behind it: nothing falls in between, nothing is sent twice.
  if (Number.isSafeInteger(resumeAt)) {
    enqueue(async () => {
      for (const event of await events.since(userId, resumeAt)) await send(event);
    });
  }
  const unsubscribe = events.subscribe(userId, (event) => enqueue(() => send(event)));
  const heartbeat = setInterval(() => out.write(': still here\n\n'), HEARTBEAT_MS);
  const expiry = setTimeout(() => out.end(), Math.min(Math.max(expire.getTime() - Date.now(), 0), LONGEST_TIMER));
  out.on('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(expiry);
  });
}
