import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { runScheduledSync } from './runs.service.ts';

type Needs = Pick<Dependencies, 'db' | 'config' | 'catalogue' | 'events'>;

export const inventoryJobs = (needs: Needs): Job[] => [
  defineJob({
    name: 'inventory-sync',
    data: z.object({}),
    schedule: '40 4 * * *',
    retries: 2,
    run: () => runScheduledSync(needs),
  }),
];
