import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { preload } from '../../lib/persistent-import.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './notification-bell.module.css';
import { notificationsQuery } from './notification-queries.ts';

const loadPanel = () => import('./notification-panel.tsx');
const NotificationPanel = lazyPart(loadPanel, { waiting: 'Your notifications open when you are back online.' });
const MOST_SHOWN = 99;

/** The number of unread notifications, and a panel with the newest. */
export default function NotificationBell() {
  const { data } = useQuery(notificationsQuery);
  const id = useId();
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  useOverlay({ opened, onClose: close });
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        popoverTarget={id}
        aria-label={unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`}
        onPointerEnter={() => preload(loadPanel)}
      >
        <IconBell size={22} stroke={1.75} aria-hidden />
        {unread === 0 ? null : (
          <span className={classes.count} aria-hidden>
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </button>
      <section
        id={id}
        popover="auto"
        className={classes.panel}
        aria-label="Notifications"
        onToggle={({ newState }) => {
          setOpened(newState === 'open');
          if (newState === 'open') setWanted(true);
        }}
      >
        {wanted ? <NotificationPanel onLeave={close} /> : null}
      </section>
    </>
  );
}
