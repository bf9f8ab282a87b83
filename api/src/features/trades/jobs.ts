import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { expireProposals } from './endings.service.ts';
import { TELL_PROPOSALS, tellProposals } from './news/proposal-news.service.ts';
import { TELL_WATCHERS, tellWatchers, WATCHER_NEWS } from './news/watchers.service.ts';

const watcherNews = z.object({
  boatId: z.int(),
  title: z.string(),
  what: z.enum(WATCHER_NEWS),
  besides: z.array(z.string()),
  after: z.string().optional(),
});

const proposalNews = z.object({
  ids: z.array(z.int()),
  what: z.enum(['backup', 'free', 'ended']),
  boatIds: z.array(z.int()),
  assetIds: z.array(z.int()),
  besides: z.array(z.string()),
});

export const tradeJobs = (needs: Dependencies): Job[] => [
  defineJob({ name: 'trades-expire', data: z.object({}), schedule: '* * * * *', run: () => expireProposals(needs) }),
  defineJob({ name: TELL_PROPOSALS, data: proposalNews, run: (news) => tellProposals(needs, news) }),
  defineJob({ name: TELL_WATCHERS, data: watcherNews, run: (news) => tellWatchers(needs, news) }),
];
