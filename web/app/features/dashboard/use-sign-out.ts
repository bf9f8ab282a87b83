import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountsApi } from '@tradewind/contract/accounts';
import { call } from '../../lib/api.ts';
import { dashboardToasts } from './dashboard-toasts.ts';
import { useLeave } from './use-leave.ts';

export function useSignOut() {
  const queries = useQueryClient();
  const leave = useLeave();
  const { mutate, isIdle } = useMutation({
    mutationFn: () =>
      leave(async () => {
        // What is still being read would be refused.
        await queries.cancelQueries();
        await call(accountsApi.signOut, {}, { isBackground: true }).catch(() => undefined);
      }, dashboardToasts.loggedOut),
  });
  return { signOut: () => mutate(), isLeaving: !isIdle };
}
