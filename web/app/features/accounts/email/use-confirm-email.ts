import { useMutation } from '@tanstack/react-query';
import { accountsApi } from '@tradewind/contract/accounts';
import { call } from '../../../lib/api.ts';

/** Presents the token of a mailed link; whoever is signed in here reads their account again. */
export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => call(accountsApi.confirmEmail, { body: { token } }),
  });
}
