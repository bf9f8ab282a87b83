import type { Feature } from '../../platform/feature.ts';
import { blockHelp } from './help.ts';
import { blockRoutes } from './routes.ts';

export const blocks: Feature = {
  routes: [blockRoutes],
  help: blockHelp,
};
