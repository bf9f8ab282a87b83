import type { Feature } from '../../platform/feature.ts';
import { agentJobs } from './jobs.ts';
import { negotiationRoutes } from './negotiations.routes.ts';
import { preferencesRoutes } from './preferences.routes.ts';
import { agentReactions } from './reactions.ts';
import { agentRoutes } from './routes.ts';

export const agent: Feature = {
  routes: [agentRoutes, negotiationRoutes, preferencesRoutes],
  jobs: agentJobs,
  reactions: agentReactions,
};
