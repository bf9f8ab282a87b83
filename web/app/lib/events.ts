import type { QueryClient } from '@tanstack/react-query';
import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import { eventsApi, STREAM_EVENTS } from '@tradewind/contract/events';
import { paths } from '@tradewind/contract/paths';
import { type EventStream, openEventStream, type StreamEvent } from './event-stream.ts';
import { type FeatureEvents, notifyFeatures, readAgain } from './feature-events.ts';
import { fetchApi } from './request.ts';
import { clearToken, isStillOurs, markSessionOver, readToken } from './session.ts';
import { shareEventStream } from './shared-stream.ts';

interface Listening {
  userId: string;
  features: readonly FeatureEvents[];
  client: QueryClient;
}

/** Listens to server events while signed in, and refetches what may have changed without an event. */
export function listenToServer({ userId, features, client }: Listening): () => void {
  let listensWith: string | null = null;

  let opened = false;
  const options = {
    userId,
    open: (lastEventId: string | undefined, signal: AbortSignal) => {
      listensWith = readToken();
      return fetchApi(eventsApi.stream.path, { signal, headers: lastEventId ? { 'Last-Event-ID': lastEventId } : {} });
    },
    onRefused: async () => {
      if (!(await isStillOurs(listensWith))) return 'replaced' as const;
      if (listensWith !== null) markSessionOver(listensWith);
      return 'over' as const;
    },
    // Ignores the end of a session that was replaced in the meantime.
    takes: async ({ kind }: StreamEvent) => kind !== 'session.ended' || isStillOurs(listensWith),
    onEvent: ({ kind, data }: StreamEvent) => {
      if (kind === STREAM_EVENTS.opened) {
        // Data loaded before the stream opened may have changed since.
        if (!opened || (data as { missed: boolean }).missed) readAgain(features, client);
        opened = true;
      } else if (kind === 'session.ended') {
        endSession(data as ServerEventData<'session.ended'>);
      } else notifyFeatures(kind as ServerEventKind, data as never, features, client);
    },
  };
  // Without https a browser may lack locks; then each tab opens its own stream.
  const alone = () =>
    openEventStream({ ...options, onEvent: async (event) => (await options.takes(event)) && options.onEvent(event) });
  const stream = 'locks' in navigator ? shareEventStream(options) : alone();
  const stopWatching = watchForReturn(stream);
  return () => {
    stopWatching();
    stream.close();
  };
}

/** Keeps the page after a password change, since the same person may sign in again. Other reasons leave it. */
function endSession({ reason }: ServerEventData<'session.ended'>): void {
  const token = readToken();
  if (reason === 'password_changed' && token !== null) {
    markSessionOver(token);
    return;
  }
  clearToken();
  window.location.assign(reason === 'logout' ? paths.home : `${paths.home}?error=token_expired`);
}

function watchForReturn(stream: EventStream): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') stream.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('focus', wake);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('focus', wake);
  };
}
