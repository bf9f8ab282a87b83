import type { Feature } from '../../platform/feature.ts';
import { messageRoutes } from './routes.ts';

export const messages: Feature = {
  routes: [messageRoutes],
};
