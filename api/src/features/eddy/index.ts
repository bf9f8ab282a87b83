import type { Feature } from '../../platform/feature.ts';
import { eddyHelp } from './help.ts';
import { eddyQuestionsHelp } from './questions.help.ts';
import { eddyRoutes } from './routes.ts';

export const eddy: Feature = {
  routes: [eddyRoutes],
  help: [...eddyQuestionsHelp, ...eddyHelp],
};
