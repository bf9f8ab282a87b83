import { queryOptions } from '@tanstack/react-query';
import type { Conversation } from '@tradewind/contract/messages';

/** Asked for again on each visit: a message may have been sent from a boat's page just now. */
export const conversationsQuery = queryOptions<Conversation[]>({
  queryKey: ['/api/messages/conversations'],
  refetchOnMount: 'always',
});
