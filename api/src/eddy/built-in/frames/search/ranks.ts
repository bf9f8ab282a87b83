import { EXTREMES, extremeOf } from '../../meant.ts';
import { boatsOf, type KnownBoat, type Memory } from '../../memory.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { aspectText, factsText } from '../boats/boat-text.ts';
import { type By, ENDS, figureText } from './extremes.ts';

const OPENS =
  '^(?:(?:and|so|okay|then|now|but|or|,|what|which|who|is|are|was|has|would|be|about|how|show|give|tell|see|me|one|boat|please|also|yes|the) )*';
const ENDS_IT =
  '(?: (?:one|boat|then|please|of|them|those|these|there|on|the|that|list|now|is|it|,|[?.!]|(?:in|by) (?:price|cost|size|length|age|year|hours|speed)))*$';
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** 'The second most expensive', 'the next cheapest'. */
export const RANKED = new RegExp(`(?:_ref_|\\b(?:${ORDINALS.join('|')}|next|runner up)) (?:(?:one|to|to the) )?_sort_`);
/** 'The next one up', 'and the one after that'. */
const STEP = new RegExp(
  `${OPENS}(?:(?:next|following)(?: (?:one|boat|in line|on the list|up|down|cheapest))+|_ref_ (?:up|down|after (?:that|it|this)|before (?:that|it|this)|above (?:that|it)|below (?:that|it)|next)|(?:one|boat) (?:after|before|above|below) (?:that|it|this)|next|runner up)${ENDS_IT}`,
);
const BARE = new RegExp(`${OPENS}(${ORDINALS.join('|')})${ENDS_IT}`);
const BACK = /\b(?:before|previous)\b/;
const RISING: ReadonlySet<string> = new Set(['price-low', 'smallest', 'oldest-built', 'fewest-hours', 'slowest']);
const MOST = ORDINALS.length;

/** 'Not the cheapest, the second cheapest'. */
const CONTRAST = /\bnot the _sort_.*_sort_|_sort_.*\bnot the _sort_/;

/** A boat by its place in a sorted list: the second most expensive, the next one, or the only one that is left. */
export const ranksFrame: Frame = (situation) => {
  const plan = rankPlan(situation) ?? stepPlan(situation) ?? onlyPlan(situation);
  const isContrast = situation.line.has(CONTRAST);
  return plan && { intent: 'figures', weight: 1.5, ...EVERYTHING, ...(isContrast && { whole: true }), plan };
};

interface Ranked {
  wish: Wish;
  rank: number;
  by: By;
}

/** The search in which a boat has the place that the words name. */
export function rankedSearch(situation: Situation, isFirst = false): Ranked | undefined {
  const { line, memory } = situation;
  const sort = line.first('sort');
  const isRanked = line.has(RANKED);
  if (!sort || !ENDS[sort.by] || (!isRanked && !isFirst) || line.has(/_(?:own|saved|id|person)_/)) return undefined;
  const rank = !isRanked
    ? 0
    : line.has(/\bnext to (?:the )?_sort_/)
      ? 1
      : line.has(/\b(?:next|runner up) (?:one )?_sort_/)
        ? nextRank(memory, sort.by)
        : rankIn(situation);
  if (rank === undefined || rank >= MOST) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const isNew = said.type !== undefined || said.types !== undefined || !memory.search;
  const base = isNew ? {} : without(memory.search ?? {}, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]);
  return { wish: { ...refined(base, said), ...ENDS[sort.by]?.[1] }, rank, by: sort.by };
}

const WRITES =
  /^(?:(?:please|can you|could you|would you|okay|so|and|hey|eddy|just|,) )*(?:draft|write|send|compose|prepare|message|tell|ask|text|let|contact|drop|shoot)\b.*\b(?:owner|seller|whoever)\b/;

function rankPlan(situation: Situation): Plan | undefined {
  const { phrases, line } = situation;
  const ranked = line.has(WRITES) ? undefined : rankedSearch(situation);
  if (!ranked) return undefined;
  const { wish, rank, by } = ranked;
  return (done) => {
    const [list, details] = done;
    if (!list) return use('search_boats', wish);
    const boat = boatsOf(list.output)[rank];
    if (!boat)
      return say(errorOf(list.output) ?? (boatsOf(list.output).length > 0 ? phrases.allSeen : phrases.nothing));
    if (!details) return use('boat_details', { boatIds: [boat.id] });
    const [known] = boatsOf(details.output);
    const owner = known && line.has(ASKS_OWNER) ? aspectText(known, 'owner', phrases) : undefined;
    const asked = situation.reading.words.replace(KIND, ' ').replace(END_SAID, ' ');
    const facts = known && !owner ? factsText(known, asked, phrases) : [];
    const first =
      rank === 1 && line.all('sort').length > 1 && !line.has(CONTRAST) ? boatsOf(list.output)[0] : undefined;
    const told = [
      first && phrases.wouldBe(first.title, figureText(first, by, phrases)),
      phrases.wouldBe(boat.title, figureText(boat, by, phrases)),
      owner,
      ...facts,
    ];
    return say(errorOf(details.output) ?? told.filter(Boolean).join(' '));
  };
}

/** The end that the rank is counted from is no question about the boat. */
const END_SAID =
  /\b(?:most|least) \w+|\b(?:cheap|pric|dear|long|bigg|larg|short|small|new|young|old|fast|quick|slow|late)\w*est\b|\bby (?:price|cost|size|length|age|year|hours|speed)\b/g;

/** 'Motor yacht' asks for no engine. */
const KIND =
  /\b(?:motor|power|sport|saltwater|express|center|dual)[ -]*(?:yachts?|boats?|cruisers?|consoles?|fish(?:ing)?(?: boats?)?)\b/g;

const ASKS_OWNER =
  /\b(?:who|whose)\b.*\b(?:sells?|selling|owns?|owner|seller|lists?|listed|listing|has|is it)\b|\b(?:owner|seller)\b/;

function rankIn({ line }: Situation): number | undefined {
  const ref = line.first('ref')?.ref;
  if (ref?.by === 'position') return ref.positions[0];
  const word = /\b(\w+) (?:one )?_sort_/.exec(line.text)?.[1] ?? '';
  return ORDINALS.includes(word) ? ORDINALS.indexOf(word) : undefined;
}

/** The order of the list on screen, if it has one. */
const orderOf = ({ search, listedBy }: Memory): By | undefined =>
  listedBy === 'search_boats' ? (search?.order ?? search?.sort) : undefined;

/** The place after the boat told of last; a list names its first boat itself. */
function nextRank(memory: Memory, by: By): number {
  const at = memory.shown.findIndex(({ id }) => id === memory.focusId);
  return orderOf(memory) === by && at >= 0 ? at + 1 : 1;
}

function stepPlan({ line, memory, phrases }: Situation): Plan | undefined {
  const { shown, focusId, next, search } = memory;
  const order = orderOf(memory);
  const at = shown.findIndex(({ id }) => id === focusId);
  const bare = BARE.exec(line.text)?.[1];
  const isStep = line.has(STEP) && (at >= 0 || order !== undefined) && !line.has(/\b(?:ones|page)\b/);
  if (shown.length < 2 || !(isStep || (bare && memory.asked === undefined))) return undefined;
  const target = isStep ? Math.max(at, 0) + directionOf(line.text, order) : ORDINALS.indexOf(bare ?? '');
  const boat = shown[target];
  if (target < 0) return undefined;
  if (boat) return told(boat, order, phrases);
  if (!next || !search) return just(phrases.allSeen);
  return (done) => {
    const [list] = done;
    if (!list) return use('search_boats', { ...search, cursor: next });
    const [first] = boatsOf(list.output);
    return first ? told(first, order, phrases)(done.slice(1)) : say(errorOf(list.output) ?? phrases.allSeen);
  };
}

function directionOf(text: string, order: By | undefined): 1 | -1 {
  if (BACK.test(text)) return -1;
  const goesUp = /\b(?:up|above)\b/.test(text);
  const goesDown = /\b(?:down|below)\b/.test(text);
  if (!order || goesUp === goesDown) return 1;
  return goesUp === RISING.has(order) ? 1 : -1;
}

const told =
  (boat: KnownBoat, order: By | undefined, phrases: Situation['phrases']): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds: [boat.id] });
    const [known] = boatsOf(details.output);
    return say(
      errorOf(details.output) ??
        phrases.wouldBe(boat.title, figureText({ ...boat, ...known }, order ?? 'price-low', phrases)),
    );
  };

const OF_ONE = new RegExp(`${OPENS}(?:_ref_ (?:is |are )?)?(?:the )?_sort_${ENDS_IT}`);

const OF_THESE = /\bof (?:them|those|these)\b|_ref_/;

/** 'Which is the cheapest of these?' when all of them are on screen, also if it is only one. */
function onlyPlan({ line, memory, phrases }: Situation): Plan | undefined {
  const { shown, found, listedBy, last } = memory;
  const sort = line.first('sort');
  if (!sort || sort.count || found !== shown.length || !line.has(OF_ONE)) return undefined;
  const [only, ...more] = shown;
  const isList = listedBy === 'search_boats' && last?.calls.some(({ name }) => name === 'search_boats');
  if (only && more.length === 0) return isList ? told(only, ENDS[sort.by] ? sort.by : undefined, phrases) : undefined;
  const extreme = EXTREMES[sort.by];
  const boat = extreme && line.has(OF_THESE) && listedBy !== 'my_boats' ? extremeOf(shown, extreme) : undefined;
  return boat && told(boat, sort.by, phrases);
}
