import type { Feature } from '../../platform/feature.ts';
import { favoriteRoutes } from './routes.ts';

export const favorites: Feature = {
  routes: [favoriteRoutes],
};
