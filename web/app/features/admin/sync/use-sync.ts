import { useQueryClient } from '@tanstack/react-query';
import type { SyncProgress } from '@tradewind/contract/inventory';
import { inventoryApi } from '@tradewind/contract/inventory';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useServerEvent } from '../../../lib/feature-events.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { readAdminAgain } from '../admin-queries.ts';
import { adminToasts } from '../admin-toasts.ts';

/** Starts a sync and follows it, or one that another admin started. */
export function useSync(runsElsewhere: boolean) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SyncProgress>();
  useServerEvent('sync.progress', (news) => {
    setProgress(news);
    if (news.status !== 'running') void readAdminAgain(client);
  });
  const syncing = useSingleMutation({
    mutationFn: () => call(inventoryApi.sync),
    onMutate: () => setProgress(undefined),
    onSuccess: ({ success, message }) =>
      showToast(
        success
          ? { title: adminToasts.synced, description: message }
          : { title: adminToasts.syncFailed, description: message, variant: 'destructive' },
      ),
    onError: (error) =>
      showToast({ title: adminToasts.syncError, description: failureText(error), variant: 'destructive' }),
    onSettled: () => readAdminAgain(client),
  });
  const isFollowed = progress === undefined ? runsElsewhere : progress.status === 'running';
  return {
    start: syncing.mutate,
    progress,
    result: syncing.data,
    isRunning: syncing.isPending || (runsElsewhere && isFollowed),
  };
}
