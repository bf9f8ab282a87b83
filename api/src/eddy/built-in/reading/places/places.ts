import { isUsState, STATE_NAMES, US_STATES, type UsState } from '@tradewind/domain/geography';
import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { beyondLabel, statesBeyond } from './directions.ts';
import { REGIONS } from './regions.ts';
import { readStatesBetween } from './states-between.ts';
import { STATE_OF_CITY, STATE_OF_NICKNAME, WORDLIKE_CITIES } from './us-places.ts';

const BEFORE =
  '\\b(?:(?:located |based |available |anywhere |somewhere |kept |lying |sitting |docked |moored |berthed |that is |that are |which is |which are )?(?:in|near|around|from|at|close to|by|on|along|to) (?:or (?:near|around) )?(?:the )?)';
const STATE_OF_NAME: ReadonlyMap<string, UsState> = new Map(
  US_STATES.map((state) => [STATE_NAMES[state].toLowerCase(), state] as const),
);
const longestFirst = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');
const STATE = longestFirst(STATE_OF_NAME.keys());
const CITY = longestFirst(STATE_OF_CITY.keys());
/** State codes that are also words count only in capitals. */
const WORDLIKE = new Set('AL CO DE HI ID IN LA MA ME MO MS OH OK OR PA CT'.split(' '));
/** Of these, the ones that nobody would say behind another place and 'or': 'in NY or MA'. */
const LISTABLE = new Set('AL CO CT DE LA MA MO MS OH PA'.split(' '));
/** State codes that also stand for something else: dual consoles, miles, 'ne'. They need a preposition. */
const SHORT_WORDS = new Set('DC MI NE AR NM MT KS IA SD ND MN'.split(' '));
const CODES = US_STATES.map((state) => state.toLowerCase()).join('|');

const listableCodes = [...LISTABLE].join('|').toLowerCase();

const CITY_WITH_STATE = new RegExp(`(${BEFORE})?\\b(${CITY})\\b(?: ,)? (${STATE}|${CODES})\\b`);
const CITY_PATTERN = new RegExp(`(${BEFORE})?\\b(${CITY})\\b`);
const STATE_PATTERN = new RegExp(
  `(${BEFORE})?(?<!\\b(?:port|fort|mount|lake|point) )\\b(${STATE})\\b(?! (?:city|river|avenue|street|keys))`,
);
const CODE_PATTERN = new RegExp(`(${BEFORE}|, )?\\b(${CODES})\\b`);

type MeantPlace = Extract<Meaning, { is: 'place' }>;

const NICKNAME_PATTERN = new RegExp(
  `(\\b(?:in|near|around|from|across|outside|throughout) (?:the )?)?\\b(${longestFirst(STATE_OF_NICKNAME.keys())})\\b( \\.(?! \\w+ (?:is|are|do|does)\\b))?`,
);
/** Before a short name of a state that is also a word: another place, or an exclusion. */
const BESIDE =
  /(?:_place_ ?(?:or|and|,|nor|&|\/)(?: (?:in|also|or|and))? |\b(?:except|excluding|but|not|no|avoid|skip|besides|without|outside|any|from) (?:the |in |from )?)$/;

/** 'The keys' alone open a boat; behind a word of place, or with their state, they are islands. */
const isPlaceName = (name: string, before: string) =>
  /^(?:in|near|around|from|at|close|by|on|along|to|located|based|anywhere|somewhere|kept|lying|sitting|docked|moored|berthed|that|which)\b|florida/.test(
    name,
  ) ||
  BESIDE.test(before) ||
  /_place_ (?:or|and|,|nor) (?:the )?$/.test(before);

/** 'Something with a shallow draft for the keys'. */
const FOR_ISLANDS =
  /^(?!.*\b(?:hand|give|get|when|where|who|wait|lost|hold|pick|pay|ask)\b).*\b(?:looking|something|anything|boats?|skiffs?|draft|want|need|perfect|good|great|_type_)\b.* for (?:fishing |cruising |diving |exploring )?(?:the )?$/;

export function readPlaces(line: Line): void {
  readZips(line);
  for (const [pattern, label, states, part, towns, except] of REGIONS)
    if (!towns)
      line.each(new RegExp(`(?:${BEFORE})?\\b(?:${pattern.source})\\b`), () => ({
        is: 'place',
        label,
        states,
        ...(part && { part }),
        ...(except && { except }),
      }));
  line.each(BEYOND_STATE, ({ groups }) => {
    const of = STATE_OF_NAME.get(groups[2] ?? '');
    const direction = groups[1] as 'north' | 'south' | 'east' | 'west';
    const states = of ? statesBeyond(direction, of) : [];
    return of && states.length > 0 ? { is: 'place', label: beyondLabel(direction, of), states } : undefined;
  });
  line.each(DIRECTION, () => ({ is: 'direction' }));
  const behind = (groups: RegExpExecArray) => line.text.slice(groups.index + groups[0].length);
  const isShouted = !/\p{Ll}/u.test(line.message);
  // 'Houston or Tampa' has no Oregon.
  line.each(CITY_WITH_STATE, ({ groups, chunks }) => {
    const code = groups[3]?.toUpperCase() ?? '';
    const isWord = chunks.at(-1)?.written !== code || (isShouted && !ENDS.test(behind(groups)));
    return WORDLIKE.has(code) && isWord ? undefined : cityOf(groups, chunks);
  });
  line.each(CITY_PATTERN, ({ groups, chunks }) =>
    isMake(line.text.slice(0, groups.index), groups, behind(groups)) ? undefined : cityOf(groups, chunks),
  );
  line.each(STATE_PATTERN, ({ groups }) => {
    const state = STATE_OF_NAME.get(groups[2] ?? '');
    return state && { is: 'place', label: STATE_NAMES[state], states: [state] };
  });
  line.each(NICKNAME_PATTERN, ({ groups }) => {
    const state = STATE_OF_NICKNAME.get(groups[2] ?? '');
    const isPlace = groups[1] || / /.test(groups[2] ?? '') || matches(BESIDE, line.text.slice(0, groups.index));
    return state && isPlace ? { is: 'place', label: STATE_NAMES[state], states: [state] } : undefined;
  });
  for (const [pattern, label, , , towns] of REGIONS)
    if (towns)
      line.each(new RegExp(`(?:${BEFORE})?\\b(?:${pattern.source})\\b`), ({ groups }) =>
        !/keys$/.test(groups[0]) ||
        isPlaceName(groups[0], line.text.slice(0, groups.index)) ||
        matches(FOR_ISLANDS, line.text.slice(0, groups.index))
          ? { is: 'place', label, towns }
          : undefined,
      );
  // 'In ma or ct' behind boats.
  line.each(
    new RegExp(
      `(?<=\\b(?:boats?|yachts?|anything|something|_type_|_make_) )in (${listableCodes})(?= (?:or|and|,|/) (?:${CODES})\\b)`,
    ),
    ({ groups }) => {
      const state = groups[1]?.toUpperCase() ?? '';
      return isUsState(state) ? { is: 'place', label: STATE_NAMES[state], states: [state] } : undefined;
    },
  );
  line.each(CODE_PATTERN, ({ groups, chunks }) =>
    isShouted && isShoutedWord(groups, behind(groups))
      ? undefined
      : codeOf(groups, chunks, /_place_ (?:or|and|,|nor) $/.test(line.text.slice(0, groups.index))),
  );
  // 'NH or Mass': the code before it is a place only now.
  line.each(NICKNAME_PATTERN, ({ groups }) => {
    const state = STATE_OF_NICKNAME.get(groups[2] ?? '');
    const isListed = /_place_ ?(?:or|and|,|nor|&|\/) $/.test(line.text.slice(0, groups.index));
    return state && isListed ? { is: 'place', label: STATE_NAMES[state], states: [state] } : undefined;
  });
  readStatesBetween(line);
}

const BEYOND_STATE = new RegExp(
  `\\b(?:(?:in|from|anywhere|somewhere|located|based) )*(?:(?:the |any )?states? )?(north|south|east|west) of (?:the state of )?(${STATE})\\b(?! (?:city|river))`,
);

const DIRECTION = new RegExp(
  `\\b(?:west|east|north|south|(?:north|south)(?:west|east))(?:ern)? of (?:the )?(?:${STATE}|${CITY}|mississippi(?: river)?|rockies|panhandle|border|mason dixon(?: line)?|cape hatteras|i ?-? ?95)\\b`,
);

/** 'A Monterey 26' and 'a Monterey under 90k' name a boat: nobody asks for a town. */
const isMake = (before: string, [, preposition]: RegExpExecArray, behind: string) =>
  !preposition &&
  /\ban? (?:used |new |nice |good )?$/.test(before) &&
  !/^ (?:boats?|yachts?|area|_type_|one|listing|based|owner|seller)/.test(behind);

/** The end of a place: no word goes on behind it. */
const ENDS = /^(?:$| [,.;!?]| _| (?:and|or) (?:$|_|[a-z]{2}\b)| (?:under|over|below|with|for|please|pls|between)\b)/;

/** In capitals, 'IN OR NEAR', 'NEAR ME' and 'OK SHAPE' have no states. */
function isShoutedWord([, before = '', code = '']: RegExpExecArray, behind: string): boolean {
  if (!WORDLIKE.has(code.toUpperCase())) return false;
  const isIn = /\bin (?:the )?$/.test(before) || (before === '' && /^(?:$| [,.;!?])/.test(behind));
  return !isIn || !ENDS.test(behind);
}

/** Five digits are a zip code behind words of place. A round number behind 'from' or 'to' is rather a price. */
function readZips(line: Line): void {
  line.each(
    /(?:\b(near|around|close to|closest to|nearest to|from|in|to|of|by|zip(?: code)?(?: is)?) )+_n_(?! (?:to|-|and) _| (?:\$|dollars|k)\b)/,
    ({ groups, chunks }) => {
      const digits = chunks.at(-1)?.written ?? '';
      if (!/^\d{5}$/.test(digits)) return undefined;
      const isPlace = /^(?:near|around|close|nearest|zip)/.test(groups[1] ?? '');
      const before = line.text.slice(0, groups.index);
      if (!isPlace && (/00$/.test(digits) || /\b(?:equal|up|more|less|budget|price|spend|go)\b[^_]*$/.test(before)))
        return undefined;
      return { is: 'place', label: digits, zip: digits };
    },
  );
}

/** Words behind 'in' that nothing here knows: a town, an island or a country. Boats may still be there. */
export function readOtherPlaces(line: Line, isEnglish: boolean): void {
  line.each(
    /(?<!\binterested )\b(?:in|near|around|outside|outside of|close to) (?:the )?((?:\p{L}[\p{L}']*)(?: \p{L}[\p{L}']*){0,2})/u,
    ({ groups, chunks }) => {
      const names = chunks.slice(-(groups[1] ?? '').split(' ').length);
      if (names.some(({ meaning }) => meaning?.is !== 'strange')) return undefined;
      if (!isEnglish && names.some(({ written }) => /^\p{Ll}/u.test(written))) return undefined;
      if (matches(NO_PLACE, groups[1] ?? '')) return undefined;
      const location = titled((groups[1] ?? '').replaceAll(" ' ", "'"));
      return { is: 'place', label: location, location };
    },
  );
}

function cityOf([, before, name = '', state]: RegExpExecArray, chunks: readonly Chunk[]): Meaning | undefined {
  const capital = /^\p{Lu}/u.test(chunks.find(({ text }) => text === name.split(' ')[0])?.written ?? '');
  if (WORDLIKE_CITIES.has(name) && !before && !state && !capital) return undefined;
  const home = STATE_OF_CITY.get(name);
  const code = state?.toUpperCase() ?? '';
  const given = STATE_OF_NAME.get(state ?? '') ?? (isUsState(code) ? code : undefined);
  const place = placeOf(name, home, given);
  return AROUND.test(before ?? '') ? { ...place, around: true } : place;
}

const AROUND = /\b(?:near|around|close to)\b/;

/** A known city. */
export const cityNamed = (name: string): MeantPlace => placeOf(name, STATE_OF_CITY.get(name), undefined);

function placeOf(name: string, home: UsState | undefined, given: UsState | undefined): MeantPlace {
  const city = titled(
    name
      .replace(/^ft /, 'fort ')
      .replace(/^saint /, 'st ')
      .replace(/ (?:la|md|mi|nc|nh|oh|sc|tx|va|maine|oregon)$/, ''),
  );
  if (name === 'nyc' || name === 'new york city') return { is: 'place', label: 'New York', states: ['NY'] };
  if (home === 'DC') return { is: 'place', label: 'Washington, DC', states: ['DC'] };
  const location = SHORT[city] ?? city.replace(/^St /, 'St. ').replace(/^The /, '');
  return { is: 'place', label: location, location, ...(given && given !== home && { states: [given] }) };
}

const SHORT: Readonly<Record<string, string>> = {
  Lauderdale: 'Lauderdale',
  'St Pete': 'St. Petersburg',
  'Tampa Bay': 'Tampa',
  Sf: 'San Francisco',
  Pompano: 'Pompano',
  Daytona: 'Daytona',
};

function codeOf(
  [, before = '', code = '']: RegExpExecArray,
  chunks: readonly Chunk[],
  isListed: boolean,
): Meaning | undefined {
  const state = code.toUpperCase();
  const written = chunks.at(-1)?.written ?? '';
  if (!isUsState(state)) return undefined;
  const capitals = written === state;
  const isClear = !WORDLIKE.has(state) && (before !== '' || !SHORT_WORDS.has(state));
  const isPlace = capitals
    ? isListed || before !== '' || isClear
    : isClear || (isListed && (!WORDLIKE.has(state) || LISTABLE.has(state)));
  return isPlace ? { is: 'place', label: STATE_NAMES[state], states: [state] } : undefined;
}

const titled = (words: string) =>
  words
    .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ (?:Of|The)(?= )/g, (word) => word.toLowerCase());

/** Words after 'in', 'near' or 'except' that may be places of the catalog. */
export function possiblePlaces(line: Line): string[] {
  const found = [
    ...line.text.matchAll(
      /\b(in|near|around|from|to|at|by|outside|of|but|except|excluding|avoid|skip|minus|not|no|than|besides) (?=(?:the )?(?!<)([\p{L}']+)(?: (?!<)([\p{L}']+))?(?: (?!<)([\p{L}']+))?)/gu,
    ),
  ];
  // Only some are looked up: those behind words of place come first.
  const likely = found.filter(([, before = '']) => OF_PLACE.test(before));
  const names = [...likely, ...found].flatMap(([, , one = '', two = '', three = '']) => [
    `${one} ${two} ${three}`,
    `${one} ${two}`,
    one,
  ]);
  return [...new Set(names.map((name) => name.trim()))].filter(
    (name) => name.length > 3 && !NO_PLACE.test(name) && !STATE_OF_CITY.has(name) && !STATE_OF_NAME.has(name),
  );
}

const OF_PLACE = /^(?:in|near|around|from|at|outside)$/;
const NO_PLACE =
  /^(?:the|each|every|a|an|my|your|our|this|that|these|those|it|them|good|great|excellent|fair|mint|trade|exchange|return|person|general|advance|touch|case|order|me|you|us|him|her|i|what|which|least|most|all|any|here|there|cash|full|part|stock|about|between|under|over|below|above|in|near|from|at|of|to|for|more|less|older|newer|longer|bigger|one|ones|boats?|boat|not|sure|need|want|interested|sale|euros?|pounds?|dollars?|francs?|pesos?|yen|<)\b/;
