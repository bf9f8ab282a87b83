import { type SyncOverview, type SyncProgress, type SyncResult, syncTexts } from '@tradewind/contract/inventory';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { adminIds } from '../accounts/service.ts';
import type { FeedLimits } from './feed.service.ts';
import { presentRun } from './present.ts';
import { failAbandonedRuns, findTarget, holdRun, insertRun, lastRuns, runIsHeld, updateRun } from './runs.store.ts';
import { OWNER_USERNAME, type SyncOutcome, syncInventory } from './service.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'config'>;

/** The admin who started the sync, or null for the schedule. */
interface Starter {
  admin: { id: string; email: string } | null;
  origin: Origin;
}

/** Runs one sync at a time across all processes, records it, and publishes its progress to admins. */
export async function runSync(context: Context, starter: Starter, limits?: FeedLimits): Promise<SyncResult> {
  const held = await holdRun(context.db);
  if (!held) throw new Refusal('conflict', syncTexts.running);
  try {
    return await recorded(context, starter, limits);
  } finally {
    await held.release();
  }
}

async function recorded(context: Context, { admin, origin }: Starter, limits?: FeedLimits): Promise<SyncResult> {
  const { db, commit } = context;
  await failAbandonedRuns(db);
  const runId = await insertRun(db, admin?.email ?? null);
  const tell = progressTo(context, runId);
  await tell({ status: 'running', total: 0, done: 0, message: null });
  const outcome = await syncInventory(context, limits, async (done, total) => {
    await updateRun(db, runId, { done, total });
    await tell({ status: 'running', total, done, message: null });
  }).catch(async (error: unknown) => {
    await finish({ ...INTERRUPTED }).catch(() => {});
    throw error;
  });
  await finish(outcome);
  const { success, message, syncedCount, errors } = outcome;
  return { success, message, syncedCount, errors };

  async function finish({ success, message, syncedCount, retiredCount, errors, total }: SyncOutcome): Promise<void> {
    const status = success ? 'succeeded' : 'failed';
    await commit(async (work) => {
      const change = { status, message, total, done: syncedCount, syncedCount, retiredCount, errors };
      await updateRun(work.tx, runId, { ...change, finishedAt: new Date() });
      const summary = { runId, success, syncedCount, retiredCount, failed: errors.length };
      await work.logActivity(admin, 'inventory.sync', origin, admin ? summary : { ...summary, by: 'schedule' });
    });
    await tell({ status, total, done: syncedCount, message });
  }
}

const INTERRUPTED: SyncOutcome = {
  success: false,
  message: 'The sync stopped because of an error on our side.',
  syncedCount: 0,
  retiredCount: 0,
  errors: [],
  total: 0,
};

/** Publishes progress; a failure to publish must not stop the sync. */
const progressTo =
  ({ commit }: Context, runId: number) =>
  (progress: Omit<SyncProgress, 'runId'>): Promise<void> =>
    commit(async (work) => {
      work.publish(await adminIds(work.tx), 'sync.progress', { runId, ...progress });
    }).catch(() => {});

export async function syncOverview({ db, config }: Pick<Context, 'db' | 'config'>): Promise<SyncOverview> {
  const { feedUrl } = config;
  const runs = await lastRuns(db);
  const running = await runIsHeld(db);
  return {
    source: { builtIn: !feedUrl, host: feedUrl ? new URL(feedUrl).host : null },
    target: (await findTarget(db, OWNER_USERNAME)) ?? null,
    running,
    // A run without a live process was interrupted, even if no later sync has marked it.
    runs: runs.map((run) => presentRun(!running && run.status === 'running' ? { ...run, status: 'failed' } : run)),
  };
}

/** Runs only if a feed is configured or an admin has synced the built-in one before. */
export async function runScheduledSync(context: Context): Promise<void> {
  if (!context.config.feedUrl && !(await findTarget(context.db, OWNER_USERNAME))) return;
  await runSync(context, { admin: null, origin: {} }).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 409)) throw error;
  });
}
