import { type WantSubject, wantRulesInput } from '@tradewind/contract/wants';
import type { Queryable } from '../../api/src/db/client.ts';
import { listAssets } from '../../api/src/features/assets/service.ts';
import { putWantIn } from '../../api/src/features/wants/service.ts';
import { judgeIn } from '../../api/src/features/wants/verdicts.service.ts';
import type { Caller } from '../../api/src/platform/auth.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { callerNamed } from './drafts.ts';
import { type DemoWant, VERDICTS, WANTS } from './world/wants.ts';

type BoatIds = ReadonlyMap<string, number>;

/** Lets the demo users say what they would take, and answer about single boats. */
export async function setWants({ commit }: Pick<Dependencies, 'commit'>, ids: BoatIds): Promise<void> {
  await commit(async (work) => {
    for (const { by, give, rules } of WANTS) {
      const caller = callerNamed(by);
      const subject = await subjectOf(work.tx, caller, give, ids);
      await putWantIn(work, caller, { for: subject, rules: wantRulesInput.parse(rules) });
    }
    for (const { by, on, verdict, cash = null } of VERDICTS)
      await judgeIn(work, callerNamed(by), ids.get(on) ?? 0, { verdict, cash });
  });
}

async function subjectOf(db: Queryable, caller: Caller, give: DemoWant['give'], ids: BoatIds): Promise<WantSubject> {
  if (give === 'cash') return { kind: 'cash' };
  if ('boat' in give) return { kind: 'boat', boatId: ids.get(give.boat) ?? 0 };
  const asset = (await listAssets(db, caller)).find(({ title }) => title === give.asset);
  return { kind: 'asset', assetId: asset?.id ?? 0 };
}
