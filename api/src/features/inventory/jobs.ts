import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { runScheduledSync } from './runs.service.ts';

export const inventoryJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: 'inventory-sync',
    data: z.object({}),
    schedule: '40 4 * * *',
    retries: 2,
    run: () => runScheduledSync(needs),
  }),
];
