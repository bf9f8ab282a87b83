import { setTimeout as sleep } from 'node:timers/promises';
import { serverEvents } from '@tradewind/contract/events';
import { z } from 'zod';
import type { StoredEvent } from './events.ts';

const RETRY_MS = [100, 250, 500, 1_000, 2_000];

interface Source {
  newestId(): Promise<number>;
  /** The next page of events after this id, in order; empty when there are none. */
  after(id: number): Promise<StoredEvent[]>;
}

interface Options {
  source: Source;
  deliver(event: StoredEvent): void;
  log?: ((message: string) => void) | undefined;
}

interface EventFeed {
  /** Handles a notice: an event, or a signal that there is one to read from the table. */
  notice(payload: string): void;
  /** For when notices may have been missed: reads the events since the last one delivered, retrying until it succeeds. */
  catchUp(): Promise<void>;
  /** The id of the last event delivered. */
  readonly position: number;
  close(): void;
}

const wholeEvent = z.object({
  id: z.int(),
  userId: z.string().nullable(),
  kind: z.string().refine((kind) => kind in serverEvents),
  data: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodType<StoredEvent>;

/**
 * Delivers every event once, in order of ids: from its notice while there can be no gap, otherwise from the table. Notices that
 * arrive during catch-up only cause another read; delivering them would move the position past the gap.
 */
export function createEventFeed({ source, deliver, log }: Options): EventFeed {
  let position: number | undefined;
  let reading: Promise<void> | undefined;
  let again = false;
  let closed = false;

  const pass = (event: StoredEvent) => {
    if (position !== undefined && event.id <= position) return;
    position = event.id;
    deliver(event);
  };
  const readAll = async () => {
    if (position === undefined) {
      position = await source.newestId();
      return;
    }
    for (let page = await source.after(position); page.length > 0; page = await source.after(position))
      page.forEach(pass);
  };
  const readUntilDone = async () => {
    for (let failures = 0; again && !closed; ) {
      again = false;
      try {
        await readAll();
        failures = 0;
      } catch (error) {
        again = true;
        log?.(`reading events failed: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(RETRY_MS[Math.min(failures++, RETRY_MS.length - 1)], undefined, { ref: false });
      }
    }
    reading = undefined;
  };
  const catchUp = () => {
    again = true;
    reading ??= readUntilDone();
    return reading;
  };

  return {
    notice(payload) {
      const event = reading ? undefined : parse(payload);
      if (event && position !== undefined) pass(event);
      else void catchUp();
    },
    catchUp,
    get position() {
      return position ?? 0;
    },
    close() {
      closed = true;
    },
  };
}

/** Undefined for anything but a whole event, such as the notice of an event that is too large for one. */
function parse(payload: string): StoredEvent | undefined {
  try {
    return wholeEvent.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
