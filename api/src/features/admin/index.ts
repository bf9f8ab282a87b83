import type { Feature } from '../../platform/feature.ts';
import { adminListingRoutes } from './listings.routes.ts';
import { adminRoutes } from './routes.ts';
import { adminUserRoutes } from './users.routes.ts';

export const admin: Feature = {
  routes: [adminRoutes, adminListingRoutes, adminUserRoutes],
};
