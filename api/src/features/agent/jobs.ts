import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job, type JobQueue } from '../../platform/jobs.ts';
import { LOOK, LOOK_AT_BOATS, lookAtBoats, lookFor, makeRounds, NEGOTIATE } from './looking.service.ts';
import { negotiateFor } from './negotiating.service.ts';
import { tidyUp } from './negotiations.service.ts';

type Needs = Pick<Dependencies, 'db' | 'config'> & { jobs: () => JobQueue };

/** The deployed agents at work. While Eddy AI is switched off they rest; what came meanwhile is found by the next round. */
export const agentJobs = (needs: Needs): Job[] => {
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
      run: whenOn(() => makeRounds(needs)),
    }),
    defineJob({ name: 'agent-tidy-up', data: z.object({}), schedule: '11 * * * *', run: () => tidyUp(needs) }),
  ];
};
