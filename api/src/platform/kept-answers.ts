import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 1_024;

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** An answer as bytes: serialised and compressed once, sent many times. */
interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

export interface KeptAnswers {
  /** Sends the kept answer for this key, or makes it, once for all who wait. */
  send(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<Answer>): Promise<void>;
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
  const making = new Map<string, Promise<KeptAnswer>>();
  let epoch = 0;
  let hits = 0;
  let misses = 0;

  const produce = (key: string, make: () => Promise<Answer>): Promise<KeptAnswer> => {
    const underWay = making.get(key);
    if (underWay) return underWay;
    const startedIn = epoch;
    const result = make()
      .then(pack)
      .then((answer) => {
        if (enabled && startedIn === epoch && answer.status === 200) kept.set(key, answer);
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
      await deliver(request, reply, found ?? (await produce(key, make)));
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

const sizeOf = (answer: KeptAnswer) =>
  answer.identity.length + (answer.br?.length ?? 0) + (answer.gzip?.length ?? 0) + 1_000;

async function pack({ status, headers, body }: Answer): Promise<KeptAnswer> {
  const etag = `"${createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)}"`;
  if (body.length < SMALLEST_COMPRESSED) return { status, headers, etag, identity: body };
  const [br, gz] = await Promise.all([
    compressBrotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    compressGzip(body, { level: 6 }),
  ]);
  return { status, headers, etag, identity: body, br, gzip: gz };
}

function deliver(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  reply.code(answer.status).headers(answer.headers).header('etag', answer.etag).header('vary', 'accept-encoding');
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (answer.br && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(answer.br);
  if (answer.gzip && /\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(answer.gzip);
  return reply.send(answer.identity);
}
