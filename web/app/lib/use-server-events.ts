import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FeatureEvents } from './feature-events.ts';
import { persistentImport } from './persistent-import.ts';

/** Opens the event stream for a signed-in user; its code, and what the features do with it, is loaded only then. */
export function useServerEvents(userId: string | undefined, load: () => Promise<readonly FeatureEvents[]>): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let left = false;
    void persistentImport(() => Promise.all([import('./events.ts'), load()])).then(([{ listenToServer }, features]) => {
      if (!left) stop = listenToServer({ userId, features, client });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [userId, client, load]);
}
