import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { NotificationList } from './notification-list.tsx';
import classes from './notification-panel.module.css';
import { notificationsQuery } from './notification-queries.ts';
import { useMarkRead } from './use-mark-read.ts';

/** The bell's panel. `onLeave` closes it when the user follows a link. */
export default function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const { data, isPending, isError, refetch } = useQuery(notificationsQuery);
  const markRead = useMarkRead();
  return (
    <>
      <div className={classes.head}>
        <h2 className={classes.heading}>Notifications</h2>
        <Button variant="subtle" size="compact-sm" disabled={(data?.unread ?? 0) === 0} onClick={() => markRead('all')}>
          Mark All Read
        </Button>
      </div>
      <div className={classes.body}>
        {isPending ? (
          <Waiting />
        ) : isError ? (
          <div className={classes.message}>
            <p>We couldn’t load your notifications.</p>
            <Button variant="default" size="compact-md" onClick={() => void refetch()}>
              Try Again
            </Button>
          </div>
        ) : (
          <NotificationList items={data.items} onOpen={onLeave} />
        )}
      </div>
      <div className={classes.foot}>
        <Link to={paths.notifications} onClick={onLeave}>
          See all
        </Link>
        <Link to={`${paths.notifications}#preferences`} onClick={onLeave}>
          Preferences
        </Link>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting}>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} height={64} />
      ))}
    </div>
  );
}
