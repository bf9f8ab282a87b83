import type { Feature } from '../../platform/feature.ts';
import { boatJobs } from './jobs.ts';
import { catalogNames } from './names.service.ts';
import { boatReactions } from './reactions.ts';
import { boatRoutes } from './routes.ts';
import { searchRoutes } from './search/routes.ts';
import { boatStatistics } from './statistics.tools.ts';
import { boatDetails, howFar, readBoats, searchBoats } from './tools.ts';
import { estimateBoats, marketValue } from './value.tools.ts';
import { viewRoutes } from './views/views.routes.ts';

export const boats: Feature = {
  routes: [boatRoutes, searchRoutes, viewRoutes],
  jobs: boatJobs,
  reactions: boatReactions,
  tools: [searchBoats, readBoats, boatDetails, marketValue, estimateBoats, boatStatistics, howFar],
  names: catalogNames,
};
