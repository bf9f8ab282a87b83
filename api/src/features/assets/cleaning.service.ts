import type { Dependencies } from '../../platform/http/app.ts';
import type { Work } from '../../platform/work.ts';
import { deleteDocuments, lockUnused, unusedDocuments } from './documents.store.ts';
import { UNUSED_AFTER_MINUTES } from './limits.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'storage'>;

export const REMOVE_DOCUMENTS = 'remove-documents';
const REMOVED_AT_ONCE = 50;

/** Queues the removal of documents that this work detaches from their assets, once it is committed. */
export async function removeDocumentsLater(work: Work, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await work.sendJob(REMOVE_DOCUMENTS, { ids: [...ids] });
}

/** Removes the rows and files of the documents that belong to no asset, and returns their number. */
export async function removeDocuments(
  { commit, storage }: Omit<Context, 'db'>,
  ids: readonly number[],
): Promise<number> {
  return commit(async ({ tx }) => {
    const unused = await lockUnused(tx, ids);
    await deleteDocuments(
      tx,
      unused.map(({ id }) => id),
    );
    // Before the commit, so that a file that could not be removed keeps its row and is retried.
    await storage.remove(...unused.map(({ storageKey }) => storageKey));
    return unused.length;
  });
}

/** Removes documents that a killed process or a failed job left behind. */
export async function removeUnusedDocuments(context: Context): Promise<void> {
  let removed: number;
  do {
    removed = await removeDocuments(context, await unusedDocuments(context.db, UNUSED_AFTER_MINUTES, REMOVED_AT_ONCE));
  } while (removed === REMOVED_AT_ONCE);
}
