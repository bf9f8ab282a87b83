import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { currentUserQuery } from '../../lib/current-user.ts';

/** Shows the user as the server now has them; boats, which are shown with their seller, are read anew. */
export function useSavedUser() {
  const client = useQueryClient();
  return async (saved: CurrentUser) => {
    client.setQueryData(currentUserQuery.queryKey, saved);
    await Promise.all(
      ['/api/boats', '/api/boats/featured'].map((path) => client.invalidateQueries({ queryKey: [path] })),
    );
  };
}
