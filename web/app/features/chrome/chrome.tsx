import { useQueryClient } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useCurrentUser, useFollowOtherTabs } from '../../lib/current-user.ts';
import type { FeatureEvents } from '../../lib/feature-events.ts';
import { persistentImport } from '../../lib/persistent-import.ts';
import { takeFormerName } from '../../lib/session.ts';
import { showToast, useClearedToasts } from '../../lib/toasts.ts';
import { useOverlayHistory } from '../../lib/use-overlay.ts';
import classes from './chrome.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteNav, type SiteNavProps } from './site-nav.tsx';
import { StatusLine } from './status-line.tsx';

const CONTENT_ID = 'content';

const SCROLL_DELAY_MS = 100;

const scrolledToTop: readonly string[] = [paths.listBoat, paths.eddy];

interface ChromeProps extends SiteNavProps {
  /** Notices about the account, above the screen. */
  notices: ReactNode;
  loadEvents: () => Promise<readonly FeatureEvents[]>;
  children: ReactNode;
}

/** The navigation bar, status line and footer around every screen. */
export function Chrome({ notices, loadEvents, children, ...nav }: ChromeProps) {
  const { user, isOver } = useCurrentUser();
  useServerEvents(isOver ? undefined : user?.id, loadEvents);
  useFollowOtherTabs();
  useTakeoverNote();
  useFocusAndScroll();
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

/** Tells a user who signed in on another person's page that nothing from it was sent. */
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

function SkipLink() {
  return (
    <a className={classes.skipLink} href={`#${CONTENT_ID}`}>
      Skip to content
    </a>
  );
}

/** Visible only during long navigations, since the style sheet delays it. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <div className={classes.progressBar} role="progressbar" aria-label="Loading page" />;
}

/** Opens the event stream for a signed-in user, and loads its code and the features' handlers only then. */
function useServerEvents(userId: string | undefined, load: () => Promise<readonly FeatureEvents[]>): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let left = false;
    void persistentImport(() => Promise.all([import('../../lib/events.ts'), load()])).then(
      ([{ listenToServer }, features]) => {
        if (!left) stop = listenToServer({ userId, features, client });
      },
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [userId, client, load]);
}

/** Focuses the heading after a navigation, as a page load would, and scrolls some pages to the top. */
function useFocusAndScroll(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  useEffect(() => {
    if (!scrolledToTop.includes(pathname)) return;
    const behavior = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    const timer = setTimeout(() => window.scrollTo({ top: 0, behavior }), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
}

function focusHeading(): void {
  const content = document.getElementById(CONTENT_ID);
  const target = content?.querySelector<HTMLElement>('h1') ?? content;
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = 'none';
  target.focus({ preventScroll: true });
}
