import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationsApi } from '@tradewind/contract/notifications';
import { call } from '../../lib/api.ts';
import { showToast } from '../../lib/toasts.ts';
import { notificationsQuery, withRead } from './notification-queries.ts';

/** Marks these, or all, as read. Shows it immediately, and reloads them if the server refuses. */
export function useMarkRead() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly number[] | 'all') =>
      call(
        notificationsApi.markRead,
        { body: ids === 'all' ? { all: true } : { ids: [...ids] } },
        { isBackground: ids !== 'all' },
      ),
    onMutate: async (ids) => {
      await client.cancelQueries(notificationsQuery);
      client.setQueryData(notificationsQuery.queryKey, (page) => page && withRead(page, ids));
    },
    onError: () => {
      showToast({
        title: 'Error',
        description: 'Failed to mark as read. Please try again.',
        variant: 'destructive',
      });
      void client.invalidateQueries(notificationsQuery);
    },
  });
  return mutate;
}
