import type { Feature } from '../../platform/feature.ts';
import { agentFindings } from './findings.tools.ts';
import { agentHelp } from './help.ts';
import { agentJobs } from './jobs.ts';
import { negotiationRoutes } from './negotiations/negotiations.routes.ts';
import { whoWouldTrade } from './partners.tools.ts';
import { preferencesRoutes } from './preferences/preferences.routes.ts';
import { agentQuestionsHelp } from './questions.help.ts';
import { agentReactions } from './reactions.ts';
import { agentRoutes } from './routes.ts';
import { deploy, myPreferences, recall, setPreferences } from './tools.ts';

export const agent: Feature = {
  routes: [agentRoutes, negotiationRoutes, preferencesRoutes],
  jobs: agentJobs,
  reactions: agentReactions,
  tools: [whoWouldTrade, myPreferences, agentFindings, setPreferences, deploy, recall],
  help: [...agentQuestionsHelp, ...agentHelp],
};
