import { DEMO_PASSWORD } from '../../api/src/config.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { hashPassword } from '../../api/src/platform/passwords.ts';
import { emailOf } from './drafts.ts';
import { agreeOnTrades } from './make-closings.ts';
import { makeOffers } from './make-offers.ts';
import { makePictures } from './make-pictures.ts';
import { makePicturesInChild } from './make-pictures-in-child.ts';
import type { PictureMaker } from './pictures.ts';
import type { Say } from './progress.ts';
import { runAgents } from './run-agents.ts';
import { setWants } from './set-wants.ts';
import { ADMIN, NEWCOMER } from './world/people.ts';
import { markMailed } from './write-notifications.ts';
import { isEmpty, lockWorld, writeWorld } from './write-world.ts';

type Context = Pick<Dependencies, 'db' | 'commit' | 'storage' | 'config'>;

/**
 * Fills an empty database with demo users, boats, conversations and offers; `makeClosings` does the rest. Pictures come first and all rows last, in one transaction, so
 * an interrupted load counts as not loaded and is repeated at the next start.
 */
export async function loadDemoWorld(
  dependencies: Context,
  say: Say,
  maker?: PictureMaker,
): Promise<'loaded' | 'not empty'> {
  const { db, commit, storage, config } = dependencies;
  if (!(await isEmpty(db))) return 'not empty';
  const making = maker ? makePictures(storage, maker, say) : makePicturesInChild();
  const [pictures, password] = await Promise.all([making, hashPassword(DEMO_PASSWORD)]);
  const loaded = await commit(async (work) => {
    // If two processes start at once, the second finds the work done.
    await lockWorld(work.tx);
    if (!(await isEmpty(work.tx))) return undefined;
    return writeWorld(work, { config, pictures, password, now: new Date() });
  });
  if (!loaded) return 'not empty';
  await agreeOnTrades(dependencies, loaded);
  await setWants(dependencies, loaded);
  await runAgents(dependencies, loaded);
  await makeOffers(dependencies, loaded);
  await markMailed(db, new Date());
  say(`Sample data loaded. Sign in as ${emailOf(NEWCOMER.name)} or ${emailOf(ADMIN.name)} with "${DEMO_PASSWORD}".`);
  return 'loaded';
}
