import { NUMBER_WORDS } from './numbers.ts';

/** Equipment by its usual name, with other words that listings use for it. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  generator: ['genset', 'gen set'],
  watermaker: ['water maker', 'desalinator', 'reverse osmosis'],
  trailer: ['tandem axle', 'triaxle'],
  stabilizer: ['stabiliser', 'stabilized', 'seakeeper', 'gyro', 'gyrostabilizer'],
  gyro: ['seakeeper', 'gyrostabilizer', 'gyro stabilizer', 'gyroscope', 'gyroscopic stabilizer'],
  autopilot: ['auto pilot'],
  radar: [],
  chartplotter: ['chart plotter', 'gps', 'plotter'],
  fishfinder: ['fish finder', 'sonar', 'sounder'],
  'bow thruster': [],
  'stern thruster': [],
  thruster: [],
  joystick: ['joystick docking', 'joystick control', 'joystick steering'],
  tower: [],
  'tuna tower': [],
  'marlin tower': [],
  bimini: [],
  hardtop: ['hard top'],
  't-top': ['ttop'],
  'air conditioning': ['ac', 'a/c', 'aircon', 'air conditioner', 'air conditioned', 'climate control', 'reverse cycle'],
  heater: ['heating', 'heat', 'reverse cycle'],
  jacuzzi: ['hot tub', 'whirlpool'],
  helipad: ['heli pad', 'helideck'],
  'swim platform': ['bathing platform', 'swimming platform'],
  'swim ladder': ['boarding ladder'],
  livewell: ['live well', 'baitwell', 'bait well'],
  outrigger: [],
  'wet bar': ['wetbar'],
  teak: [],
  'solar panel': ['solar'],
  galley: ['kitchen', 'kitchenette'],
  shower: [],
  washer: ['washing machine', 'laundry'],
  dryer: ['laundry'],
  dishwasher: [],
  microwave: [],
  refrigerator: ['fridge'],
  freezer: [],
  'ice maker': ['icemaker'],
  grill: ['barbecue', 'bbq'],
  windlass: [],
  davit: ['crane'],
  'trim tabs': ['trim tab'],
  stereo: ['sound system', 'audio system', 'speakers'],
  tv: ['television'],
  inverter: [],
  'lithium batteries': ['lithium battery', 'lithium'],
  'fighting chair': [],
  'rod holder': [],
  'fish box': ['fishbox'],
  'underwater lights': ['underwater light', 'underwater lighting'],
  'life raft': ['liferaft'],
  'wake tower': ['ski tower', 'wakeboard tower'],
  flybridge: ['fly bridge'],
  tender: ['dinghy'],
  wifi: ['wi fi', 'starlink', 'internet'],
  satellite: ['satcom'],
  ais: [],
  vhf: ['radio'],
  'trolling motor': [],
  'power poles': ['power pole'],
  'dive compressor': ['scuba compressor'],
  passerelle: ['gangway'],
  enclosure: ['isinglass', 'eisenglass'],
  stateroom: ['cabin'],
  cabin: ['stateroom'],
  head: ['bathroom', 'toilet'],
  'new engines': ['repowered', 'repower', 're powered', 'new engine', 'new outboards', 'new motors'],
  'lift kept': ['kept on a lift', 'stored on a lift', 'always on a lift'],
  'garage kept': ['garaged', 'kept indoors', 'stored indoors', 'kept inside', 'indoor storage'],
  wood: ['wooden', 'mahogany'],
  aluminum: ['aluminium'],
  fiberglass: ['fibreglass'],
  'carbon fiber': ['carbon fibre', 'carbon'],
  sunpad: ['sun pad', 'sunbed', 'sun bed', 'sun lounge', 'sun deck', 'sundeck'],
  'rod locker': ['rod storage', 'rod box'],
  'water slide': ['slide'],
  'ski pole': ['ski pylon', 'tow pole', 'tow bar'],
  'tuna door': ['dive door', 'hull door'],
  'tackle station': ['tackle center', 'tackle storage'],
  downrigger: [],
  stove: ['cooktop', 'oven'],
  cooler: ['ice chest', 'ice box'],
  'boat cover': ['fitted cover', 'mooring cover', 'full cover'],
  'one owner': ['single owner', 'original owner'],
  freshwater: ['fresh water only', 'fresh water kept', 'lake kept'],
  'service records': ['maintenance records', 'service history', 'maintenance history', 'maintenance log'],
};

export const EQUIPMENT: readonly string[] = Object.keys(OTHER_WORDS);

/** The words that stand for a kind of equipment, its name first. Unknown equipment stands for itself. */
export const equipmentWords = (name: string): readonly string[] => [name, ...(OTHER_WORDS[name] ?? [])];

/** Words between a number and its noun: 'four en-suite staterooms'. */
const BETWEEN = '(?!(?:person|people|passenger|berth|foot|feet|ft|and|or)[ -])\\w+';

interface Edges {
  start: string;
  end: string;
}
/** The edges of words in patterns of this language and of the database. */
const IN_SCRIPT: Edges = { start: '(?<![\\p{L}\\p{N}])', end: '(?![\\p{L}\\p{N}])' };
const IN_DATABASE: Edges = { start: '\\m', end: '\\M' };

/**
 * A pattern for text in lower case that mentions the equipment. `|` separates alternatives, and a number in front asks for at least
 * so many: '3 stateroom'. 'No generator' mentions none.
 */
function patternOf(equipment: string, { start, end }: Edges): string {
  const all = equipment.toLowerCase().split('|').filter(Boolean).flatMap(alternatives);
  const none = `(?<!${start}(?:no|without|not|sin|ohne|sans) (?:an? )?)`;
  return `${none}${notWanted(start)}${notTurned(start)}${start}(?:${all.join('|')})${end}${notTraded({ start, end })}`;
}

/** Owners also name things that they would like to get: 'will trade for a truck with a generator', 'a trailer boat would do'. */
const notWanted = (start: string) =>
  `(?<!${start}(?:(?:swap|trade|exchange|trading|swapping)(?: (?:her|it|him|them|up|down))? (?:for|against|towards?)|(?:i|we)(?: am| are|['’]m|['’]re) (?:looking for|interested in|open to)|(?:i|we)(?: would|['’]d) (?:take|like|consider|love|want))[^.;!?]{0,60})`;
/** A boat that turns heads need not have one. */
const notTurned = (start: string) => `(?<!${start}turn(?:s|ed|ing)? )`;
const notTraded = ({ start, end }: Edges) =>
  `(?!(?: ?(?:boats?|cruisers?)| turn(?:s|ed|ing)?|[ -]?turners?)${end})(?![^.;!?]{0,40}${start}(?:in trade|in exchange|as (?:a )?trade|would settle|would do)${end})`;

function alternatives(equipment: string): string[] {
  const [, count, name = equipment] = /^(\d+) (.+)$/.exec(equipment.trim()) ?? [];
  const words = [...equipmentWords(name.trim()).map(pattern), ...qualified(name.trim())].map(
    (word) => `${word}(?:e?s)?`,
  );
  if (count === undefined) return words;
  const counts = NUMBER_WORDS.map((word, number) =>
    number >= Number(count) && word ? `${number}|${word}` : '',
  ).filter(Boolean);
  return words.map((word) => `(?:${counts.join('|') || count})[ -](?:${BETWEEN}[ -]){0,2}${word}`);
}

/** 'Enclosed head' is an 'enclosed bathroom' or an 'enclosed marine head' as well. */
function qualified(name: string): string[] {
  const [, quality = '', noun = ''] = /^(\p{L}+) (.+)$/u.exec(name) ?? [];
  if (OTHER_WORDS[name] || !quality) return [];
  return [...equipmentWords(noun), noun.replace(/(?<=\p{L}{3})(?<!s)s$/u, '')].map(
    (word) => `${pattern(quality)}[ /-](?:\\w+[ /-])?${pattern(word)}`,
  );
}

/** Hyphens, slashes and spaces in names vary: 'air-conditioning'. */
const pattern = (word: string) =>
  word
    .replace(/[^\p{L}\p{N} /-]/gu, '')
    .trim()
    .replace(/[ /-]+/g, '[ /-]?');

export const equipmentInDatabase = (equipment: string): string => patternOf(equipment, IN_DATABASE);
export const mentionsEquipment = (text: string, equipment: string): boolean =>
  new RegExp(patternOf(equipment, IN_SCRIPT), 'u').test(text.toLowerCase());
