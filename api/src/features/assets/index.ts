import type { Feature } from '../../platform/feature.ts';
import { addingThingsHelp } from './adding.help.ts';
import { documentRoutes } from './documents.routes.ts';
import { garageHelp } from './help.ts';
import { assetJobs } from './jobs.ts';
import { thingNames } from './names.service.ts';
import { assetReactions } from './reactions.ts';
import { assetRoutes } from './routes.ts';
import { myGarage } from './tools.ts';
import { thingValuesHelp } from './values.help.ts';

export const assets: Feature = {
  routes: [assetRoutes, documentRoutes],
  jobs: assetJobs,
  reactions: assetReactions,
  tools: [myGarage],
  names: thingNames,
  help: [...addingThingsHelp, ...thingValuesHelp, ...garageHelp],
};
