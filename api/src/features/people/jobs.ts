import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { measureResponseTimes } from './response-times.service.ts';

export const peopleJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: 'response-times',
    data: z.object({}),
    schedule: '40 9 * * *',
    run: () => measureResponseTimes(needs),
  }),
];
