import type { Dependencies } from '../../platform/http/app.ts';
import { updateResponseTimes, userIdsAfter } from './store.ts';

const PEOPLE_AT_ONCE = 500;

/** Measures again how soon everybody replies, some people at a time, so that no transaction is long. */
export async function measureResponseTimes(
  { db, commit }: Pick<Dependencies, 'db' | 'commit'>,
  now = new Date(),
): Promise<void> {
  for (let ids = await userIdsAfter(db, '', PEOPLE_AT_ONCE); ids.length > 0; ) {
    await commit(async (work) => {
      if ((await updateResponseTimes(work.tx, ids, now)) > 0) work.publicReadsChanged();
    });
    ids = await userIdsAfter(db, ids.at(-1) ?? '', PEOPLE_AT_ONCE);
  }
}
