import { IconLock, IconRefresh, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useOutdatedBuild } from '../../lib/build-version.ts';
import { type Connection, useConnection } from '../../lib/connection.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { forgetOfflineNote, useOfflineNote } from '../../lib/offline-notes.ts';
import { askToRenew } from '../../lib/session-renewal.ts';
import classes from './status-line.module.css';

const isMissing = (cache: QueryCache) =>
  cache
    .getAll()
    .some((query) => query.isActive() && query.state.fetchStatus === 'paused' && query.state.data === undefined);

const GREETING_MS = 4_000;

/** A line below the navigation bar about the connection, an update or an expired session. */
export function StatusLine() {
  const connection = useConnection();
  const isBack = useIsBack(connection);
  const isOutdated = useOutdatedBuild();
  const { isOver } = useCurrentUser();
  useNoteOfThisPage();
  return (
    <div className={classes.slot} role="status" aria-label="Status">
      {connection !== 'online' ? (
        <OfflineLine connection={connection} />
      ) : isOver ? (
        <SessionLine />
      ) : isOutdated ? (
        <OutdatedLine />
      ) : isBack ? (
        <BackLine />
      ) : null}
    </div>
  );
}

function BackLine() {
  return (
    <p className={classes.line}>
      <IconWifi size={18} aria-hidden />
      <span>You are back online.</span>
    </p>
  );
}

function SessionLine() {
  return (
    <p className={classes.line}>
      <IconLock size={18} aria-hidden />
      <span>Your session has expired.</span>
      <button type="button" onClick={() => void askToRenew()}>
        Sign in again
      </button>
    </p>
  );
}

function OfflineLine({ connection }: { connection: Connection }) {
  const isWaitingForPage = useNavigation().state !== 'idle';
  const note = useOfflineNote();
  const isMissingData = useMissingData();
  const stay = useStay();
  return (
    <p className={classes.line}>
      <IconWifiOff size={18} aria-hidden />
      <span>{isWaitingForPage ? PAGE_WAITS : (note ?? state(connection, isMissingData))}</span>
      {isWaitingForPage ? (
        <button type="button" onClick={stay}>
          Stay here
        </button>
      ) : null}
    </p>
  );
}

// Each fits on one line on a phone, where the page's margin is only that high.
const PAGE_WAITS = 'The page opens when you are back online.';

function state(connection: Connection, isMissingData: boolean): string {
  if (connection === 'unreachable') return 'Tradewind cannot be reached right now.';
  return isMissingData
    ? 'You are offline. The rest loads when you are back.'
    : 'You are offline. What you see may be out of date.';
}

function OutdatedLine() {
  return (
    <p className={classes.line}>
      <IconRefresh size={18} aria-hidden />
      <span>Tradewind was updated while this page was open. Please reload it when you are ready.</span>
      <button type="button" onClick={() => window.location.reload()}>
        Reload
      </button>
    </p>
  );
}

/** True for a moment after the connection is back. */
function useIsBack(connection: Connection): boolean {
  const [isBack, setBack] = useState(false);
  const wasAway = useRef(false);
  useEffect(() => {
    if (connection !== 'online') {
      wasAway.current = true;
      setBack(false);
      return;
    }
    if (!wasAway.current) return;
    setBack(true);
    const timer = setTimeout(() => setBack(false), GREETING_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return isBack;
}

/** Drops offline notes when the page changes. */
function useNoteOfThisPage(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes belong to the page
  useEffect(() => forgetOfflineNote, [pathname]);
}

/** Cancels the pending navigation by navigating to the current page. */
function useStay(): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return () => void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
}

/** Whether something on the screen waits for a connection to load for the first time. */
function useMissingData(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(() => queueMicrotask(listener)), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => isMissing(cache),
    () => false,
  );
}
