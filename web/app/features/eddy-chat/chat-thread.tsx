import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Message, Thinking } from './chat-message.tsx';
import classes from './chat-thread.module.css';
import type { ChatMessage } from './eddy-message.ts';
import { failureText } from './failure-text.ts';
import { QuestionBox } from './question-box.tsx';
import { useEddyChat } from './use-eddy-chat.ts';

const AIR = 12;

/** Sample questions, one for each of Eddy's skills. */
const suggestions = [
  'Show me center consoles under $150,000 in Florida',
  'Who would trade with me?',
  'Which boats can I get for Bitcoin?',
  'What is a 34-foot 2019 express cruiser worth?',
  'What does it cost to close through the app?',
  'Do I have new messages?',
] as const;

interface ChatThreadProps {
  chatId: number | undefined;
  messages: ChatMessage[];
  /** A question that is already filled in. */
  prefilled: string;
  onChatId(id: number): void;
}

export function ChatThread({ prefilled, ...chat }: ChatThreadProps) {
  const { messages, sendMessage, regenerate, stop, clearError, status, error, isBusy } = useEddyChat(chat);
  const [search] = useSearchParams();
  const box = useRef<HTMLTextAreaElement>(null);
  const thread = useFollowedQuestion(messages);

  function ask(text: string): void {
    clearError();
    void sendMessage({ text });
    box.current?.focus();
  }

  function again(): void {
    clearError();
    void regenerate();
  }

  const answered = messages.at(-1)?.role === 'assistant';
  return (
    <div className={classes.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.thread} role="log" aria-label="Conversation with Eddy AI" ref={thread} tabIndex={0}>
        {messages.length === 0 ? <Beginning onAsk={ask} /> : null}
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {status === 'submitted' ? <Thinking /> : null}
        {error ? (
          <p className={classes.failure} role="alert">
            {failureText(error)}
          </p>
        ) : null}
        {!isBusy && messages.length > 0 ? (
          <Button
            className={classes.again}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={16} aria-hidden />}
            onClick={again}
          >
            {answered && !error ? 'Get Another Answer' : 'Try Again'}
          </Button>
        ) : null}
      </section>
      <QuestionBox
        draftName={`eddy:${search.get('chat') ?? 'new'}`}
        prefilled={prefilled}
        isBusy={isBusy}
        box={box}
        onAsk={ask}
        onStop={() => void stop()}
      />
      <p className={classes.hint}>Eddy only suggests boats listed on Tradewind, and does nothing until you click.</p>
    </div>
  );
}

function Beginning({ onAsk }: { onAsk(question: string): void }) {
  return (
    <div className={classes.beginning}>
      <h2>What are you looking for?</h2>
      <p>Ask about a boat, an owner who might trade with you, or what something is worth. For example:</p>
      <ul>
        {suggestions.map((question) => (
          <li key={question}>
            <Button variant="default" radius="xl" onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Keeps the last question at the top while its answer grows, until the user scrolls. */
function useFollowedQuestion(messages: readonly ChatMessage[]) {
  const element = useRef<HTMLElement>(null);
  const follows = useRef(true);

  useEffect(() => {
    const thread = element.current;
    if (!thread) return;
    const leave = () => {
      follows.current = false;
    };
    const kinds = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
    for (const kind of kinds) thread.addEventListener(kind, leave, { passive: true });
    return () => {
      for (const kind of kinds) thread.removeEventListener(kind, leave);
    };
  }, []);

  const asked = messages.findLast(({ role }) => role === 'user')?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is followed again
  useEffect(() => {
    follows.current = true;
  }, [asked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls because the messages grew
  useEffect(() => {
    const thread = element.current;
    const question = [...(thread?.querySelectorAll<HTMLElement>('[data-question]') ?? [])].at(-1);
    if (thread && question && follows.current) thread.scrollTop = question.offsetTop - thread.offsetTop - AIR;
  }, [messages]);

  return element;
}
