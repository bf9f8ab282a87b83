import type { Feature } from '../../platform/feature.ts';
import { reviewHelp } from './help.ts';
import { reviewJobs } from './jobs.ts';
import { reviewReactions } from './reactions.ts';
import { reviewRoutes } from './routes.ts';
import { myReviews } from './tools.ts';

export const reviews: Feature = {
  routes: [reviewRoutes],
  jobs: reviewJobs,
  reactions: reviewReactions,
  tools: [myReviews],
  help: reviewHelp,
};
