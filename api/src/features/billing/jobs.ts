import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { END_SUBSCRIPTION, endSubscription } from './service.ts';

export const billingJobs = ({ config }: Dependencies): Job[] => [
  defineJob({
    name: END_SUBSCRIPTION,
    data: z.object({ customer: z.string() }),
    // Ten retries span more than half an hour: an outage of the provider must not keep a deleted user paying.
    retries: 10,
    run: ({ customer }) => endSubscription(config.stripe, customer),
  }),
];
