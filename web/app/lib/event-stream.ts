import { createParser } from 'eventsource-parser';

export interface StreamEvent {
  id: string | undefined;
  kind: string;
  data: unknown;
}

interface StreamOptions {
  /** Asks the server, from after this event on. */
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  onEvent(event: StreamEvent): void;
  /** The server does not know this sign-in; answers whether it is over, or was replaced and is worth another try. */
  onRefused(): Promise<'over' | 'replaced'>;
  lastEventId?: string | undefined;
  /** The first wait; each that follows is twice as long. */
  firstWaitMs?: number;
}

export interface EventStream {
  /** Worth trying now: the network is back, or somebody looks. */
  wake(): void;
  close(): void;
}

const LONGEST_WAIT_MS = 30_000;
/** The server says something every 20 seconds; a connection that is silent for longer is dead without knowing it. */
const LONGEST_SILENCE_MS = 50_000;

/** An event stream that comes back by itself, where it broke, and waits longer each time it cannot. */
export function openEventStream({ firstWaitMs = 500, ...options }: StreamOptions): EventStream {
  let lastEventId = options.lastEventId;
  let failures = 0;
  let displaced = false;
  let wake = () => {};
  const closing = new AbortController();
  const { signal } = closing;

  const hear = (event: StreamEvent) => {
    if (event.id !== undefined) lastEventId = event.id;
    if (event.kind === 'stream.opened') failures = 0;
    displaced = event.kind === 'stream.displaced';
    options.onEvent(event);
  };
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      // Nobody sits before a browser that was displaced until somebody does.
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
      // Spread, so that a server that was restarted is not met by everybody at once.
      await pause(Math.max(asked === 'refused' ? 0 : asked, doubled * (0.5 + Math.random() / 2)));
      displaced = false;
    }
  };
  void listen();
  return { wake: () => wake(), close: () => closing.abort() };
}

/** Reads one connection to its end; answers how long the server asks to stay away. */
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
