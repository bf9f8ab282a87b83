import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/current-user.ts';
import { unreadQuery } from '../../nouns/conversation/unread-query.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** The number of unread messages, updated by the event stream. */
export function UnreadBadge() {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...unreadQuery, enabled: user !== null });
  return (
    <CountBadge count={data?.unread ?? 0}>
      <VisuallyHidden> unread</VisuallyHidden>
    </CountBadge>
  );
}
