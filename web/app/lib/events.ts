import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import { paths } from '@tradewind/contract/paths';
import { createEventSource } from 'eventsource-client';
import { fetchApi } from './request.ts';
import { announceServerEvent } from './server-events.ts';
import { clearToken, isReplacingToken, readToken } from './session.ts';

const handlers: { [K in ServerEventKind]?: (data: ServerEventData<K>) => void } = {
  'session.ended': ({ reason }) => {
    clearToken();
    window.location.assign(reason === 'logout' ? paths.home : `${paths.home}?error=token_expired`);
  },
};

/** Listens to the server while signed in; a lost connection is taken up again where it broke. */
export function listenToServer(): () => void {
  let listensWith: string | null = null;
  const isOurs = () => readToken() === listensWith && !isReplacingToken();
  const source = createEventSource({
    url: new URL('/api/events', window.location.origin),
    fetch: async (url, init) => {
      listensWith = readToken();
      const response = await fetchApi(String(url), init as RequestInit);
      if (response.status === 401 && isOurs()) {
        source.close();
        clearToken();
      }
      if (!response.ok) throw new Error(`The event stream answered ${response.status}`);
      return response;
    },
    onMessage: ({ event, data }) => {
      if (event === undefined || !isOurs()) return;
      if (event === 'session.ended') handlers[event]?.(JSON.parse(data));
      announceServerEvent(event, JSON.parse(data));
    },
  });
  return () => source.close();
}
