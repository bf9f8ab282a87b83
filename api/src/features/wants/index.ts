import type { Feature } from '../../platform/feature.ts';
import { wantHelp } from './help.ts';
import { wantRoutes } from './routes.ts';
import { myWants } from './tools.ts';

export const wants: Feature = {
  routes: [wantRoutes],
  tools: [myWants],
  help: wantHelp,
};
