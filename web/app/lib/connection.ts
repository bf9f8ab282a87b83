import { useSyncExternalStore } from 'react';

/** `unreachable`: the browser believes it is online, but our server does not respond. */
export type Connection = 'online' | 'offline' | 'unreachable';

const PROBE = '/healthz';
const FIRST_PROBE_MS = 1_000;
const LONGEST_PROBE_MS = 15_000;

const listeners = new Set<() => void>();
let connection: Connection = typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'online';
let verdict: Promise<void> | undefined;

export const readConnection = (): Connection => connection;

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Always online on the server and during hydration. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribeToConnection, readConnection, () => 'online');

/** Resolves once online. */
export function connectionBack(): Promise<void> {
  if (connection === 'online') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToConnection(() => {
      if (connection !== 'online') return;
      stop();
      resolve();
    });
  });
}

/**
 * Call when a request got no response at all. Since a single request may fail for other reasons, probes the server before
 * the connection counts as lost, then until it is back. Resolves after the first probe.
 */
export function noteNoResponse(): Promise<void> {
  if (connection !== 'online') return Promise.resolve();
  verdict ??= serverResponds().then((isThere) => {
    verdict = undefined;
    if (isThere || !navigator.onLine || connection !== 'online') return;
    change('unreachable');
    void probeAgain(FIRST_PROBE_MS);
  });
  return verdict;
}

async function probeAgain(afterMs: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  if (connection !== 'unreachable') return;
  if (await serverResponds()) return change('online');
  return probeAgain(Math.min(afterMs * 2, LONGEST_PROBE_MS));
}

const serverResponds = () =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

function change(next: Connection): void {
  if (connection === next) return;
  connection = next;
  for (const listener of [...listeners]) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => change('offline'));
  window.addEventListener('online', () => change('online'));
}
