import type { Feature } from '../../platform/feature.ts';
import { possessionHelp } from './help.ts';
import { possessionJobs } from './jobs.ts';
import { possessionReactions } from './reactions.ts';
import { possessionReviewRoutes, possessionRoutes } from './routes.ts';

export const possession: Feature = {
  routes: [possessionRoutes, possessionReviewRoutes],
  jobs: possessionJobs,
  reactions: possessionReactions,
  help: possessionHelp,
};
