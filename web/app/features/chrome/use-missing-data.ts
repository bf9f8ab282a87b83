import { type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether something on the screen waits for a connection to be read at all. */
export function useMissingData(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(() => queueMicrotask(listener)), [cache]);
  return useSyncExternalStore(
    subscribe,
    () => isMissing(cache),
    () => false,
  );
}

const isMissing = (cache: QueryCache) =>
  cache
    .getAll()
    .some((query) => query.isActive() && query.state.fetchStatus === 'paused' && query.state.data === undefined);
