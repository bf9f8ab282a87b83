import { z } from 'zod';
import type { Dependencies } from '../../platform/http/app.ts';
import { defineJob, type Job } from '../../platform/jobs.ts';
import { REMOVE_DOCUMENTS, removeDocuments, removeUnusedDocuments } from './cleaning.service.ts';

export const assetJobs = (needs: Dependencies): Job[] => [
  defineJob({
    name: REMOVE_DOCUMENTS,
    data: z.object({ ids: z.array(z.int()) }),
    run: async ({ ids }) => {
      await removeDocuments(needs, ids);
    },
  }),
  defineJob({
    name: 'unused-documents',
    data: z.object({}),
    schedule: '47 * * * *',
    run: () => removeUnusedDocuments(needs),
  }),
];
