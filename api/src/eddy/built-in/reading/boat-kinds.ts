import type { BoatType } from '@tradewind/domain/boat-types';
import type { Text } from './text.ts';

const TYPES: readonly [RegExp, BoatType][] = [
  [/\b(?:center|centre)[ -]?consoles?\b|\bccs?\b/, 'Center Console'],
  [/\bdual[ -]?consoles?\b/, 'Dual Console'],
  [/\bbow[ -]?riders?\b|\brunabouts?\b|\bski boats?\b|\bwake ?boats?\b|\bday boats?\b/, 'Bowrider'],
  [/\bsport[ -]?fish(?:ing|er|ers|erman|ermen)?(?: (?:boats?|yachts?))?\b|\bconvertibles?\b/, 'Sport Fishing'],
  [
    /\bsaltwater(?: fishing)?(?: boats?)?\b|\b(?:offshore )?fishing boats?\b|\bbay boats?\b|\bwalkarounds?\b|\bfor fishing\b|\bfishing\b/,
    'Saltwater Fishing',
  ],
  [/\bexpress(?: cruisers?)?\b|\bcabin cruisers?\b|\bcruisers?\b/, 'Express Cruiser'],
  [/\bmotor[ -]?yachts?\b|\b(?:super|mega)?yachts?\b|\btrawlers?\b|\bflybridges?\b/, 'Motor Yacht'],
];

/** Reads the first type, because a search takes only one. */
export const readType = (text: Text): BoatType | undefined => readTypes(text)[0];

export function readTypes(text: Text): BoatType[] {
  return TYPES.flatMap(([pattern, type]) => {
    const found = text.take(pattern);
    return found ? [{ type, at: found.index }] : [];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ type }) => type);
}

/** Common builders; others are recognized by capital letters or by their position. */
const MAKES =
  'sea ray|boston whaler|grady[ -]?white|viking|hatteras|azimut|sunseeker|princess|ferretti|bertram|chris[ -]?craft|cobalt|regal|formula|scout|contender|yellowfin|robalo|everglades|pursuit|intrepid|cobia|sea fox|key west boats|chaparral|four winns|bayliner|tiara|sabre|back cove|grand banks|beneteau|jeanneau|catalina|riviera|maritimo|marquis|carver|cruisers yachts|rinker|monterey|crownline|malibu|mastercraft|nautique|mako|wellcraft|donzi|cigarette|fountain|midnight express|hcb|invincible|freeman|seavee|jupiter marine|regulator|parker|sailfish|sportsman|tidewater|blackfin|luhrs|silverton|meridian|fairline|pershing|riva|benetti|lurssen|feadship|ocean alexander|nordhavn|kadey[ -]?krogen|marlow|horizon|outer reef|hinckley|mjm|vanquish|wally|larkwell|halcyon|osprey|marlowe|corsair|pelican|brightwater|stormcrest|kestrel|avocet|northcape|silverfin|barracuda|mistral|sandpiper|windrose|ironkeel|bluewater|seaholm|trident|heron|albacore|gannet|sea lark';
/** Kinds without a type in the catalog, searched for by name. */
const OTHER_KINDS = 'sail ?boats?|catamarans?|pontoons?|jet ?skis?|houseboats?|tugs?|dinghys?|tenders?|gulets?';
const MAKE = new RegExp(`\\b(${MAKES})\\b(?: ([a-z]{0,3}-?\\d{2,3}[a-z]{0,3}|[a-z]+ \\d{2,3})\\b)?`);
const KIND = new RegExp(`\\b(${OTHER_KINDS})\\b`);

export function readMake(text: Text): string | undefined {
  const make = text.take(MAKE);
  if (make) return [make[1], make[2]].filter(Boolean).join(' ');
  return text
    .take(KIND)?.[1]
    ?.replace(/s$/, '')
    .replace(/^sail ?boat$/, 'sail');
}
