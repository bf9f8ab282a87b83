import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { ENDING_JOB, endWhenPaidBack, runClock } from './course/clock.service.ts';
import { sendReminders } from './course/reminders.service.ts';
import { REMOVE_CLOSING_DOCUMENTS, removeAllDiscarded, removeDiscarded } from './documents/cleaning.service.ts';
import { eraseExpired } from './documents/retention.service.ts';

export const closingJobs = (needs: Dependencies): Job[] => [
  defineJob({ name: 'closing-clock', data: z.object({}), schedule: '* * * * *', run: () => runClock(needs) }),
  defineJob({
    name: ENDING_JOB,
    data: z.object({ tradeId: z.int() }),
    run: ({ tradeId }) => endWhenPaidBack(needs, tradeId),
  }),
  // In the morning of the brokerage: nobody is woken by a reminder.
  defineJob({
    name: 'closing-reminders',
    data: z.object({}),
    schedule: '0 14 * * *',
    run: () => sendReminders(needs),
  }),
  defineJob({
    name: REMOVE_CLOSING_DOCUMENTS,
    data: z.object({ ids: z.array(z.int()) }),
    run: async ({ ids }) => {
      await removeDiscarded(needs, ids);
    },
  }),
  defineJob({
    name: 'discarded-closing-documents',
    data: z.object({}),
    schedule: '52 * * * *',
    run: () => removeAllDiscarded(needs),
  }),
  defineJob({
    name: 'closing-retention',
    data: z.object({}),
    schedule: '20 7 * * *',
    run: () => eraseExpired(needs),
  }),
];
