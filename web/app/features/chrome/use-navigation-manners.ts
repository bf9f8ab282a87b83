import { paths } from '@tradewind/contract/paths';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { CONTENT_ID } from './content-id.ts';

const SCROLL_DELAY_MS = 100;
const scrolledToTop: readonly string[] = [paths.listBoat, paths.eddy];

/** What a browser does by itself when a page loads: the reader starts at the new page's heading and at its top. */
export function useNavigationManners(): void {
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
