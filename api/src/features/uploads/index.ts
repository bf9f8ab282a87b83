import type { Feature } from '../../platform/feature.ts';
import { uploadJobs } from './jobs.ts';
import { uploadRoutes } from './routes.ts';

export const uploads: Feature = {
  routes: [uploadRoutes],
  jobs: uploadJobs,
};
