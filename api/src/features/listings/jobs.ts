import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, defineMailJob, type Job, type JobQueue } from '../../platform/jobs.ts';
import { RENEW_MANAGEMENT_LINKS } from '../accounts/service.ts';
import { purgeRemovals } from './moderation.service.ts';
import { POSTED_MAIL, renewManagementLinks, sendPostedMail } from './service.ts';

type Needs = Pick<Dependencies, 'db' | 'mailer' | 'publicUrl' | 'catalogue'> & {
  /** Asked for when it is needed: the jobs are listed before there is a queue. */
  queue: () => JobQueue;
};

export const listingJobs = (needs: Needs): Job[] => [
  defineMailJob({
    name: POSTED_MAIL,
    data: z.object({ boatId: z.int() }),
    run: ({ boatId }) => sendPostedMail(needs, boatId),
  }),
  defineJob({
    name: RENEW_MANAGEMENT_LINKS,
    data: z.object({ userId: z.string() }),
    run: ({ userId }) => renewManagementLinks(needs.db, userId),
  }),
  defineJob({
    name: 'purge-removed-listings',
    data: z.object({}),
    schedule: '27 * * * *',
    run: () => purgeRemovals({ ...needs, jobs: needs.queue() }),
  }),
];
