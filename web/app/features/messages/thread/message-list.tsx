import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import type { Message, OfferData } from '@tradewind/contract/messages';
import { Fragment, type ReactNode, useState } from 'react';
import type { Outbox } from '../use-outbox.ts';
import { LinkedText } from './linked-text-view.tsx';
import bubble from './message-bubble.module.css';
import { MessageBubble } from './message-bubble.tsx';
import { beginsDay, dayLabel, firstUnread } from './message-days.ts';
import classes from './message-list.module.css';
import { MessagePictures } from './message-pictures.tsx';
import type { OlderMessages } from './use-older-messages.ts';
import { useReadingPosition } from './use-reading-position.ts';

const labels = { sending: 'Sending…', offline: 'Waiting for the connection…', failed: 'Not sent' } as const;

interface MessageListProps {
  messages: Message[];
  older: OlderMessages | undefined;
  waiting: Outbox['waiting'];
  userId: string;
  otherName: string;
  report: (messageId: number) => ReactNode;
  offerCard: ((offer: OfferData) => ReactNode) | undefined;
}

export function MessageList(props: MessageListProps) {
  const { messages, older, waiting, userId, otherName, report, offerCard } = props;
  // Remembers what was unread when the dialog opened, since opening it marks messages as read.
  const [unreadFrom] = useState(() => firstUnread(messages, userId));
  const shown = { first: messages[0]?.id, last: lastOf(messages, waiting, userId) };
  const { box, onScroll, hasNews, toEnd } = useReadingPosition(shown, () => older?.state === 'idle' && older.load());
  const now = new Date();
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.messages}
        onScroll={onScroll}
        role="log"
        aria-label={`Messages with ${otherName}`}
      >
        {older ? <ShowOlder {...older} /> : null}
        {messages.length + waiting.length === 0 ? (
          <p className={classes.empty}>No messages yet. Start the conversation!</p>
        ) : null}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {beginsDay(messages, index) ? <p className={classes.day}>{dayLabel(message.createdAt, now)}</p> : null}
            {message.id === unreadFrom ? (
              <p className={classes.unread} data-unread-marker>
                New
              </p>
            ) : null}
            <MessageBubble
              message={message}
              isOwn={message.senderId === userId}
              report={report(message.id)}
              offer={message.offerData && offerCard?.(message.offerData)}
            />
          </Fragment>
        ))}
        {waiting.map((one) => (
          <WaitingBubble key={one.outgoing.key} waiting={one} />
        ))}
      </div>
      {hasNews ? (
        <Button
          className={classes.pill}
          size="compact-md"
          radius="xl"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          onClick={toEnd}
        >
          New messages
        </Button>
      ) : null}
    </div>
  );
}

/** A button for keyboard users, short lists and failures; scrolling up loads older messages automatically. */
function ShowOlder({ state, load }: OlderMessages) {
  return (
    <div className={classes.older}>
      {state === 'failed' ? <p role="alert">We couldn’t load older messages.</p> : null}
      <Button variant="default" size="compact-md" radius="xl" loading={state === 'loading'} onClick={load}>
        {state === 'failed' ? 'Try Again' : 'Show Older Messages'}
      </Button>
    </div>
  );
}

/** Sorts unsent messages after all that have an id. */
const UNSENT = 2 ** 40;

function lastOf(messages: Message[], waiting: Outbox['waiting'], userId: string) {
  if (waiting.length > 0) return { position: UNSENT + waiting.length, isOwn: true };
  const message = messages.at(-1);
  return message && { position: message.id, isOwn: message.senderId === userId };
}

/** A message that the server does not have yet. */
function WaitingBubble({ waiting }: { waiting: Outbox['waiting'][number] }) {
  const { outgoing, state, refusal, retry, discard } = waiting;
  const failed = state === 'failed';
  return (
    <div className={bubble.message} data-own data-waiting={state}>
      <div className={bubble.line}>
        <div className={bubble.bubble}>
          <span className={bubble.author}>You</span>
          <p className={bubble.text}>
            <LinkedText text={outgoing.content} />
          </p>
          <MessagePictures urls={outgoing.imageUrls} name="you" />
        </div>
      </div>
      <div className={bubble.state}>
        <span>{failed && refusal ? `${labels.failed}: ${refusal}` : labels[state]}</span>
        {failed ? (
          <>
            <Button variant="subtle" size="compact-sm" onClick={retry}>
              Retry
            </Button>
            <Button variant="subtle" size="compact-sm" color="gray" onClick={discard}>
              Discard
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
