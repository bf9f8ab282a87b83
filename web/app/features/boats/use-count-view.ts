import { useEffect } from 'react';
import { request } from '../../lib/request.ts';

/** One visit to a boat's page is one view, whether the page came from the server or by navigation. */
export function useCountView(boatId: number | undefined): void {
  useEffect(() => {
    if (boatId === undefined) return;
    // Nobody waits for it and nobody misses it.
    request(`/api/boats/${boatId}/view`, { method: 'POST', keepalive: true }).catch(() => undefined);
  }, [boatId]);
}
