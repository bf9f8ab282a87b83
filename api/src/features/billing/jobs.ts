import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { END_SUBSCRIPTION, endSubscription } from './service.ts';

export const billingJobs = ({ config }: Dependencies): Job[] => [
  defineJob({
    name: END_SUBSCRIPTION,
    data: z.object({ customer: z.string() }),
    // Ten tries reach over half an hour: whoever left must not go on paying because the provider was away for a moment.
    retries: 10,
    run: ({ customer }) => endSubscription(config.stripe, customer),
  }),
];
