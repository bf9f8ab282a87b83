import type { Feature } from '../../platform/feature.ts';
import { buyingHelp } from './buying.help.ts';
import { pricingHelp } from './help.ts';
import { pricingQuestionsHelp } from './questions.help.ts';
import { pricingRoutes } from './routes.ts';
import { sellersCostsHelp } from './sellers.help.ts';
import { servicesAndFees } from './tools.ts';

export const pricing: Feature = {
  routes: [pricingRoutes],
  tools: [servicesAndFees],
  help: [...sellersCostsHelp, ...buyingHelp, ...pricingQuestionsHelp, ...pricingHelp],
};
