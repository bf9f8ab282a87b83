import type { SyncRun } from '@tradewind/contract/inventory';
import type { RunRow } from './runs.store.ts';

export const presentRun = (run: RunRow): SyncRun => ({
  ...run,
  status: run.status === 'running' || run.status === 'succeeded' ? run.status : 'failed',
  startedAt: run.startedAt.toISOString(),
  finishedAt: run.finishedAt?.toISOString() ?? null,
});
