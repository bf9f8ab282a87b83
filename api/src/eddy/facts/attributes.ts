import { matches } from '../matching.ts';
import type { KnownBoat } from './known-facts.ts';

/** A claim in words about one boat, and whether its facts support it. Undefined facts support nothing. */
type Claim = (boat: KnownBoat, said: string) => boolean;

const typeIs =
  (type: string): Claim =>
  (boat) =>
    boat.type === type;
const notListed: Claim = (boat, said) => boat.title.toLowerCase().includes(said);
const conditionIs =
  (...conditions: string[]): Claim =>
  (boat) =>
    conditions.includes(boat.condition);
const hasEngine =
  (...words: string[]): Claim =>
  (boat) =>
    words.some((word) => boat.engine?.includes(word));
const hasFeature: Claim = (boat, said) => {
  const stem = said.toLowerCase().replace(/s$/, '').slice(0, 9);
  return [...(boat.features ?? []), boat.title].some((feature) => feature.toLowerCase().includes(stem));
};
const takes =
  (...words: string[]): Claim =>
  (boat) =>
    (boat.takes ?? []).some((one) => /open to/i.test(one) || words.some((word) => one.toLowerCase().includes(word)));

const TYPES: readonly [RegExp, Claim][] = [
  [
    /\b(?:cent(?:er|re)[- ]console|consola central|console centrale|mittelkonsole(?:nboot)?)\b/iu,
    typeIs('Center Console'),
  ],
  [/\b(?:dual[- ]console|doble consola|double console)\b/iu, typeIs('Dual Console')],
  [/\b(?:bow ?rider)\b/iu, typeIs('Bowrider')],
  [/\b(?:express cruiser|cruiser exprés)\b/iu, typeIs('Express Cruiser')],
  [/\b(?:motor ?yacht|yate a motor|yacht à moteur)\b/iu, typeIs('Motor Yacht')],
  [/\b(?:sport[- ]?fish(?:ing|er|erman)(?: boat)?)\b/iu, typeIs('Sport Fishing')],
  [/\b(?:saltwater fishing(?: boat)?)\b/iu, typeIs('Saltwater Fishing')],
  [
    /\b(?:catamaran|trawler|sail ?boat|sailing yacht|pontoon(?: boat)?|jet ?ski|house ?boat|ketch|sloop|schooner|tug ?boat|trimaran|dinghy|kayak|submarine|airboat|wakeboard boat|ski boat|cabin cruiser|velero|voilier|segelboot|segelyacht|katamaran|catamarán|cuddy cabin)\b/iu,
    notListed,
  ],
];

const CONDITIONS: readonly [RegExp, Claim][] = [
  [
    /\b(?:excellent|great|superb|top|perfect|excelente|excellent|ausgezeichnet\w*|hervorragend\w*|sehr gut\w*) (?:condition|shape|estado|état|zustand)\b|\b(?:estado|état) excelente?n?t?e?\b|\ben excelente estado\b|\ben excellent état\b/i,
    conditionIs('Excellent'),
  ],
  [
    /(?<!very |sehr )\b(?:good|decent|solid|bueno?|bon|gut\w*) (?:condition|shape|estado|état|zustand)\b/i,
    conditionIs('Good'),
  ],
  [/\bfair (?:condition|shape)\b/i, conditionIs('Fair')],
  [
    /\b(?:project (?:boat|condition)|needs work|fixer[- ]upper|poor (?:condition|shape)|bad (?:condition|shape)|mal estado|mauvais état|schlechte\w* zustand)\b/i,
    conditionIs('Project'),
  ],
  [/\b(?:new condition|as new|nuevo de fábrica|neuwertig|comme neuf)\b/i, conditionIs('New')],
  [
    /\bcondition\W{1,3}(?:is )?(new|excellent|good|fair|project)\b/i,
    (boat, said) => said.toLowerCase().endsWith(boat.condition.toLowerCase()) && boat.condition !== '',
  ],
];

const ENGINES: readonly [RegExp, Claim][] = [
  [/\b(?:no|without an?|lacks an?) (?:engine|motor)s?\b/i, () => false],
  [/\bdiesels?\b|\bdiésel\b/i, hasEngine('diesel')],
  [/\b(?:gas(?:oline)?|petrol)(?:[- ]powered| engines?| motor)\b/i, hasEngine('gas', 'petrol')],
  [/\b(?:electric|hybrid)(?:[- ]powered| engines?| motor| drive| propulsion)\b/i, hasEngine('electric', 'hybrid')],
  [/\boutboards?\b|\bfueraborda\b|\bhors-bord\b|\baußenborder\b/i, hasEngine('outboard')],
  [/\binboards?\b|\binnenborder\b/i, hasEngine('inboard')],
  [
    /\b(?:stern ?drives?|i\/o|jet drives?|pod drives?)\b/i,
    (boat, said) => Boolean(boat.engine?.includes(said.toLowerCase().replace(/s$/, ''))),
  ],
  [
    /\b(?:twin|two|dual)[- ](?:\w+ ){0,2}?(?:engines?(?! h)|motors?|outboards?|diesels?|\d{2,4}\s?(?:hp|s\b))/i,
    hasEngine('twin', '2 x', '2x', 'dual'),
  ],
  [/\b(?:triple|three) (?:\w+ ){0,2}?(?:engines?(?! h)|motors?|outboards?)/i, hasEngine('triple', '3 x', '3x')],
  [/\b(?:quad|four) (?:\w+ ){0,2}?(?:engines?(?! h)|motors?|outboards?)/i, hasEngine('quad', '4 x', '4x')],
  [
    /\b(?:single|one) (?:engine|motor|outboard)\b/i,
    (boat) => boat.engine !== undefined && boat.engine !== '' && !/twin|triple|quad|dual|\d ?x/.test(boat.engine),
  ],
  [
    /\b(?:mercury|yamaha|suzuki|honda|evinrude|volvo|mercruiser|caterpillar|cummins|yanmar|verado|mtu|perkins|detroit diesel|tohatsu|seven marine)\b/i,
    (boat, said) =>
      Boolean(boat.engine?.includes(said.toLowerCase())) || boat.title.toLowerCase().includes(said.toLowerCase()),
  ],
];

const FEATURES: readonly [RegExp, Claim][] = [
  [
    /\b(?:generators?|(?:bow|stern) thrusters?|air[- ]?condition\w*|radar|auto ?pilot|trailer|chart ?plotter|fish ?finder|gps|galley|live ?wells?|bimini|t-top|hard ?top|gyro(?:scope)?|stabilizers?|seakeeper|tender|heater|heating|water ?maker|solar panels?|teak|wet bar|grill|fridge|refrigerator|freezer|shower|toilet|head|fly ?bridge|swim platform|tower|outriggers?|joystick|sound system|stereo|television|tv|wifi|starlink|dive (?:door|platform)|garage|jacuzzi|hot tub|helipad|new (?:engines?|motors?|electronics|canvas|paint|upholstery|batteries)|lithium|dishwasher|washer|ice maker|livewell|cuddy)\b/i,
    hasFeature,
  ],
];

const TRADE =
  /\b(?:takes?|taking|accepts?|accepting|open to|would take|wants?|trades? for|in trade|in exchange|swap(?:s|ped)? for|acepta\w*|toma|accepte\w*|prend|prendrait|akzeptiert|nimmt|tauscht)\b/i;
const TAKEN: readonly [RegExp, Claim][] = [
  [/\b(?:bitcoin|btc|crypto\w*|ethereum|krypto\w*|cripto\w*)\b/i, takes('bitcoin', 'crypto')],
  [/\b(?:cars?|vehicles?|trucks?|coches?|carros?|voitures?|autos?|fahrzeuge?|vehículos?)\b/i, takes('vehicle', 'car')],
  [/\b(?:motorcycles?|motorbikes?|motos?|motocicletas?|motorräder|motorrad)\b/i, takes('motorcycle')],
  [
    /\b(?:real estate|houses?|homes?|condos?|apartments?|propert(?:y|ies)|inmuebles?|immobili\w*)\b/i,
    takes('real estate', 'propert'),
  ],
  [/\bland\b|\bterrain\b|\bterrenos?\b|\bgrundstück\w*/i, takes('land')],
  [/\b(?:gold|silver|precious metals?|oro|edelmetall\w*|métaux)\b/i, takes('metal', 'gold')],
  [/\b(?:jewel(?:ry|s)|watch(?:es)?|diamonds?|joyas|bijoux|schmuck)\b/i, takes('jewel', 'watch')],
  [/\b(?:art|paintings?|kunst|arte)\b/i, takes('art')],
  [/\b(?:aircraft|planes?|airplanes?|helicopters?|flugzeug\w*|avion(?:es|s)?)\b/i, takes('aircraft', 'plane')],
  [/\b(?:wines?|vino|vin|wein)\b/i, takes('wine')],
  [/\b(?:livestock|horses?|cattle)\b/i, takes('livestock')],
  [/\bcollectibles?\b/i, takes('collectible')],
  [/\b(?:experiences?)\b/i, takes('experience')],
  [/\b(?:memberships?)\b/i, takes('membership')],
  [/\b(?:business(?:es)?)\b/i, takes('business')],
  [/\b(?:machinery|tractors?|equipment)\b/i, takes('machinery', 'equipment')],
  [/\b(?:other|another|smaller|bigger|larger) boats?\b|\bboats? in trade\b|\btakes? boats?\b/i, takes('boat')],
  [
    /\b(?:nfts?|stocks?|shares|rvs?|motorhomes?|guns?|firearms)\b/i,
    (boat, said) => (boat.takes ?? []).some((one) => one.toLowerCase().includes(said.toLowerCase().replace(/s$/, ''))),
  ],
];

const NEGATION =
  /\b(?:not|no|isn't|aren't|doesn't|don't|never|without|neither|nor|sin|ni|pas|ne|aucun\w*|nicht|kein\w*|ohne|rather than|instead of)\b[^,;]{0,40}$/i;

/** Whether all claims in words that a part of a sentence makes about a boat are supported. */
export function attributesHold(boat: KnownBoat, part: string): boolean {
  const claims = [...TYPES, ...CONDITIONS, ...ENGINES, ...FEATURES, ...(matches(TRADE, part) ? TAKEN : [])];
  return (
    claims.every(([pattern, claim]) =>
      [...part.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].every((match) => {
        const negated = NEGATION.test(part.slice(0, match.index));
        return negated !== claim(boat, match[0].toLowerCase());
      }),
    ) && verifiedHolds(boat, part)
  );
}

function verifiedHolds(boat: KnownBoat, part: string): boolean {
  const match = /\b(?:unverified|verified|verificad[oa]|vérifiée?|verifiziert\w*|trusted|reputable)\b/iu.exec(part);
  if (!match) return true;
  const negative = /^un/i.test(match[0]) || NEGATION.test(part.slice(0, match.index));
  return boat.verified === !negative;
}

/** Whether a part of a sentence says something in words that only facts about one boat can prove. */
export const claimsAttributes = (part: string) =>
  [...CONDITIONS, ...ENGINES, ...FEATURES].some(([pattern]) => matches(pattern, part)) || /\bverified\b/i.test(part);
