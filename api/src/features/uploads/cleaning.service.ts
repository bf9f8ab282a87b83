import type { Dependencies } from '../../platform/http/app.ts';
import type { Work } from '../../platform/work.ts';
import { IDLE_HOURS, LOOK_BACK_DAYS } from './limits.ts';
import { type AgedUpload, agedUploads, deleteUploads, lockUploads, shownImages } from './store.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'images'>;

export const REMOVE_IMAGES = 'remove-images';
const LOOKED_AT = 500;
/** Few enough that nobody waits long for what is held meanwhile. */
const REMOVED_AT_ONCE = 50;

/** Removes the pictures of what this work deletes, once it is committed. */
export async function removeImagesLater(work: Work, urls: readonly string[]): Promise<void> {
  if (urls.length > 0) await work.sendJob(REMOVE_IMAGES, { urls: [...urls] });
}

/** Removes those of the pictures that nothing shows, files and all. Whoever is about to use one holds it, and is waited for. */
export async function removeUnshown({ commit, images }: Omit<Context, 'db'>, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return;
  await commit(async ({ tx }) => {
    await lockUploads(tx, urls);
    const shown = await shownImages(tx, urls);
    const unshown = urls.filter((url) => !shown.has(url));
    await deleteUploads(tx, unshown);
    // Before the commit: a file that could not be removed keeps its row, and is tried again.
    await Promise.all(unshown.map((url) => images.removeImage(url)));
  });
}

/** What was uploaded a day ago and never posted, sent or made a profile's photo. */
export async function removeIdleUploads(context: Context): Promise<void> {
  const span = { idleHours: IDLE_HOURS, lookBackDays: LOOK_BACK_DAYS };
  let after: AgedUpload | undefined;
  do {
    const page = await agedUploads(context.db, span, after, LOOKED_AT);
    const idle = page.filter(({ shown }) => !shown).map(({ url }) => url);
    while (idle.length > 0) await removeUnshown(context, idle.splice(0, REMOVED_AT_ONCE));
    after = page.length === LOOKED_AT ? page.at(-1) : undefined;
  } while (after);
}
