import { eddyApi } from '@tradewind/contract/eddy';
import { keyOf, read } from '../../lib/api.ts';

export const chatsKey = keyOf(eddyApi.chats);

export const chatsQuery = read(eddyApi.chats);

export const chatQuery = (id: number) => read(eddyApi.chat, { params: { id } });
