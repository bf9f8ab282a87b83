import { VisuallyHidden } from '@mantine/core';
import type { Conversation } from '@tradewind/contract/messages';
import { conversationPath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { overThisPage } from '../../lib/use-addressed-dialog.ts';
import rows from '../../ui/rows.module.css';
import { BoatPicture } from '../boat/boat-picture.tsx';
import { UserAvatar } from '../person/user-avatar.tsx';
import { whenText } from './when-text.ts';

interface ConversationRowsProps {
  conversations: readonly Conversation[];
  userId: string;
}

export function ConversationRows({ conversations, userId }: ConversationRowsProps) {
  return (
    <ul className={rows.rows}>
      {conversations.map((conversation) => (
        <li key={`${conversation.boatId} ${conversation.otherParty.id}`}>
          <Row conversation={conversation} userId={userId} />
        </li>
      ))}
    </ul>
  );
}

function Row({ conversation, userId }: { conversation: Conversation; userId: string }) {
  const { boatId, boatTitle, boatImageUrl, boatRemoved, otherParty, lastMessage, unreadCount } = conversation;
  return (
    <Link to={conversationPath(boatId, otherParty.id)} state={overThisPage} className={rows.row} preventScrollReset>
      <span className={rows.face}>
        {boatImageUrl === null ? (
          <UserAvatar user={otherParty} size={56} />
        ) : (
          <>
            <BoatPicture url={boatImageUrl} alt="" sizes="3.5rem" loading="lazy" />
            <UserAvatar user={otherParty} size={28} />
          </>
        )}
      </span>
      <span className={rows.text}>
        <span className={rows.first}>
          <strong>{otherParty.firstName}</strong>
          <span className={rows.aside}>{whenText(lastMessage.createdAt)}</span>
        </span>
        <span className={rows.second}>{boatRemoved ? `${boatTitle} (removed)` : boatTitle}</span>
        <span className={rows.last}>
          <span className={rows.third} data-unread={unreadCount > 0 || undefined}>
            {lastMessage.senderId === userId ? 'You: ' : ''}
            {lastMessage.content}
          </span>
          {unreadCount === 0 ? null : (
            <span className={rows.unread}>
              {unreadCount > 99 ? '99+' : unreadCount}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
