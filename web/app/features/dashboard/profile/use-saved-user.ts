import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { currentUserQuery } from '../../../lib/current-user.ts';

/** Puts the user that the server returned into the cache. */
export function useSavedUser() {
  const client = useQueryClient();
  return (saved: CurrentUser) => void client.setQueryData(currentUserQuery.queryKey, saved);
}
