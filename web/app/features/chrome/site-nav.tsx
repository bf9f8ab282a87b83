import { Burger, Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { type SessionState, useCurrentUser } from '../../lib/current-user.ts';
import { preload } from '../../lib/persistent-import.ts';
import { signOutAndReload } from '../../lib/sign-out.ts';
import { Brand } from '../../ui/brand.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { accountItems, type NavItem, publicItems, signInItem } from './nav-items.ts';
import classes from './site-nav.module.css';

const loadMobileMenu = () => import('./mobile-menu.tsx');
const MobileMenu = lazyPart(loadMobileMenu, { waiting: 'The menu opens when you are back online.' });

export function SiteNav({ bell }: { bell: ReactNode }) {
  const session = useCurrentUser();
  return (
    <header className={classes.bar}>
      <nav className={classes.content} aria-label="Main">
        <Link to={paths.home} className={classes.brand} aria-label="Tradewind, home">
          <Brand />
        </Link>
        <div className={classes.items}>
          {publicItems.map((item) => (
            <NavButton key={item.to} {...item} />
          ))}
        </div>
        <div className={classes.account}>
          <AccountItems {...session} />
        </div>
        {session.user === null ? null : <div className={classes.bell}>{bell}</div>}
        <SmallScreenMenu {...session} />
      </nav>
    </header>
  );
}

function AccountItems({ user, isPending }: SessionState) {
  const mounted = useMounted();
  if (isPending) return null;
  if (user === null) {
    return (
      <Button
        component={Link}
        to={signInItem.to}
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
      {accountItems(user).map((item) => (
        <NavButton key={item.to} {...item} />
      ))}
      <button type="button" className={classes.item} onClick={signOutAndReload}>
        Sign Out
      </button>
    </>
  );
}

function NavButton({ label, to }: NavItem) {
  return (
    <NavLink to={to} className={() => classes.item} prefetch="intent">
      {label}
    </NavLink>
  );
}

function SmallScreenMenu(session: SessionState) {
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
        aria-haspopup="dialog"
        aria-expanded={opened}
        color="var(--sea-ink)"
        size="sm"
      />
      {wanted ? <MobileMenu session={session} opened={opened} onClose={() => setOpened(false)} /> : null}
    </div>
  );
}
