import type { BoatType } from '@tradewind/domain/boat-types';
import { type Line, wholeWords } from '../line.ts';

/** Words of the docks for kinds of boats, with the types under which such boats are listed, the closest first. */
const DOCK_WORDS: readonly [RegExp, readonly [BoatType, ...BoatType[]]][] = [
  [/convertibles?(?= (?:boats?|yachts?|sport|under|over|_))|battlewagons?|tournament boats?/, ['Sport Fishing']],
  [/day ?(?:- )?boats?|day ?(?:- )?trippers?|sandbar boats?/, ['Bowrider', 'Dual Console', 'Center Console']],
  [
    /family (?:- )?(?:friendly )?boats?(?: for (?:the |a |our )?lakes?(?: use)?)?|(?:boats?|something|anything|one) for (?:the|my|our|a) (?:whole )?(?:family|kids|children)(?: and (?:the |my |our )?(?:kids|wife|dog|grandkids))?/,
    ['Bowrider', 'Dual Console'],
  ],
  [
    /off ?(?:- )?shore (?:boats?|machines?|rigs?|fishing|_type_)|blue ?water (?:boats?|fishing)|fish(?:ing)? (?:way )?(?:off ?(?:- )?shore|the (?:gulf stream|canyons?|deep))/,
    ['Center Console', 'Sport Fishing', 'Saltwater Fishing'],
  ],
  [
    /(?:water ?(?:- )?)?ski(?:ing)? behind(?: (?:it|her))?|(?<=\b(?:can|could|to|for|go|learn to|do some) )ski(?:ing)?(?! (?:- )?(?:boats?|trips?|lodges?|chalets?|resorts?|vacations?|houses?|cabins?|weeks?|pass(?:es)?))|wake ?(?:board|surf)(?:ing)?(?! (?:boats?|tower))|water ?(?:- )?ski(?:ing|s)?(?! boats?)|(?:go |goes |going )?tubing|(?:tow|pull)(?:ing)? (?:the |some |a |my |our )?(?:tubes?|skiers?|kids|grandkids|boarders)(?: (?:on|in|behind) (?:a |the )?(?:tubes?|skis|boards?))?/,
    ['Bowrider', 'Dual Console'],
  ],
  [
    /runabouts?|ski (?:- )?boats?|wake (?:- )?boats?|wakeboats?|wakeboard boats?|speed ?boats?|(?:tubes?(?= (?:behind|for))|water ?sports?)(?: boats?)?|lake (?:- )?boats?|(?<=\b(?:for|on) (?:the |a |our |my )?)lakes?(?: use)?(?! (?:house|home|property|lot)| [A-Z_])/,
    ['Bowrider'],
  ],
  [/skiffs?|walk ?(?:- )?arounds?|pilot ?houses?/, ['Saltwater Fishing']],
  [/open (?:- )?bows?(?: boats?| designs?)?/, ['Bowrider']],
  [/cuddy cabins?|cuddys?|cuddies/, ['Express Cruiser']],
  [/weekend(?:er)? boats?|weekenders?|overnighters?|overnight boats?/, ['Express Cruiser', 'Motor Yacht']],
  [
    /live ?(?:- )?aboards?(?: boats?)?|boats? to live (?:on|aboard)|(?:boats? )?(?:that )?(?:i|we|you|one|someone|a (?:guy|person|couple|family|man|woman)) (?:can|could) live (?:on|aboard)(?: full ?time)?|floating homes?/,
    ['Motor Yacht', 'Express Cruiser'],
  ],
  [/trawlers?|fly (?:- )?bridges?|flybridges?/, ['Motor Yacht']],
];

/** Everyday words that are as good as the name of the type. */
const SAME_AS_TYPE: readonly [RegExp, BoatType, ...also: BoatType[]][] = [
  [
    /(?:(?:off|in)shore |bass )?fishing (?:boats?|rigs?|machines?)|fishing(?= (?:under|over|for|in|_|$))|for fishing|fishing|(?:to (?:go )?|(?:that )?(?:i|we|you|one) (?:can|could) )fish (?:from|off(?: of)?|on|with|out of)(?! (?:the )?(?:dock|pier|beach|shore|bridge))/,
    'Saltwater Fishing',
    'Sport Fishing',
  ],
  [/cabin cruisers?|day cruisers?|cruisers?|sedans?(?= (?:boat|cruiser|bridge))/, 'Express Cruiser'],
  [/mega ?yachts?|super ?yachts?|yachts?/, 'Motor Yacht'],
];

export function readDockWords(line: Line): void {
  for (const [pattern, [type, ...also]] of DOCK_WORDS)
    line.each(wholeWords(pattern), ({ groups, chunks }) => {
      if (groups[0].includes('_')) return chunks.find(({ meaning }) => meaning?.is === 'type')?.meaning;
      return {
        is: 'type',
        type,
        loosely: line.message.slice(chunks[0]?.at, chunks.at(-1)?.end).toLowerCase(),
        ...(also.length > 0 && { also }),
      };
    });
  for (const [pattern, type, ...also] of SAME_AS_TYPE)
    line.each(wholeWords(pattern), () => ({ is: 'type', type, ...(also.length > 0 && { also }) }));
}
