import type { ReactNode } from 'react';
import { useCurrentUser, useFollowOtherTabs } from '../../lib/current-user.ts';
import { useServerEvents } from '../../lib/use-server-events.ts';
import classes from './chrome.module.css';
import { CONTENT_ID } from './content-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteNav } from './site-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { useNavigationManners } from './use-navigation-manners.ts';

/** What surrounds every screen. */
export function Chrome({ children }: { children: ReactNode }) {
  const { user } = useCurrentUser();
  useServerEvents(user?.id);
  useFollowOtherTabs();
  useNavigationManners();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <SiteNav />
      <main id={CONTENT_ID} className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
