import { EQUIPMENT, equipmentWords } from '@tradewind/domain/equipment';
import { matches } from '../../matching.ts';
import type { Chunk, Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import type { Wish } from './wish.ts';
import { isFamiliar } from './words/spelling.ts';

/** The name of the equipment behind each way to write it. A name stands for itself even if it is another word for something. */
const NAME_OF: ReadonlyMap<string, string> = new Map([
  ...EQUIPMENT.flatMap((name) =>
    equipmentWords(name).flatMap((word) => spellings(word).map((one) => [one, name] as const)),
  ),
  ...EQUIPMENT.flatMap((name) => spellings(name).map((one) => [one, name] as const)),
]);

/** As the tokens write it: in one word, in two, with a hyphen or slash of its own, and in the plural. */
function spellings(word: string): string[] {
  const parts = word.split(/[ /-]/);
  const forms = [
    parts.join(' '),
    parts.join(''),
    parts.join(' - '),
    ...(word.includes('/') ? [parts.join(' / ')] : []),
  ];
  return forms.flatMap((form) => (/(?:s|ing|ed)$/.test(form) ? [form] : [form, `${form}s`]));
}

export const isEquipmentName = (words: string): boolean => NAME_OF.has(words.toLowerCase());

/** Words that stand for equipment only behind 'with' or 'have': alone they are kinds of boats, or say something else. */
const NEEDS_CUE = new Set(
  'flybridge,tender,cabin,stateroom,head,heater,tower,enclosure,satellite,stereo,davit,grill,vhf,galley,tv,wifi,ais,dryer,washer,water slide,cooler,stove'.split(
    ',',
  ),
);
const CUE =
  /\b(?:with|without|have|has|having|got|includes?|including|included|comes?|equipped|carry|carries|fitted|feature|features|there|need|needs|want|wants|must|own|no|lacks?|lacking|_n_|and|or|,|both|either|plus|her|its|a|an|any|the|many|working|full|separate|large|big|real)$/;
const WITH =
  /\b(?:with|without|have|has|having|got|includes?|including|comes?|equipped|fitted|features?|there|need|needs|must|no|lacks?|lacking|want|wants|many)\b/;
/** Verbs and compounds: 'trailer it home', 'heads up', 'TV show'. */
const OTHERWISE =
  /^(?:it|her|him|them|up|show|shows|home|over|down|cruisers?|boats?|of|permits?|licen[sc]es?|laws?|width|tax(?:es)?|tags?|plates?)$/;

/** Before 'boats' these say something else: 'trailer boats'. */
const NO_KIND = new Set(['trailer', 'radar', 'teak']);

const COUNTED =
  'state ?rooms?|cabins?|heads?|bathrooms?|toilets?|showers?|generators?|gensets?|thrusters?|fridges?|refrigerators?|livewells?';
const AT_LEAST = '(?:at least |minimum(?: of)? |min |no (?:fewer|less) than |more than |over |(?:a )?minimum of )';
/** Words that tell cabins apart: 'four en-suite staterooms'. */
const BETWEEN =
  '(?!and\\b|or\\b|with\\b|in\\b|for\\b|to\\b|the\\b|an?\\b|people\\b|persons?\\b|feet\\b|foot\\b|ft\\b|hours\\b|boats?\\b|of\\b|at\\b|on\\b|under\\b|over\\b|that\\b|berths?\\b|kids\\b|guests\\b|_)[a-z]+';
const COUNT = new RegExp(
  `\\b(?:${AT_LEAST})?_n_ (?:or more |plus |\\+ |- |${BETWEEN} ){0,3}(${COUNTED})\\b(?: (?:or more|at least|minimum|or better))?|_n_ (?:- )?(${COUNTED})\\b`,
);

/** 'An enclosed head', 'a hydraulic lift': two words for one thing. */
const QUALIFIED =
  /\b(with|without|has|have|having|includes?|including|got|no|need|needs|want|wants|,|and|or|plus) (?:a |an |the |some |its |her |any )?(?:([a-z]{3,}) )?([a-z]{3,}) ([a-z]{3,})(?= (?:and|or|in|under|below|over|for|up|from|near|around|at|on|please|that|built|plus|with|but|,|\.|\?|!|_)|$)/g;
const ADDS = /^(?:,|and|or|plus|need|needs|want|wants|no)$/;
const NO_QUALITY =
  /^(?:good|nice|great|working|large|big|small|full|separate|own|real|decent|new|newer|brand|more|most|least|only|very|lots|many|some|other|another|twin|single|dual|triple|quad|engine|engines|fewer|less|plenty|that|this|these|those|enough|about|over|under|below|above|than|both|either|room|power|trade|open|boat|boats|owner|owners|cash|gold|fresh|modern|huge|the|your|their|been|sleeping|center|high|low|long|short|wide|price|hours|extra|additional|any|second|third|for|and|not|but|can|you|are|was|who|how|its|his|her|our|out|all|one|two|best|cheap|cheaper|cheapest|kids|wife|family|show|find|me|would|like|take|takes|also)$/;
/** Parts of boats that listings name with the word before them. */
const PART =
  /^(?:deck|decks|cockpit|steering|seats?|seating|lights?|lighting|doors?|windows?|covers?|keel|sails?|ladder|motor|winch|winches|reels?|box|boxes|tanks?|batter(?:y|ies)|charger|pump|washdown|rails?|hatch|hatches|sink|berths?|beds?|bunks?|helm|chairs?|tables?|sunpads?|pads?|lounge|lockers?|storage|hold|well|wells|screens?|cameras?|antenna|compressor|garage|canvas|curtains?|floor|flooring|carpet|cushions|upholstery|ramp|roof|mast|arch|crane|station|stations|propellers?|props?|drive|drives|stove|oven|cooktop|alarm|lift|lifts|launchers?|holders|anchor|bridge|gate|transom|wheel|rack|racks|outriggers|panels?|heating|plumbing|electronics|toilet|basin|freezer|fridge|engines?|hull|bottom|paint|gelcoat|wrap|platform|saloon|salon|dinette|galley|suite|stateroom|bimini|hardtop)$/;

/** Drives are no equipment: listings name them with the engine. */
const DRIVE =
  /\b(?:pod|jet|stern|shaft|v|direct|ips|zeus) (?:drives?|engines?)\b|\b(?:out|in)boards?\b|\bshafts?\b|\bpods?\b|\bips\b/;

function readQualified(line: Line): void {
  for (const [whole, cue = '', first = '', second = '', noun = ''] of [...line.text.matchAll(QUALIFIED)]) {
    const isThree = first !== '' && !matches(NO_QUALITY, first) && PART.test(noun);
    const quality = isThree ? `${first} ${second}` : second;
    if (first !== '' && !isThree && !matches(NO_QUALITY, first)) continue;
    if (DRIVE.test(`${quality} ${noun}`)) continue;
    if (matches(NO_QUALITY, second) || NO_QUALITY.test(noun) || NAME_OF.has(`${quality} ${noun}`)) continue;
    const before = line.text.slice(0, line.text.indexOf(whole));
    if (ADDS.test(cue) && !WITH.test(before)) continue;
    const size = isThree ? 3 : 2;
    const index = line.chunks.findIndex(
      (_chunk, at) =>
        line.chunks
          .slice(at, at + size)
          .map(({ text, meaning }) => (meaning ? '' : text))
          .join(' ') === `${quality} ${noun}`,
    );
    if (index < 0) continue;
    const thing = NAME_OF.get(noun);
    if (!isTwoWords(quality, noun, thing)) continue;
    line.replace(index, index + size, { is: 'feature', name: `${quality} ${thing ?? noun}` });
  }
}

/** Two ordinary words may be anything, unless the second is a part of a boat. */
function isTwoWords(quality: string, noun: string, thing: string | undefined): boolean {
  if (thing !== undefined) return isQuality(quality) || !isFamiliar(quality);
  return PART.test(noun) || (!isFamiliar(noun) && isQuality(quality));
}

/** 'Enclosed', 'heated', 'private', 'electric'. */
const isQuality = (word: string) =>
  /(?:ed|ic|al|ive|able|ible|less|proof)$/.test(word) || /^(?:private|forward|inside|outside|teak|power)$/.test(word);

/** Reads equipment that a message asks for or speaks of. */
export function readEquipment(line: Line): void {
  readQualified(line);
  line.each(COUNT, ({ groups, chunks }) => counted(groups, chunks));
  const longest = 4;
  for (let index = 0; index < line.chunks.length; index++) {
    for (let size = longest; size > 0; size--) {
      const run = line.chunks.slice(index, index + size);
      const name = run.length === size && run.every(({ meaning }) => !meaning) ? nameOf(run) : undefined;
      if (name === undefined || !isThing(line, index, size, name)) continue;
      if (size > 1) line.reword(index, index + size, [name.replaceAll(' ', '-')]);
      line.mark(index, { is: 'feature', name });
      break;
    }
  }
}

const nameOf = (run: readonly Chunk[]) => NAME_OF.get(run.map(({ text }) => text).join(' '));

function isThing(line: Line, index: number, size: number, name: string): boolean {
  const behind = line.chunks[index + size];
  const isKind = /^boats?$/.test(behind?.text ?? '') && !NO_KIND.has(name) && !NEEDS_CUE.has(name);
  if (behind && OTHERWISE.test(behind.text) && !isKind) return false;
  const before = line.chunks
    .slice(Math.max(index - 7, 0), index)
    .map(({ text }) => text)
    .join(' ');
  // 'My horse for a trailer' asks for no boat with one.
  if (!WITH.test(before) && /\bfor (?:an?|the|my|your|some)(?: [a-z]+)?$/.test(before)) return false;
  return NEEDS_CUE.has(name) ? CUE.test(before) && WITH.test(before) : !/\b(?:to|can|could|i)$/.test(before);
}

function counted(groups: RegExpExecArray, chunks: readonly Chunk[]): Meaning | undefined {
  const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
  const noun = (groups[1] ?? groups[2] ?? '').replace(/^state ?rooms?$/, 'stateroom');
  const name = NAME_OF.get(noun) ?? noun;
  if (number?.is !== 'n' || !Number.isInteger(number.value) || number.value < 1 || number.value > 12) return undefined;
  const more = /^(?:more than|over)\b/.test(groups[0]) ? 1 : 0;
  const least = number.value + more;
  return { is: 'feature', name: least > 1 ? `${least} ${name}` : name };
}

/** The equipment that a wish requires and rules out. */
export function equipmentIn(chunks: readonly Chunk[]): Wish {
  const groups: string[] = [];
  const without: string[] = [];
  let last = -1;
  chunks.forEach(({ meaning, negated }, index) => {
    if (meaning?.is !== 'feature') return;
    if (negated) without.push(meaning.name);
    else if (last >= 0 && isAlternative(chunks.slice(last + 1, index))) groups.push(`${groups.pop()}|${meaning.name}`);
    else groups.push(meaning.name);
    if (!negated) last = index;
  });
  return {
    ...(groups.length > 0 && { equipment: [...new Set(groups)] }),
    ...(without.length > 0 && { notEquipment: [...new Set(without)] }),
  };
}

const isAlternative = (between: readonly Chunk[]) =>
  between.some(({ text }) => text === 'or') &&
  between.every(({ text, meaning }) => !meaning && /^(?:or|a|an|the|at|least|with|either|,|some|any)$/.test(text));

/** Equipment without the word that tells it from others: 'head' for 'enclosed head'. */
export function plainEquipment(equipment: string): string | undefined {
  const [, noun = ''] = /^[a-z]+ ([a-z]+)$/.exec(equipment) ?? [];
  return EQUIPMENT.includes(noun) && !EQUIPMENT.includes(equipment) ? noun : undefined;
}

/** '3 stateroom' in words. */
export const equipmentText = (equipment: string): string =>
  equipment
    .split('|')
    .map((one) => (/^\d+ /.test(one) ? `at least ${one}s` : one))
    .join(' or ');
