import { queryOptions } from '@tanstack/react-query';
import { blocksApi } from '@tradewind/contract/blocks';
import { pathOf } from '@tradewind/contract/endpoint';
import { MESSAGES_PER_PAGE, messagesApi } from '@tradewind/contract/messages';
import { keyOf, read } from '../../lib/api.ts';
import { nextPageIn } from '../../lib/next-page.ts';
import { apiOf } from '../../lib/query-client.ts';
import { type FetchApi, queryFailureOf } from '../../lib/request.ts';
import { type Thread, withNewest } from './thread.ts';

/** Refetched on each visit, since changes in between were not tracked. */
const onEachVisit = { refetchOnMount: 'always' } as const;

export const EVERY_CONVERSATION = keyOf(messagesApi.aboutBoat);

/** The newest messages and all unread ones. A refetch keeps the older messages that are already loaded. */
export const messagesQuery = (boatId: number, otherId: string) => {
  const queryKey = [...EVERY_CONVERSATION, boatId, otherId];
  const query = new URLSearchParams({ with: otherId, limit: String(MESSAGES_PER_PAGE), unread: 'all' });
  return queryOptions<Thread>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const newest = await readThread(apiOf(client), `${pathOf(messagesApi.aboutBoat, { boatId })}?${query}`, signal);
      return withNewest(client.getQueryData<Thread>(queryKey), newest);
    },
    // Reopening the chat starts at its end again.
    gcTime: 0,
    ...onEachVisit,
  });
};

export async function readThread(api: FetchApi, address: string, signal?: AbortSignal): Promise<Thread> {
  const response = await api(address, signal ? { signal } : {});
  if (!response.ok) throw await queryFailureOf(response);
  return { messages: await response.json(), older: nextPageIn(response.headers.get('Link')) };
}

export const blockedQuery = queryOptions({ ...read(blocksApi.list), ...onEachVisit });
