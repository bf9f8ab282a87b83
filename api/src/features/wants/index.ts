import type { Feature } from '../../platform/feature.ts';
import { wantRoutes } from './routes.ts';

export const wants: Feature = {
  routes: [wantRoutes],
};
