import { queryOptions } from '@tanstack/react-query';
import { blocksApi } from '@tradewind/contract/blocks';
import { MESSAGES_PER_PAGE, messagesApi } from '@tradewind/contract/messages';
import { addressOf, keyOf, read } from '../../lib/api.ts';
import { readPage } from '../../lib/pages.ts';
import { apiOf } from '../../lib/query-client.ts';
import type { FetchApi } from '../../lib/request.ts';
import { type Thread, withNewest } from './thread.ts';

/** Refetched on each visit, since changes in between were not tracked. */
const onEachVisit = { refetchOnMount: 'always' } as const;

export const EVERY_CONVERSATION = keyOf(messagesApi.aboutBoat);

/** The newest messages and all unread ones. A refetch keeps the older messages that are already loaded. */
export const messagesQuery = (boatId: number, otherId: string) => {
  const queryKey = [...EVERY_CONVERSATION, boatId, otherId];
  const query = { with: otherId, limit: MESSAGES_PER_PAGE, unread: 'all' } as const;
  return queryOptions<Thread>({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const newest = await readThread(
        apiOf(client),
        addressOf(messagesApi.aboutBoat, { params: { boatId }, query }),
        signal,
      );
      return withNewest(client.getQueryData<Thread>(queryKey), newest);
    },
    // Reopening the chat starts at its end again.
    gcTime: 0,
    ...onEachVisit,
  });
};

export async function readThread(api: FetchApi, address: string, signal?: AbortSignal): Promise<Thread> {
  const { items, next } = await readPage(api, messagesApi.aboutBoat, address, signal);
  return { messages: items, older: next };
}

export const blockedQuery = queryOptions({ ...read(blocksApi.list), ...onEachVisit });
