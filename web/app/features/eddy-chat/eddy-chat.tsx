import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ChatHistory } from './chat-history.tsx';
import { chatQuery } from './chat-queries.ts';
import { ChatThread } from './chat-thread.tsx';
import classes from './eddy-chat.module.css';
import { chatMessage } from './eddy-message.ts';

interface Shown {
  /** Identifies the conversation on screen. A new one keeps its key when the server assigns its id. */
  key: number;
  chatId: number | undefined;
  prefilled: string;
}

/** The whole chat, loaded only for signed-in users. */
export default function EddyChat() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const asked = chatIdIn(search);
  const current = useRef(asked);
  const [shown, setShown] = useState<Shown>({ key: 0, chatId: asked, prefilled: search.get('text') ?? '' });

  const show = (chatId: number | undefined) => {
    current.current = chatId;
    setShown(({ key }) => ({ key: key + 1, chatId, prefilled: '' }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows only the URL
  useEffect(() => {
    if (asked !== current.current) show(asked);
  }, [asked]);

  const startNew = () => {
    show(undefined);
    if (asked !== undefined) void navigate(paths.eddyChat);
  };

  const onChatId = (id: number) => {
    current.current = id;
    void navigate(`${paths.eddyChat}?chat=${id}`, { replace: true, preventScrollReset: true });
  };

  return (
    <div className={classes.layout}>
      <ChatHistory current={asked} onNew={startNew} onDeleted={(id) => (id === asked ? startNew() : undefined)} />
      {shown.chatId === undefined ? (
        <ChatThread key={shown.key} chatId={undefined} messages={[]} prefilled={shown.prefilled} onChatId={onChatId} />
      ) : (
        <SavedChat
          key={shown.key}
          chatId={shown.chatId}
          prefilled={shown.prefilled}
          onChatId={onChatId}
          onNew={startNew}
        />
      )}
    </div>
  );
}

interface SavedChatProps {
  chatId: number;
  prefilled: string;
  onChatId(id: number): void;
  onNew(): void;
}

function SavedChat({ chatId, prefilled, onChatId, onNew }: SavedChatProps) {
  const { data: chat, isError } = useQuery(chatQuery(chatId));
  // The thread extends the first response; later ones would only repeat it.
  const [messages, setMessages] = useState(chat?.messages.map(chatMessage));
  if (chat && !messages) setMessages(chat.messages.map(chatMessage));
  if (messages) return <ChatThread chatId={chatId} messages={messages} prefilled={prefilled} onChatId={onChatId} />;
  if (!isError) return <ChatPlaceholder />;
  return (
    <div className={classes.gone} role="alert">
      <p>This chat no longer exists.</p>
      <Button onClick={onNew}>New Chat</Button>
    </div>
  );
}

export function ChatPlaceholder() {
  return (
    <div className={classes.placeholder} role="status" aria-label="Loading the chat">
      <Skeleton height={44} width="55%" radius={16} ml="auto" />
      <Skeleton height={120} radius={16} />
      <Skeleton height={44} width="40%" radius={16} ml="auto" />
      <Skeleton height={80} radius={16} />
    </div>
  );
}

function chatIdIn(search: URLSearchParams): number | undefined {
  const text = search.get('chat') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
