import { queryOptions } from '@tanstack/react-query';
import type { UnreadMessages } from '@tradewind/contract/messages';

/** Apart from the other queries: every page shows the count, and needs nothing else of them. */
export const unreadQuery = queryOptions<UnreadMessages>({ queryKey: ['/api/messages/unread'] });
