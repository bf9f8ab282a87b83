import { useMutation } from '@tanstack/react-query';
import { accountsApi } from '@tradewind/contract/accounts';
import { call } from '../../../lib/api.ts';

/** Confirms the address by the token of a mailed link, then reloads the current user. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => call(accountsApi.confirmEmail, { body: { token } }),
  });
}
