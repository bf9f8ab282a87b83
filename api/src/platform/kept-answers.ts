import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 1_024;

const MOST_ADDRESSES = 5_000;

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What it shows that may change by itself: `drop` finds it by these. */
  marks?: readonly string[];
  /** False for one that is right for its reader only. */
  keep?: boolean;
}

/** An answer as bytes: serialised once, compressed when somebody asks for it so, sent many times. */
interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  marks: readonly string[];
  identity: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

export interface KeptAnswers {
  /** Sends the kept answer for this key, or makes it, once for all who wait. */
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<Answer>): Promise<void>;
  has(key: string): boolean;
  /** Sends what was sent for exactly this address before, if it is still kept: for `preValidation`, since it was found valid then. */
  sendAgain(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
  /** Drops the answers that carry one of these marks. */
  drop(marks: ReadonlySet<string>): void;
  /** Drops everything: what is being made right now is sent to those who wait, but not kept. */
  clear(): void;
  readonly stats: { hits: number; misses: number; bytes: number; entries: number };
}

export function createKeptAnswers({ bytes, enabled = true }: { bytes: number; enabled?: boolean }): KeptAnswers {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: bytes,
    sizeCalculation: sizeOf,
    maxEntrySize: Math.ceil(bytes / 8),
  });
  /** The same search can be written in many ways: which key an address came to. */
  const keys = new LRUCache<string, string>({ max: MOST_ADDRESSES });
  const making = new Map<string, Promise<KeptAnswer>>();
  let epoch = 0;
  let hits = 0;
  let misses = 0;

  const produce = (key: string, make: () => Promise<Answer>): Promise<KeptAnswer> => {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const startedIn = epoch;
    const result = make()
      .then(async (made) => {
        const answer = await pack(made);
        const keepable = answer.status === 200 && made.keep !== false;
        if (enabled && keepable && startedIn === epoch) kept.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (making.get(key) === result) making.delete(key);
      });
    making.set(key, result);
    return result;
  };

  return {
    async send(request, reply, key, make) {
      const found = kept.get(key);
      if (found) hits++;
      else misses++;
      const answer = found ?? (await produce(key, make));
      if (enabled) keys.set(request.url, key);
      await deliver(request, reply, answer);
    },
    async sendAgain(request, reply) {
      const key = keys.get(request.url);
      const found = key === undefined ? undefined : kept.get(key);
      if (!found) return undefined;
      hits++;
      await deliver(request, reply, found);
      // Fastify waits for it, and goes no further.
      return reply;
    },
    has: (key) => kept.has(key),
    drop(marks) {
      epoch++;
      making.clear();
      for (const [key, answer] of kept.entries()) if (answer.marks.some((mark) => marks.has(mark))) kept.delete(key);
    },
    clear() {
      epoch++;
      kept.clear();
      making.clear();
    },
    get stats() {
      return { hits, misses, bytes: kept.calculatedSize, entries: kept.size };
    },
  };
}

/** Compressed forms are counted before they exist: together they are smaller than the plain one. */
const sizeOf = (answer: KeptAnswer) => answer.identity.length * 2 + 1_000;

function pack({ status, headers, body, marks = [] }: Answer): KeptAnswer {
  const etag = `"${createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)}"`;
  return { status, headers: { ...headers, etag, vary: 'accept-encoding' }, marks, identity: body };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function deliver(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): Promise<void> {
  const { status, headers, identity } = answer;
  reply.code(status).headers(headers);
  if (status === 200 && headers.etag && request.headers['if-none-match']?.includes(headers.etag)) {
    reply.code(304).send();
    return;
  }
  const accepted = identity.length < SMALLEST_COMPRESSED ? '' : String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    answer.br ??= compressBrotli(identity, BROTLI);
    reply.header('content-encoding', 'br').send(await answer.br);
  } else if (/\bgzip\b/.test(accepted)) {
    answer.gzip ??= compressGzip(identity, { level: 6 });
    reply.header('content-encoding', 'gzip').send(await answer.gzip);
  } else {
    reply.send(identity);
  }
}

/** For an answer to one reader: compressed like the others, and forgotten. */
export async function sendOnce(request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<void> {
  await deliver(request, reply, await pack(answer));
}
