import { Burger, Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { paths } from '@tradewind/contract/paths';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type SessionState, useCurrentUser } from '../../lib/current-user.ts';
import { replayed } from '../../lib/hydration.ts';
import { preload } from '../../lib/persistent-import.ts';
import { askToRenew } from '../../lib/session-renewal.ts';
import { signOutAndReload } from '../../lib/sign-out.ts';
import { Brand } from '../../ui/brand.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ToastOutlet } from '../../ui/toast-outlet.tsx';
import { useConfirmedSignOut } from '../../ui/use-confirmed-sign-out.tsx';
import { accountItems, messagesItem, publicItems, signInItem, tradesItem } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import classes from './site-nav.module.css';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazyPart(loadMobileMenu, { waiting: 'The menu opens when you are back online.' });

export interface SiteNavProps {
  /** Slots for other features, shown to signed-in users. */
  bell: ReactNode;
  assistant: ReactNode;
  unread: ReactNode;
  waiting: ReactNode;
}

export function SiteNav({ bell, assistant, unread, waiting }: SiteNavProps) {
  const current = useCurrentUser();
  const session = current.isOver ? { ...current, user: null } : current;
  const { signOut, question } = useConfirmedSignOut(signOutAndReload);
  const isSignedIn = session.user !== null;
  return (
    <header className={classes.bar}>
      <nav className={classes.content} aria-label="Main" data-signed-in={isSignedIn || undefined}>
        <Link to={paths.home} className={classes.brand} aria-label="Tradewind, home">
          <Brand />
        </Link>
        <div className={classes.items}>
          {publicItems.map((item) => (
            <NavLink key={item.to} item={item} className={classes.item} />
          ))}
        </div>
        <div className={classes.account}>
          <AccountItems session={session} unread={unread} waiting={waiting} onSignOut={signOut} />
        </div>
        {isSignedIn ? (
          <div className={classes.tools}>
            <div className={classes.assistant}>{assistant}</div>
            <div className={classes.bell}>{bell}</div>
          </div>
        ) : null}
        <SmallScreenMenu session={session} unread={unread} waiting={waiting} onSignOut={signOut} />
      </nav>
      <ToastOutlet isPage />
      {question}
    </header>
  );
}

interface OwnItemsProps {
  session: SessionState;
  unread: ReactNode;
  waiting: ReactNode;
  onSignOut: () => void;
}

function AccountItems({ session: { user, isPending, isOver }, unread, waiting, onSignOut }: OwnItemsProps) {
  const mounted = useMounted();
  if (isPending) return null;
  if (user === null) {
    return (
      <Button
        component={Link}
        to={signInItem.to}
        onClick={isOver ? signInHere : undefined}
        color="brass.4"
        autoContrast
        data-before-session={!mounted || undefined}
      >
        {signInItem.label}
      </Button>
    );
  }
  return (
    <>
      <NavLink item={tradesItem} className={classes.item} badge={waiting} />
      <NavLink item={messagesItem} className={classes.item} badge={unread} />
      <div className={classes.wide}>
        {accountItems(user).map((item) => (
          <NavLink key={item.to} item={item} className={classes.item} />
        ))}
        <button type="button" className={classes.item} onClick={onSignOut}>
          Sign Out
        </button>
      </div>
    </>
  );
}

/** Opens the sign-in dialog, since leaving the page could lose unsent input. */
function signInHere(event: MouseEvent): void {
  event.preventDefault();
  void askToRenew();
}

function SmallScreenMenu({ session, unread, waiting, onSignOut }: OwnItemsProps) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <div className={classes.small}>
      <Burger
        opened={opened}
        onClick={open}
        onPointerEnter={() => preload(loadMobileMenu)}
        aria-label="Menu"
        {...replayed('menu')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        color="var(--sea-ink)"
        size="sm"
      />
      {wanted ? (
        <MobileMenu
          session={session}
          unread={unread}
          waiting={waiting}
          opened={opened}
          onClose={() => setOpened(false)}
          onSignOut={onSignOut}
        />
      ) : null}
    </div>
  );
}
