/** Equipment by its usual name, with other words that listings use for it. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  generator: ['genset', 'gen set'],
  watermaker: ['water maker', 'desalinator', 'reverse osmosis'],
  trailer: ['tandem axle', 'triaxle'],
  stabilizer: ['stabiliser', 'stabilized', 'seakeeper', 'gyro', 'gyrostabilizer'],
  autopilot: ['auto pilot'],
  radar: [],
  chartplotter: ['chart plotter', 'gps', 'plotter'],
  fishfinder: ['fish finder', 'sonar', 'sounder'],
  'bow thruster': [],
  'stern thruster': [],
  thruster: [],
  joystick: [],
  tower: [],
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
};

export const EQUIPMENT: readonly string[] = Object.keys(OTHER_WORDS);

/** The words that stand for a kind of equipment, its name first. Unknown equipment stands for itself. */
export const equipmentWords = (name: string): readonly string[] => [name, ...(OTHER_WORDS[name] ?? [])];

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

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
  return `(?<!${start}(?:no|without|not|sin|ohne|sans) (?:an? )?)${start}(?:${all.join('|')})${end}`;
}

function alternatives(equipment: string): string[] {
  const [, count, name = equipment] = /^(\d+) (.+)$/.exec(equipment.trim()) ?? [];
  const words = [...equipmentWords(name.trim()).map(pattern), ...qualified(name.trim())].map(
    (word) => `${word}(?:e?s)?`,
  );
  if (count === undefined) return words;
  const counts = COUNTS.map((word, number) => (number >= Number(count) && word ? `${number}|${word}` : '')).filter(
    Boolean,
  );
  return words.map((word) => `(?:${counts.join('|') || count})[ -]${word}`);
}

/** 'Enclosed head' is an 'enclosed bathroom' or an 'enclosed marine head' as well. */
function qualified(name: string): string[] {
  const [, quality = '', noun = ''] = /^(\p{L}+) (.+)$/u.exec(name) ?? [];
  if (OTHER_WORDS[name] || !OTHER_WORDS[noun]) return [];
  return equipmentWords(noun).map((word) => `${pattern(quality)}[ /-](?:\\w+[ /-])?${pattern(word)}`);
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
