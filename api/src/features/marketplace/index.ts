import type { Feature } from '../../platform/feature.ts';
import { marketplaceRoutes } from './routes.ts';

export const marketplace: Feature = {
  routes: [marketplaceRoutes],
};
