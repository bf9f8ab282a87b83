import type { Feature } from '../../platform/feature.ts';
import { adviceHelp } from './advice.help.ts';
import { boatLoreHelp } from './boat-lore.help.ts';
import { boatWordsHelp } from './boat-words.help.ts';
import { boatingHelp } from './boating.help.ts';
import { buyersQuestionsHelp } from './buyers-questions.help.ts';
import { concernsHelp } from './concerns.help.ts';
import { directDealsHelp } from './direct-deals.help.ts';
import { doubtsHelp } from './doubts.help.ts';
import { equipmentHelp } from './equipment.help.ts';
import { firstQuestionsHelp } from './first-questions.help.ts';
import { brokerageHelp, siteHelp } from './help.ts';
import { inPersonHelp } from './in-person.help.ts';
import { listingFactsHelp } from './listing-facts.help.ts';
import { siteRoutes } from './routes.ts';
import { scamHelp } from './scams.help.ts';
import { screensHelp } from './screens.help.ts';
import { convertUnits, milesBetween } from './tools.ts';
import { trustHelp } from './trust.help.ts';
import { unknownHelp } from './unknown.help.ts';
import { usedBoatsHelp } from './used-boats.help.ts';

export const site: Feature = {
  routes: [siteRoutes],
  tools: [convertUnits, milesBetween],
  help: [
    ...usedBoatsHelp,
    ...directDealsHelp,
    ...scamHelp,
    ...trustHelp,
    ...inPersonHelp,
    ...unknownHelp,
    ...listingFactsHelp,
    ...doubtsHelp,
    ...buyersQuestionsHelp,
    ...concernsHelp,
    ...equipmentHelp,
    ...adviceHelp,
    ...boatWordsHelp,
    ...boatLoreHelp,
    ...screensHelp,
    ...firstQuestionsHelp,
    ...boatingHelp,
    ...siteHelp,
  ],
  configuredHelp: ({ brokerage }) => brokerageHelp(brokerage),
};
