import { negotiationPath, paths } from '@tradewind/contract/paths';
import type { LeavingBoats } from '../../platform/domain-events.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { NewNotification, Work } from '../../platform/work.ts';
import { deleteMatchesOf, type EndedProposal, endProposals } from './ended-trades.store.ts';
import { publishAgentChanged } from './events.service.ts';
import { insertLog } from './matches.store.ts';

export const TELL_ENDED = 'agent-tell-ended';
const TOLD_AT_ONCE = 50;

/** Ends the proposals and matches of boats that leave. A job tells everyone involved once that is committed. */
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
  await tellLater(work, [
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

/** With a deleted boat or person their negotiations go: then the agent's own page is all there is to open. */
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

async function tellLater(work: Work, news: readonly NewNotification[]): Promise<void> {
  for (let first = 0; first < news.length; first += TOLD_AT_ONCE)
    await work.sendJob(TELL_ENDED, { news: news.slice(first, first + TOLD_AT_ONCE) });
}

/** All or none of them, so that a job that is tried again tells nobody twice. */
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
