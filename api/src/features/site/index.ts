import type { Feature } from '../../platform/feature.ts';
import { brokerageHelp, siteHelp } from './help.ts';
import { siteRoutes } from './routes.ts';
import { convertUnits } from './tools.ts';

export const site: Feature = {
  routes: [siteRoutes],
  tools: [convertUnits],
  help: siteHelp,
  configuredHelp: ({ brokerage }) => brokerageHelp(brokerage),
};
