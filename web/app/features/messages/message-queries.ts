import { queryOptions } from '@tanstack/react-query';
import type { BlockedUser, Conversation, Message } from '@tradewind/contract/messages';

/** Asked for again on each visit: while nobody looked, nobody followed what happened. */
const onEachVisit = { refetchOnMount: 'always' } as const;

export const conversationsQuery = queryOptions<Conversation[]>({
  queryKey: ['/api/messages/conversations'],
  ...onEachVisit,
});

export const EVERY_CONVERSATION = ['/api/messages/boat'];

export const messagesQuery = (boatId: number, otherId: string) =>
  queryOptions<Message[]>({
    queryKey: [...EVERY_CONVERSATION, `${boatId}?with=${encodeURIComponent(otherId)}`],
    ...onEachVisit,
  });

export const blockedQuery = queryOptions<BlockedUser[]>({ queryKey: ['/api/users/blocked'], ...onEachVisit });
