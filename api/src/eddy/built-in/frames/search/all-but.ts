import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { type By, ENDS, endsIn, figureText } from './extremes.ts';
import { averageText } from './figures-text.ts';
import { foundText } from './search-plan.ts';

const BUT =
  /\b(?:except(?: for)?|excluding|exclude|other than|apart from|aside from|besides|minus|without|leav(?:e|ing) out|skip(?:ping)?|ignor(?:e|ing)|drop(?:ping)?|disregard(?:ing)?|not(?: (?:counting|including|considering))?|(?:all|everything|any|anything|every one|_type_|_make_) (?:\w+ ){0,4}but(?: not)?) (?:the )?_(?:sort|ref)_/;
const AVERAGE = /\b(?:average|mean|median|typical|avg)\b/;
/** As many can be left out: a search shows no more at once. */
const MOST = 6;

/** Boats beyond an end of a list. */
const BEYOND: Partial<Record<By, (boat: KnownBoat) => Wish>> = {
  'price-low': ({ price }) => ({ minPrice: dollarsOf(price) + 1 }),
  'price-high': ({ price }) => ({ maxPrice: dollarsOf(price) - 1 }),
  'oldest-built': ({ year }) => ({ minYear: year + 1 }),
  'newest-built': ({ year }) => ({ maxYear: year - 1 }),
};

/** 'Bowriders except the two oldest ones': finds those at the end, then the others. */
export const allButFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (!BUT.test(line.text) || line.has(/_(?:own|saved|id|person)_/)) return undefined;
  const { ends } = endsIn(situation);
  const [by] = ends.length === 1 ? ends : [];
  const count = line.all('sort').find((sort) => sort.by === by)?.count ?? 1;
  const beyond = by && BEYOND[by];
  if (!by || !beyond || count > MOST) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const isNew = Object.keys(said).length > 0 && line.has(/_(?:type|make|kind|boat)_|\bboats\b/);
  const last = without(memory.search ?? {}, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]);
  const wish = isNew ? said : refined(last, said);
  if (Object.keys(wish).length === 0) return undefined;
  return {
    intent: 'search',
    weight: 1.6,
    uses: USES,
    words: /.*/,
    whole: true,
    plan: planFor(by, count, wish, situation),
  };
};

const USES = ['sort', 'ref', 'type', 'kind', 'make', 'boat', 'place', 'bound', 'money', 'fuel', 'engine', 'n'] as const;

function planFor(by: By, count: number, wish: Wish, situation: Situation): Plan {
  const { phrases, line } = situation;
  const isAverage = line.has(AVERAGE);
  return (done) => {
    const [end, others] = done;
    if (!end) return use('search_boats', { ...wish, ...ENDS[by]?.[1], limit: count });
    const left = boatsOf(end.output);
    const last = left.at(-1);
    if (!last) return say(errorOf(end.output) ?? phrases.nothing);
    const rest: Wish = refined(wish, BEYOND[by]?.(last) ?? {});
    if (!others) return use(isAverage ? 'boat_statistics' : 'search_boats', rest);
    const leftOut = phrases.leftOut(left.map((boat) => ({ title: boat.title, figure: figureText(boat, by, phrases) })));
    const error = errorOf(others.output);
    if (error) return say(phrases.cannotSearch(error));
    if (isAverage) return say(`${averageText(others.output, rest, situation)} ${leftOut}`);
    const found = countOf(others.output.total) > 0 ? foundText(rest, others.output, phrases) : phrases.nothing;
    return say(`${leftOut} ${found}`);
  };
}
