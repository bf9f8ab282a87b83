import type { Feature } from '../../platform/feature.ts';
import { closingReactions } from './reactions.ts';
import { closingRoutes } from './routes.ts';

export const closing: Feature = {
  routes: [closingRoutes],
  reactions: closingReactions,
};
