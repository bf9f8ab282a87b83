import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 1_024;

/** Responses to longer URLs are not cached. */
export const LONGEST_CACHED_URL = 1_000;
/** The share of the memory for the map from URLs to cache keys. */
const URL_SHARE = 1 / 16;
/** The cost of an entry besides its strings: objects, headers and the cache's own bookkeeping. */
const URL_OVERHEAD = 300;
const RESPONSE_OVERHEAD = 2_500;

export interface CacheableResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Tags for `drop`: the things it shows that change independently, such as a boat's views. */
  marks?: readonly string[];
  /** False when it is meant for one reader only. */
  cacheable?: boolean;
}

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A response as bytes: serialized once, compressed on first demand for an encoding, sent many times. */
interface CachedResponse {
  status: number;
  headers: Record<string, string>;
  marks: readonly string[];
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  /** Filled when the response is first sent in an encoding. */
  sent: Partial<Record<Encoding, SentResponse>>;
}

/** A response as it was sent, with every header except those of a single request. */
interface SentResponse {
  status: number;
  route: string | undefined;
  /** Alternating names and values. */
  head: readonly string[];
  body: Buffer | string | undefined;
}

export interface ResponseCache {
  /** Sends the cached response for this key, or makes it once for all concurrent requests. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    make: () => Promise<CacheableResponse>,
  ): Promise<FastifyReply>;
  has(key: string): boolean;
  /** The response that was sent for exactly this URL before, if it is still cached. */
  sentBefore(url: string, headers: IncomingHttpHeaders): SentResponse | undefined;
  /** Drops the responses that have one of these marks. */
  drop(marks: ReadonlySet<string>): void;
  /** Drops everything. Responses being made right now are still sent, but not cached. */
  clear(): void;
  readonly stats: { hits: number; misses: number; bytes: number; entries: number; urls: number };
}

export function createResponseCache({ bytes, enabled = true }: { bytes: number; enabled?: boolean }): ResponseCache {
  const urlBytes = Math.floor(bytes * URL_SHARE);
  const cached = new LRUCache<string, CachedResponse>({
    maxSize: bytes - urlBytes,
    sizeCalculation: sizeOf,
    maxEntrySize: Math.ceil(bytes / 8),
  });
  /** From URL to key: many URLs can mean the same search. */
  const keys = new LRUCache<string, string>({ maxSize: urlBytes, sizeCalculation: sizeOfUrl });
  const making = new Map<string, Promise<CachedResponse>>();
  let epoch = 0;
  let hits = 0;
  let misses = 0;

  const produce = (key: string, make: () => Promise<CacheableResponse>): Promise<CachedResponse> => {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const startedIn = epoch;
    const result = make()
      .then(async (made) => {
        const response = pack(made);
        const isCacheable = response.status === 200 && made.cacheable !== false;
        if (enabled && isCacheable && startedIn === epoch && key.length <= LONGEST_CACHED_URL)
          cached.set(key, response);
        return response;
      })
      .finally(() => {
        if (making.get(key) === result) making.delete(key);
      });
    making.set(key, result);
    return result;
  };

  return {
    async send(request, reply, key, make) {
      const found = cached.get(key);
      if (found) hits++;
      else misses++;
      const response = found ?? (await produce(key, make));
      if (request.url.length <= LONGEST_CACHED_URL && cached.has(key)) keys.set(request.url, key);
      await deliver(request, reply, response);
      return reply;
    },
    sentBefore(url, headers) {
      const key = keys.get(url);
      const found = key === undefined ? undefined : cached.get(key);
      const sent = found?.sent[encodingFor(headers, found)];
      if (!found || !sent) return undefined;
      hits++;
      return isHeld(headers, found) ? notModified(sent) : sent;
    },
    has: (key) => cached.has(key),
    drop(marks) {
      epoch++;
      making.clear();
      for (const [key, response] of cached.entries())
        if (response.marks.some((mark) => marks.has(mark))) cached.delete(key);
    },
    clear() {
      epoch++;
      cached.clear();
      keys.clear();
      making.clear();
    },
    get stats() {
      return {
        hits,
        misses,
        bytes: cached.calculatedSize + keys.calculatedSize,
        entries: cached.size,
        urls: keys.size,
      };
    },
  };
}

/** Assumes two bytes per character, the worst case. */
const textBytes = (...texts: readonly string[]) => texts.reduce((sum, text) => sum + 2 * text.length, 0);

const sizeOfUrl = (key: string, url: string) => textBytes(url, key) + URL_OVERHEAD;

/**
 * Counts every form the response may take later: the plain bytes, both compressed forms (together smaller than the plain one),
 * a string if it is short enough, and the headers stored with each.
 */
function sizeOf({ bodies: { identity }, headers, marks }: CachedResponse, key: string): number {
  const asText = identity.length <= LONGEST_TEXT ? 2 * identity.length : 0;
  const texts = textBytes(key, ...marks) + 4 * textBytes(...Object.values(headers));
  return 2 * identity.length + asText + texts + RESPONSE_OVERHEAD;
}

function pack({ status, headers, body, marks = [] }: CacheableResponse): CachedResponse {
  const etag = `"${createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)}"`;
  return {
    status,
    headers: { ...headers, etag, vary: 'accept-encoding' },
    marks,
    bodies: { identity: ofItsOwnSize(body) },
    sent: {},
  };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compress: Record<Exclude<Encoding, 'identity'>, (plain: Buffer) => Promise<Buffer>> = {
  br: async (plain) => ofItsOwnSize(await compressBrotli(plain, BROTLI)),
  gzip: async (plain) => ofItsOwnSize(await compressGzip(plain, { level: 6 })),
};

/** Copies a buffer that is a slice of zlib's output or of Node's pool, which would stay in memory as a whole. */
const ofItsOwnSize = (slice: Buffer): Buffer => {
  if (slice.buffer.byteLength === slice.length) return slice;
  const exact = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(exact);
  return exact;
};

async function deliver(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): Promise<void> {
  const { status, headers, bodies } = response;
  reply.code(status).headers(headers);
  if (isHeld(request.headers, response)) {
    reply.code(304).send();
    return;
  }
  const encoding = encodingFor(request.headers, response);
  if (encoding !== 'identity') {
    reply.header('content-encoding', encoding);
    bodies[encoding] ??= compress[encoding](bodies.identity);
  }
  const body = (await bodies[encoding]) ?? bodies.identity;
  const resent = encoding === 'identity' && body.length <= LONGEST_TEXT ? body.toString() : body;
  response.sent[encoding] ??= { status, route: request.routeOptions.url, head: headOf(reply, body), body: resent };
  reply.send(body);
}

const isHeld = (asked: IncomingHttpHeaders, { status, headers }: CachedResponse) =>
  status === 200 && headers.etag !== undefined && Boolean(asked['if-none-match']?.includes(headers.etag));

function encodingFor(asked: IncomingHttpHeaders, { bodies }: CachedResponse): Encoding {
  const accepted = asked['accept-encoding'];
  if (accepted === undefined || bodies.identity.length < SMALLEST_COMPRESSED) return 'identity';
  if (/\bbr\b/.test(String(accepted))) return 'br';
  return /\bgzip\b/.test(String(accepted)) ? 'gzip' : 'identity';
}

/** Node sends a string of up to 16 KiB in one write with its headers, which is cheaper than a separate buffer. */
const LONGEST_TEXT = 15 * 1_024;

const OF_ONE_REQUEST = new Set(['x-request-id', 'content-length']);

function headOf(reply: FastifyReply, body: Buffer): string[] {
  const lasting = Object.entries(reply.getHeaders()).filter(([name]) => !OF_ONE_REQUEST.has(name));
  return [...lasting.flatMap(([name, value]) => [name, String(value)]), 'content-length', String(body.length)];
}

const OF_A_BODY = new Set(['content-length', 'content-type', 'content-encoding']);

function notModified({ route, head }: SentResponse): SentResponse {
  const without = head.filter((_text, index) => !OF_A_BODY.has(head[index - (index % 2)] ?? ''));
  return { status: 304, route, head: without, body: undefined };
}

/** Sends a response for one reader, compressed like the others but not cached. */
export async function sendOnce(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CacheableResponse,
): Promise<void> {
  await deliver(request, reply, pack(response));
}
