import type { Feature } from '../../platform/feature.ts';
import { eddyRoutes } from './routes.ts';

export const eddy: Feature = {
  routes: [eddyRoutes],
};
