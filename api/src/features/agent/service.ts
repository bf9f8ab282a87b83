export { boatsChanged, lookSoon } from './looking.service.ts';
export { listLog, listMatches, type TradeWishes, whoWouldTrade } from './matches.service.ts';
export { answerNegotiation, listNegotiations, readNegotiation } from './negotiations.service.ts';
export { deployAgent, readPreferences, recallAgent, savePreferences } from './preferences.service.ts';
