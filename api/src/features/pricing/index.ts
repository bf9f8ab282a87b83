import type { Feature } from '../../platform/feature.ts';
import { pricingRoutes } from './routes.ts';

export const pricing: Feature = {
  routes: [pricingRoutes],
};
