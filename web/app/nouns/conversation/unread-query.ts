import { messagesApi } from '@tradewind/contract/messages';
import { read } from '../../lib/api.ts';

/** Apart from the other queries: every page shows the count, and needs nothing else of them. */
export const unreadQuery = read(messagesApi.unread);
