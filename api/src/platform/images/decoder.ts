import type { WebpOptions } from 'sharp';
import type { DecodeLimits, DecodeRefusal } from './decode.ts';
import type { DecodePurpose, DecoderReply, DecoderSettings } from './decoder-messages.ts';
import { createGate } from './gate.ts';
import type { Reencoded } from './reencode.ts';
import { type DecoderProcess, startDecoder } from './start-decoder.ts';

export interface DecoderOptions {
  /** How many images the process works on at once. */
  concurrency?: number;
  limits?: Partial<DecodeLimits>;
  sharedMemory?: number;
  maxResident?: number;
  /** An idle process that uses more memory than this is replaced. */
  maxIdleResident?: number;
  /** An idle process is stopped after this time. */
  idleMs?: number;
  /** A process that does not reply for this long is killed. */
  silentMs?: number;
  onFailure?: (message: string) => void;
}

type Decoded = Reencoded | DecodeRefusal | 'undecodable';

export interface ImageDecoder {
  /** Decodes an image file and encodes it in all our widths, in a process with limited memory. */
  reencode(path: string, encoding?: WebpOptions): Promise<Decoded>;
  /** The same, but encodes a single JPEG. */
  preview(path: string): Promise<Decoded>;
  /** Undefined while no process runs. */
  readonly pid: number | undefined;
  close(): void;
}

const MB = 1_000_000;

/** The memory suffices for 60 megapixels with four 8-bit channels. AVIF takes six times as much per pixel. */
const LIMITS: DecodeLimits = { maxPixels: 60_000_000, maxMemory: 240 * MB, timeoutSeconds: 20 };

type Outcome = Reencoded | DecodeRefusal | { failure: string } | { ended: 'killed' | 'silent'; alone: boolean };

/** Starts the process on demand, and again after it ended. */
export function createDecoder(options: DecoderOptions = {}): ImageDecoder {
  const { concurrency = 2, silentMs = 60_000, idleMs = 60_000, maxIdleResident = 200 * MB, onFailure } = options;
  const settings: DecoderSettings = {
    limits: { ...LIMITS, ...options.limits },
    sharedMemory: options.sharedMemory ?? 128 * MB,
    maxResident: options.maxResident ?? 512 * MB,
  };
  const slots = createGate(concurrency);
  const waiting = new Map<number, { settle: (outcome: Outcome) => void; timer: NodeJS.Timeout }>();
  let current: DecoderProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let silent = false;

  const stop = () => {
    clearTimeout(idle);
    current?.kill();
    current = undefined;
  };

  const start = (): DecoderProcess => {
    silent = false;
    const started = startDecoder(settings, {
      onReply({ id, result, resident }: DecoderReply) {
        settle(id, result);
        if (waiting.size > 0 || current !== started) return;
        if (resident > maxIdleResident) stop();
        else idle = setTimeout(stop, idleMs).unref();
      },
      onEnd(lastWords) {
        // We stopped it while it was idle.
        if (current !== started) return;
        current = undefined;
        onFailure?.(`the image decoder ${lastWords}`);
        const alone = waiting.size === 1;
        for (const id of waiting.keys()) settle(id, { ended: silent ? 'silent' : 'killed', alone });
      },
    });
    return started;
  };

  const settle = (id: number, outcome: Outcome) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asked?.timer);
    asked?.settle(outcome);
  };

  const ask = (path: string, purpose: DecodePurpose, encoding?: WebpOptions): Promise<Outcome> =>
    new Promise((resolve) => {
      clearTimeout(idle);
      current ??= start();
      const id = ++lastId;
      const giveUp = () => {
        silent = true;
        current?.kill();
      };
      waiting.set(id, { settle: resolve, timer: setTimeout(giveUp, silentMs) });
      current.send({ id, path, purpose, encoding });
    });

  const decode = async (path: string, purpose: DecodePurpose, encoding?: WebpOptions): Promise<Decoded> => {
    let outcome = await slots.run(1, () => ask(path, purpose, encoding));
    // Several images were being decoded when the process died: retrying this one alone shows whether it is to blame.
    if (isEnd(outcome) && !outcome.alone) outcome = await slots.run(concurrency, () => ask(path, purpose, encoding));
    if (isEnd(outcome)) return outcome.ended === 'silent' ? 'timed-out' : 'undecodable';
    if (typeof outcome === 'string' || !('failure' in outcome)) return outcome;
    onFailure?.(outcome.failure);
    return 'undecodable';
  };

  return {
    reencode: (path, encoding) => decode(path, 'photo', encoding),
    preview: (path) => decode(path, 'preview'),
    get pid() {
      return current?.pid;
    },
    close() {
      stop();
      for (const id of waiting.keys()) settle(id, { ended: 'killed', alone: true });
    },
  };
}

const isEnd = (outcome: Outcome): outcome is Extract<Outcome, { ended: string }> =>
  typeof outcome === 'object' && 'ended' in outcome;
