import { Button, Drawer } from '@mantine/core';
import { NavLink } from 'react-router';
import type { SessionState } from '../../lib/current-user.ts';
import { Brand } from '../../ui/brand.tsx';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { signOutAndReload } from '../../lib/sign-out.ts';
import classes from './mobile-menu.module.css';
import { accountItems, notificationsItem, publicItems, signInItem } from './nav-items.ts';

interface MobileMenuProps {
  session: SessionState;
  opened: boolean;
  onClose: () => void;
}

export default function MobileMenu({ session, opened, onClose }: MobileMenuProps) {
  const { user } = session;
  const items = [...publicItems, ...(user === null ? [signInItem] : [...accountItems(user), notificationsItem])];
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
          {items.map((item) => (
            <li key={item.to}>
              <NavLink to={item.to} className={() => classes.link} onClick={onClose}>
                {item.label}
              </NavLink>
            </li>
          ))}
        </ul>
        {user === null ? null : (
          <Button fullWidth size="md" color="brass.4" autoContrast onClick={signOutAndReload}>
            Sign Out & Return Home
          </Button>
        )}
      </nav>
    </Drawer>
  );
}
