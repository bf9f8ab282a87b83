import { ask } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { tradesText } from './trades.ts';

const LEADS = '^(?:(?:so|and|but|okay|hey|hi|please|can you|tell me|show me|list|then|just|,) )*';
const ONES =
  '(?:(?:which|what|how many|any|the|those|all|are there any|do any)(?: (?:one|ones|offers?|bids?|proposals?|deals?|trades?))?(?: of (?:them|these|those|the (?:two|three|\\w+)|my (?:\\w+ )?(?:offers|bids|trades|deals)|_ref_))?|_ref_)';
const WAIT = '(?:(?:that|which|is|are|do|does|am|still|now|currently|just) )*(?:waits?|waiting|pending|open|up|left)';
const ME = '(?:me|us|my (?:answer|reply|decision|response|yes|move)|my side|my turn)';
const THEM =
  '(?:them|him|her|the others?|others|(?:the )?other (?:side|party|people|person|guy|owners?)s?|(?:their|his|her) (?:answer|reply|decision|response)|(?:somebody|someone|anybody|anyone) else|an? (?:answer|reply) from (?:them|him|her|others|the other side))';
const TAIL =
  '(?: (?:to (?:answer|decide|reply|respond|act|accept)|now|right now|still|then|at the moment|today|currently))*[?.! ]*$';
const ON_ME = new RegExp(`${LEADS}${ONES} ${WAIT} (?:for|on) ${ME}${TAIL}`);
const ON_THEM = new RegExp(`${LEADS}${ONES} ${WAIT} (?:for|on) ${THEM}${TAIL}`);
const OF_OFFERS = /\b(?:offers?|bids?|proposals?)\b/;

/** 'Which ones wait for me' behind several offers: those of one side only. */
export const whichWaitFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  const list = line.has(ON_ME) ? 'waiting' : line.has(ON_THEM) ? 'open' : undefined;
  if (!list || !(line.has(OF_OFFERS) || toldOpen(situation))) return undefined;
  return {
    intent: 'trades',
    weight: 2.02,
    ...EVERYTHING,
    whole: true,
    plan: ask('my_trades', { list }, (output) => tradesText(output, phrases, list)),
  };
};

/** Whether the last answer told of an open offer, and of no agreed trade. */
function toldOpen({ deals, memory: { told, last } }: Situation): boolean {
  if (!last?.calls.some(({ name }) => name === 'my_trades' || name === 'explain_trade')) return false;
  const ids = told.flatMap(({ tradeId }) => tradeId ?? []);
  const meant = deals.filter(({ tradeId }) => ids.includes(tradeId));
  return meant.some(isOpen) && !meant.some(({ list }) => list === 'agreed' || list === 'closing');
}

const isOpen = ({ list }: Situation['deals'][number]): boolean => list === 'open' || list === 'waiting';
