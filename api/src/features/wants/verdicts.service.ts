import type { Verdict, VerdictInput, VerdictsQuery } from '@tradewind/contract/wants';
import type { Queryable } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { changesOfUser, WANTS } from './limits.ts';
import { asJudge } from './policy.ts';
import { presentVerdict, verdictCursor } from './present.ts';
import { lockWants } from './store.ts';
import {
  countVerdicts,
  deleteVerdict,
  findVerdict,
  lockJudged,
  saveVerdict,
  verdictsOf,
  verdictsOn,
} from './verdicts.store.ts';

type Context = Pick<Dependencies, 'commit' | 'limits'>;

export async function listVerdicts(
  db: Queryable,
  userId: string,
  { limit, cursor }: VerdictsQuery,
): Promise<{ verdicts: Verdict[]; next: string | undefined }> {
  const after = cursor === undefined ? undefined : verdictCursor.read(cursor);
  const rows = await verdictsOf(db, userId, limit + 1, after);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    last && rows.length > limit ? verdictCursor.write({ updatedAt: last.updatedAt, boatId: last.boat.id }) : undefined;
  return { verdicts: page.map(presentVerdict), next };
}

export async function readVerdict(db: Queryable, userId: string, boatId: number): Promise<Verdict | null> {
  const row = await findVerdict(db, userId, boatId);
  return row ? presentVerdict(row) : null;
}

export async function judge(
  { commit, limits }: Context,
  caller: Caller,
  boatId: number,
  answer: VerdictInput,
): Promise<Verdict> {
  await limits.consume(changesOfUser, caller.id);
  return commit((work) => judgeIn(work, caller, boatId, answer));
}

/** The same as a part of other work. */
export async function judgeIn(work: Work, caller: Caller, boatId: number, answer: VerdictInput): Promise<Verdict> {
  const { tx } = work;
  await lockWants(tx, caller.id);
  const boat = asJudge(caller, await lockJudged(tx, boatId));
  const isNew = (await verdictsOn(tx, [caller.id], [boatId])).length === 0;
  if (isNew && (await countVerdicts(tx, caller.id)) >= WANTS.verdictsOfUser)
    throw new Refusal(
      'conflict',
      `You’ve answered about ${WANTS.verdictsOfUser.toLocaleString('en-US')} boats. Please take some answers back first.`,
    );
  const updatedAt = await saveVerdict(tx, caller.id, boat, answer);
  await work.happened('wants.changed', { userId: caller.id, how: answer.verdict });
  return presentVerdict({ boat, ...answer, updatedAt });
}

/** Does nothing if there is no verdict. */
export async function withdrawVerdict({ commit, limits }: Context, caller: Caller, boatId: number): Promise<void> {
  await limits.consume(changesOfUser, caller.id);
  await commit(async (work) => {
    await deleteVerdict(work.tx, caller.id, boatId);
    await work.happened('wants.changed', { userId: caller.id, how: 'withdrawn' });
  });
}
