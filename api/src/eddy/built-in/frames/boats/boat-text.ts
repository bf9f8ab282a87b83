import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { matches } from '../../../matching.ts';
import type { ToolRecord } from '../../../turns.ts';
import { boatsMeant, type Several } from '../../meant.ts';
import { boatsOf, type Detailed, dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { question } from '../../phrases/questions.ts';
import { countOf, errorOf, just, type Move, type Plan, say, textOf, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { placeText } from '../search/describe.ts';
import { type Asked, askedText, eachAsked, isAskedIn, quoted } from './boat-questions.ts';
import { pointIn } from './points.ts';

/** The details that questions ask for. The first match is answered. */
const ASPECTS = [
  [
    'listed',
    /\bhow long (?:has|have|is|was)\b.*\b(?:listed|market|sale|up|here|online|posted)\b|\bhow many (?:days|weeks|months)\b.*\b(?:listed|market|sale|up|online)\b|\bsince when\b|\bdays on (?:the )?market\b|\bwhen (?:was|were) (?:it|she|_ref_|the _boat_) (?:listed|posted)\b/,
  ],
  [
    'earlier',
    /\bprice (?:drop|drops|cut|cuts|change|changes|reduction|history)\b|\b(?:dropped|reduced|lowered|cut|raised) (?:the |its |his |her )?(?:asking )?price\b|\b(?:price|it) (?:been )?(?:dropped|reduced|lowered)\b|\bdid the price\b/,
  ],
  [
    'wants',
    /\b(?:what|how much) (?:does|do|would|is|are) (?:he|she|they|_ref_|(?:the|its|her|his) (?:owner|seller)) (?:want|wanting|ask|asking|after|looking)\b/,
  ],
  ['hours', /\bhours?\b|_lowhours_/],
  ['sleeps', /\bsleeps?\b|\bberths?\b|\bbeds?\b|\bbunks?\b|\bsleep\b|\bcabins?\b|\bovernight\b|\bstaterooms?\b/],
  [
    'people',
    /\bhow many (?:people|passengers|guests)\b|\bhow many (?:can |could |will |would )?(?:fits?|ride|come along|go)\b|\bcapacity\b|\bseats?\b|\bpeople\b|\bpassengers\b/,
  ],
  ['beam', /\bbeam\b|\bwide\b|\bwidth\b/],
  [
    'speed',
    /\bhow (?:fast|quick)\b|\bflat out\b|\btop (?:end|out)\b|\bwide open\b|\bspeed\b|\bknots\b|\bmph\b|\bfast\b/,
  ],
  [
    'engine',
    /\bengines?\b|\bunder the hood\b|\bpropulsion\b|\bmotors?\b|\bfuel\b|\bpower(?:ed)?\b|_fuel_|_engine_|_power_|\bhorsepower\b|\bhp\b/,
  ],
  [
    'features',
    /\bfeatures?\b|\bequipment\b|\bequipped\b|\bextras?\b|\belectronics\b|\bgenerator\b|\btrailer\b|\bair conditioning\b|\bac\b|\binclude[sd]?\b/,
  ],
  ['condition', /_condition_|\bcondition\b|\bshape\b|\bclean\b/],
  [
    'description',
    /\bwhat (?:all |else |exactly )*(?:does|do|would|will) (?:\w+ ){1,4}?need(?! (?:from|of) me\b)\b|\bwhat (?:work|repairs?) (?:does|do|is|are)\b|\bdescri\w+|\bowner (?:says?|writes?)\b|\bread me\b|\bsays? about\b|\bwrites?\b/,
  ],
  [
    'trade',
    /\b(?:owner|seller|he|she|they) (?:\w+ )?(?:takes?|accepts?)\b|\b(?:takes?|accepts?) in (?:trade|return)\b/,
  ],
  [
    'owner',
    /\bwho(?:se)?\b(?! (?:does|do|would|will|can|should) (?:it|that|this|i|we)\b)|_ref_ of (?:the )?_boat_|\bnames? of _ref_|\bowner\b|\bseller\b|\bverified\b|\btrust/,
  ],
  [
    'location',
    /\bwhere\b|\blocat\w+|\bwhich state\b|\bwhat city\b|\b(?:which|what) (?:marina|harbou?r|dock|port)\b|\bdocked\b|\b(?:the|its|her|what is|exact|street) address\b/,
  ],
  ['trade', /\btrades?\b|\bswaps?\b|\baccepts?\b|\btakes?\b|\bin return\b/],
  [
    'year',
    /\bhow old\b|\bwhat year\b|\bwhen was (?:it|she)\b|\bbuilt\b|\bage\b|\b(?:the|its|her|his) (?:model )?year\b|(?:^|: |, )(?:model )?year$/,
  ],
  ['length', /\bhow (?:long|big)\b|\blength\b|\bloa\b|\bsize\b/],
  ['views', /\bviews?\b|\bhow many (?:people )?(?:looked|viewed|saw)\b|\bpopular\b/],
  ['available', /\bavailable\b|\bup for grabs\b|\bstill (?:for sale|listed|there)\b|\bsold\b/],
  ['price', /\bprice\b|\bhow much\b|\bcosts?\b|\basking\b/],
] as const;
export type Aspect = (typeof ASPECTS)[number][0];

const clausesOf = (text: string) => text.split(/ (?:and|also|plus|but|or|with) | ?[,?.!;&+] ?/);

/** The details in the clauses that do not ask for the equipment, check or measure itself. */
const aspectsBeside = (text: string, asked: Asked): Aspect[] => [
  ...new Set(
    clausesOf(text).flatMap((clause) =>
      matches(LISTS, clause) ? allIn(clause) : isAskedIn(clause, asked) ? [] : (aspectIn(clause) ?? []),
    ),
  ),
];

/** The details that each clause of a message asks for. Nouns without a verb are a list: 'length beam hours'. */
function aspectsIn(text: string): Aspect[] {
  const clauses = clausesOf(text).flatMap((clause) =>
    matches(LISTS, clause) ? allIn(clause) : (aspectIn(clause) ?? []),
  );
  const whole = aspectIn(text);
  return clauses.length > 0 ? [...new Set(clauses)] : whole ? [whole] : [];
}

const LISTS =
  /^(?:the )?(?:_(?:boat|make)_ )?(?:(?:length|beam|width|hours|price|year|speed|engines?|fuel|location|condition|owner|capacity|sleeps|berths|draft|features|top|engine|asking)(?: |$)){2,}(?:please)?$/;
const allIn = (clause: string): Aspect[] => clause.split(' ').flatMap((word) => aspectIn(word) ?? []);

export const aspectIn = (text: string): Aspect | undefined =>
  ASPECTS.find(([, pattern]) => matches(pattern, text))?.[0];

/** Looks one boat up and goes on with it; `rest` are the calls after that one. */
export const withBoat =
  <Boat extends KnownBoat>(
    boatId: number,
    phrases: Pick<Phrases, 'nothing'>,
    then: (boat: Boat, rest: readonly ToolRecord[]) => Move,
  ): Plan =>
  ([details, ...rest]) => {
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatsOf(details.output) as Boat[];
    return boat ? then(boat, rest) : say(errorOf(details.output) ?? phrases.nothing);
  };

/** Looks boats up, and answers what was asked about them. */
export function detailsPlan(boatIds: readonly number[], text: string, phrases: Phrases, asked?: Asked): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('boat_details', { boatIds: boatIds.slice(0, MOST_BOATS_AT_ONCE) });
    const error = errorOf(last.output);
    if (error) return say(error);
    const boats = boatsOf(last.output) as Detailed[];
    const [boat] = boats;
    if (boat && boats.length === 1) return say(detailText(boat, text, phrases, asked));
    if (asked) return say(eachAsked(boats, asked, phrases));
    return say(pointIn(boats, text, phrases) ?? (eachText(boats, text, phrases) || comparison(boats, phrases)));
  };
}

/** The facts asked for, of each boat. */
export const eachText = (boats: readonly Detailed[], text: string, phrases: Phrases): string =>
  aspectsIn(text).length === 0
    ? ''
    : boats.map((boat) => `${boat.title}: ${factsText(boat, text, phrases).join(' ')}`).join('\n\n');

/** The ends of price, year and length, apart from one that was told already. Boats that share an end are all named. */
export function comparison(boats: readonly KnownBoat[], phrases: Phrases, told?: string): string {
  if (boats.length === 0) return phrases.nothingToCompare;
  const end = (
    name: 'price' | 'year' | 'length',
    value: (boat: KnownBoat) => number,
    words: (boat: KnownBoat) => string,
  ) => {
    const first = Math.min(...boats.map(value));
    const ahead = boats.filter((boat) => value(boat) === first);
    const [only, ...tied] = ahead;
    if (!only || name === told) return '';
    const titles = ahead.map(({ title }) => title);
    return tied.length > 0 ? phrases.tied(titles, phrases.ahead[name](Math.abs(first)), false) : words(only);
  };
  const ends = [
    end(
      'price',
      ({ price }) => dollarsOf(price),
      ({ title, price }) => phrases.cheapestIs(title, price),
    ),
    end(
      'year',
      ({ year }) => -year,
      ({ title, year }) => phrases.newestIs(title, year),
    ),
    boats.every(({ length }) => length)
      ? end(
          'length',
          ({ length }) => -(length ?? 0),
          ({ title, length }) => phrases.longestIs(title, length ?? 0),
        )
      : '',
  ];
  return [phrases.sideBySide, ...ends].filter(Boolean).join(' ');
}

/** Asks for more than the town. */
const EXACT_PLACE =
  /\b(?:exact(?:ly)?|precise(?:ly)?|address|docks?|docked|marinas?|harbou?r|slip|moor(?:ed|ing|age)|berthed|street|coordinates)\b/;

/** Asks how the boat is stored. */
const STORED = /\b(?:kept|stored?|storage|live[sd]?|lying|garaged|sheltered|wintered)\b/;
const tellsStored = (sentence: string) =>
  /\b(?:kept|stored|indoors?|covered|garaged?|lift|rack|boathouse|shed|slip|shrink-wrap\w*|wintered)\b/i.test(sentence);

/** Puts the detail in question first. */
function detailText(boat: Detailed, text: string, phrases: Phrases, asked?: Asked): string {
  const aspects = aspectsIn(text);
  const exact = aspects.includes('location') && EXACT_PLACE.test(text) ? [phrases.onlyTown] : [];
  const stored = aspects.includes('location') && matches(STORED, text) ? (quoted(boat, tellsStored) ?? '') : '';
  const points = [
    ...(stored ? [phrases.equipped.written(stored)] : []),
    ...(aspects.includes('trade') ? [tradeText(boat, phrases)] : []),
    ...aspects.flatMap((aspect) => aspectText(boat, aspect, phrases) ?? []),
    ...exact,
  ];
  const taken = boat.inTrade && !aspects.includes('available') ? [phrases.inTrade] : [];
  if (asked) {
    const others = aspectsBeside(text, asked).filter((aspect) => aspect !== 'features');
    const more = others.flatMap((aspect) => aspectText(boat, aspect, phrases) ?? []);
    return [askedText(boat, asked, phrases), ...more, ...(boat.inTrade ? [phrases.inTrade] : [])].join(' ');
  }
  const rest = points.length > 0 ? [] : [ownerText(boat, phrases)];
  const trade = aspects.includes('wants') || aspects.includes('trade') ? [] : [tradeText(boat, phrases)];
  return [...points, headline(boat, phrases, points.length === 0), ...taken, ...rest, ...trade].join(' ');
}

export function aspectText(boat: Detailed, aspect: Aspect, phrases: Phrases): string | undefined {
  const { details, names, notMentioned } = phrases;
  const number = (value: unknown, name: keyof typeof names, words: (value: number) => string) =>
    typeof value === 'number' ? words(value) : notMentioned(names[name]);
  const engine = [boat.engine, boat.fuel].filter(Boolean).join(', ');
  const features = (boat.features as string[] | undefined) ?? [];
  const texts: Record<Exclude<Aspect, 'trade'>, () => string> = {
    beam: () => number(boat.beam, 'beam', details.beam),
    sleeps: () => number(boat.sleeps, 'sleeps', details.sleeps),
    people: () => number(boat.people, 'people', details.people),
    speed: () => number(boat.topSpeed, 'speed', details.speed),
    hours: () => number(boat.engineHours, 'hours', details.hours),
    engine: () => (engine ? details.engine(engine) : notMentioned(names.engine)),
    condition: () => (boat.condition ? details.condition(boat.condition) : notMentioned(names.condition)),
    features: () => (features.length > 0 ? details.features(features) : notMentioned(names.features)),
    location: () => details.location(boat.location),
    owner: () => ownerText(boat, phrases),
    description: () => (boat.description ? details.description(textOf(boat.description)) : details.noDescription),
    views: () => details.views(countOf(boat.views)),
    year: () => details.year(boat.year),
    length: () => number(boat.length, 'length', details.length),
    available: () => (boat.inTrade ? phrases.inTrade : details.available),
    price: () => details.price(boat.price),
    wants: () => `${details.price(boat.price)} ${tradeText(boat, phrases)}`,
    listed: () => (boat.listedOn ? phrases.upSince(textOf(boat.listedOn), textOf(boat.listedFor)) : details.listed),
    earlier: () => details.earlier,
  };
  return aspect === 'trade' ? undefined : texts[aspect]();
}

/** The facts that a question asks for beside something else. */
export const aspectsText = (boat: KnownBoat, text: string, phrases: Phrases): string[] =>
  aspectsIn(text)
    .filter((aspect) => aspect !== 'owner' && aspect !== 'price' && aspect !== 'condition')
    .flatMap((aspect) => aspectText(boat as Detailed, aspect, phrases) ?? []);

/** The facts that a clause asks for, each in a sentence. */
export const factsText = (boat: KnownBoat, clause: string, phrases: Phrases): string[] =>
  aspectsIn(clause).map((aspect) => aspectText(boat as Detailed, aspect, phrases) ?? tradeText(boat, phrases));

/** The cost of closing belongs to a description, not to the answer to each question. */
function headline(boat: Detailed, phrases: Phrases, withClosing: boolean): string {
  const kind = phrases.kindOf(boat.type, boat.length ? phrases.feet(boat.length) : undefined);
  const facts = [kind, boat.condition && phrases.conditionIs(boat.condition), phrases.inPlace(boat.location)];
  const closing = withClosing ? textOf(boat.closingCost) : '';
  return phrases.headline(boat.title, boat.price, facts.filter(Boolean).join(', '), closing);
}

const ownerText = (boat: Detailed, phrases: Phrases) =>
  boat.owner
    ? phrases.owner(boat.owner, Boolean(boat.ownerVerified), countOf(boat.ownerTransactions))
    : phrases.noOwner;

const tradeText = ({ takesInTrade }: KnownBoat, phrases: Phrases) =>
  takesInTrade.length > 0 ? phrases.takesInTrade(takesInTrade) : phrases.noTrade;

/** The answer about the boat that the words mean, or else the one discussed; asks which one, if several are shown. */
export function forBoatMeant(situation: Situation, then: (id: number) => Plan): Plan | undefined {
  const { memory, phrases, language } = situation;
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) => then(id));
  const id = typeof meant === 'object' ? meant.ids[0] : memory.focusId;
  if (id !== undefined) return then(id);
  return meant === 'which one?' && memory.shown.length > 1 ? just(question('whichBoat', language)) : undefined;
}

/**
 * A name of several boats: shows them, so that the user can choose. If the search finds only one, or one of them has exactly
 * that name, goes on with it.
 */
export function severalPlan(several: Several, phrases: Phrases, asks: string, then: (boat: KnownBoat) => Plan): Plan {
  const { name, wish } = several;
  const shorter = wish.query?.replace(/ \d+$/, '');
  const relaxed = shorter && (Object.keys(wish).length > 1 || shorter !== wish.query) ? { query: shorter } : undefined;
  return (done) => {
    const [found, ...rest] = done;
    if (!found) return lookUp(several);
    const error = errorOf(found.output);
    if (error) return say(error);
    const only = onlyOne(found.output, name);
    if (only) return then(only)(rest);
    if (boatsOf(found.output).length > 0) return say(`${severalText(name, found.output, phrases)} ${asks}`);
    const [others] = rest;
    if (relaxed && !others) return use('search_boats', relaxed);
    return say(
      others && countOf(others.output.total) > 0
        ? `${noneText(several, phrases)} ${severalText(relaxed?.query ?? name, others.output, phrases)} ${asks}`
        : `${phrases.noneNamed(name)} ${phrases.nothingAdvicePlain}`,
    );
  };
}

/** Boats of the name are elsewhere, or there are none. */
function noneText({ name, wish }: Several, phrases: Phrases): string {
  const place = wish.location || wish.state ? placeText(wish, phrases) : undefined;
  return place ? phrases.noneIn(place) : phrases.noneNamed(name);
}

/** Finds all boats that a name fits. */
export const lookUp = ({ wish, ids }: Several): Move =>
  ids ? use('boat_details', { boatIds: ids, withoutTable: true }) : use('search_boats', wish);

/** A search counts all boats; details are complete. */
const totalOf = (output: Record<string, unknown>) =>
  typeof output.total === 'number' ? output.total : boatsOf(output).length;

/** The only boat found, or the only one whose title without the year is the name. */
export function onlyOne(output: Record<string, unknown>, name: string): KnownBoat | undefined {
  const boats = boatsOf(output);
  if (totalOf(output) === 1) return boats[0];
  const exact = boats.filter(({ title }) => title.toLowerCase().replace(/^\d{4} /, '') === name.toLowerCase());
  return exact.length === 1 && totalOf(output) <= boats.length ? exact[0] : undefined;
}

const severalText = (name: string, output: Record<string, unknown>, phrases: Phrases) =>
  phrases.severalNamed(name, totalOf(output), boatsOf(output));
