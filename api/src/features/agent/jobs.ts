import { NOTIFICATION_KINDS } from '@tradewind/contract/notifications';
import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { NOTIFY_OF_ENDED, notifyOfEndedMatches } from './looking/ended-matches.service.ts';
import { LOOK, LOOK_AT_BOATS, lookAtBoats, lookFor, NEGOTIATE, queueDueLooks } from './looking/looking.service.ts';
import { negotiateFor } from './negotiations/negotiating.service.ts';
import { deleteOldLog } from './negotiations/negotiations.service.ts';

const newNotification = z.object({
  userId: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  groupKey: z.string(),
});

/** Runs the deployed agents. While Eddy AI is off they pause, and the next look catches up. */
export const agentJobs = (needs: Dependencies): Job[] => {
  const whenOn =
    <T>(run: (data: T) => Promise<void>) =>
    async (data: T) => {
      if (needs.config.eddy.enabled) await run(data);
    };
  return [
    defineJob({
      name: LOOK,
      data: z.object({ userId: z.string() }),
      run: whenOn(({ userId }) => lookFor(needs, userId)),
    }),
    defineJob({
      name: LOOK_AT_BOATS,
      data: z.union([z.object({ ids: z.array(z.int()) }), z.object({ since: z.coerce.date() })]),
      run: whenOn((changed) => lookAtBoats(needs, changed)),
    }),
    defineJob({
      name: NEGOTIATE,
      data: z.object({ userId: z.string(), boatId: z.int() }),
      run: whenOn(({ userId, boatId }) => negotiateFor(needs, userId, boatId)),
    }),
    defineJob({
      name: 'agent-rounds',
      data: z.object({}),
      schedule: '* * * * *',
      run: whenOn(() => queueDueLooks(needs)),
    }),
    defineJob({
      name: NOTIFY_OF_ENDED,
      data: z.object({ news: z.array(newNotification) }),
      run: ({ news }) => notifyOfEndedMatches(needs, news),
    }),
    defineJob({ name: 'agent-tidy-up', data: z.object({}), schedule: '11 * * * *', run: () => deleteOldLog(needs) }),
  ];
};
