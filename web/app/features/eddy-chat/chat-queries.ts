import { queryOptions } from '@tanstack/react-query';
import { type EddyChat, type EddyChatWithMessages, eddyCalls } from '@tradewind/contract/eddy';

export const chatsKey = [eddyCalls.chats] as const;

export const chatsQuery = queryOptions<EddyChat[]>({ queryKey: chatsKey });

export const chatQuery = (id: number) => queryOptions<EddyChatWithMessages>({ queryKey: [...chatsKey, id] });
