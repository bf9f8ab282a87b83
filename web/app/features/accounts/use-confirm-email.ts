import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Acknowledged } from '@tradewind/contract/accounts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { request } from '../../lib/request.ts';

/** Presents the token of a mailed link; whoever is signed in here reads their account again. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => request<Acknowledged>('/api/auth/email/confirm', { body: { token } }),
    onSuccess: () => client.invalidateQueries(currentUserQuery),
  });
}
