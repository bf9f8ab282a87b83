import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsApi } from '@tradewind/contract/notifications';
import { call } from '../../lib/api.ts';
import classes from './all-notifications.module.css';
import { NotificationList } from './notification-list.tsx';
import { allNotificationsKey } from './notification-queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** All notifications of the user, page by page. */
export function AllNotifications() {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...allNotificationsKey,
    queryFn: ({ pageParam: cursor, signal }) => call(notificationsApi.list, { query: { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const markRead = useMarkRead();
  if (isPending) return <Skeleton height={320} aria-label="Loading your notifications" />;
  if (isError) {
    return (
      <div className={classes.card}>
        <p className={classes.failure}>We couldn’t load your notifications.</p>
        <Button variant="default" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  const [first] = data.pages;
  return (
    <>
      <div className={classes.card}>
        <NotificationList items={data.pages.flatMap(({ items }) => items)} />
      </div>
      <div className={classes.actions}>
        {hasNextPage ? (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show Older
          </Button>
        ) : null}
        {first && first.unread > 0 ? (
          <Button variant="subtle" onClick={() => markRead('all')}>
            Mark All Read
          </Button>
        ) : null}
      </div>
    </>
  );
}
