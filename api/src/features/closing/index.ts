import type { Feature } from '../../platform/feature.ts';
import { courseRoutes } from './course.routes.ts';
import { closingJobs } from './jobs.ts';
import { closingReactions } from './reactions.ts';
import { closingRoutes } from './routes.ts';

export const closing: Feature = {
  routes: [closingRoutes, courseRoutes],
  jobs: closingJobs,
  reactions: closingReactions,
};
