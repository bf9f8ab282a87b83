import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, defineMailJob, type Job } from '../../platform/jobs.ts';
import { DIGEST_MAIL, queueDigests, sendDigest } from './digest.service.ts';
import { RETENTION_DAYS } from './limits.ts';
import { deleteOlderThan } from './store.ts';

export const notificationJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: 'gather-mails',
    data: z.object({}),
    schedule: '* * * * *',
    run: () => queueDigests(needs, new Date()),
  }),
  defineMailJob({
    name: DIGEST_MAIL,
    data: z.object({ userId: z.string(), ids: z.array(z.int()) }),
    run: ({ userId, ids }) => sendDigest(needs, userId, ids),
  }),
  defineJob({
    name: 'old-notifications',
    data: z.object({}),
    schedule: '41 3 * * *',
    run: () => deleteOlderThan(needs.db, RETENTION_DAYS),
  }),
];
