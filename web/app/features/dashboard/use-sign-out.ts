import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../lib/current-user.ts';
import { request } from '../../lib/request.ts';
import { replacingToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { dashboardToasts } from './dashboard-toasts.ts';

/** Ends the session on the server, then here, and goes home. */
export function useSignOut() {
  const queries = useQueryClient();
  const endSession = useEndSession();
  const navigate = useNavigate();
  const { mutate, isIdle } = useMutation({
    mutationFn: () =>
      // The server tells every browser of this session that it ended; this one knows.
      replacingToken(async () => {
        // What is still being read would be refused.
        await queries.cancelQueries();
        await request('/api/auth/logout', { method: 'POST' }).catch(() => undefined);
        endSession();
        await navigate(paths.home);
        showToast(dashboardToasts.loggedOut);
      }),
  });
  return { signOut: () => mutate(), isLeaving: !isIdle };
}
