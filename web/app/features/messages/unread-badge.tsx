import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/current-user.ts';
import { unreadQuery } from '../../nouns/conversation/unread-query.ts';
import classes from './unread-badge.module.css';

const MOST_SHOWN = 99;

/** The number of unread messages, updated by the event stream. */
export function UnreadBadge() {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...unreadQuery, enabled: user !== null });
  const unread = data?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={classes.badge}>
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
}
