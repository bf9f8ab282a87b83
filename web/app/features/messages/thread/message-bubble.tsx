import { ActionIcon } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import type { Message } from '@tradewind/contract/messages';
import { paymentWarnings, paymentWarningTexts } from '@tradewind/contract/payment-warnings';
import type { ReactNode } from 'react';
import { readerDate } from '../../../lib/dates.ts';
import { useDeleteMessage } from '../use-message-actions.ts';
import { LinkedText } from './linked-text-view.tsx';
import classes from './message-bubble.module.css';
import { MessagePictures } from './message-pictures.tsx';

interface MessageBubbleProps {
  message: Message;
  isOwn: boolean;
  /** A slot for the report button of received messages. */
  report: ReactNode;
  /** The card of what the message offers. */
  offer: ReactNode;
}

export function MessageBubble({ message, isOwn, report, offer }: MessageBubbleProps) {
  const { content, imageUrls, sender, createdAt } = message;
  return (
    <div className={classes.message} data-own={isOwn}>
      <div className={classes.line}>
        <div className={classes.bubble}>
          <span className={classes.author}>{isOwn ? 'You' : sender.firstName}</span>
          <p className={classes.text}>
            <LinkedText text={content} />
          </p>
          {offer}
          <MessagePictures urls={imageUrls} name={isOwn ? 'you' : sender.firstName} />
        </div>
        {isOwn ? message.offerData ? null : <DeleteButton id={message.id} /> : report}
      </div>
      <time className={classes.time} dateTime={createdAt}>
        {readerDate(createdAt, 'time')}
      </time>
      {isOwn ? null : <PaymentNotice text={content} />}
    </div>
  );
}

function DeleteButton({ id }: { id: number }) {
  const remove = useDeleteMessage();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      c="var(--ink-soft)"
      size={32}
      aria-label="Delete message"
      title="Delete message"
      loading={remove.isPending}
      onClick={() => remove.mutate(id)}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}

/** A warning next to a received message that looks like a scam. */
function PaymentNotice({ text }: { text: string }) {
  return paymentWarnings(text).map((kind) => (
    <p key={kind} role="note" className={classes.warning}>
      <IconAlertTriangle size={18} aria-hidden />
      {paymentWarningTexts[kind]}
    </p>
  ));
}
