import type { Feature } from '../../platform/feature.ts';
import { brokerageHelp, siteHelp } from './help.ts';
import { siteRoutes } from './routes.ts';

export const site: Feature = {
  routes: [siteRoutes],
  help: siteHelp,
  configuredHelp: ({ brokerage }) => brokerageHelp(brokerage),
};
