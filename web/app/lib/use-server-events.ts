import { useEffect } from 'react';

/** Opens the event stream for a signed-in user; its code is loaded only then. */
export function useServerEvents(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return;
    let stop: (() => void) | undefined;
    let left = false;
    void import('./events.ts').then(({ listenToServer }) => {
      if (!left) stop = listenToServer();
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [userId]);
}
