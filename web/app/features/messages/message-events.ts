import type { QueryClient } from '@tanstack/react-query';
import type { Message } from '@tradewind/contract/messages';
import { messagesApi } from '@tradewind/contract/messages';
import { currentUserQuery } from '../../lib/current-user.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { conversationsQuery } from '../../nouns/conversation/conversations-query.ts';
import { unreadQuery } from '../../nouns/conversation/unread-query.ts';
import { partnerOf, withAllRead, withNews } from './message-cache.ts';
import { EVERY_CONVERSATION, messagesQuery } from './message-queries.ts';
import { type Thread, withMessage, withoutMessage } from './thread.ts';

/** Puts message events into the cache. */
export const messageEvents: FeatureEvents = {
  updates: [messagesApi.send.path],
  on: {
    'message.created': ({ subjectId, message }, client) => {
      const userId = client.getQueryData(currentUserQuery.queryKey)?.id;
      if (userId !== undefined) showMessage(client, userId, subjectId, message);
    },
    'message.deleted': ({ id }, client) => hideMessage(client, id),
    'messages.read': ({ subjectId: boatId, otherId }, client) => {
      client.setQueryData(conversationsQuery.queryKey, (list) => list && withAllRead(list, { boatId, otherId }));
      void client.invalidateQueries(unreadQuery);
    },
  },
};

/** Cancels a pending poll, whose response may predate this message. */
export function showMessage(client: QueryClient, userId: string, boatId: number, message: Message): void {
  const otherId = partnerOf(message, userId);
  if (message.receiverId === userId) void client.invalidateQueries(unreadQuery);
  const { queryKey } = messagesQuery(boatId, otherId);
  if (client.getQueryData(queryKey)) {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (thread) => thread && withMessage(thread, message));
  }
  const list = client.getQueryData(conversationsQuery.queryKey);
  const news = list && withNews(list, { boatId, otherId }, message);
  if (news) client.setQueryData(conversationsQuery.queryKey, news);
  else void client.invalidateQueries(conversationsQuery);
}

export function hideMessage(client: QueryClient, id: number): void {
  void client.cancelQueries({ queryKey: EVERY_CONVERSATION });
  client.setQueriesData<Thread>({ queryKey: EVERY_CONVERSATION }, (thread) => thread && withoutMessage(thread, id));
  void client.invalidateQueries(unreadQuery);
  void client.invalidateQueries(conversationsQuery);
}
