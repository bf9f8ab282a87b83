import { queryOptions } from '@tanstack/react-query';
import { messagesApi } from '@tradewind/contract/messages';
import { read } from '../../lib/api.ts';

/** Refetched on each visit, since messages may have been sent meanwhile. */
export const conversationsQuery = queryOptions({
  ...read(messagesApi.conversations),
  refetchOnMount: 'always',
});
