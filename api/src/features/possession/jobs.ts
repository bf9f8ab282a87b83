import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { forgetProofs } from './service.ts';

export const possessionJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: 'forget-possession-proofs',
    data: z.object({}),
    schedule: '52 * * * *',
    run: () => forgetProofs(needs),
  }),
];
