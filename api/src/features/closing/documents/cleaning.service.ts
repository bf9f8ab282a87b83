import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { DISCARDED_AFTER_MINUTES } from '../limits.ts';
import { deleteDocuments, discardedDocuments, lockDiscarded } from './documents.store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'storage'>;

export const REMOVE_CLOSING_DOCUMENTS = 'remove-closing-documents';
const REMOVED_AT_ONCE = 50;

/** Queues the removal of documents that this work discards, once it is committed. */
export async function removeLater(work: Work, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await work.sendJob(REMOVE_CLOSING_DOCUMENTS, { ids: [...ids] });
}

/** Removes the rows and files of discarded documents, and returns their number. */
export async function removeDiscarded(
  { commit, storage }: Omit<Context, 'db'>,
  ids: readonly number[],
): Promise<number> {
  return commit(async ({ tx }) => {
    const discarded = await lockDiscarded(tx, ids);
    await deleteDocuments(
      tx,
      discarded.map(({ id }) => id),
    );
    // Before the commit, so that a file that could not be removed keeps its row and is retried.
    await storage.remove(...discarded.map(({ storageKey }) => storageKey));
    return discarded.length;
  });
}

/** Removes documents that a killed process or a failed job left behind. */
export async function removeAllDiscarded(context: Context): Promise<void> {
  let removed: number;
  do {
    const ids = await discardedDocuments(context.db, DISCARDED_AFTER_MINUTES, REMOVED_AT_ONCE);
    removed = await removeDiscarded(context, ids);
  } while (removed === REMOVED_AT_ONCE);
}
