import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineMailJob, type Job } from '../../platform/jobs.ts';
import { POSTED_MAIL, sendPostedMail } from './service.ts';

type Needs = Pick<Dependencies, 'db' | 'mailer' | 'publicUrl'>;

export const listingJobs = (needs: Needs): Job[] => [
  defineMailJob({
    name: POSTED_MAIL,
    data: z.object({ boatId: z.int() }),
    run: ({ boatId }) => sendPostedMail(needs, boatId),
  }),
];
