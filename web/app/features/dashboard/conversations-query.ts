import { queryOptions } from '@tanstack/react-query';
import { messagesApi } from '@tradewind/contract/messages';
import { read } from '../../lib/api.ts';

/** Asked for again on each visit: a message may have been sent from a boat's page just now. */
export const conversationsQuery = queryOptions({
  ...read(messagesApi.conversations),
  refetchOnMount: 'always',
});
