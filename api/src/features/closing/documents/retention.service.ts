import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { ERASED_AT_ONCE, RETENTION } from '../limits.ts';
import { removeLater } from './cleaning.service.ts';
import { deleteDocuments } from './documents.store.ts';
import {
  deleteSignaturesOf,
  discardNeedless,
  eraseFactsOf,
  eraseNeedlessFacts,
  expiredTrades,
  lockDocumentsOf,
} from './retention.store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'storage'>;

/** Erases the documents, signatures and facts of trades whose time is over, one trade at a time. */
export async function eraseExpired(context: Context): Promise<void> {
  for (;;) {
    const ids = await expiredTrades(context.db, RETENTION, ERASED_AT_ONCE);
    for (const id of ids) await eraseTrade(context, id);
    if (ids.length < ERASED_AT_ONCE) return;
  }
}

const eraseTrade = ({ commit, storage }: Context, tradeId: number): Promise<void> =>
  commit(async ({ tx }) => {
    const documents = await lockDocumentsOf(tx, tradeId);
    await deleteSignaturesOf(tx, tradeId);
    await deleteDocuments(
      tx,
      documents.map(({ id }) => id),
    );
    await eraseFactsOf(tx, tradeId);
    // Before the commit, so that a file that could not be removed keeps its row and is retried.
    await storage.remove(...documents.map(({ storageKey }) => storageKey));
  });

/** Somebody deletes their account: the records of closed trades stay as the law asks, everything else goes. */
export async function leaveClosings(work: Work, users: readonly string[]): Promise<void> {
  await removeLater(work, await discardNeedless(work.tx, users));
  await eraseNeedlessFacts(work.tx, users);
}
