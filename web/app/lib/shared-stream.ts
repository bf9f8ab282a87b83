import { STREAM_EVENTS } from '@tradewind/contract/events';
import { type EventStream, openEventStream, type StreamEvent } from './event-stream.ts';

interface SharedOptions {
  /** Tabs share a stream per user. */
  userId: string;
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  /** Called in the tab that owns the stream. Events that it does not take reach no tab. */
  takes(event: StreamEvent): Promise<boolean>;
  /** Called in every tab. */
  onEvent(event: StreamEvent): void;
  onRefused(): Promise<'over' | 'replaced'>;
}

/**
 * Shares one connection among all tabs, since a browser may open only six to a server. The tab that holds the lock listens
 * and forwards events. When it closes, another tab resumes after the last event it received.
 */
export function shareEventStream({ userId, open, takes, onEvent, onRefused }: SharedOptions): EventStream {
  const name = `tradewind-events:${userId}`;
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  let lastEventId: string | undefined;
  let stream: EventStream | undefined;
  let isOpen = false;

  const hear = (event: StreamEvent) => {
    lastEventId = event.id ?? lastEventId;
    onEvent(event);
  };
  channel.onmessage = ({ data }: MessageEvent<StreamEvent | 'here'>) => {
    if (data !== 'here') hear(data);
    // Tells a new tab the last event id, in case it has to take over. A stream that is not open yet misses events, so the
    // tab reads its data again when it opens.
    else if (isOpen) channel.postMessage({ id: lastEventId, kind: STREAM_EVENTS.opened, data: { missed: false } });
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
          if (event.kind === STREAM_EVENTS.opened) isOpen = true;
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
