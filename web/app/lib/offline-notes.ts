import { useSyncExternalStore } from 'react';
import { readConnection, subscribeToConnection } from './connection.ts';

const listeners = new Set<() => void>();
let note: string | undefined;

/** Shows in the status line why an action waits. Cleared once the connection is back. */
export function noteOffline(text: string): void {
  if (readConnection() !== 'online') change(text);
}

export const forgetOfflineNote = (): void => change(undefined);

export const useOfflineNote = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => note,
    () => undefined,
  );

function change(next: string | undefined): void {
  if (note === next) return;
  note = next;
  for (const listener of [...listeners]) listener();
}

subscribeToConnection(() => {
  if (readConnection() === 'online') forgetOfflineNote();
});
