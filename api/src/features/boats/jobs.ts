import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { deleteOldVisits } from './views/views.store.ts';

export const boatJobs = ({ db }: Dependencies): Job[] => [
  defineJob({
    name: 'old-visits',
    data: z.object({}),
    schedule: '*/15 * * * *',
    run: () => deleteOldVisits(db),
  }),
];
