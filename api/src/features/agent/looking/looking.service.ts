import { MIN_MATCH_SCORE } from '@tradewind/domain/matching';
import { formatMoney, tradeRange } from '@tradewind/domain/money';
import { accepts } from '@tradewind/domain/trade-taxonomy';
import type { ChangedBoats } from '../../../platform/domain-events.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Work } from '../../../platform/work.ts';
import { isBlockedBetween } from '../../blocks/service.ts';
import { statedWants, verdictsAbout } from '../../wants/service.ts';
import { publishAgentChanged } from '../events.service.ts';
import { AGENT } from '../limits.ts';
import { negotiablePairs } from '../negotiations/negotiations.store.ts';
import {
  centsOf,
  findMatches,
  matchWith,
  notifyOfMatches,
  ownBoatOf,
  saveMatches,
  seekerOf,
} from './matches.service.ts';
import { insertLog } from './matches.store.ts';
import {
  dueSeekers,
  lockDeployed,
  type OfferedRow,
  offeredBoats,
  offeredSince,
  ownBoatsOf,
  type SeekerRow,
  seekersReaching,
} from './seekers.store.ts';

export const LOOK = 'agent-look';
export const LOOK_AT_BOATS = 'agent-look-at-boats';
export const NEGOTIATE = 'agent-negotiate';

type Context = Pick<Dependencies, 'db' | 'commit'>;

/** Queues a look at once; changes within the next seconds share one more. */
export const lookSoon = (work: Work, userId: string): Promise<void> =>
  work.sendJob(LOOK, { userId }, { key: userId, seconds: AGENT.gatherSeconds });

/** Queues a look by the deployed agents at boats that were posted or edited. */
export async function lookAtBoatsSoon(work: Work, changed: ChangedBoats): Promise<void> {
  const seconds = AGENT.gatherSeconds;
  if ('since' in changed) {
    const since = changed.since.toISOString();
    await work.sendJob(LOOK_AT_BOATS, { since }, { key: since, seconds });
    return;
  }
  for (const id of changed.ids) await work.sendJob(LOOK_AT_BOATS, { ids: [id] }, { key: String(id), seconds });
}

/** Searches the marketplace for one agent. Matches, log and notifications share a transaction: all or nothing, and only once. */
export async function lookFor({ commit }: Pick<Context, 'commit'>, userId: string): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    const row = await lockDeployed(tx, userId);
    if (!row) return;
    const wants = (await statedWants(tx, [userId]))(userId);
    const seeker = seekerOf(row, (await ownBoatsOf(tx, [userId])).map(ownBoatOf), wants);
    const saved = await saveMatches(tx, userId, await findMatches(tx, userId, seeker, true));
    const text =
      saved.length === 0
        ? 'Searched the marketplace. Nothing new this time.'
        : `Searched the marketplace and found ${saved.length} new ${saved.length === 1 ? 'match' : 'matches'}.`;
    await insertLog(tx, [{ userId, kind: 'look', text }]);
    await sendNegotiations(work, userId);
    notifyOfMatches(work, userId, saved);
    publishAgentChanged(work, [userId]);
  });
}

/** Queues a look for every agent that is due. The queue survives a crashed worker. */
export async function queueDueLooks({ commit }: Pick<Context, 'commit'>): Promise<void> {
  await commit(async (work) => {
    for (const userId of await dueSeekers(work.tx, AGENT.lookHours, AGENT.looksAtOnce)) await lookSoon(work, userId);
  });
}

/** Matches posted or edited boats with all deployed agents. */
export async function lookAtBoats(context: Context, changed: ChangedBoats): Promise<void> {
  if ('ids' in changed) {
    for (const boat of await offeredBoats(context.db, changed.ids)) await lookAtBoat(context, boat);
    return;
  }
  for (let after = 0; ; ) {
    const page = await offeredSince(context.db, changed.since, after, AGENT.seekersAtOnce);
    for (const boat of page) await lookAtBoat(context, boat);
    const last = page.at(-1);
    if (!last || page.length < AGENT.seekersAtOnce) return;
    after = last.id;
  }
}

async function lookAtBoat(context: Context, boat: OfferedRow): Promise<void> {
  const least = formatMoney(tradeRange(centsOf(boat.price)).low);
  for (let after = ''; ; ) {
    const page = await seekersReaching(context.db, boat.price, least, after, AGENT.seekersAtOnce);
    await offerTo(context, boat, page);
    const last = page.at(-1);
    if (!last || page.length < AGENT.seekersAtOnce) return;
    after = last.userId;
  }
}

async function offerTo({ db, commit }: Context, boat: OfferedRow, seekers: readonly SeekerRow[]): Promise<void> {
  const others = seekers.filter(({ userId }) => userId !== boat.sellerId);
  if (others.length === 0) return;
  const swappable = accepts(boat.tradeCategories, ['boats']);
  const ownBoats = swappable
    ? await ownBoatsOf(
        db,
        others.map(({ userId }) => userId),
      )
    : [];
  const owned = Map.groupBy(ownBoats, ({ sellerId }) => sellerId);
  const people = others.map(({ userId }) => userId);
  const wantsBy = await statedWants(db, people);
  const verdictBy = await verdictsAbout(db, people, [boat.id]);
  for (const row of others) {
    const seeker = seekerOf(row, (owned.get(row.userId) ?? []).map(ownBoatOf), wantsBy(row.userId));
    const found = matchWith(seeker, boat, verdictBy(row.userId, boat.id));
    if (!found || found.score < MIN_MATCH_SCORE) continue;
    await commit(async (work) => {
      const { tx } = work;
      if (!(await lockDeployed(tx, row.userId))) return;
      if (await isBlockedBetween(tx, row.userId, boat.sellerId)) return;
      const saved = await saveMatches(tx, row.userId, [found]);
      await sendNegotiations(work, row.userId);
      notifyOfMatches(work, row.userId, saved);
      if (saved.length > 0) publishAgentChanged(work, [row.userId]);
    });
  }
}

/** Queues negotiations where both sides allow them and have not negotiated yet. */
async function sendNegotiations(work: Work, userId: string): Promise<void> {
  for (const pair of await negotiablePairs(work.tx, userId, AGENT.againDays, AGENT.negotiationsSent)) {
    await work.sendJob(NEGOTIATE, pair, { key: `${pair.userId}:${pair.boatId}`, seconds: AGENT.gatherSeconds });
  }
}
