import type { Feature } from '../../platform/feature.ts';
import { offerBalance } from './balance.tools.ts';
import { beforeOfferingHelp } from './before-offering.help.ts';
import { tradeCash } from './cash.tools.ts';
import { costOfChangeTool } from './cost.tools.ts';
import { draftCounter, draftOffer } from './drafts.tools.ts';
import { tradeHelp } from './help.ts';
import { tradeJobs } from './jobs.ts';
import { loanPayment, pricesWithClosing, salesTaxTool } from './money.tools.ts';
import { dealNames } from './names.service.ts';
import { offerContentHelp } from './offer-content.help.ts';
import { offerQuestionsHelp } from './offer-questions.help.ts';
import { ownWorth } from './own-worth.tools.ts';
import { tradeReactions } from './reactions.ts';
import { tradeRoutes } from './routes.ts';
import { supposedTrade } from './supposed.tools.ts';
import { tradeTermsHelp } from './terms.help.ts';
import { offerTerms } from './terms.tools.ts';
import { explainTrade, myTrades } from './tools.ts';
import { tradeTroublesHelp } from './troubles.help.ts';
import { valuesApartHelp } from './values-apart.help.ts';
import { withdrawOffer } from './withdrawal.tools.ts';
import { worthTogether } from './worth.tools.ts';

export const trades: Feature = {
  routes: [tradeRoutes],
  jobs: tradeJobs,
  reactions: tradeReactions,
  tools: [
    myTrades,
    explainTrade,
    draftOffer,
    draftCounter,
    withdrawOffer,
    costOfChangeTool,
    offerTerms,
    offerBalance,
    loanPayment,
    salesTaxTool,
    supposedTrade,
    pricesWithClosing,
    worthTogether,
    ownWorth,
    tradeCash,
  ],
  names: dealNames,
  help: [
    ...beforeOfferingHelp,
    ...valuesApartHelp,
    ...offerQuestionsHelp,
    ...offerContentHelp,
    ...tradeHelp,
    ...tradeTroublesHelp,
    ...tradeTermsHelp,
  ],
};
