import type { Feature } from '../../platform/feature.ts';
import { inventoryJobs } from './jobs.ts';
import { inventoryRoutes } from './routes.ts';

export const inventory: Feature = {
  routes: [inventoryRoutes],
  jobs: inventoryJobs,
};
