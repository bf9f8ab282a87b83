import { inTurn } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { ownValue } from '../boats/value.ts';
import { interestPlan, listingPlan } from './own-listing.ts';
import { ownMeant } from './own-meant.ts';

const LISTS_POINTS =
  /^(?:(?:so|and|hey|okay|please|eddy) )*_own_ ?(?:[:,;-]|$)|\b(?:on|for|about|of) _own_ ?[:,;-]|\b(?:how (?:is|are)|what about|whats up with|how about) (?:the )?_own_ (?:doing|going|performing|coming along|looking|faring)\b|\b(?:stats|figures|numbers|status|update|rundown|summary|overview) (?:on|for|of|about) _own_/;
const SINCE = /\b(?:days?|how long|weeks?|since when|listed|time up|been up|age of)\b|_listed_/;
const VIEWS = /\b(?:views?|viewed|clicks?|hits|looked|traffic|seen|eyeballs)\b/;
const VALUE =
  /\b(?:similar|comparables?|comps|worth|estimate|market|priced?|others? (?:ask|go)|like it|fair|too (?:high|low|much))\b/;
const INTEREST = /\b(?:interest\w*|offers?|bids?|asked|messages?|inquir\w+|enquir\w+|anyone|anybody|bites?|nibbles?)\b/;
const WHOLE = /\b(?:how (?:is|are)|stats|figures|numbers|status|update|rundown|summary|overview)\b/;

/** 'My Gale: views, days listed and what similar ones ask': each point about a listing of one's own. */
export const ownFactsFrame: Frame = (situation) => {
  const { line } = situation;
  const [id, ...more] = ownMeant(situation);
  if (!line.has(LISTS_POINTS) || id === undefined || more.length > 0) return undefined;
  if (line.has(/_(?:person|asset|money|bound|place|boat|make)_/)) return undefined;
  const isWhole = line.has(WHOLE);
  const [since, value, interest] = [SINCE, VALUE, INTEREST].map((idea) => line.has(idea));
  const isSince = since || line.has(VIEWS) || isWhole;
  const points = [isSince, value, interest || isWhole].filter(Boolean).length;
  if (points < 2 && !(since && line.has(VIEWS))) return undefined;
  return {
    intent: 'own',
    weight: 1.7,
    ...EVERYTHING,
    whole: true,
    plan: inTurn([
      ...(isSince ? [listingPlan(situation, 'since')] : []),
      ...(interest || isWhole ? [interestPlan(situation)] : []),
      ...(value ? [ownValue(id, situation)] : []),
    ]),
  };
};
