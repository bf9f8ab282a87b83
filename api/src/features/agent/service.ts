export { lookFor } from './looking/looking.service.ts';
export { findTradePartners, listMatches } from './looking/matches.service.ts';
export { negotiateFor } from './negotiations/negotiating.service.ts';
export { answerNegotiation, listNegotiations } from './negotiations/negotiations.service.ts';
export { deployAgent, readPreferences, recallAgent, savePreferences } from './preferences/preferences.service.ts';
