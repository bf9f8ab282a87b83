import { equipmentWords, mentionsEquipment } from '@tradewind/domain/equipment';
import { isQuotable } from '../../../facts/owners-words.ts';
import { matches, matchOf } from '../../../matching.ts';
import type { Detailed, KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { textOf } from '../../plan.ts';
import { TRAILER_BEAM } from '../../reading/boat-kinds.ts';
import type { Line } from '../../reading/line.ts';
import { countedText } from './counted-things.ts';
import { MEASURES, type Measure, tellsMeasure } from './measures.ts';

/** A question about one boat that its features, its text or its badges answer. */
export type Asked =
  | {
      about: 'thing';
      name: string;
      words: string;
      /** 'How many staterooms' asks for no yes. */
      isCount?: true;
      /** 'Is the generator any good' asks for the owner's words. */
      isQuality?: true;
    }
  | { about: 'measure'; name: Measure; names: readonly Measure[] }
  | { about: 'check'; name: Check }
  | { about: 'several'; all: readonly Asked[] };

type Check = 'hull' | 'photo' | 'verified';

const CHECKS: readonly [RegExp, Check][] = [
  [/\bhull (?:number|id|identification|check\w*|verif\w*)\b|\bhin\b|\bhull\b.*\bcheck\w*\b/, 'hull'],
  [
    /\b(?:proof|prove[nds]?|evidence) (?:of\b|that\b|he\b|she\b|they\b|the\b|_ref_|_person_).*\b(?:possession|possess\w*|own\w*|have|has|exists?)\b|\bpossession\b|\bphoto (?:proof|check\w*|verif\w*)\b|\breally (?:has|have|own|owns|exists?|possess\w*)\b|\bprove\w* .*\b(?:owns?|has|have)\b|\b(?:check|verif|confirm|make sure|made sure)\w*\b.*(?:\b(?:he|she|they|owner|seller)|_ref_|_person_)(?: (?:actually|really|even|still|physically|indeed))* (?:has|have|owns?|possess\w*|got)(?: got)? (?:it|her|the boat|this|that|one|_ref_|the _boat_|_boat_)/,
    'photo',
  ],
  [/\bverified\b|\b(?:identity|id|owner|seller) (?:\w+ )?(?:checked|verified|confirmed)\b/, 'verified'],
];

const PROVES = /\b(?:proof|prove\w*|evidence|possess\w*|photo)\b/;

const HAS =
  /\b(?:have|has|had|got|having|come with|comes with|came with|includes?|included|including|equipped with|fitted with|is there|are there|carry|carries) (?:(?:a|an|any|some|the|its|her|own|working|new|good|been|ever|still|already|with|on|aboard|board) )*([a-z][a-z-]+(?: [a-z][a-z-]+){0,2}?)(?= (?:on|in|aboard|with|for|and|or|too|as|included|installed|at|onboard|left|yet)\b| [?.!,]|$)/;
const BEEN =
  /\b(?:is|was|has|were|did|does) (?:it|she|he|that|this|(?:the |that |this )?_(?:boat|make|ref)_) (?:(?:ever|been|still|already|fully|recently|newly|professionally|just|get|got|currently) )+([a-z]+(?:ed|en|wn|ilt|nt|ght|ing|ned)\b|_service_)/;
/** Answered by other questions, or by nobody. */
const OTHER =
  /\b(?:time|idea|question|questions|boats?|one|ones|problem|offers?|more|less|price|many|much|views?|trade|trades|owners?|seller|deal|listing|listings|photos?|pictures?|you|i|me|we|it|them|do|to|room|sold|listed|reduced|dropped|lowered|hours|enough|people|interest|anything|something|owned|traded|posted|built|run|ran|used)\b/;

/** The question of a message about one boat, if it asks for equipment, a check or a measure. */
export function askedOf(line: Line): Asked | undefined {
  const features = line.all('feature');
  // 'Does it really have four cabins' asks for the cabins.
  const check = CHECKS.find(
    ([pattern, name]) =>
      pattern.test(line.text) && !(name === 'photo' && features.length > 0 && !PROVES.test(line.text)),
  );
  // 'Is the tank gas or diesel?' asks for the fuel.
  const isTank = !line.has(/_fuel_/);
  const things = features.map(({ name }) => name.split(' ').at(-1) ?? name);
  const clauses = line.text.split(CLAUSES).filter((clause) => !things.some((thing) => clause.includes(thing)));
  const names = [...(features.length > 0 ? [] : [line.text]), ...clauses].flatMap(
    (text) => measureIn(text, isTank) ?? [],
  );
  const [feature] = features;
  const [measure] = names;
  const all: Asked[] = [
    ...(check ? [{ about: 'check' as const, name: check[1] }] : []),
    ...(feature ? [thingAsked(features.map(({ name }) => name).join('|'), line)] : []),
    ...(CREW.test(line.text) && !feature ? [thingAsked('crew', line)] : []),
    ...(measure ? [{ about: 'measure' as const, name: measure, names: [...new Set(names)] }] : []),
  ];
  if (all.length > 1) return { about: 'several', all };
  return all[0] ?? otherThing(line);
}

/** 'Can it take crew?' */
const CREW = /(?<!_service_ )\bcrew\b(?! (?:of|size)\b)/;

/** 'Is the generator any good?' is no question whether there is one. */
const HOW_GOOD =
  /\b(?:is|are|how is|how are|how old is|how old are) (?:the|her|its|his) (?!.*\b(?:included|there|installed|aboard|part|standard|extra|coming|staying)\b)/;

const thingAsked = (name: string, line: Line): Asked => ({
  about: 'thing',
  name,
  words: name,
  ...(line.has(/\bhow many\b/) && { isCount: true }),
  ...(line.has(HOW_GOOD) && { isQuality: true }),
});

/** A thing that no list of equipment has: 'has it been repowered?' */
function otherThing(line: Line): Asked | undefined {
  const been = matchOf(BEEN, line.text)?.[1];
  // 'Surveyed' is a service as well.
  const service = line.chunks.find(({ meaning }) => meaning?.is === 'service')?.written.toLowerCase();
  const thing = (been === '_service_' ? service : been) ?? matchOf(HAS, line.text)?.[1];
  return thing && !matches(OTHER, thing) ? { about: 'thing', name: thing, words: stemOf(thing) } : undefined;
}

const CLAUSES = / (?:and|also|plus|but|or|with) | ?[,?.!;&] ?/;

const measureIn = (text: string, isTank: boolean) =>
  (Object.keys(MEASURES) as Measure[]).find((name) => MEASURES[name].test(text) && (isTank || name !== 'tank'));

/** Whether a clause asks for one of these measures, or for this check. */
export function isAskedIn(clause: string, asked: Asked): boolean {
  if (asked.about === 'several') return asked.all.some((one) => isAskedIn(clause, one));
  if (asked.about === 'measure') return asked.names.some((name) => MEASURES[name].test(clause));
  if (asked.about === 'thing') return asked.name === 'crew' && CREW.test(clause);
  return asked.about === 'check' && CHECKS.some(([pattern, name]) => name === asked.name && pattern.test(clause));
}

/** 'Repowered' is mentioned as 'repower' as well. */
const stemOf = (thing: string) => [thing, thing.replace(/(?<=\w{4})(?:ed|ing|s)$/, '')].join('|');

/** Measures that a comparison asks for: what the listings say of them, and once what none says. */
export const measuresOfEach = (boats: readonly KnownBoat[], words: string, phrases: Phrases): string[] =>
  measuresTold(
    boats,
    (Object.keys(MEASURES) as Measure[]).filter((name) => COMPARED.has(name) && MEASURES[name].test(words)),
    phrases,
  );

function measuresTold(boats: readonly Detailed[], names: readonly Measure[], phrases: Phrases): string[] {
  const told = names.filter((name) => boats.some((boat) => isTold(boat, name)));
  const untold = names.filter((name) => !told.includes(name)).map((name) => phrases.measures[name]);
  return [
    ...told.flatMap((name) => boats.map((boat) => `${boat.title}: ${measureText(boat, name, phrases)}`)),
    ...(untold.length > 0 ? [phrases.equipped.noMeasures(untold)] : []),
  ];
}

/** Answers a question for each of several boats. */
export const eachAsked = (boats: readonly Detailed[], asked: Asked, phrases: Phrases): string =>
  asked.about === 'measure'
    ? measuresTold(boats, asked.names, phrases).join(' ')
    : boats.map((one) => `${one.title}: ${askedText(one, asked, phrases)}`).join('\n\n');

const COMPARED: ReadonlySet<Measure> = new Set([
  ...(['draft', 'consumption', 'range', 'tank', 'weight', 'height', 'deadrise', 'accident', 'owners'] as const),
]);

const isTold = (boat: Detailed, name: Measure) =>
  [...((boat.features as string[] | undefined) ?? []), textOf(boat.description)].some((text) =>
    tellsMeasure(text, name),
  );

/** Whether the features or the description of a boat mention equipment. */
export const mentions = (boat: Detailed, equipment: string): boolean =>
  ((boat.features as string[] | undefined) ?? []).some((one) => mentionsEquipment(one, equipment)) ||
  mentionsEquipment(textOf(boat.description), equipment);

/** The answer from the badges, the features or the owner's words. */
export function askedText(boat: Detailed, asked: Asked, phrases: Phrases): string {
  if (asked.about === 'several') return asked.all.map((one) => askedText(boat, one, phrases)).join(' ');
  if (asked.about === 'check') return checkText(boat, asked.name, phrases);
  if (asked.about === 'measure') return asked.names.map((name) => measureText(boat, name, phrases)).join(' ');
  const isPlain = asked.name === asked.words;
  const things = asked.words.split(/\|(?=[a-z0-9])/).slice(0, isPlain ? MOST_THINGS : 1);
  const told = things.map((one) => ({
    name: isPlain ? one : asked.name,
    text: countedText(boat, one, phrases) ?? thingText(boat, isPlain ? one : asked.words, phrases, asked),
  }));
  const silent = told.flatMap(({ name, text }) => (text === undefined ? [phrases.equipmentSaid(name)] : []));
  return [
    ...told.flatMap(({ text }) => text ?? []),
    ...(silent.length > 1 ? [phrases.equipped.noneMentioned(silent)] : silent.map(phrases.equipped.notMentioned)),
  ].join(' ');
}

const MOST_THINGS = 4;

function measureText(boat: Detailed, name: Measure, phrases: Phrases): string {
  const tells = (text: string) => tellsMeasure(text, name);
  const features = ((boat.features as string[] | undefined) ?? []).filter(tells);
  if (features.length > 0) return phrases.details.features(features);
  const said = quoted(boat, tells);
  const wide =
    name === 'towing' && typeof boat.beam === 'number' && boat.beam > TRAILER_BEAM
      ? [phrases.equipped.wideLoad(String(boat.beam))]
      : [];
  return [said ? phrases.equipped.written(said) : phrases.equipped.noMeasure(phrases.measures[name]), ...wide].join(
    ' ',
  );
}

/** The listing's own words about a thing, if it has any. */
function thingText(
  boat: Detailed,
  words: string,
  phrases: Phrases,
  { isCount, isQuality }: { isCount?: true; isQuality?: true },
): string | undefined {
  const spoken = isQuality && quoted(boat, (text) => mentionsEquipment(text, words));
  if (spoken) return phrases.equipped.written(spoken);
  const features = ((boat.features as string[] | undefined) ?? []).filter((one) => mentionsEquipment(one, words));
  if (features.length > 0)
    return isCount || isQuality ? phrases.details.features(features) : phrases.equipped.yes(features);
  const said = quoted(boat, (text) => mentionsEquipment(text, words)) ?? quoted(boat, (text) => denies(text, words));
  return said && phrases.equipped.written(said);
}

/** 'No trailer' in the owner's words. */
const denies = (text: string, words: string) =>
  words
    .split('|')
    .some((word) =>
      equipmentWords(word).some((one) =>
        new RegExp(`\\b(?:no|not|without)\\b.{0,20}\\b${one.replace(/[^\w ]/g, '.')}`, 'i').test(text),
      ),
    );

/** The first sentence of the description that fits, unless it must not be repeated. */
export function quoted({ description }: Detailed, fits: (sentence: string) => boolean): string | undefined {
  const sentences = textOf(description).split(/(?<=[.!?])\s+|\n+/);
  return sentences.find((sentence) => fits(sentence) && isQuotable(sentence))?.replace(/[.!?\s]+$/, '');
}

function checkText(boat: Detailed, check: Check, { equipped }: Phrases): string {
  const owner = boat.owner ?? '';
  if (check === 'hull') return boat.hullChecked ? equipped.hullChecked : equipped.hullUnchecked;
  if (check === 'photo') return boat.photoProof ? equipped.photoProof : equipped.noPhotoProof;
  return boat.ownerVerified ? equipped.verified(owner) : equipped.notVerified(owner);
}
