import { z } from 'zod';
import type { Events } from './events.ts';
import type { Idempotency } from './idempotency.ts';
import { defineJob, type Job } from './jobs.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { FileStorage } from './storage/storage.ts';

const EVENT_HOURS = 48;

interface Needs {
  events: Events;
  limits: RateLimiter;
  idempotency: Idempotency;
  storage: FileStorage;
}

/** The platform's own scheduled cleanup. */
export const maintenanceJobs = ({ events, limits, idempotency, storage }: Needs): Job[] => [
  defineJob({
    name: 'old-events',
    data: z.object({}),
    schedule: '23 * * * *',
    run: () => events.removeOlderThan(EVENT_HOURS),
  }),
  defineJob({
    name: 'expired-limits',
    data: z.object({}),
    schedule: '*/15 * * * *',
    run: () => limits.removeExpired(),
  }),
  defineJob({
    name: 'expired-idempotency-keys',
    data: z.object({}),
    schedule: '37 * * * *',
    run: () => idempotency.removeExpired(),
  }),
  defineJob({
    name: 'abandoned-files',
    data: z.object({}),
    schedule: '53 * * * *',
    run: () => storage.removeAbandoned(),
  }),
];
