import { services } from '@tradewind/contract/services-catalog';
import { type Line, wholeWords } from '../line.ts';

/** Common words for the services; the first match is looked up. */
const SERVICES: readonly [RegExp, string][] = [
  [
    /title (?:search(?:es)?|checks?|checking)|(?:check|search|verify)(?:ing)? (?:the |a |its |her )?title|liens?/,
    'title search',
  ],
  [/oil analysis/, 'oil'],
  [/compression(?: tests?)?/, 'compression'],
  [/haul ?(?:- )?outs?/, 'haul'],
  [/sea trials?|test drives?|test rides?/, 'sea trial'],
  [/(?:full |marine |pre purchase )*survey(?:or|ors|s|ed|ing)?/, 'survey'],
  [/(?:boat |pre purchase )?inspect(?:ion|ions|or|ors|ed)/, 'inspection'],
  [/document(?:ation|ing)|coast guard documentation/, 'documentation'],
  [/legal(?: review| help)?|lawyers?|attorneys?|contract review/, 'legal'],
  [/refinanc(?:e|ing)/, 'refinancing'],
  [
    /(?:boat )?loans?|lenders?(?! '?s)|how much (?:money )?down(?= do i| do we| is| would|$)|financ(?:e|ed|ing)|mortgages?|apr|interest rates?|monthly (?:loan )?payments?/,
    'loan',
  ],
  [/(?:boat )?insur(?:ance|e|ed)/, 'insurance'],
  [/escrow/, 'escrow'],
  [/closing costs?|closing fees?|in (?:- )?app closing|closing/, 'closing'],
  [/(?:yacht )?auctions?/, 'auction'],
  [/donat(?:e|ed|ion|ions|ing)/, 'donation'],
  [
    /(?<!(?:'s|\b(?:his|her|their|whose|my|each|first|second|other|low|best|highest|lowest|only)) )(?:wholesale )?cash offers?(?! (?:from|by) )|wholesale|(?<=\bdo you (?:guys |ever |also |folks )?)buy (?:used )?(?:boats?|yachts?|_own_)(?= (?:here|too|yourselves|directly|for cash|[?.!])|$)/,
    'cash offer',
  ],
  [
    /(?:human |yacht )?brokers?|brokerage|commissions?|(?:a |an )?(?:actual |real |live )?humans?|(?<!\b(?:is|was) \S+ (?:an? )?)real person|somebody real|customer (?:service|support)|support team/,
    'broker',
  ],
  [
    /(?:boat )?transport(?:ation|ed|ing)?|shipping|ship (?:it|her|my|the|a)(?: (?:boat|yacht))?|ship (?:boats?|yachts?)(?= (?:to|_place_|abroad|overseas|anywhere|[?.!]|for)|$)|deliver(?:y|ed|s|ing)?|trucking|(?:brings?|hauls?|moves?|gets?|drives?) (?:it|her|the (?:new )?boat) (?:to me|home|to my (?:house|home|place|dock|slip|door))|boat gets? to (?:me|my (?:house|home|place|dock|slip|door))/,
    'transport',
  ],
  [/valuations?|appraisals?/, 'valuation'],
  [/(?:extended )?warrant(?:y|ies)/, 'warranty'],
  [/(?:state )?registration/, 'registration'],
  [/notar(?:y|ize|ise|ized)|bills? of sale/, 'notary'],
  [/(?:winter )?storage|dockage|slips? for/, 'storage'],
  [
    /(?:hire a |delivery )?captains?(?= |$)(?! (?:'s |s )?(?:chairs?|seats?))|(?<!\b(?:many|take|takes|have|has|fit|fits|sleep|sleeps|carry|room for|berths for|quarters for)(?: (?:a|an|any|some|the))? )crew(?! (?:cabins?|quarters|of))/,
    'captain',
  ],
  [/photograph(?:y|er|ers)|professional (?:photos?|pictures?|pics)|drone (?:video|shots)/, 'photography'],
  [/detailing|(?:wash|wax|polish)(?:ing)?(?= (?:my|the|our|a) )/, 'detailing'],
  [/trade structuring/, 'trade structuring'],
  [/(?:find|get|rent|need|book) (?:me |us )?a (?:boat )?(?:slip|mooring|dock space)/, 'storage'],
  [/refits?/, 'refit'],
  [/charter management/, 'charter'],
  [/featured(?: promotion| listing)?|promote (?:it|my)/, 'featured'],
];

export function readServices(line: Line): void {
  for (const [pattern, about] of SERVICES)
    line.each(wholeWords(pattern), () => ({
      is: 'service',
      about: searched(about),
    }));
}

/** The catalog is searched by the words of a service's name, or by the first of ours. */
const searched = (about: string) =>
  services.some(({ name }) => about.split(' ').every((word) => name.toLowerCase().includes(word)))
    ? about
    : (about.split(' ')[0] ?? about);
