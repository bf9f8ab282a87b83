import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, defineMailJob, type Job } from '../../platform/jobs.ts';
import { RENEW_MANAGEMENT_LINKS } from '../accounts/service.ts';
import { purgeRemovals } from './removal/moderation.service.ts';
import { POSTED_MAIL, renewManagementLinks, sendPostedMail } from './service.ts';

export const listingJobs = (needs: Dependencies): Job[] => [
  defineMailJob({
    name: POSTED_MAIL,
    data: z.object({ boatId: z.int() }),
    run: ({ boatId }) => sendPostedMail(needs, boatId),
  }),
  defineJob({
    name: RENEW_MANAGEMENT_LINKS,
    data: z.object({ userId: z.string() }),
    run: ({ userId }) => renewManagementLinks(needs, userId),
  }),
  defineJob({
    name: 'purge-removed-listings',
    data: z.object({}),
    schedule: '27 * * * *',
    run: () => purgeRemovals(needs),
  }),
];
