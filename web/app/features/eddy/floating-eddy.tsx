import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { agentStatusQuery } from '../../lib/agent-status.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';

const APPEARS_AFTER_MS = 2_000;
const FloatingEddyButton = lazyPart(() => import('./floating-eddy-button.tsx'));

const ownScreens: readonly string[] = [paths.eddy, paths.eddyChat];

/** Eddy's button, for signed-in users while the operator has Eddy enabled, except on Eddy's own screens. */
export function FloatingEddy() {
  const waited = useDelay(APPEARS_AFTER_MS);
  const { pathname } = useLocation();
  const { user } = useCurrentUser();
  const { data: status } = useQuery({ ...agentStatusQuery, enabled: user !== null });
  const shows = waited && user !== null && status?.enabled === true && !ownScreens.includes(pathname);
  return shows ? <FloatingEddyButton /> : null;
}

function useDelay(ms: number): boolean {
  const [waited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return waited;
}
