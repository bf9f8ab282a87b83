import { Drawer } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import type { SessionState } from '../../lib/current-user.ts';
import { askToRenew } from '../../lib/session-renewal.ts';
import { useOverlay } from '../../lib/use-overlay.ts';
import { Brand } from '../../ui/brand.tsx';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import classes from './mobile-menu.module.css';
import {
  accountItems,
  messagesItem,
  type NavItem,
  notificationsItem,
  publicItems,
  signInItem,
  tradesItem,
} from './nav-items.ts';
import { NavLink } from './nav-link.tsx';

interface MobileMenuProps {
  session: SessionState;
  unread: ReactNode;
  waiting: ReactNode;
  opened: boolean;
  onClose: () => void;
  onSignOut: () => void;
}

export default function MobileMenu({ session, unread, waiting, opened, onClose, onSignOut }: MobileMenuProps) {
  const { user, isOver } = session;
  const ownItems = user === null ? [signInItem] : [tradesItem, messagesItem, notificationsItem, ...accountItems(user)];
  useOverlay({ opened, onClose });
  const leave = () => {
    onClose();
    onSignOut();
  };
  const follow = (item: NavItem) => (event: MouseEvent) => {
    onClose();
    if (!isOver || item !== signInItem) return;
    event.preventDefault();
    void askToRenew();
  };
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(20rem, 88vw)"
      title={<Brand />}
      closeButtonProps={{ 'aria-label': 'Close menu', size: 'lg' }}
      classNames={classes}
    >
      <nav aria-label="Menu">
        <ul className={classes.list}>
          {[...publicItems, ...ownItems].map((item) => (
            <li key={item.to}>
              <NavLink
                item={item}
                className={classes.link}
                badge={item === messagesItem ? unread : item === tradesItem ? waiting : null}
                onClick={follow(item)}
              />
            </li>
          ))}
        </ul>
        {user === null ? null : (
          <button type="button" className={classes.signOut} onClick={leave}>
            <IconLogout size={18} aria-hidden />
            Sign Out & Return Home
          </button>
        )}
      </nav>
    </Drawer>
  );
}
