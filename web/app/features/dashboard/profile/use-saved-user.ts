import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { currentUserQuery } from '../../../lib/current-user.ts';

/** Shows the user as the server now has them. */
export function useSavedUser() {
  const client = useQueryClient();
  return (saved: CurrentUser) => void client.setQueryData(currentUserQuery.queryKey, saved);
}
