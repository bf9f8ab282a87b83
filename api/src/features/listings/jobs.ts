import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, defineMailJob, type Job } from '../../platform/jobs.ts';
import { RENEW_MANAGEMENT_LINKS } from '../accounts/service.ts';
import { POSTED_MAIL, renewManagementLinks, sendPostedMail } from './service.ts';

type Needs = Pick<Dependencies, 'db' | 'mailer' | 'publicUrl'>;

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
];
