import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@tradewind/contract/messages';
import { useEffect } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { onServerEvent } from '../../lib/server-events.ts';
import { partnerOf, withAllRead, withMessage, withNews, withoutMessage } from './message-cache.ts';
import { conversationsQuery, EVERY_CONVERSATION, messagesQuery } from './message-queries.ts';

/** While something shows messages, what the server tells of them is in the cache at once. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  const userId = useCurrentUser().user?.id;
  useEffect(() => (userId === undefined ? undefined : followMessages(client, userId)), [client, userId]);
}

function followMessages(client: QueryClient, userId: string): () => void {
  const stops = [
    onServerEvent('message.created', ({ subjectId, message }) => showMessage(client, userId, subjectId, message)),
    onServerEvent('message.deleted', ({ id }) => hideMessage(client, id)),
    onServerEvent('messages.read', ({ subjectId: boatId, otherId }) =>
      client.setQueryData(conversationsQuery.queryKey, (list) => list && withAllRead(list, { boatId, otherId })),
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A poll that is under way may have been answered before this message was written: it is not waited for. */
export function showMessage(client: QueryClient, userId: string, boatId: number, message: Message): void {
  const otherId = partnerOf(message, userId);
  const { queryKey } = messagesQuery(boatId, otherId);
  if (client.getQueryData(queryKey)) {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (list) => list && withMessage(list, message));
  }
  const list = client.getQueryData(conversationsQuery.queryKey);
  const news = list && withNews(list, { boatId, otherId }, message);
  if (news) client.setQueryData(conversationsQuery.queryKey, news);
  else void client.invalidateQueries(conversationsQuery);
}

export function hideMessage(client: QueryClient, id: number): void {
  void client.cancelQueries({ queryKey: EVERY_CONVERSATION });
  client.setQueriesData<Message[]>({ queryKey: EVERY_CONVERSATION }, (list) => list && withoutMessage(list, id));
  void client.invalidateQueries(conversationsQuery);
}
