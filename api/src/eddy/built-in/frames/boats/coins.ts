import { matches } from '../../../matching.ts';
import { boatsMeant } from '../../meant.ts';
import { just, remarked } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { pricedCoins } from '../offers/priced-coins.ts';
import { detailsPlan } from './boat-text.ts';

const COINS = /\b(?:btc|bitcoins?|crypto\w*|eth|ethereum|sats)\b/;
/** Asks for the rate, or for a price in coins. */
const ASKS =
  /\b(?:how many|how much|what (?:is|are|does|would|was)|price|worth|cost|costs|convert|rate|equals?)\b.*(?:\b(?:in|to|into|of) (?:btc|bitcoins?|crypto\w*|eth|ethereum|sats)\b)|\bhow many (?:btc|bitcoins?|coins|sats|eth)\b|\b(?:btc|bitcoin|eth) (?:at|price|rate|worth|trading|going)\b|\b(?:price|rate|value) of (?:a |one )?(?:btc|bitcoin|eth)\b|^(?:(?:and|so|okay|what about|how about) )*(?:the )?(?:price )?in (?:btc|bitcoins?|crypto|eth)[?.! ]*$/;
const NO_RATE = /\b(?:offer|bid|pay|paying|accept|accepts|take|takes|trade|swap|boats|owners?|sellers?|tax|taxes)\b/;

/** A price in Bitcoin, or its rate: nothing here knows it, so only the price in dollars is told. */
export const coinsFrame: Frame = (situation) => {
  const { reading, phrases, memory, line } = situation;
  const { words } = reading;
  const spoken = situation.message.toLowerCase();
  if (
    !COINS.test(spoken) ||
    !(matches(ASKS, spoken) || matches(ASKS, words)) ||
    NO_RATE.test(spoken) ||
    pricedCoins(situation)
  )
    return undefined;
  // The value of coins in the user's garage is told by itself.
  if (line.has(/\b(?:my|our) (?:\w+ )?_asset_/) && /\b(?:worth|value|valued)\b/.test(spoken)) return undefined;
  const meant = boatsMeant(situation);
  const named = typeof meant === 'object' && 'ids' in meant ? meant.ids : undefined;
  const follows = line.has(/^(?:and|so|okay|what about|how about|in|how much|how many)\b/) ? memory.focusId : undefined;
  const ids = named ?? (follows === undefined || /\d/.test(spoken) ? undefined : [follows]);
  const plan = ids ? remarked(detailsPlan(ids, 'price', phrases), phrases.noConversion) : just(phrases.noConversion);
  return { intent: 'details', weight: 1.5, ...EVERYTHING, plan };
};
