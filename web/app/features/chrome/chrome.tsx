import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useCurrentUser, useFollowOtherTabs } from '../../lib/current-user.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { takeFormerName } from '../../lib/session.ts';
import { showToast, useClearedToasts } from '../../lib/toasts.ts';
import { useOverlayHistory } from '../../lib/use-overlay.ts';
import { useServerEvents } from '../../lib/use-server-events.ts';
import classes from './chrome.module.css';
import { CONTENT_ID } from './content-id.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteNav, type SiteNavProps } from './site-nav.tsx';
import { SkipLink } from './skip-link.tsx';
import { StatusLine } from './status-line.tsx';
import { useNavigationManners } from './use-navigation-manners.ts';

interface ChromeProps extends SiteNavProps {
  /** Lines above the screen about the account. */
  notices: ReactNode;
  loadEvents: () => Promise<readonly FeatureEvents[]>;
  children: ReactNode;
}

/** What surrounds every screen. */
export function Chrome({ notices, loadEvents, children, ...nav }: ChromeProps) {
  const { user, isOver } = useCurrentUser();
  useServerEvents(isOver ? undefined : user?.id, loadEvents);
  useFollowOtherTabs();
  useTakeoverNote();
  useNavigationManners();
  useOverlayHistory();
  useClearedToasts();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <SiteNav {...nav} />
      <StatusLine />
      <main id={CONTENT_ID} className={classes.main} tabIndex={-1}>
        {notices}
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

/** Tells somebody who signed in over another person's page that nothing of it was sent. */
function useTakeoverNote(): void {
  const { user } = useCurrentUser();
  useEffect(() => {
    if (user === null) return;
    const former = takeFormerName();
    if (former === null) return;
    showToast({
      title: `Signed in as ${user.firstName}`,
      description:
        former === '' ? 'Nothing was sent from the page before.' : `Nothing that ${former} had started here was sent.`,
    });
  }, [user]);
}
