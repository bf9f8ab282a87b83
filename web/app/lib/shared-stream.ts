import { type EventStream, openEventStream, type StreamEvent } from './event-stream.ts';

interface SharedOptions {
  /** Who listens: the tabs of another user share nothing with these. */
  userId: string;
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  /** Asked in the tab that listens: what it does not take, no tab hears of. */
  takes(event: StreamEvent): Promise<boolean>;
  /** Called in every tab. */
  onEvent(event: StreamEvent): void;
  onRefused(): Promise<'over' | 'replaced'>;
}

/**
 * One connection for all tabs of a browser, which may open only six to a server: whoever holds the lock listens and tells
 * the others. When that tab goes, the next one takes over after the last event that it heard of.
 */
export function shareEventStream({ userId, open, takes, onEvent, onRefused }: SharedOptions): EventStream {
  const name = `tradewind-events:${userId}`;
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  let lastEventId: string | undefined;
  let stream: EventStream | undefined;

  const hear = (event: StreamEvent) => {
    lastEventId = event.id ?? lastEventId;
    onEvent(event);
  };
  channel.onmessage = ({ data }: MessageEvent<StreamEvent | 'here'>) => {
    if (data !== 'here') hear(data);
    // A tab that comes later learns where the stream stands, should it have to take over.
    else if (stream) channel.postMessage({ id: lastEventId, kind: 'stream.opened', data: { missed: false } });
  };
  channel.postMessage('here');

  const lead = () =>
    new Promise<void>((resolve) => {
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
      stream = openEventStream({
        open,
        lastEventId,
        onRefused,
        onEvent: async (event) => {
          if (!(await takes(event))) return;
          channel.postMessage(event);
          hear(event);
        },
      });
    });
  void navigator.locks.request(name, { signal: closing.signal }, lead).catch(() => {});

  return {
    wake: () => stream?.wake(),
    close: () => {
      stream?.close();
      closing.abort();
      channel.close();
    },
  };
}
