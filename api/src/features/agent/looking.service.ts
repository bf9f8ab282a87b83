import { WORTH_TELLING } from '@tradewind/domain/matching';
import { formatMoney, tradeRange } from '@tradewind/domain/money';
import { accepts } from '@tradewind/domain/trade-taxonomy';
import type { Database, Transaction } from '../../db/client.ts';
import type { ChangedBoats } from '../../platform/catalogue.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { centsOf, findMatches, keepMatches, matchWith, ownBoatOf, seekerOf, tellMatches } from './matches.service.ts';
import { insertLog } from './matches.store.ts';
import { negotiablePairs } from './negotiations.store.ts';
import { AGENT } from './policy.ts';
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
import { tellAgentsChanged } from './telling.service.ts';

export const LOOK = 'agent-look';
export const LOOK_AT_BOATS = 'agent-look-at-boats';
export const NEGOTIATE = 'agent-negotiate';

interface Context {
  db: Database;
  jobs: () => JobQueue;
}

/** To be called in the transaction that saves preferences or deploys: the agent looks at once, and again after further changes. */
export const lookSoon = (tx: Transaction | Database, jobs: JobQueue, userId: string): Promise<void> =>
  jobs.send(tx, LOOK, { userId }, { key: userId, seconds: AGENT.gatherSeconds });

/** In the transaction that posts or edits boats: the deployed agents look at them soon. */
export async function boatsChanged(tx: Transaction | Database, jobs: JobQueue, changed: ChangedBoats): Promise<void> {
  const seconds = AGENT.gatherSeconds;
  if ('since' in changed) {
    const since = changed.since.toISOString();
    await jobs.send(tx, LOOK_AT_BOATS, { since }, { key: since, seconds });
    return;
  }
  for (const id of changed.ids) await jobs.send(tx, LOOK_AT_BOATS, { ids: [id] }, { key: String(id), seconds });
}

/** One agent looks through the marketplace. What it finds, keeps and tells is one transaction: never half, never twice. */
export async function lookFor({ db, jobs }: Context, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockDeployed(tx, userId);
    if (!row) return;
    const seeker = seekerOf(row, (await ownBoatsOf(tx, [userId])).map(ownBoatOf));
    const kept = await keepMatches(tx, userId, await findMatches(tx, userId, seeker, true));
    const text =
      kept.length === 0
        ? 'Searched the marketplace. Nothing new this time.'
        : `Searched the marketplace and found ${kept.length} new ${kept.length === 1 ? 'match' : 'matches'}.`;
    await insertLog(tx, [{ userId, kind: 'look', text }]);
    await sendNegotiations(tx, jobs(), userId);
    await tellMatches(tx, userId, kept);
    await tellAgentsChanged(tx, [userId]);
  });
}

/** Sends an agent's look to the queue for everyone who is due; a worker that dies loses none of them. */
export async function makeRounds({ db, jobs }: Context): Promise<void> {
  for (const userId of await dueSeekers(db, AGENT.lookHours, AGENT.looksAtOnce)) await lookSoon(db, jobs(), userId);
}

/** All deployed agents look at boats that were posted or edited. */
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

async function offerTo({ db, jobs }: Context, boat: OfferedRow, seekers: readonly SeekerRow[]): Promise<void> {
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
  for (const row of others) {
    const seeker = seekerOf(row, (owned.get(row.userId) ?? []).map(ownBoatOf));
    const found = matchWith(seeker, boat);
    if (!found || found.score < WORTH_TELLING) continue;
    await db.transaction(async (tx) => {
      if (!(await lockDeployed(tx, row.userId))) return;
      if (await isBlockedBetween(tx, row.userId, boat.sellerId)) return;
      const kept = await keepMatches(tx, row.userId, [found]);
      await sendNegotiations(tx, jobs(), row.userId);
      await tellMatches(tx, row.userId, kept);
      if (kept.length > 0) await tellAgentsChanged(tx, [row.userId]);
    });
  }
}

/** Where both sides let their agents negotiate and have not yet, they do. */
async function sendNegotiations(tx: Transaction, jobs: JobQueue, userId: string): Promise<void> {
  for (const pair of await negotiablePairs(tx, userId, AGENT.negotiationsSent)) {
    await jobs.send(tx, NEGOTIATE, pair, { key: `${pair.userId}:${pair.boatId}`, seconds: AGENT.gatherSeconds });
  }
}
