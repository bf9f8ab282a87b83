import { deploy, myPreferences, recall, setPreferences } from './agent.ts';
import { boatDetails, searchBoats } from './boats.ts';
import { draftMessage, draftOffer } from './drafts.ts';
import { agentFindings } from './findings.ts';
import { marketValue } from './market-value.ts';
import { myBoats, myConversations } from './mine.ts';
import { servicesAndFees } from './services.ts';
import type { AnyTool } from './tool.ts';
import { whoWouldTrade } from './trade-partners.ts';

/** Everything Eddy can do. */
export const TOOLS: readonly AnyTool[] = [
  searchBoats,
  boatDetails,
  marketValue,
  whoWouldTrade,
  myBoats,
  myConversations,
  myPreferences,
  agentFindings,
  servicesAndFees,
  draftMessage,
  draftOffer,
  setPreferences,
  deploy,
  recall,
];

export const toolNamed = (name: string): AnyTool | undefined => TOOLS.find((tool) => tool.name === name);
