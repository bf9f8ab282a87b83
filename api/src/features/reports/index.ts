import type { Feature } from '../../platform/feature.ts';
import { reportHelp } from './help.ts';
import { reviewRoutes } from './review.routes.ts';
import { reportRoutes } from './routes.ts';
import { reportsToldHelp } from './told.help.ts';

export const reports: Feature = {
  routes: [reportRoutes, reviewRoutes],
  help: [...reportsToldHelp, ...reportHelp],
};
