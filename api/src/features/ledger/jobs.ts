import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { proveDaily } from './proof/proof.service.ts';

/** At night in Florida, after the bank's day. Another attempt would find the same. */
export const ledgerJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: 'ledger-proof',
    data: z.object({}),
    schedule: '30 7 * * *',
    retries: 0,
    run: () => proveDaily(needs),
  }),
];
