import { matches } from '../../../matching.ts';
import { type Detailed, dollarsOf, type KnownBoat } from '../../memory.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { apart } from '../search/extremes.ts';
import { asksPercent, percentApart } from './percent-apart.ts';

type Compared = keyof Phrases['ahead'];

const POINTS: readonly [RegExp, Compared, 1 | -1][] = [
  [
    /\bsleeps? (?:the )?(?:most|more)\b(?: people| guests)?|\b(?:most|more) (?:berths|beds|people overnight)\b/,
    'sleeps',
    -1,
  ],
  [
    /\b(?:fewest|least|lowest|fewer|less|lower) (?:engine )?hours\b|_sort_.*hours|_lowhours_|\b(?:care about|about|by|matters?|important|worried about|value) (?:the )?(?:low )?(?:engine )?hours\b|\bhours (?:matter|count|are)\b|\b(?:used|run|ran|running|driven|worked) (?:the )?(?:less|least)\b|\b(?:less|least) (?:used|use|wear|run)\b/,
    'engineHours',
    1,
  ],
  [
    /\b(?:most|more|higher) (?:engine )?hours\b|\b(?:difference|gap)\b.*\bhours\b|\bhours\b.*\b(?:difference|gap|apart)\b|\bhours (?:more|less|fewer)\b|\b(?:used|run|ran|running|driven|worked) (?:the )?(?:more|most|harder|hardest)\b|\b(?:more|most) (?:used|use|wear|run)\b/,
    'engineHours',
    -1,
  ],
  [
    /(?<!\bsleeps? (?:the )?)\b(?:most|more) (?:people|passengers|guests|seats|seating|passenger capacity)\b|\b(?:seats?|carr(?:y|ies)|holds?) (?:the )?(?:most|more)\b/,
    'people',
    -1,
  ],
  [
    /\b(?:more|most|higher|highest|bigger|biggest|greater|greatest|stronger) (?:total )?(?:horse ?power|horses|hp|power|ponies|engine power)\b|\b(?:more|most) powerful\b|\b(?:stronger|strongest)\b/,
    'horsepower',
    -1,
  ],
  [
    /\b(?:less|least|lower|lowest|fewer|fewest) (?:total )?(?:horse ?power|horses|hp|power|ponies)\b|\b(?:less|least) powerful\b/,
    'horsepower',
    1,
  ],
  [/\b(?:faster|fastest|quicker|quickest|speed)\b/, 'topSpeed', -1],
  [/\b(?:slower|slowest)\b/, 'topSpeed', 1],
  [/\b(?:wider|widest|beamier)\b|\b(?:more|most|bigger|biggest|larger) beam\b/, 'beam', -1],
  [/\b(?:narrower|narrowest|slimmer)\b|\b(?:less|least|smaller|smallest) beam\b/, 'beam', 1],
  [/\b(?:bigger|biggest|longer|longest|larger|largest|roomier)\b/, 'length', -1],
  [/\b(?:smaller|smallest|shorter|shortest)\b/, 'length', 1],
  [/\b(?:newer|newest|younger|youngest)\b|\b(?:difference|gap)\b.*\b(?:year|years|age)\b/, 'year', -1],
  [/\b(?:older|oldest)\b/, 'year', 1],
  [/\b(?:cheaper|cheapest|less expensive|costs? less|least expensive|lower priced|costs? the least)\b/, 'price', 1],
  [
    /\b(?:spread|gap|how (?:much|far)(?: \w+){0,4} (?:between|apart|separates?))\b(?!.*\b(?:hours|length|feet|age|year|speed|size)\b)|\bdifference between\b.*\b(?:price|dollars|money|cost)\b|\bhow much (?:more|less) (?:is|are|does|do|would|will|money|for|than)\b|\bhow much\b.*\bsav(?:e|es|ing)\b|\bprice (?:difference|gap)\b|\b(?:difference|gap) in price\b/,
    'price',
    -1,
  ],
  [/\b(?:pricier|priciest|more expensive|most expensive|costs? more|worth (?:more|the most))\b/, 'price', -1],
];

const DIFFERS =
  /\b(?:difference|differences|differ|gap|apart|compare|compared|compares|comparison|versus|vs|stack|side by side|against)\b/;
/** Measures by their nouns: 'the difference in price and length'. */
const NAMED: readonly [RegExp, Compared, 1 | -1][] = [
  [/\b(?:price|prices|cost|asking|dollars)\b(?! per| a foot)/, 'price', -1],
  [/\b(?:length|size|feet|loa)\b/, 'length', -1],
  [/\bhours\b/, 'engineHours', -1],
  [/\b(?:year|years|age|ages)\b/, 'year', -1],
  [/\b(?:speed|speeds)\b/, 'topSpeed', -1],
  [/\b(?:horse ?power|hp)\b/, 'horsepower', -1],
  [/\b(?:beam|width)\b/, 'beam', -1],
  [/\b(?:berths|sleeps)\b/, 'sleeps', -1],
];
const PER = /\b(?:price|cost|asking|dollars)\b.{0,20}\bper (?:foot|ft|berth|person)\b/g;

/** The points in question, each once. A noun counts where a difference or a comparison is asked. */
function askedIn(text: string): [Compared, 1 | -1, boolean][] {
  const said = text.replace(PER, '');
  const points = POINTS.filter(([pattern]) => matches(pattern, text)).map(
    ([, name, sign]): [Compared, 1 | -1, boolean] => [name, sign, false],
  );
  const named = DIFFERS.test(said)
    ? NAMED.filter(([pattern]) => matches(pattern, said)).map(([, name, sign]): [Compared, 1 | -1, boolean] => [
        name,
        sign,
        true,
      ])
    : [];
  return [...points, ...named].filter(([name], index, all) => all.findIndex(([other]) => other === name) === index);
}

/** Measures whose difference is told without the boats. */
const UNNAMED: ReadonlySet<Compared> = new Set(['sleeps', 'people', 'beam'] as const);

/** The figure that a comparison asks about, if any. */
export const comparedIn = (text: string): Compared | undefined => askedIn(text)[0]?.[0];

/** The boat of several that has most or least of what was asked, for each point in question. */
export const pointsIn = (boats: readonly KnownBoat[], text: string, phrases: Phrases): string[] =>
  askedIn(text).map(([name, direction, isNoun]) => pointText(boats, name, direction, text, phrases, isNoun));

export function pointIn(boats: readonly KnownBoat[], text: string, phrases: Phrases): string | undefined {
  const texts = pointsIn(boats, text, phrases);
  return texts.length > 0 ? texts.join(' ') : undefined;
}

/** The boats that lead in the first point of a comparison. Undefined if the text compares nothing. */
export function aheadIn(boats: readonly KnownBoat[], text: string): readonly KnownBoat[] | undefined {
  const [asked] = askedIn(text);
  if (!asked) return undefined;
  const [name, direction] = asked;
  const figures = (boats as Detailed[]).flatMap((boat) => {
    const figure = name === 'price' ? dollarsOf(boat.price) : boat[name];
    return typeof figure === 'number' ? [{ boat, figure: direction * figure }] : [];
  });
  const first = Math.min(...figures.map(({ figure }) => figure));
  return figures.filter(({ figure }) => figure === first).map(({ boat }) => boat);
}

function pointText(
  boats: readonly KnownBoat[],
  name: Compared,
  direction: 1 | -1,
  text: string,
  phrases: Phrases,
  isNoun: boolean,
): string {
  const figureOf = (boat: Detailed) => (name === 'price' ? dollarsOf(boat.price) : boat[name]);
  const known = (boats as Detailed[]).filter((boat) => typeof figureOf(boat) === 'number');
  const [best, second] = known.sort((a, b) => direction * (Number(figureOf(a)) - Number(figureOf(b))));
  if (!best) return phrases.most.notSaid;
  const value = phrases.ahead[name](Number(figureOf(best)));
  const ahead = known.filter((boat) => figureOf(boat) === figureOf(best)).map(({ title }) => title);
  const unknown = (boats as Detailed[]).filter((boat) => !known.includes(boat)).map(({ title }) => title);
  // A figure that a listing leaves out may be the larger one.
  const rest = unknown.length > 0 ? phrases.notGivenFor(unknown) : '';
  if (!second && unknown.length > 0) return phrases.onlyGiven(best.title, value, unknown);
  if (ahead.length === boats.length) return phrases.equal(value);
  if (ahead.length > 1) return [phrases.tied(ahead, value, false), rest].filter(Boolean).join(' ');
  const isApart =
    /\bhow (?:much|far|many)\b|\b(?:difference|gap|spread|apart)\b/.test(text) || asksPercent(text) || isNoun;
  const apartText = second && isApart ? apart(best, second, name, phrases) : undefined;
  const share =
    apartText && second && name === 'price'
      ? percentApart(dollarsOf(best.price), dollarsOf(second.price), text, phrases)
      : '';
  const gap = apartText && [apartText, share].filter(Boolean).join(' ');
  // 'How much more is this than that' asks for the difference alone.
  if (
    gap &&
    boats.length === 2 &&
    !UNNAMED.has(name) &&
    (isNoun ||
      /\bhow (?:much|many)\b.*\bthan\b|\bspread\b|\bgap between\b|\bhow (?:much|far)\b.*\b(?:between|apart|separates?)\b|\b(?:price|size|age) (?:difference|gap)\b|\b(?:difference|gap) in (?:price|size|age|hours|length|speed|years?)\b/.test(
        text,
      ))
  )
    return gap;
  return [phrases.wouldBe(best.title, value), gap, rest].filter(Boolean).join(' ');
}
