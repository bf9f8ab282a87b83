import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { agentStatusQuery } from '../../lib/agent-status.ts';
import { useCurrentUser } from '../../lib/current-user.ts';

const APPEARS_AFTER_MS = 2_000;
const FloatingEddyButton = lazy(() => import('./floating-eddy-button.tsx'));

/** Eddy waits in the corner: for signed-in users, while the operator has it switched on, except on its own screen. */
export function FloatingEddy() {
  const waited = useWaited(APPEARS_AFTER_MS);
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const { data: status } = useQuery({ ...agentStatusQuery, enabled: user !== null });
  const shows = waited && user !== null && status?.enabled === true && pathname !== paths.eddy;
  if (!shows) return null;
  return (
    <Suspense>
      <FloatingEddyButton />
    </Suspense>
  );
}

function useWaited(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
