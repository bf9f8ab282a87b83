import { negotiationPath, paths } from '@tradewind/contract/paths';
import type { LeavingBoats } from '../../platform/domain-events.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { NewNotification, Work } from '../../platform/work.ts';
import { deleteMatchesOf, type EndedProposal, endProposals } from './ended-trades.store.ts';
import { publishAgentChanged } from './events.service.ts';
import { insertLog } from './matches.store.ts';

export const NOTIFY_OF_ENDED = 'agent-tell-ended';
const NOTIFICATIONS_PER_JOB = 50;

/** Ends the proposals and matches of boats that leave. A job notifies everyone involved after the commit. */
export async function endTrades(work: Work, leaving: LeavingBoats): Promise<void> {
  const { tx } = work;
  const { boats, users = [], by } = leaving;
  const boatIds = boats.map(({ id }) => id);
  const sellerIds = [...new Set(boats.map(({ sellerId }) => sellerId))];
  const ended = await endProposals(tx, { boatIds, sellerIds, userIds: users });
  const found = await deleteMatchesOf(tx, boatIds);
  const stays = (userId: string) => !users.includes(userId);
  const parties = ended.flatMap((proposal) =>
    [proposal.initiatorUserId, proposal.responderUserId].filter(stays).map((userId) => ({ userId, proposal })),
  );
  await insertLog(
    tx,
    parties.map(({ userId, proposal }) => ({
      userId,
      kind: 'negotiation',
      text: `The proposal for ${proposal.title} has ended. ${reasonOf(proposal, leaving)}`,
      boatId: proposal.boatId,
      negotiationId: proposal.id,
    })),
  );
  const titles = new Map(boats.map(({ id, title }) => [id, title]));
  await queueNotifications(work, [
    ...parties
      .filter(({ userId }) => userId !== by)
      .map(({ userId, proposal }) => proposalEnded(userId, proposal, leaving)),
    ...found.filter(({ userId }) => stays(userId)).map(({ userId, boatId }) => matchEnded(userId, titles.get(boatId))),
  ]);
}

const asksForLeaving = ({ boatId }: EndedProposal, { boats }: LeavingBoats) => boats.some(({ id }) => id === boatId);

function reasonOf(proposal: EndedProposal, leaving: LeavingBoats): string {
  if (asksForLeaving(proposal, leaving)) return 'The listing was removed.';
  return leaving.users?.includes(proposal.initiatorUserId)
    ? 'The other member has left Tradewind.'
    : 'The boat offered in trade is no longer listed.';
}

/** Deleting a boat or user also deletes their negotiations, so the notification then links to the agent's page. */
const proposalEnded = (userId: string, proposal: EndedProposal, leaving: LeavingBoats) => {
  const isDeleted =
    leaving.how === 'deleted' &&
    (asksForLeaving(proposal, leaving) || leaving.users?.includes(proposal.initiatorUserId));
  return {
    userId,
    kind: 'negotiation' as const,
    title: `The proposal for ${proposal.title} has ended`,
    body: reasonOf(proposal, leaving),
    path: isDeleted ? paths.deployedAgent : negotiationPath(proposal.id),
    groupKey: `negotiation:${proposal.id}`,
  };
};

const matchEnded = (userId: string, title = 'A boat') => ({
  userId,
  kind: 'match' as const,
  title: `${title} is no longer listed`,
  body: 'Eddy AI found it for you earlier and is still looking.',
  path: paths.deployedAgent,
  groupKey: 'agent:ended-matches',
});

async function queueNotifications(work: Work, news: readonly NewNotification[]): Promise<void> {
  for (let first = 0; first < news.length; first += NOTIFICATIONS_PER_JOB)
    await work.sendJob(NOTIFY_OF_ENDED, { news: news.slice(first, first + NOTIFICATIONS_PER_JOB) });
}

/** Sends all notifications or none, so that a retried job notifies nobody twice. */
export async function notifyOfEndedTrades(
  { commit }: Pick<Dependencies, 'commit'>,
  news: readonly NewNotification[],
): Promise<void> {
  await commit(async (work) => {
    for (const one of news) work.notify(one);
    publishAgentChanged(
      work,
      news.map(({ userId }) => userId),
    );
  });
}
