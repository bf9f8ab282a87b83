import type { Feature } from '../../platform/feature.ts';
import { listingContentHelp } from './content.help.ts';
import { listingHelp } from './help.ts';
import { listingJobs } from './jobs.ts';
import { listingLinkRoutes } from './link.routes.ts';
import { ownNames } from './names.service.ts';
import { ownersDoubtsHelp } from './owners-doubts.help.ts';
import { postingHelp } from './posting.help.ts';
import { listingRoutes } from './routes.ts';
import { sellersQuestionsHelp } from './sellers-questions.help.ts';
import { sellingHelp } from './selling.help.ts';
import { listingToEdit, myBoats } from './tools.ts';
import { unsoldHelp } from './unsold.help.ts';

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
