import { paths } from '@tradewind/contract/paths';
import type { LeavingBoats } from '../../../platform/domain-events.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { NewNotification, Work } from '../../../platform/work.ts';
import { publishAgentChanged } from '../events.service.ts';
import { deleteMatchesOf } from './matches.store.ts';

export const NOTIFY_OF_ENDED = 'agent-tell-ended';
const NOTIFICATIONS_PER_JOB = 50;

/** Takes boats that leave out of what agents found. A job notifies the people they were found for after the commit. */
export async function dropMatches(work: Work, { boats, users = [] }: LeavingBoats): Promise<void> {
  const found = await deleteMatchesOf(
    work.tx,
    boats.map(({ id }) => id),
  );
  const titles = new Map(boats.map(({ id, title }) => [id, title]));
  await queueNotifications(
    work,
    found
      .filter(({ userId }) => !users.includes(userId))
      .map(({ userId, boatId }) => matchEnded(userId, titles.get(boatId))),
  );
}

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
export async function notifyOfEndedMatches(
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
