import { Worker } from 'node:worker_threads';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Letterhead, Paper } from './paper.ts';
import type { RenderAnswer, RenderRequest } from './pdf-thread.ts';

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

const MEGABYTES = 160;
const IDLE_MS = 60_000;
/** About fifteen seconds of work; later requests are asked to come back. */
const MOST_WAITING = 30;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/**
 * Lays out a document in a thread of its own: it takes up to half a second, in which nobody else would get an answer. The thread
 * starts with the first document and ends after a minute without one.
 */
export function renderApart(paper: Paper, letterhead: Letterhead): Promise<Buffer> {
  if (waiting.size >= MOST_WAITING) return Promise.reject(tooBusy());
  return new Promise((resolve, reject) => {
    const id = ++last;
    waiting.set(id, { resolve, reject });
    clearTimeout(idle);
    thread ??= start();
    thread.postMessage({ id, paper, letterhead } satisfies RenderRequest);
  });
}

const tooBusy = () =>
  new Refusal('unavailable', 'Many documents are being written right now. Please try again in a moment.', {
    retryAfterSeconds: 15,
  });

function start(): Worker {
  const started = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    env: {},
  });
  started.on('message', (answer: RenderAnswer) => settle(answer));
  started.on('error', (error: Error) => end(started, error));
  started.on('exit', () => end(started, new Error('The thread that lays out documents has ended.')));
  started.unref();
  return started;
}

function settle(answer: RenderAnswer): void {
  const waiter = waiting.get(answer.id);
  waiting.delete(answer.id);
  if ('bytes' in answer) waiter?.resolve(Buffer.from(answer.bytes));
  else waiter?.reject(new Error(answer.error));
  if (waiting.size > 0) return;
  idle = setTimeout(() => {
    void thread?.terminate();
    thread = undefined;
  }, IDLE_MS);
  idle.unref();
}

/** Everything that still waits fails; the next document gets a new thread. */
function end(ended: Worker, error: Error): void {
  if (thread !== ended) return;
  thread = undefined;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
