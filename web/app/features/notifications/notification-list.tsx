import type { TablerIcon } from '@tabler/icons-react';
import {
  IconArrowsExchange,
  IconBellZ,
  IconBuildingBank,
  IconFlag,
  IconMessageCircle,
  IconSailboat,
  IconSparkles,
  IconTransfer,
  IconUser,
} from '@tabler/icons-react';
import type { Notification, NotificationKind } from '@tradewind/contract/notifications';
import { Link } from 'react-router';
import classes from './notification-list.module.css';
import { timeAgo } from './time-ago.ts';
import { useMarkRead } from './use-mark-read.ts';

const kindIcons: Record<NotificationKind, TablerIcon> = {
  message: IconMessageCircle,
  match: IconSparkles,
  negotiation: IconTransfer,
  trade: IconArrowsExchange,
  listing: IconSailboat,
  report: IconFlag,
  ledger: IconBuildingBank,
  account: IconUser,
};

interface NotificationListProps {
  items: readonly Notification[];
  onOpen?: () => void;
}

export function NotificationList({ items, onOpen }: NotificationListProps) {
  const markRead = useMarkRead();
  if (items.length === 0) return <NothingNew />;
  const open = ({ id, read }: Notification) => {
    if (!read) markRead([id]);
    onOpen?.();
  };
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.path}
            className={classes.item}
            data-unread={!item.read || undefined}
            onClick={() => open(item)}
          >
            <NotificationWords {...item} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function NotificationWords({ kind, title, body, count, read, updatedAt }: Notification) {
  const Icon = kindIcons[kind];
  return (
    <>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.75} />
      </span>
      <span className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={classes.body}>{body}</span>
        <span className={classes.when}>
          <time dateTime={updatedAt}>{timeAgo(new Date(updatedAt), new Date())}</time>
          {read || count === 1 ? null : ` · ${count} new`}
          {read ? null : <span className={classes.hidden}>, unread</span>}
        </span>
      </span>
    </>
  );
}

function NothingNew() {
  return (
    <div className={classes.nothing}>
      <IconBellZ size={40} stroke={1.25} aria-hidden />
      <p className={classes.none}>Nothing new</p>
      <p>Messages, matches and news about your listings will appear here.</p>
    </div>
  );
}
