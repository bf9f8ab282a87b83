import type { Feature } from '../../platform/feature.ts';
import { siteRoutes } from './routes.ts';

export const site: Feature = {
  routes: [siteRoutes],
};
