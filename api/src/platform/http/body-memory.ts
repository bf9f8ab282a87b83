import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { GrowingBuffer, SharedMemory } from './growing-buffer.ts';
import { Refusal } from './refusal.ts';

interface Limits {
  /** The limit for all request bodies in memory together. */
  mostBytes?: number;
  /** Most bodies arrive at once; a phone with a poor connection gets this long. */
  longestMs?: number;
}

/**
 * Collects each body in one growing buffer. In Fastify alone, a body sent in chunks of one byte takes a hundred times its size.
 * Uploads are exempt: their files are streamed.
 */
export function registerBodyMemory(app: App, { mostBytes = 32 * 1024 * 1024, longestMs = 30_000 }: Limits = {}): void {
  const memory = new SharedMemory(mostBytes);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { bodyLimit } = request.routeOptions;
    if (!hasBody(request) || Number(request.headers['content-length'] ?? 0) > bodyLimit) return done(null, payload);
    const body = new GrowingBuffer(memory);
    reply.raw.once('close', () => body.release()).once('finish', () => body.release());
    gather(payload as Readable, body, { bodyLimit, longestMs }).then(
      () => done(null, wholeBody(body.content)),
      (error) => {
        body.release();
        // The rest of the body is not read, so the connection cannot be reused.
        reply.header('connection', 'close');
        done(error);
      },
    );
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  const sent = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return sent && !headers['content-type']?.startsWith('multipart/');
}

function gather(
  payload: Readable,
  body: GrowingBuffer,
  { bodyLimit, longestMs }: { bodyLimit: number; longestMs: number },
) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const take = (chunk: Buffer) => {
    if (body.length + chunk.length > bodyLimit) reject(tooLarge());
    else if (!body.append(chunk)) reject(tooBusy());
  };
  const breakOff = () => reject(brokenOff());
  const timer = setTimeout(() => reject(tooSlow()), longestMs);
  payload.on('data', take).on('end', resolve).on('error', breakOff).on('close', breakOff);
  return promise.finally(() => {
    clearTimeout(timer);
    payload.off('data', take).off('end', resolve).off('close', breakOff);
  });
}

/** The stream that Fastify's parsers expect, with the number of bytes received. */
const wholeBody = (content: Buffer) =>
  Object.assign(Readable.from(content.length > 0 ? [content] : []), { receivedEncodedLength: content.length });

const tooLarge = () => new Refusal('too_large', 'That’s too large. Please send less at once.');
const tooSlow = () => new Refusal('timed_out', 'The request took too long. Please try again.');
const brokenOff = () => new Refusal('invalid', 'The request was interrupted. Please try again.');
const tooBusy = () =>
  new Refusal('unavailable', 'Tradewind is very busy. Please try again in a moment.', { retryAfterSeconds: 5 });
