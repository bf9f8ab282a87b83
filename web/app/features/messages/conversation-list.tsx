import { Avatar, Button, Skeleton } from '@mantine/core';
import '@mantine/core/styles/Avatar.layer.css';
import type { Conversation } from '@tradewind/contract/messages';
import { conversationPath, paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { BoatPicture } from '../../ui/boat-picture.tsx';
import classes from './conversation-list.module.css';
import { shortMoment } from './message-days.ts';
import { useConversations } from './use-conversations.ts';

interface ConversationListProps {
  /** Only so many of the newest. */
  limit?: number;
}

/** One's conversations, newest first; each opens at its own address. */
export function ConversationList({ limit }: ConversationListProps) {
  const { list, failed, retry } = useConversations();
  const { user } = useCurrentUser();
  if (failed) return <NotLoaded retry={retry} />;
  if (list === undefined || user === null) return <Placeholders />;
  if (list.length === 0) return <NoConversations />;
  return (
    <ul className={classes.list}>
      {list.slice(0, limit).map((conversation) => (
        <li key={`${conversation.boatId}/${conversation.otherParty.id}`}>
          <Row conversation={conversation} userId={user.id} />
        </li>
      ))}
    </ul>
  );
}

function Row({ conversation, userId }: { conversation: Conversation; userId: string }) {
  const { boatId, boatTitle, boatImageUrl, boatRemoved, otherParty, lastMessage, unreadCount } = conversation;
  return (
    <Link
      to={conversationPath(boatId, otherParty.id)}
      preventScrollReset
      className={classes.row}
      data-unread={unreadCount > 0}
    >
      <span className={classes.pictures}>
        {boatImageUrl === null ? (
          <span className={classes.boat} />
        ) : (
          <BoatPicture className={classes.boat} url={boatImageUrl} alt="" sizes="5rem" loading="lazy" />
        )}
        <Avatar
          className={classes.avatar}
          src={otherParty.profileImageUrl}
          alt=""
          name={otherParty.firstName}
          color="navy"
          size={32}
        />
      </span>
      <span className={classes.words}>
        <span className={classes.head}>
          <strong>{otherParty.firstName}</strong>
          <time dateTime={lastMessage.createdAt}>{shortMoment(lastMessage.createdAt, new Date())}</time>
        </span>
        <span className={classes.title}>
          {boatTitle}
          {boatRemoved ? <em> · This listing was removed</em> : null}
        </span>
        <span className={classes.last}>
          {lastMessage.senderId === userId ? 'You: ' : ''}
          {lastMessage.content}
        </span>
      </span>
      {unreadCount > 0 ? (
        <span className={classes.count}>
          {unreadCount > 99 ? '99+' : unreadCount}
          <span className={classes.hidden}> unread</span>
        </span>
      ) : null}
    </Link>
  );
}

function NoConversations() {
  return (
    <div className={classes.message}>
      <h3>No conversations yet</h3>
      <p>Write to a boat’s owner, and what you say to each other is kept here.</p>
      <Button component={Link} to={paths.boats} size="md">
        Browse Boats
      </Button>
    </div>
  );
}

function NotLoaded({ retry }: { retry: () => void }) {
  return (
    <div className={classes.message}>
      <h3>Your conversations could not be loaded</h3>
      <p>Please check your connection and try again.</p>
      <Button size="md" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}

const placeholders = [1, 2, 3];

function Placeholders() {
  return (
    <div className={classes.list} role="status" aria-label="Loading your conversations">
      {placeholders.map((number) => (
        <Skeleton key={number} height="6.5rem" radius={0} />
      ))}
    </div>
  );
}
