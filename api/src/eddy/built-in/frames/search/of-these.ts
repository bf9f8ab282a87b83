import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { boatsOf, dollarsOf, type KnownBoat, type Memory } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { fits } from '../../reading/names/narrowed-names.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { searchPlan } from './search-plan.ts';

/** Lists that no search made, so that no search can narrow them. */
const OTHER_LISTS: ReadonlySet<string> = new Set([
  ...['who_would_trade', 'saved_boats', 'agent_findings', 'my_boats'],
  ...['boat_details', 'prices_with_closing'],
]);

const OWNERS =
  '(?:who|whose|which|either|any|one|both|each)(?: (?:of|the|these|those|them|their|_n_|two|ones?|owners?|sellers?|guys?))*';
/** 'Would either owner take gold', 'whose owner takes land'. */
const TAKES = new RegExp(
  `^(?:(?:and|so|okay|but|or|,) )*(?:(?:would|will|do|does|can|could|might) )?(?:${OWNERS}|_ref_)(?: (?:would|will|might|could|can|does|do|owners?|sellers?|also|even))* (?:takes?|accepts?|wants?|considers?)\\b(?!.*\\bboats\\b)`,
);
const WHICH =
  /^(?:(?:and|so|okay|but|or|,) )*(?:(?:which|what|any|are any|is any|do any|are|is|how many|show|list|only)(?: (?:me|ones?|of|them|those|these|the|boats?|is|are|there|do|you|have|one|any|that|just|only))* |_ref_ )/;
const TELLS = [
  'type',
  'place',
  'bound',
  'money',
  'fuel',
  'engine',
  'power',
  'condition',
  'asset',
  'coins',
  'make',
] as const;
const WORDS = 12;

/** 'Which of these are in Texas?' after possible trades, saved boats or one's own. */
export const ofTheseFrame: Frame = (situation) => {
  const plan = againPlan(situation) ?? narrowedPlan(situation);
  return plan && { intent: 'search', weight: 1.55, ...EVERYTHING, plan };
};

const LIST_THEM =
  /^(?:(?:and|so|okay|yes|please|can you|could you|would you|then|now|well|,) )*(?:(?:list|show|display|name|see|give|open|pull up|let me see)(?: me| us)? (?:them|those|these|_ref_|the list|the boats|all)(?: all| please| then| to me| for me| now)*|(?:show|list)(?: me| us)?|let me see|(?:which|what|who) (?:ones )?(?:are (?:they|those|these)|ones)|which ones(?: are (?:they|those|these))?)(?: (?:boats|please|then|exactly))*[?.! ]*$/;

/** 'List them' after a count shows the boats that were counted. */
function againPlan({ line, memory, phrases }: Situation): Plan | undefined {
  const counted = memory.last?.calls.at(-1)?.name;
  const isSearch = counted === 'search_boats' || counted === 'boat_statistics';
  if (!isSearch || !memory.search || memory.asked || !line.has(LIST_THEM)) return undefined;
  // 'Show the last one' is one of them.
  if (line.all('ref').some(({ ref }) => ref.by === 'position')) return undefined;
  const { cursor: _cursor, limit: _limit, ...wish } = memory.search;
  return searchPlan({ wish }, phrases);
}

const NEAR =
  /\b(?:near(?:er|est|by)?|clos(?:e|er|est)|far|farther|farthest|further|furthest|miles|distance|drive|away)\b/i;
const CURRENCY = /\b(?:euros?|pounds|pesos|francs?|yen|currency)\b/i;

function narrowedPlan(situation: Situation): Plan | undefined {
  const { line, memory, phrases } = situation;
  const { shown } = memory;
  if (CURRENCY.test(situation.message) || !isOtherList(memory) || shown.length === 0 || line.chunks.length > WORDS)
    return undefined;
  const told = line.chunks.filter(({ meaning }) => meaning && (TELLS as readonly string[]).includes(meaning.is));
  const isAsked =
    line.has(WHICH) || line.has(TAKES) || line.has(/^(?:(?:and|only|just|what about) )*_(?:place|fuel|type)_[?.! ]*$/);
  // 'Is the middle one a diesel' asks about one boat.
  if (line.all('ref').some(({ ref }) => ref.by === 'position' || ref.by === 'extreme')) return undefined;
  // Near a town is not in it.
  if (line.has(/_place_/) && NEAR.test(situation.message)) return undefined;
  if (told.length === 0 || !isAsked || line.has(/_(?:own|saved|sort|boat|person|id)_|\b(?:offer|trade|swap|worth)\b/))
    return undefined;
  const pages = told.some(({ meaning }) => !isListed(meaning)) ? pagesOf(shown) : [];
  return (done) => {
    const page = pages[done.length];
    if (page) return use('boat_details', { boatIds: page });
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const detailed = new Map(done.flatMap(({ output }) => boatsOf(output)).map((boat) => [boat.id, boat]));
    const left = shown
      .map((boat) => ({ ...boat, ...detailed.get(boat.id) }))
      .filter((boat) => told.every(({ meaning, negated }) => isLike(boat, meaning) !== Boolean(negated)));
    return say(takersText(shown.length, left, onlyOpenIn(left, told), phrases));
  };
}

/** The boats of a list that are as asked; those that are merely open to offers are named apart. */
export function takersText<Boat extends KnownBoat>(
  total: number,
  taken: readonly Boat[],
  open: readonly Boat[],
  phrases: Situation['phrases'],
): string {
  const direct = taken.filter((boat) => !open.includes(boat));
  const first = direct.length > 0 ? phrases.ofThese(total, direct) : phrases.noneOfThese(total);
  return open.length > 0 ? `${first} ${phrases.openToOffers(open.map(({ title }) => title))}` : first;
}

/** The boats whose owners name none of the wanted things, but are open to offers. */
export function onlyOpenIn<Boat extends KnownBoat>(boats: readonly Boat[], chunks: readonly Chunk[]): readonly Boat[] {
  const wanted = chunks.flatMap(({ meaning, negated }) =>
    !negated && (meaning?.is === 'asset' || meaning?.is === 'coins') ? [meaning] : [],
  );
  return wanted.length === 0 ? [] : boats.filter((boat) => !wanted.some((meaning) => namesKind(boat, meaning)));
}

/** Whether the last answer was about such a list. */
const isOtherList = ({ listedBy, last }: Memory) =>
  listedBy !== undefined && OTHER_LISTS.has(listedBy) && OF_LIST.has(last?.calls.at(-1)?.name ?? listedBy);

const OF_LIST: ReadonlySet<string> = new Set([...OTHER_LISTS, 'how_far', 'read_boats']);

const pagesOf = (boats: readonly KnownBoat[]): number[][] =>
  boats.length === 0
    ? []
    : [boats.slice(0, MOST_BOATS_AT_ONCE).map(({ id }) => id), ...pagesOf(boats.slice(MOST_BOATS_AT_ONCE))];

/** Whether the boats of a list have what decides. */
const isListed = (meaning: Meaning | undefined) =>
  meaning !== undefined &&
  (['type', 'place', 'money', 'condition', 'asset', 'coins', 'make'].includes(meaning.is) ||
    (meaning.is === 'bound' && ['price', 'year', 'length'].includes(meaning.field)));

type Detailed = KnownBoat & { fuel?: string | null; engine?: string | null } & Record<string, unknown>;

/** Whether a boat with its details is as a part of the message says. */
export function isLike(boat: Detailed, meaning: Meaning | undefined): boolean {
  if (meaning?.is === 'make') return boat.make.toLowerCase() === meaning.make.toLowerCase();
  if (meaning?.is === 'asset' || meaning?.is === 'coins') return takesKind(boat, meaning);
  if (meaning?.is === 'condition') return meaning.conditions.some((one) => one === boat.condition);
  const engine = `${boat.fuel ?? ''} ${boat.engine ?? ''}`.toLowerCase();
  if (meaning?.is === 'fuel') return engine.includes(meaning.word.toLowerCase());
  if (meaning?.is === 'engine' || meaning?.is === 'power')
    return meaning.words.every((word) => engine.includes(word.toLowerCase()));
  if (meaning?.is === 'bound') return isWithin(boat, meaning);
  if (meaning?.is === 'money') return Math.abs(dollarsOf(boat.price) - meaning.value) <= meaning.value * ABOUT;
  return fits({ ...boat, price: dollarsOf(boat.price) }, meaning) ?? true;
}

/** Whether an owner names a kind, apart from being open to offers. */
function namesKind(
  { takesInTrade }: Pick<KnownBoat, 'takesInTrade'>,
  meaning: Extract<Meaning, { is: 'asset' | 'coins' }>,
): boolean {
  const keys = meaning.is === 'coins' ? [meaning.asset] : [meaning.key, ...(meaning.or ? [meaning.or] : [])];
  return keys.some((key) => takesInTrade.includes(categoryLabel(key)));
}

/** Owners who are open to offers take everything. */
export function takesKind(
  { takesInTrade }: Pick<KnownBoat, 'takesInTrade'>,
  meaning: Extract<Meaning, { is: 'asset' | 'coins' }>,
): boolean {
  return takesInTrade.includes(categoryLabel('open_to_offers')) || namesKind({ takesInTrade }, meaning);
}

const ABOUT = 0.15;
const FIELDS = { beam: 'beam', hours: 'engineHours', sleeps: 'sleeps', people: 'people', speed: 'topSpeed' } as const;

function isWithin(boat: Detailed, { field, min, max }: Extract<Meaning, { is: 'bound' }>): boolean {
  const value =
    field === 'price'
      ? dollarsOf(boat.price)
      : field === 'year' || field === 'length'
        ? boat[field]
        : boat[FIELDS[field]];
  return typeof value === 'number' && (min ?? value) <= value && value <= (max ?? value);
}
