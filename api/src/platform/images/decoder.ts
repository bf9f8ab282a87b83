import type { WebpOptions } from 'sharp';
import type { DecodeLimits, DecodeRefusal } from './decode.ts';
import type { DecodePurpose, DecoderReply, DecoderSettings } from './decoder-messages.ts';
import { createGate } from './gate.ts';
import type { Reencoded } from './reencode.ts';
import { type DecoderProcess, startDecoder } from './start-decoder.ts';

export interface DecoderOptions {
  /** How many images are handed to the process at once. */
  concurrency?: number;
  limits?: Partial<DecodeLimits>;
  sharedMemory?: number;
  maxResident?: number;
  /** A process that holds more than this without work is replaced. */
  maxIdleResident?: number;
  /** A process without work ends after this. */
  idleMs?: number;
  /** A process that does not answer for this long is killed. */
  silentMs?: number;
  onFailure?: (message: string) => void;
}

export type Decoded = Reencoded | DecodeRefusal | 'undecodable';

export interface ImageDecoder {
  /** Decodes an image file and encodes it in all our widths, in a process whose memory is limited. */
  reencode(path: string, encoding?: WebpOptions): Promise<Decoded>;
  /** The same with one JPEG as its only file. */
  preview(path: string): Promise<Decoded>;
  /** Of the running process, if one runs. */
  readonly pid: number | undefined;
  close(): void;
}

const MB = 1_000_000;

/** 60 megapixels of four channels of a byte; AVIF takes six times as much for a pixel. */
const LIMITS: DecodeLimits = { maxPixels: 60_000_000, maxMemory: 240 * MB, timeoutSeconds: 20 };

type Outcome = Reencoded | DecodeRefusal | { failure: string } | { ended: 'killed' | 'silent'; alone: boolean };

/** Starts the process when it is first needed, and again after it ended. */
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
        // Stopped by us while it had nothing to do.
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
    // Two images were in work, and one of them ended the process: alone it shows which.
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
