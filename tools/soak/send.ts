import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';

export interface SoakRequest {
  kind: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Sends the body in chunks of this size. */
  chunkBytes?: number;
  /** Hangs up after this many milliseconds, as visitors do. */
  hangUpAfter?: number;
}

/** Resolves to the status of the response, or 0 if the connection ended without one. */
export type Send = (request: SoakRequest) => Promise<number>;

const PATIENCE_MS = 120_000;

/** Sends URLs unchanged; `fetch` would normalize the malformed ones. */
export function createSender(base: string): { send: Send; close(): void } {
  const { hostname, port } = new URL(base);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send: Send = ({ method, path, headers = {}, body, chunkBytes, hangUpAfter }) =>
    new Promise((resolve) => {
      const sending = httpRequest({ hostname, port, agent, method, path, headers, timeout: PATIENCE_MS });
      const hangUp = hangUpAfter === undefined ? undefined : setTimeout(() => sending.destroy(), hangUpAfter);
      sending.on('timeout', () => sending.destroy());
      sending.on('error', () => resolve(0));
      sending.on('close', () => {
        clearTimeout(hangUp);
        resolve(0);
      });
      sending.on('response', (answer: IncomingMessage) => {
        answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', () => resolve(0));
        answer.resume();
      });
      if (chunkBytes) for (const chunk of piecesOf(body ?? '', chunkBytes)) sending.write(chunk);
      sending.end(chunkBytes ? undefined : body);
    });
  return { send, close: () => agent.destroy() };
}

function* piecesOf(body: string | Uint8Array, size: number): Generator<Buffer> {
  const bytes = Buffer.from(body);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
