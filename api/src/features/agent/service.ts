export { lookFor } from './looking.service.ts';
export { findTradePartners, listMatches } from './matches.service.ts';
export { negotiateFor } from './negotiating.service.ts';
export { answerNegotiation, listNegotiations } from './negotiations.service.ts';
export { deployAgent, readPreferences, recallAgent, savePreferences } from './preferences.service.ts';
