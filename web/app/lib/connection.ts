import { useSyncExternalStore } from 'react';

/** `unreachable`: the browser believes it is online, but nothing of ours answers. */
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

/** Online on the server and while hydrating. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribeToConnection, readConnection, () => 'online');

/** Resolves at once while online, else when the connection is back. */
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
 * To be called when a request got no answer at all. One request may fail for reasons of its own, so the server is asked
 * for a sign of life before the connection counts as lost, and again until it gives one. Resolves with the first verdict.
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
