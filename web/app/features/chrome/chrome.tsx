import type { ReactNode } from 'react';
import { useCurrentUser, useFollowOtherTabs } from '../../lib/current-user.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { useServerEvents } from '../../lib/use-server-events.ts';
import classes from './chrome.module.css';
import { ConnectionLine } from './connection-line.tsx';
import { CONTENT_ID } from './content-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteNav } from './site-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { useNavigationManners } from './use-navigation-manners.ts';

interface ChromeProps {
  /** Shown in the navigation bar to who is signed in. */
  bell: ReactNode;
  /** Lines above the screen about the account. */
  notices: ReactNode;
  loadEvents: () => Promise<readonly FeatureEvents[]>;
  children: ReactNode;
}

/** What surrounds every screen. */
export function Chrome({ bell, notices, loadEvents, children }: ChromeProps) {
  const { user } = useCurrentUser();
  useServerEvents(user?.id, loadEvents);
  useFollowOtherTabs();
  useNavigationManners();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <SiteNav bell={bell} />
      <ConnectionLine />
      <main id={CONTENT_ID} className={classes.main} tabIndex={-1}>
        {notices}
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
