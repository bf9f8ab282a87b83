import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { remindReviewers, revealEnded } from './revealing.service.ts';

export const reviewJobs = (needs: Dependencies): Job[] => [
  defineJob({ name: 'reviews-reveal', data: z.object({}), schedule: '* * * * *', run: () => revealEnded(needs) }),
  // In the morning of the brokerage: nobody is woken by a reminder.
  defineJob({ name: 'reviews-remind', data: z.object({}), schedule: '20 14 * * *', run: () => remindReviewers(needs) }),
];
