import type { Feature } from '../../platform/feature.ts';
import { beforeOfferingHelp } from './help/before-offering.help.ts';
import { tradeHelp } from './help/help.ts';
import { offerContentHelp } from './help/offer-content.help.ts';
import { offerQuestionsHelp } from './help/offer-questions.help.ts';
import { tradeTermsHelp } from './help/terms.help.ts';
import { tradeTroublesHelp } from './help/troubles.help.ts';
import { valuesApartHelp } from './help/values-apart.help.ts';
import { tradeJobs } from './jobs.ts';
import { dealNames } from './names.service.ts';
import { tradeReactions } from './reactions.ts';
import { tradeRoutes } from './routes.ts';
import { offerBalance } from './tools/balance.tools.ts';
import { tradeCash } from './tools/cash.tools.ts';
import { costOfChangeTool } from './tools/cost.tools.ts';
import { draftCounter, draftOffer } from './tools/drafts.tools.ts';
import { loanPayment, pricesWithClosing, salesTaxTool } from './tools/money.tools.ts';
import { ownWorth } from './tools/own-worth.tools.ts';
import { supposedTrade } from './tools/supposed.tools.ts';
import { offerTerms } from './tools/terms.tools.ts';
import { explainTrade, myTrades } from './tools/tools.ts';
import { withdrawOffer } from './tools/withdrawal.tools.ts';
import { worthTogether } from './tools/worth.tools.ts';

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
