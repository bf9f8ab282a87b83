import { STREAM_EVENTS } from '@tradewind/contract/events';
import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  id: string | undefined;
  kind: string;
  data: unknown;
}

interface StreamOptions {
  /** Requests the events after this one. */
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  onEvent(event: StreamEvent): void;
  /** Called when the server refuses the token. Resolves to `replaced` when a new token is worth another try. */
  onRefused(): Promise<'over' | 'replaced'>;
  lastEventId?: string | undefined;
  /** The first delay between attempts, which doubles each time. */
  firstWaitMs?: number;
}

export interface EventStream {
  /** Retries now, since the network or the user is back. */
  wake(): void;
  close(): void;
}

const LONGEST_WAIT_MS = 30_000;
/** The server sends something every 20 seconds, so a connection that is silent for longer is dead. */
const LONGEST_SILENCE_MS = 50_000;

/** An event stream that resumes after the last event when it breaks, with exponential backoff. */
export function openEventStream({ firstWaitMs = 500, ...options }: StreamOptions): EventStream {
  let lastEventId = options.lastEventId;
  let failures = 0;
  let displaced = false;
  let wake = () => {};
  const closing = new AbortController();
  const { signal } = closing;

  const hear = (event: StreamEvent) => {
    if (event.id !== undefined) lastEventId = event.id;
    if (event.kind === STREAM_EVENTS.opened) failures = 0;
    displaced = event.kind === STREAM_EVENTS.displaced;
    options.onEvent(event);
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      // A displaced stream reconnects only when the user returns to this browser.
      const timer = displaced ? undefined : setTimeout(resolve, milliseconds);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      wake = end;
      signal.addEventListener('abort', end, { once: true });
    });
  const listen = async () => {
    while (!signal.aborted) {
      const asked = await readOnce(options.open, lastEventId, hear, signal).catch(() => 0);
      if (signal.aborted) return;
      if (asked === 'refused' && (await options.onRefused()) === 'over') return;
      const doubled = Math.min(firstWaitMs * 2 ** failures++, LONGEST_WAIT_MS);
      // Adds jitter, so that clients do not all reconnect at once after a restart.
      await pause(Math.max(asked === 'refused' ? 0 : asked, doubled * (0.5 + Math.random() / 2)));
      displaced = false;
    }
  };
  void listen();
  return { wake: () => wake(), close: () => closing.abort() };
}

/** Reads one connection to its end. Returns the delay that the server requests. */
async function readOnce(
  open: StreamOptions['open'],
  lastEventId: string | undefined,
  hear: (event: StreamEvent) => void,
  closing: AbortSignal,
): Promise<number | 'refused'> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
  try {
    const response = await open(lastEventId, AbortSignal.any([closing, silence.signal]));
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok || !response.body) return 1_000 * (Number(response.headers.get('Retry-After')) || 0);
    const parser = createParser({
      onEvent: ({ id, event, data }) => hear({ id, kind: event ?? 'message', data: JSON.parse(data) }),
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), LONGEST_SILENCE_MS);
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
    return 0;
  } finally {
    clearTimeout(timer);
  }
}
