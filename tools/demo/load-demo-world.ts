import { type Config, DEMO_PASSWORD } from '../../api/src/config.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { hashPassword } from '../../api/src/platform/passwords.ts';
import { emailOf } from './drafts.ts';
import { makePictures } from './make-pictures.ts';
import { makePicturesApart } from './make-pictures-apart.ts';
import type { PictureMaker } from './pictures.ts';
import type { Say } from './progress.ts';
import { ADMIN, NEWCOMER } from './world/people.ts';
import { isEmpty, lockWorld, writeWorld } from './write-world.ts';

/**
 * Fills an empty database with sample people, boats and conversations. Pictures come first and rows in one transaction
 * last, so what is cut short counts as not loaded and is done again at the next start.
 */
export async function loadDemoWorld(
  dependencies: Pick<Dependencies, 'db' | 'storage' | 'catalogue'>,
  config: Pick<Config, 'brokerage'>,
  say: Say,
  maker?: PictureMaker,
): Promise<'loaded' | 'not empty'> {
  const { db, storage, catalogue } = dependencies;
  if (!(await isEmpty(db))) return 'not empty';
  const making = maker ? makePictures(storage, maker, say) : makePicturesApart();
  const [pictures, password] = await Promise.all([making, hashPassword(DEMO_PASSWORD)]);
  const loaded = await db.transaction(async (tx) => {
    // Of two processes that start at once, the second finds the work done.
    await lockWorld(tx);
    if (!(await isEmpty(tx))) return false;
    await writeWorld(tx, { config, catalogue, pictures, password, now: new Date() });
    return true;
  });
  if (!loaded) return 'not empty';
  catalogue.changed();
  say(`Sample data loaded. Sign in as ${emailOf(NEWCOMER.name)} or ${emailOf(ADMIN.name)} with "${DEMO_PASSWORD}".`);
  return 'loaded';
}
