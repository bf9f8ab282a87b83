import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '@tradewind/contract/messages';
import { useCurrentUser } from '../../lib/current-user.ts';
import { unreadIn } from './message-cache.ts';
import { conversationsQuery } from './message-queries.ts';
import { useLiveMessages } from './use-live-messages.ts';

export interface Conversations {
  /** Undefined while they are on their way, or when they could not be read. */
  list: Conversation[] | undefined;
  unread: number;
  failed: boolean;
  retry: () => void;
}

/** The signed-in user's conversations, newest first, as they are now. */
export function useConversations(): Conversations {
  const { user } = useCurrentUser();
  useLiveMessages();
  const { data, isError, refetch } = useQuery({ ...conversationsQuery, enabled: user !== null });
  return {
    list: data,
    unread: unreadIn(data ?? []),
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
