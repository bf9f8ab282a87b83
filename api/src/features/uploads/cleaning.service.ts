import type { Dependencies } from '../../platform/http/app.ts';
import type { Work } from '../../platform/work.ts';
import { IDLE_HOURS, LOOK_BACK_DAYS } from './limits.ts';
import { type AgedUpload, agedUploads, deleteUploads, lockUploads, shownImages } from './store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'images'>;

export const REMOVE_IMAGES = 'remove-images';
const PAGE_SIZE = 500;
/** Few enough that nobody waits long for the locked rows. */
const REMOVED_AT_ONCE = 50;

/** Queues the removal of pictures that this work no longer shows, once it is committed. */
export async function removeImagesLater(work: Work, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await work.sendJob(REMOVE_IMAGES, { urls: [...urls] });
}

/** Removes the rows and files of the pictures that nothing shows. Waits for transactions that are about to use one. */
export async function removeUnshown({ commit, images }: Omit<Context, 'db'>, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await commit(async ({ tx }) => {
    await lockUploads(tx, urls);
    const shown = await shownImages(tx, urls);
    const unshown = urls.filter((url) => !shown.has(url));
    await deleteUploads(tx, unshown);
    // Before the commit, so that a file that could not be removed keeps its row and is retried.
    await Promise.all(unshown.map((url) => images.removeImage(url)));
  });
}

/** Removes uploads that are more than a day old and that nothing shows. */
export async function removeIdleUploads(context: Context): Promise<void> {
  const span = { idleHours: IDLE_HOURS, lookBackDays: LOOK_BACK_DAYS };
  let after: AgedUpload | undefined;
  do {
    const page = await agedUploads(context.db, span, after, PAGE_SIZE);
    const idle = page.filter(({ shown }) => !shown).map(({ url }) => url);
    while (idle.length > 0) await removeUnshown(context, idle.splice(0, REMOVED_AT_ONCE));
    after = page.length === PAGE_SIZE ? page.at(-1) : undefined;
  } while (after);
}
