import { matches } from '../../../matching.ts';
import { EXTREMES } from '../../meant.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { factsText, withBoat } from '../boats/boat-text.ts';
import { type By, ENDS, figureOf, figureText } from '../search/extremes.ts';
import { RANKED } from '../search/ranks.ts';
import { membersMeant } from './list-members.ts';
import { wishOfList } from './list-wish.ts';

/** Comparisons that ask for one boat of a list: 'which of them is older'. */
const COMPARED: readonly [RegExp, By][] = [
  [/\b(?:cheaper|less expensive|cheapest|least expensive)\b/, 'price-low'],
  [/\b(?:pricier|more expensive|dearer|priciest|most expensive)\b/, 'price-high'],
  [/\b(?:newer|younger|newest|youngest)\b/, 'newest-built'],
  [/\b(?:older|oldest)\b/, 'oldest-built'],
  [/\b(?:bigger|longer|larger|biggest|longest|largest)\b/, 'length'],
  [/\b(?:smaller|shorter|smallest|shortest)\b/, 'smallest'],
  [/\b(?:faster|quicker|fastest|quickest)\b/, 'fastest'],
  [/\b(?:fewer|fewest|less|least|lower|lowest) (?:engine )?hours\b/, 'fewest-hours'],
  [/\b(?:more|most) (?:engine )?hours\b/, 'most-hours'],
];
const OTHER =
  /_(?:own|saved|boat|make|type|kind|id|person|money|bound|place|service|asset|coins|untaken|n)_|\b(?:offer\w*|message|send|write|ask|tell him|tell her|average|total|together|worth|than|similar|difference|far|distance|why|neither|nor|without|except|leave|drop|skip|not)\b/;
const BY_EXTREME = Object.fromEntries(
  Object.entries(EXTREMES)
    .filter(([by]) => ENDS[by as By])
    .map(([by, extreme]) => [extreme, by as By]),
);

/** 'Which of them is older, and how many hours does it have?', 'the cheapest, where is it?': one boat of the list and its facts. */
export const extremeWithFactsFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  if (memory.shown.length < 2 || memory.asked || line.has(OTHER) || line.has(RANKED)) return undefined;
  const clauses = reading.words
    .split(/ (?:and|but|also|plus) | ?[,?.!;:+&–-] ?/)
    .filter((clause) => clause.trim() !== '');
  const by = extremeIn(situation);
  const at = clauses.findIndex((clause) => COMPARED.some(([pattern]) => matches(pattern, clause)));
  const rest = clauses.filter((_clause, index) => index !== at);
  if (!by || at < 0 || rest.length === 0) return undefined;
  if (!rest.every((clause) => factsText(EXAMPLE, clause, situation.phrases).length > 0 || NOTHING.test(clause)))
    return undefined;
  if (rest.every((clause) => NOTHING.test(clause))) return undefined;
  return { intent: 'details', weight: 1.7, ...EVERYTHING, whole: true, plan: planFor(situation, by, rest) };
};

const NOTHING = /^\s*(?:and|so|okay|hm+|well|please|thanks|the|then|one|tell me|also)?\s*$/;
/** Shows whether a clause asks for a fact at all. */
const EXAMPLE = { title: '', price: '$1', year: 2020, takesInTrade: [], location: '' } as unknown as KnownBoat;

function extremeIn({ line, reading }: Situation): By | undefined {
  const sorts = line.all('sort');
  const [sort] = sorts;
  if (sorts.length > 1 || sort?.count) return undefined;
  if (sort) return ENDS[sort.by] && sort.by;
  const ref = line.all('ref').find((one): one is Extract<Meaning, { is: 'ref' }> => one.ref.by === 'extreme')?.ref;
  if (ref?.by === 'extreme') return BY_EXTREME[ref.extreme];
  const isAsked = line.has(/\b(?:which|the one with)\b|^(?:and |so )*_ref_ (?:is|has)\b/);
  return isAsked ? COMPARED.find(([pattern]) => matches(pattern, reading.words))?.[1] : undefined;
}

function planFor({ memory, phrases }: Situation, by: By, rest: readonly string[]): Plan {
  const { shown } = memory;
  const base = wishOfList(memory) ?? { boatIds: shown.map(({ id }) => id) };
  return (done) => {
    const [read, ...further] = done;
    if (!read) return use('read_boats', base);
    const all = boatsOf(read.output);
    const isPart = countOf(read.output.total) > all.length;
    const boats = isPart ? shown : all;
    const [first, ...tied] =
      membersMeant({ text: '', at: 0, end: 0, written: '', meaning: { is: 'sort', by } }, boats, shown) ?? [];
    if (!first) return say(errorOf(read.output) ?? alikeText(boats, by, phrases));
    const titles = [first, ...tied].map(({ title }) => title);
    if (tied.length > 0) {
      const [measure] = ENDS[by] ?? ['price' as const];
      return say(phrases.tied(titles, phrases.ahead[measure](figureOf(first, measure) ?? 0), false));
    }
    const remark = isPart ? phrases.ofShown(boats.length) : '';
    return withBoat(first.id, phrases, (boat) => say(answerText(boat, by, rest, phrases, remark)))(further);
  };
}

/** Boats that are all alike, or whose listings do not say. */
function alikeText(boats: readonly KnownBoat[], by: By, phrases: Phrases): string {
  const [measure] = ENDS[by] ?? ['price' as const];
  const figures = boats.map((boat) => figureOf(boat, measure));
  const [figure] = figures;
  const isAlike = figure !== undefined && figures.every((one) => one === figure);
  return isAlike ? phrases.equal(phrases.ahead[measure](figure)) : phrases.most.notSaid;
}

function answerText(boat: KnownBoat, by: By, rest: readonly string[], phrases: Phrases, part: string): string {
  const facts = [...new Set(rest.flatMap((clause) => factsText(boat, clause, phrases)))];
  const taken = boat.inTrade ? [phrases.inTrade] : [];
  return [phrases.wouldBe(boat.title, figureText(boat, by, phrases)), ...facts, ...taken, part]
    .filter(Boolean)
    .join(' ');
}
