import type { ListingKey } from '@tradewind/domain/trade-taxonomy';
import { type Line, wholeWords } from './line.ts';

const ASSETS: readonly [RegExp, ListingKey][] = [
  [/bitcoins?|btc|satoshis?/, 'bitcoin'],
  [
    /crypto(?:s|currenc(?:y|ies))?|ethereum|ethers?|eth|stable ?coins?|doge ?(?:coins?)?|alt ?coins?|usdc|usdt|nfts?|solana/,
    'cryptocurrency',
  ],
  [
    /motor ?cycles?|harleys?(?: davidsons?)?|ducatis?|motor ?bikes?|dirt ?bikes?|(?<!\b(?:mountain|road|push|e|electric|exercise|water) (?:- )?)bikes?|motorsports?|atvs?|jet ?(?:- )?skis?|wave ?runners?/,
    'motorcycles',
  ],
  [
    /(?:classic |exotic |sports? |luxury |muscle |vintage )?cars?|autos?|automobiles?|vehicles?|trucks?|suvs?|porsches?|ferraris?|lamborghinis?|corvettes?|teslas?|mustangs?|bmws?|mercedes|rolls royce|bentleys?|rvs?|motor ?homes?|campers?|sprinter(?: vans?)?|range rovers?|jeeps?|roadsters?|hot rods?|(?<!\b(?:before|after|until|till|at|upon|between|local|dock|dockside|free|schedule|arrange|signing and|sale and|closing and) (?:the )?)(?:pickups?|pick - ups?)(?! (?:day|date|time|point|place|location|service|or delivery|and delivery))|(?<=\b(?:my|our|a|an|his|old|new|used|chevy|ford|dodge|toyota|ram|gmc|classic|vintage|_n_) )pick ups?(?! (?:my|our|the|your|a|an|it|her|his|that|this|from|at))|vans?|audis?|maseratis?|aston martins?|camaros?|lexus|winnebagos?|f ?(?:- ?)?(?:150|250|350)|silverados?|broncos?|wranglers?|tacomas?|tundras?|escalades?|4runners?|land cruisers?|rivians?|airstreams?/,
    'vehicles',
  ],
  [
    /aircrafts?|(?:air)?planes?|helicopters?|(?:private )?jets?(?! ?- ?skis?| skis?| drives?| boats?| tenders?)|cessnas?/,
    'aircraft',
  ],
  [
    /real ?(?:- )?estate|property|properties|houses?|homes?(?! ?(?:page|port|town|screen|buyers?))|condos?|apartments?|villas?|(?<!\b(?:with|has|have|and|crew|guest|owners?|sleeping|extra|enclosed|big|roomy|small|double|single|twin|aft|forward|master|cozy|separate|_n_|in|inside|below in|into|need|needs|want|no) (?:a |an |the )?(?:_n_ )?)cabins?(?! (?:cruis|boat|_bound_|for (?!(?:a|the|some|another) (?:boat|yacht|center|express|motor|bowrider))))|town ?houses?|duplex(?:es)?|time ?shares?|cottages?|beach house/,
    'real_estate',
  ],
  [
    /(?:hunting |ranch |timber|farm|pasture ?|grazing )?land|acre(?:s|age)?|building lots?|pastures?|ranch(?:es)?|meadows?|(?:empty|vacant|wooded) lots?/,
    'land',
  ],
  [
    /business(?:es)?|franchises?|company shares|(?<!\b(?:your|in|the|our|current|whole|entire|which|what) )stocks?/,
    'business',
  ],
  [/vacations?|luxury travel|travel credits?|cruise trips?|holidays?/, 'luxury_travel'],
  [/experiences?|tickets?|(?<!\bfor (?:my |our |some |small |fishing )?)charters?/, 'experiences'],
  [/memberships?|golf club|yacht club/, 'memberships'],
  [/(?:gold|silver|platinum)(?: (?:coins?|bars?|ingots?))?|bullion|precious metals?/, 'precious_metals'],
  [/jewel(?:le)?ry|watch(?:es)?(?! for| out| my)|rolex(?:es)?|diamonds?|patek/, 'jewelry'],
  [/(?:fine )?art(?! of)|paintings?|sculptures?|artworks?/, 'art'],
  [/collect(?:i|a)bles?|memorabilia|baseball cards?|rare coins?|coin collections?/, 'collectibles'],
  [/wines?|whiske?y|spirits|bourbon/, 'wine'],
  [/machinery|tractors?|excavators?|heavy equipment/, 'machinery'],
  [
    /livestock|horses?|pon(?:y|ies)|foals?|cattle|cows?|heifers?|calves|steers?(?= for)|bulls?|sheep|lambs?|goats?|pigs?|hogs?|chickens?|alpacas?|llamas?/,
    'livestock',
  ],
  [/patents?|intellectual property|royalties|trademarks?/, 'intellectual_property'],
  [/computers?|servers?/, 'technology'],
];

/** Something that the user has sold already, with its price, is nothing to trade: 'I sold my truck'. */
const SOLD =
  /\b(?:sold|(?:after|since|by|from|done|finished|am|are|is|be|been|before|while|once|of|on) selling|(?:will|going to|want to|plan to|planning to|about to|have to|had to) sell|(?:from |after )?the sale of)(?: off)? (?:my|our|the|a|an) (?:\w+ )?_asset_(?: for (?:about |around )?_(?:money|n)_)?|\b(?:my|our|the) (?:\w+ )?_asset_ (?:(?:is|was|got|has|been|just|finally|already|now|all) )+sold\b(?: for (?:about |around )?_(?:money|n)_)?/;

/** A life that people tell of: their work, their home, their holidays. */
const TOLD =
  /\b(?:run|runs|running|operate|operating|do|doing|book|booking|captain|started|starting|for|own)(?: (?:[a-z]+|_type_)){0,2} _asset_ (?:business|company|captain|trips?|work|use|operation|service)\b|\b(?:run|runs|running|operate|operating|captain)(?: (?:[a-z]+|_type_)){0,2} _asset_(?: _asset_)?|\b(?:at|from|close to|near|back|second|floating|retirement|away from) _asset_(?! in\b)|_asset_ (?:port|base|office|waters|office|schooling)\b|\b(?:on|family|summer|winter|weekend|our|long) _asset_ (?:with|together|every|each|in the|and)\b|\b(?:tow|towed|towing|pull|haul|launch|trailer)\w*(?: [a-z]+){0,4} (?:with|behind|by) (?:my|our|a|the|his|her) (?:(?:[a-z]+|_n_|-) ){0,4}_asset_/;
const TRADES =
  /\b(?:trade|trades|trading|swap|swaps|swapping|take|takes|taking|accept\w*|exchange|offer|offers|worth|in return)\b/;

/** The category of something in a user's words: 'my truck' is a vehicle. */
export const assetKeyOf = (words: string): ListingKey | undefined =>
  ASSETS.find(([pattern]) => wholeWords(pattern).test(words.toLowerCase()))?.[1];

const OPEN =
  '(?:(?:generally |just |only |merely |simply )*open to (?:any |all |other )?offers?|(?:just|only|merely) open)';
/** Owners who name no asset are not meant. */
const NOT_OPEN = new RegExp(
  `\\b(?:but )?(?:not|no|without|excluding|except|leave out|skip|and not|ignore|exclude|minus)(?: (?:the|those|ones|that|who|are|is|any|anybody|anyone|everybody|everyone|owners?|boats?|people|which|just|for))* ${OPEN}(?: (?:ones|owners|people|boats|listings))?|\\b(?:specifically|explicitly|expressly) (?=(?:takes?|lists?|accepts?|names?|says?|mentions?|wants?)\\b)`,
);

/** Kinds of cars, before a word of theirs can be taken for the name of a boat. */
export function readCars(line: Line): void {
  line.each(
    /\b(?:classic|exotic|sports?|luxury|muscle|vintage|antique) (?:cars?|trucks?|autos?|automobiles?|vehicles?)\b/,
    () => ({
      is: 'asset',
      key: 'vehicles',
    }),
  );
}

/** Where the user lives is no thing to trade. */
const LIVES_IN =
  /\b(?:i|we) (?:live|stay|reside|am living|are living) in (?:an? |the |my |our )?(?:\w+ )?(?:condos?|house|apartment|town ?house|flat|villa|home|trailer park|rv)\b/;

/** 'Can I tow it with my truck' asks about the boat. */
const ASKS_TO_TOW =
  /^(?:(?:and|so|but|okay) )*(?:can|could|will|would|does|do) (?:i|we|my|our|a|an|it|she)\b.*\b(?:tow|pull|haul)\b/;

/** 'The gold coast' is a place. */
const LAND = /^ (?:coast|shore|islands?|isles?|beach)\b/;

/** Reads what the user would give, or what an owner should take. */
export function readAssets(line: Line): void {
  line.each(LIVES_IN, () => ({ is: 'aside' }));
  line.each(NOT_OPEN, () => ({ is: 'notopen' }));
  for (const [pattern, key] of ASSETS)
    line.each(wholeWords(pattern), ({ groups }) =>
      /state of the $/.test(line.text.slice(0, groups.index)) ||
      LAND.test(line.text.slice(groups.index + groups[0].length))
        ? undefined
        : { is: 'asset', key },
    );
  // Coins without a name may be Bitcoin or others.
  if (line.has(TRADES) || line.has(/\bwants?\b/))
    line.each(/\bcoins\b/, () => ({ is: 'asset', key: 'cryptocurrency', or: 'bitcoin' }));
  line.chunks.forEach(({ meaning, written }, index) => {
    if (meaning?.is === 'asset' && meaning.key === 'cryptocurrency' && /^crypto/i.test(written))
      line.replace(index, index + 1, { ...meaning, or: 'bitcoin' });
  });
  line.each(SOLD, () => ({ is: 'aside' }));
  if (!line.has(TRADES) && !line.has(ASKS_TO_TOW)) line.each(TOLD, () => ({ is: 'aside' }));
}
