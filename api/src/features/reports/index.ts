import type { Feature } from '../../platform/feature.ts';
import { reportHelp } from './help.ts';
import { reviewRoutes } from './review.routes.ts';
import { reportRoutes } from './routes.ts';

export const reports: Feature = {
  routes: [reportRoutes, reviewRoutes],
  help: reportHelp,
};
