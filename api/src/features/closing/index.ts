import type { Feature } from '../../platform/feature.ts';
import { bankDetailsHelp } from './bank-details.help.ts';
import { closingBasicsHelp } from './basics.help.ts';
import { coinsHelp } from './coins.help.ts';
import { courseRoutes } from './course.routes.ts';
import { closingDocumentRoutes } from './documents/routes.ts';
import { guaranteesHelp } from './guarantees.help.ts';
import { closingHelp } from './help.ts';
import { closingJobs } from './jobs.ts';
import { meanwhileHelp } from './meanwhile.help.ts';
import { closingMoneyHelp } from './money.help.ts';
import { payoutHelp } from './payout.help.ts';
import { protectionHelp } from './protection.help.ts';
import { closingQuestionsHelp } from './questions.help.ts';
import { closingReactions } from './reactions.ts';
import { releaseRoutes } from './release/routes.ts';
import { closingRoutes } from './routes.ts';
import { signingRoutes } from './signing/routes.ts';
import { surveysHelp } from './surveys.help.ts';
import { closingTermsHelp } from './terms.help.ts';
import { myClosings } from './tools.ts';
import { wiresHelp } from './wires.help.ts';

export const closing: Feature = {
  routes: [closingRoutes, courseRoutes, signingRoutes, closingDocumentRoutes, releaseRoutes],
  jobs: closingJobs,
  reactions: closingReactions,
  tools: [myClosings],
  help: [
    ...bankDetailsHelp,
    ...wiresHelp,
    ...payoutHelp,
    ...closingBasicsHelp,
    ...protectionHelp,
    ...guaranteesHelp,
    ...coinsHelp,
    ...surveysHelp,
    ...meanwhileHelp,
    ...closingQuestionsHelp,
    ...closingMoneyHelp,
    ...closingHelp,
    ...closingTermsHelp,
  ],
};
