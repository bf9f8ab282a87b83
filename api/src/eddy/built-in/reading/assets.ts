import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import type { Text } from './text.ts';

const ASSETS: readonly [RegExp, ListingKey][] = [
  [/\bbitcoins?\b|\bbtc\b|\bsatoshis?\b/, 'bitcoin'],
  [
    /\bcrypto(?:currenc(?:y|ies))?\b|\bethereum\b|\beth\b|\bstablecoins?\b|\bdoge(?:coins?)?\b|\balt ?coins?\b|\btokens?\b(?= worth)|\busdc\b|\bnfts?\b|\bsolana\b/,
    'cryptocurrency',
  ],
  [
    /\bmotor ?cycles?\b|\bharleys?(?: davidsons?)?\b|\bducatis?\b|\bmotor ?bikes?\b|\bbikes?\b|\bmotorsports?\b/,
    'motorcycles',
  ],
  [
    /\b(?:classic |exotic |sports? |luxury )?cars?\b|\bautos?\b|\bautomobiles?\b|\bvehicles?\b|\btrucks?\b|\bsuvs?\b|\bporsches?\b|\bferraris?\b|\blamborghinis?\b|\bcorvettes?\b|\bteslas?\b|\bmustangs?\b|\bbmws?\b|\bmercedes\b|\brolls[ -]royce\b|\bbentleys?\b|\brv'?s?\b|\bmotor ?homes?\b|\bcampers?\b|\bsprinter(?: vans?)?\b|\brange rovers?\b|\bjeeps?\b|\broadsters?\b|\bhot rods?\b|\bpick-?ups?\b|\bvans?\b|\bcoup[eé]s?\b(?= worth)|\baudis?\b|\bmaseratis?\b|\baston martins?\b/,
    'vehicles',
  ],
  [/\baircrafts?\b|\b(?:air)?planes?\b|\bhelicopters?\b|\b(?:private )?jets?\b|\bcessnas?\b|\bjet time\b/, 'aircraft'],
  [
    /\breal[ -]?estate\b|\bproperty\b|\bproperties\b|\bhouses?\b|\bhomes?\b|\bcondos?\b|\bapartments?\b|\bvillas?\b|\bcabins?\b|\btown ?houses?\b|\bduplex(?:es)?\b|\btime ?shares?\b/,
    'real_estate',
  ],
  [/\bland\b|\blots?(?= of land)\b|\bacre(?:s|age)?\b|\bfarmland\b|\bbuilding lots?\b/, 'land'],
  [/\bbusiness(?:es)?\b|\bfranchises?\b|\bcompany shares\b|\bstocks?\b|\bshares\b/, 'business'],
  [/\bvacations?\b|\bluxury travel\b|\btravel(?: credits?)?\b|\bcruise trips?\b|\bholidays?\b/, 'luxury_travel'],
  [/\bexperiences?\b|\btickets?\b|\bcharters?\b|\bevents?\b/, 'experiences'],
  [/\bmemberships?\b|\bgolf club\b|\byacht club\b/, 'memberships'],
  [/\bgold\b|\bsilver\b|\bbullion\b|\bprecious metals?\b|\bplatinum\b/, 'precious_metals'],
  [/\bjewel(?:le)?ry\b|\bwatch(?:es)?\b|\brolex(?:es)?\b|\bdiamonds?\b|\brings?\b|\bpatek\b/, 'jewelry'],
  [/(?<!state of the )\b(?:fine )?art\b(?! of)|\bpaintings?\b|\bsculptures?\b|\bartworks?\b/, 'art'],
  [/\bcollect(?:i|a)bles?\b|\bmemorabilia\b|\bbaseball cards?\b|\brare coins?\b|\bcoin collections?\b/, 'collectibles'],
  [/\bwines?\b|\bwhiske?y\b|\bspirits\b|\bbourbon\b/, 'wine'],
  [/\bmachinery\b|\btractors?\b|\bexcavators?\b|\bheavy equipment\b/, 'machinery'],
  [/\blivestock\b|\bhorses?\b|\bcattle\b|\bcows?\b/, 'livestock'],
  [/\bpatents?\b|\bintellectual property\b|\broyalties\b|\btrademarks?\b/, 'intellectual_property'],
  [/\btechnology\b|\bcomputers?\b|\bservers?\b/, 'technology'],
  [/\bopen to offers?\b|\bany offers?\b|\banything in trade\b/, 'open_to_offers'],
];

const BOAT_IN_TRADE =
  /\b(?:trade|swap|exchange|trading|swapping|exchanging)(?: in)? (?:my|our|a|another|for another) (?:[\w-]+ ){0,3}?(?:boat|yacht|sailboat)\b|\b(?:accepts?|takes?|taking|accepting|wants?) (?:another |other |a )?(?:boats?|trade-?ins?)\b|\bboat[ -]for[ -]boat\b|\b(?:for|with) my (?:boat|yacht)\b|\bin trade for (?:a|another) boat\b|\btrade for (?:a|another|other) boats?\b/;

/** Reads what the user would give, or what the owner should accept. */
export function readAssets(text: Text): ListingKey[] {
  const found = ASSETS.flatMap(([pattern, key]) => (text.take(pattern) ? [key] : []));
  return text.take(BOAT_IN_TRADE) ? ['boats', ...found] : found;
}
