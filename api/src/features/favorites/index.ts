import type { Feature } from '../../platform/feature.ts';
import { favoriteHelp } from './help.ts';
import { savedNames } from './names.service.ts';
import { savedQuestionsHelp } from './questions.help.ts';
import { favoriteRoutes } from './routes.ts';
import { saveBoat, savedBoats, unsaveBoat } from './tools.ts';

export const favorites: Feature = {
  routes: [favoriteRoutes],
  tools: [savedBoats, saveBoat, unsaveBoat],
  names: savedNames,
  help: [...savedQuestionsHelp, ...favoriteHelp],
};
