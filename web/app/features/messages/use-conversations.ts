import { useQuery } from '@tanstack/react-query';
import type { Conversation } from '@tradewind/contract/messages';
import { useCurrentUser } from '../../lib/current-user.ts';
import { conversationsQuery } from './message-queries.ts';
import { useLiveMessages } from './use-live-messages.ts';

/** The signed-in user's conversations as they are now; undefined until they have been read. */
export function useConversations(): Conversation[] | undefined {
  const { user } = useCurrentUser();
  useLiveMessages();
  return useQuery({ ...conversationsQuery, enabled: user !== null }).data;
}
