import type { Feature } from '../../platform/feature.ts';
import { listingJobs } from './jobs.ts';
import { listingLinkRoutes } from './link.routes.ts';
import { listingRoutes } from './routes.ts';

export const listings: Feature = {
  routes: [listingRoutes, listingLinkRoutes],
  jobs: listingJobs,
};
