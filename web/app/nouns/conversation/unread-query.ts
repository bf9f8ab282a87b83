import { messagesApi } from '@tradewind/contract/messages';
import { read } from '../../lib/api.ts';

/** In its own file, since every page shows the count but needs no other query. */
export const unreadQuery = read(messagesApi.unread);
