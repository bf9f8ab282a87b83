import { useChat } from '@ai-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { eddyApi } from '@tradewind/contract/eddy';
import { DefaultChatTransport } from 'ai';
import { useEffect, useMemo, useRef } from 'react';
import { fetchApi } from '../../lib/request.ts';
import { chatQuery, chatsKey } from './chat-queries.ts';
import { type ChatMessage, textOf } from './eddy-message.ts';

interface Options {
  chatId: number | undefined;
  messages: ChatMessage[];
  /** Called with the id that the server assigned to a new chat. */
  onChatId(id: number): void;
}

/** A conversation with Eddy. The server has its history, so the client sends only the question. */
export function useEddyChat({ chatId, messages, onChatId }: Options) {
  const client = useQueryClient();
  const known = useRef(chatId);
  const transport = useMemo(
    () =>
      new DefaultChatTransport<ChatMessage>({
        api: eddyApi.ask.path,
        fetch: (address, init) => fetchApi(String(address), init),
        prepareSendMessagesRequest: ({ messages: all, trigger }) => {
          const chat = known.current === undefined ? {} : { chatId: known.current };
          const question = all.findLast(({ role }) => role === 'user');
          const again = trigger === 'regenerate-message' && known.current !== undefined;
          return { body: again ? { ...chat, retry: true } : { ...chat, message: question ? textOf(question) : '' } };
        },
      }),
    [],
  );
  const chat = useChat<ChatMessage>({
    transport,
    messages,
    throttle: 50,
    onFinish: () => {
      // The cached chat is out of date now.
      if (known.current !== undefined) client.removeQueries(chatQuery(known.current));
      void client.invalidateQueries({ queryKey: chatsKey, exact: true });
    },
  });

  const numbered = chat.messages.at(-1)?.metadata?.chatId;
  useEffect(() => {
    if (numbered === undefined || known.current === numbered) return;
    known.current = numbered;
    onChatId(numbered);
  }, [numbered, onChatId]);

  return { ...chat, isBusy: chat.status === 'submitted' || chat.status === 'streaming' };
}
