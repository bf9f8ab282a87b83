import type { Feature } from '../../platform/feature.ts';
import { listingContentHelp } from './help/content.help.ts';
import { listingHelp } from './help/help.ts';
import { ownersDoubtsHelp } from './help/owners-doubts.help.ts';
import { postingHelp } from './help/posting.help.ts';
import { sellersQuestionsHelp } from './help/sellers-questions.help.ts';
import { sellingHelp } from './help/selling.help.ts';
import { unsoldHelp } from './help/unsold.help.ts';
import { listingJobs } from './jobs.ts';
import { listingLinkRoutes } from './link.routes.ts';
import { ownNames } from './names.service.ts';
import { listingRoutes } from './routes.ts';
import { listingToEdit, myBoats } from './tools.ts';

export const listings: Feature = {
  routes: [listingRoutes, listingLinkRoutes],
  jobs: listingJobs,
  tools: [myBoats, listingToEdit],
  names: ownNames,
  help: [
    ...postingHelp,
    ...ownersDoubtsHelp,
    ...unsoldHelp,
    ...sellersQuestionsHelp,
    ...sellingHelp,
    ...listingHelp,
    ...listingContentHelp,
  ],
};
