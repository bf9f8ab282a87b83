import type { Feature } from '../../platform/feature.ts';
import { courseRoutes } from './course/course.routes.ts';
import { closingDocumentRoutes } from './documents/routes.ts';
import { bankDetailsHelp } from './help/bank-details.help.ts';
import { closingBasicsHelp } from './help/basics.help.ts';
import { coinsHelp } from './help/coins.help.ts';
import { guaranteesHelp } from './help/guarantees.help.ts';
import { closingHelp } from './help/help.ts';
import { meanwhileHelp } from './help/meanwhile.help.ts';
import { closingMoneyHelp } from './help/money.help.ts';
import { payoutHelp } from './help/payout.help.ts';
import { protectionHelp } from './help/protection.help.ts';
import { closingQuestionsHelp } from './help/questions.help.ts';
import { surveysHelp } from './help/surveys.help.ts';
import { closingTermsHelp } from './help/terms.help.ts';
import { wiresHelp } from './help/wires.help.ts';
import { closingJobs } from './jobs.ts';
import { closingReactions } from './reactions.ts';
import { releaseRoutes } from './release/routes.ts';
import { closingRoutes } from './routes.ts';
import { signingRoutes } from './signing/routes.ts';
import { myClosings } from './tools.ts';

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
