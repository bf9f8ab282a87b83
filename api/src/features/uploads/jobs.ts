import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { REMOVE_IMAGES, removeIdleUploads, removeUnshown } from './cleaning.service.ts';

export const uploadJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: REMOVE_IMAGES,
    data: z.object({ urls: z.array(z.string()) }),
    run: ({ urls }) => removeUnshown(needs, urls),
  }),
  defineJob({
    name: 'idle-uploads',
    data: z.object({}),
    schedule: '41 * * * *',
    run: () => removeIdleUploads(needs),
  }),
];
