import { matches } from '../../../matching.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { factsText } from '../boats/boat-text.ts';
import { aheadIn, pointsIn } from '../boats/points.ts';
import { isLike } from '../search/of-these.ts';
import { LISTED_LONGEST, longestListed, type OwnBoat, SUPERLATIVES } from './own-orders.ts';

const OTHER =
  /_(?:person|money|saved|service|coins|id|boat|make|aside)_|\b(?:offers?|offered|bids?|trades?|swaps?|worth|values?|fair|overpriced|priced|should|lower|raise|sell|selling|buy|agent|average|total|sum|add(?:s|ed|ing)? (?:up|together)|together|altogether|combined|messages?|tell (?:him|her|them)|better|best|deals?|sold|pending|reserved|missing|empty|asked|interest(?:ed)?|similar|like|per|far|distance|near|nearest|nearer|close|closer|closest|why|how do|where (?:can|do|could)|delete|remove|each other|compare|compared|difference|saved|saves|hearted|bookmarked|favorited)\b/;
/** 'Cut the price of my yacht' is an order. */
const CHANGES =
  /^(?:(?:please|eddy|hey|hi|okay|now|just|so|and|also|can you|could you|would you|will you|,) )*(?:lower|reduce|drop|cut|slash|raise|increase|bump|change|update|edit|set|adjust|put|make|bring|mark|move|take|knock|shave|reprice|price)\b/;
/** Asks how more people would want a boat. */
const ADVICE =
  /\bwhat (?:should|can|could|do|must) (?:i|we) do(?: (?:about (?:it|that|this)|to (?:improve|change|fix) (?:it|that)|there|now))*\b|\bhow (?:do|can|could) (?:i|we) (?:fix|improve|change) (?:it|that|this)\b/;
const TAKES = /\b(?:takes?|accepts?|go(?:es)? for)\b(?= _asset_(?: in (?:trade|return))?)|\bin (?:trade|return)\b/g;
const TELLS: ReadonlySet<string> = new Set([
  ...['fuel', 'engine', 'power', 'type', 'place', 'bound', 'condition', 'asset'],
]);

/** 'Which of mine is slowest, and which burns gas?', 'my oldest, how many hours has it': own boats told apart. */
export const ownComparedFrame: Frame = (situation) => {
  const { line, own, memory } = situation;
  if (
    memory.asked ||
    own.length < 2 ||
    line.has(CHANGES) ||
    !isOfSeveral(situation) ||
    matches(OTHER, line.text.replace(ADVICE, '').replace(TAKES, 'takes'))
  )
    return undefined;
  const clauses = clausesOf(situation);
  const points = clauses?.map((clause) => pointOf(clause, situation));
  if (!points || points.some((point) => point === undefined)) return undefined;
  const asked = points.flatMap((point) => (point && point.kind !== 'nothing' ? [point] : []));
  // One superlative alone has an answer of its own, with all listings.
  const isPlain = asked.length === 1 && asked[0]?.kind === 'end' && asked[0].isListed && namedIn(line).length < 2;
  if (asked.length === 0 || isPlain) return undefined;
  const isFacts = asked.every(({ kind }) => kind === 'facts' || kind === 'advice');
  if (isFacts && !asksEach(situation)) return undefined;
  return {
    intent: 'own',
    weight: 1.78,
    ...EVERYTHING,
    whole: true,
    tells: /./,
    plan: planFor(asked, situation),
  };
};

/** 'What do my boats run on', 'the hours of both of my boats'. */
const asksEach = ({ line }: Situation) =>
  namedIn(line).length > 1 ||
  (line.has(/_own_/) &&
    line.has(/^(?:(?:and|so|okay|hey|please) )*(?:what|how|tell me|give me|list|show(?: me)?|where)\b/));

const SHORT = 12;

/** Whether all of the user's boats are meant, or those just listed. */
function isOfSeveral({ line, memory }: Situation): boolean {
  const own = line.all('own');
  if (own.length > 0) return own.some(({ named, boats }) => !named && boats.length > 1) || namedIn(line).length > 1;
  return (
    memory.last?.calls.at(-1)?.name === 'my_boats' &&
    memory.shown.length > 1 &&
    line.chunks.length <= SHORT &&
    line.has(/^(?:(?:and|so|but|okay) )*(?:which|what|who)\b/)
  );
}

/** Several own boats by their names: 'my 48 or my 42'. */
const namedIn = (line: Situation['line']): number[] => [
  ...new Set(line.all('own').flatMap(({ named, boats }) => (named ? boats.map(({ id }) => id) : []))),
];

interface Clause {
  words: string;
  chunks: readonly Chunk[];
}

const JOINS = /^(?:and|but|also|plus|[,?.!;:&+–-])$/;

/** The clauses in plain words, with the parts that were understood in each. Undefined if the two differ. */
function clausesOf({ line, reading }: Situation): Clause[] | undefined {
  const words = reading.words.split(/ ?(?:\b(?:and|but|also|plus)\b|[,?.!;:&+–-]) ?/);
  const parts: Chunk[][] = [[]];
  for (const chunk of line.chunks) {
    if (!chunk.meaning && JOINS.test(chunk.text)) parts.push([]);
    else parts.at(-1)?.push(chunk);
  }
  if (words.length !== parts.length) return undefined;
  return words.map((text, index) => ({ words: text.trim(), chunks: parts[index] ?? [] }));
}

type Point =
  /** `isListed` if every listing has the figure. */
  | { kind: 'end'; words: string; isListed: boolean }
  | { kind: 'like'; chunks: readonly Chunk[] }
  | { kind: 'facts'; words: string }
  | { kind: 'advice' }
  | { kind: 'nothing' };

const NOTHING =
  /^(?:(?:so|okay|hey|hi|please|thanks|well|eddy|quick (?:one|question)|i (?:got|have)|of|out|from|among|my|mine|all|the|two|three|four|_n_|boats?|listings?|ones?|or|vs|i have|tell me|just) ?)*$/;
/** 'What does it ask' of a boat that is for sale. */
const ASKS_PRICE =
  /\b(?:what|how much) (?:does|do|is|am|are) (?:it|she|he|they|i) (?:asks?|asking|want|listed|list)(?: (?:for|at|it|her))*\b/;
/** People who looked at a boat are no passengers. */
const LOOKED = /\bhow many (?:people|ppl|persons|folks|guys|times) (?:\w+ ){0,3}?(?:looked|viewed|seen|saw|clicked)\b/;
const ASKS = /\b(?:which|what|any|are|is|do|does|how many|have|has|the)\b/;
/** Shows whether a clause asks for a fact at all. */
const EXAMPLE = { title: '', price: '$1', year: 2020, takesInTrade: [], location: '' } as unknown as KnownBoat;

function pointOf({ words: said, chunks }: Clause, { phrases }: Situation): Point | undefined {
  const words = said
    .replace(ASKS_PRICE, 'what is the price')
    .replace(LOOKED, 'how many views')
    .replace(/\b(?:runs?|running) on\b|\bburns?\b|\bpowered by\b/, 'fuel');
  const isName = chunks.every(
    ({ meaning, text }) => (meaning?.is === 'own' && meaning.named) || /^(?:my|the|or|on)$/.test(text),
  );
  if (matches(NOTHING, words) || (isName && chunks.length > 0)) return { kind: 'nothing' };
  if (matches(ADVICE, words)) return { kind: 'advice' };
  const told = chunks.filter(({ meaning }) => meaning && TELLS.has(meaning.is));
  if (told.length > 0) return ASKS.test(words) && told.every(isSure) ? { kind: 'like', chunks: told } : undefined;
  const isListed = SUPERLATIVES.some(([pattern]) => matches(pattern, words)) || LISTED_LONGEST.test(words);
  if (isListed || aheadIn([], words) !== undefined) return { kind: 'end', words, isListed: isListed };
  const isFact = !/\bwho\b/.test(words) && factsText(EXAMPLE, words, phrases).length > 0;
  return isFact ? { kind: 'facts', words } : undefined;
}

/** A limit that was said, not guessed from a bare number. */
const isSure = ({ meaning }: Chunk) => meaning?.is !== 'bound' || (!meaning.about && meaning.bare === undefined);

function planFor(points: readonly Point[], situation: Situation): Plan {
  const { phrases } = situation;
  return ([mine]) => {
    if (!mine) return use('my_boats');
    const named = namedIn(situation.line);
    const all = (boatsOf(mine.output) as OwnBoat[]).filter(
      ({ id, status }) => status !== 'sold' && (named.length < 2 || named.includes(id)),
    );
    if (all.length === 0) return say(errorOf(mine.output) ?? phrases.noListings);
    let meant: readonly OwnBoat[] = all;
    const texts = points.flatMap((point) => {
      if (point.kind === 'facts') return factsOf(meant, point.words, situation);
      if (point.kind === 'like') {
        meant = all.filter((boat) => point.chunks.every((chunk) => fits(boat, chunk)));
        return [likeText(meant, all.length, point.chunks, phrases)];
      }
      if (point.kind === 'advice') return [phrases.ownListing.sooner];
      if (point.kind !== 'end') return [];
      const { text, boats } = endOf(all, point.words, situation);
      meant = boats;
      return [text];
    });
    return say([...new Set(texts)].filter(Boolean).join(' '));
  };
}

const fits = (boat: OwnBoat, { meaning, negated }: Chunk) =>
  isLike(boat as OwnBoat & Record<string, unknown>, meaning) !== Boolean(negated);

type Found = { text: string; boats: readonly OwnBoat[] };

/** The boat that a superlative names, with its figure. */
function endOf(all: readonly OwnBoat[], words: string, { phrases }: Situation): Found {
  if (LISTED_LONGEST.test(words)) {
    const first = longestListed(all);
    return {
      text: first ? phrases.ownListing.since(first.title, first.listedOn, first.listedFor) : phrases.noActive,
      boats: first ? [first] : [],
    };
  }
  const viewed = SUPERLATIVES.find(([pattern, , name]) => name.endsWith('Viewed') && matches(pattern, words));
  if (!viewed) {
    const ahead = aheadIn(all, words);
    return { text: pointsIn(all, words, phrases).join(' '), boats: (ahead ?? []) as OwnBoat[] };
  }
  const [, order, name] = viewed;
  const [first, second] = all.toSorted((a, b) => order(a) - order(b));
  if (!first || (second && order(first) === order(second))) return { text: phrases.sameViews, boats: [] };
  return {
    text: `${phrases.extremes[name](first.title)} ${phrases.details.views(countOf(first.views))}`,
    boats: [first],
  };
}

/** The facts of the boat found before, or of each. */
function factsOf(boats: readonly OwnBoat[], words: string, { phrases }: Situation): string[] {
  const [only, ...others] = boats;
  if (!only) return [];
  if (others.length === 0) return factsText(only, words, phrases);
  return boats.map((boat) => `${boat.title}: ${factsText(boat, words, phrases).join(' ')}`);
}

/** The boats that are as a clause says, with what shows it. */
function likeText(
  boats: readonly OwnBoat[],
  total: number,
  chunks: readonly Chunk[],
  { ownSet }: Situation['phrases'],
): string {
  const words = chunks.map(({ written }) => written).join(' ');
  const titles = boats.map((boat) => {
    const shown = chunks.flatMap(({ meaning }) => figureFor(boat, meaning) ?? []);
    return shown.length > 0 ? `${boat.title} (${[...new Set(shown)].join(', ')})` : boat.title;
  });
  return boats.length > 0 ? ownSet.some(titles, total, words) : ownSet.none(total, words);
}

function figureFor(boat: OwnBoat & Record<string, unknown>, meaning: Chunk['meaning']): string | undefined {
  if (meaning?.is === 'fuel') return typeof boat.fuel === 'string' ? boat.fuel : undefined;
  if (meaning?.is === 'engine' || meaning?.is === 'power')
    return typeof boat.engine === 'string' ? boat.engine : undefined;
  if (meaning?.is === 'place') return boat.location;
  return meaning?.is === 'bound' && meaning.field === 'price' ? boat.price : undefined;
}
